import Model
package import View
import ViewKit

/// What a line at the `>` prompt means: positions are those of the screen's names.
@MainActor
package enum LineMeaning {
  /// A control is touched; one that has a name alone asks for its value.
  case touch(Int)
  /// A control is given a value by a touch; without one it has the value already.
  case set(Int, touching: Control?)
  /// A verb after a name.
  case perform(ControlAction, on: Int)
  /// One line of a text is edited, by its number from 1.
  case mend(Int, line: Int)
  /// Several are called so, or their names begin so.
  case ambiguous([Int])
  /// Several values or verbs of a control begin so.
  case ambiguousValue([Phrase], of: Int)
  /// What follows the name of a control is not one of its values or verbs.
  case unknownValue(of: Int)
  /// A verb without a name before it; the first control that takes it.
  case verbWithoutName(ControlAction, of: Int)
  /// Several rows on other pages are called so.
  case several
  /// No match; perhaps the position of a similar name.
  case unknown(nearest: Int?)

  /// The position of what was found, or `nil`.
  var position: Int? {
    switch self {
    case .touch(let position), .set(let position, _), .perform(_, let position),
      .mend(let position, _):
      position
    case .ambiguous, .ambiguousValue, .unknownValue, .verbWithoutName, .several, .unknown: nil
    }
  }

  var isUnderstood: Bool { position != nil }

  /// The meaning as a name that was looked for: a wrong value is near to its control's name.
  var match: NameMatch {
    switch self {
    case .touch(let position), .set(let position, _), .perform(_, let position),
      .mend(let position, _):
      .found(position)
    case .ambiguous(let positions): .ambiguous(positions)
    case .ambiguousValue(_, let position), .unknownValue(let position),
      .verbWithoutName(_, let position):
      .unknown(nearest: position)
    case .several: .unknown(nearest: nil)
    case .unknown(let nearest): .unknown(nearest: nearest)
    }
  }
}

extension ScreenNames {
  // MARK: - The grammar

  /// What a line without spaces around it means: a number, else the longest name, then a verb or a
  /// value.
  ///
  /// A name, a verb and a value may be typed by their beginnings; of two readings the one that has
  /// more of the words whole is meant, and a number is never ambiguous.
  package func meaning(of line: String) -> LineMeaning {
    if let position = position(ofNumber: line) { return .touch(position) }
    if let meaning = meaning(ofName: line.lowercased()) { return meaning }
    let sentences = sentences(of: line)
    if let meaning = longest(of: sentences, ending: .whole) { return meaning }
    switch NameMatch(line, among: controls.map { $0.label.translations }) {
    case .found(let position): return .touch(position)
    case .ambiguous(let positions): return .ambiguous(positions)
    case .unknown(let nearest):
      return longest(of: sentences, ending: .begun) ?? meaning(ofBegunName: line)
        ?? sentences.first { $0.end == .wrong }?.meaning ?? meaning(ofVerbFirst: line)
        ?? meaning(ofVerb: line.lowercased()) ?? .unknown(nearest: nearest)
    }
  }

  /// What a line means that may be the value that a control was asked for.
  func meaning(of line: String, answering asked: Control?) -> LineMeaning {
    guard let asked, let position = controls.firstIndex(where: { $0 === asked }) else {
      return meaning(of: line)
    }
    return meaning(ofValue: line, for: position)
  }

  // MARK: - A number or a name

  /// The position of a control by its number; `+1` may be a name.
  private func position(ofNumber text: String) -> Int? {
    guard let number = Int(text), number > 0, number <= numbered, !text.hasPrefix("+") else {
      return nil
    }
    return number - 1
  }

  private func meaning(ofName name: String) -> LineMeaning? {
    var found: [Int] = []
    for (index, control) in controls.enumerated() where control.label.isCalled(name) {
      found.append(index)
    }
    guard let first = found.first else { return nil }
    return found.count == 1 ? .touch(first) : .ambiguous(found)
  }

  // MARK: - Then a verb or a value

  /// A number or a name with something after it.
  private struct Sentence {
    /// How much of a verb or a value follows the name.
    enum End { case whole, begun, wrong }

    let position: Int
    let nameLength: Int
    let end: End
    let meaning: LineMeaning
  }

  /// The readings of a line as a number, or else as a name, with something after it; those with the
  /// longest names first.
  private func sentences(of line: String) -> [Sentence] {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return [] }
    if let position = position(ofNumber: String(words[0])), controls[position].takesMore {
      let rest = String(words[1]).trimmed
      return [sentence(about: position, nameLength: words[0].count, rest)]
    }
    let typed = line.lowercased()
    var sentences: [Sentence] = []
    for (position, control) in controls.enumerated() where control.takesMore {
      let names = control.label.translations.map { $0.lowercased() + " " }
      guard let length = names.filter({ typed.hasPrefix($0) }).map(\.count).max() else { continue }
      let rest = String(typed.dropFirst(length)).trimmed
      sentences.append(sentence(about: position, nameLength: length, rest))
    }
    return sentences.sorted { $0.nameLength > $1.nameLength }
  }

  private func sentence(about position: Int, nameLength: Int, _ rest: String) -> Sentence {
    let meaning = meaning(ofRest: rest, for: position)
    let name = rest.lowercased()
    let isWhole =
      numbers(of: position).contains(rest) || hasChoice(numbered: rest, position)
      || controls[position].following.contains { $0.isCalled(name) }
    return Sentence(
      position: position, nameLength: nameLength,
      end: !meaning.isUnderstood ? .wrong : isWhole ? .whole : .begun, meaning: meaning)
  }

  /// The meaning of the longest name, even if the line begins with a shorter name too.
  private func longest(of sentences: [Sentence], ending end: Sentence.End) -> LineMeaning? {
    let found = sentences.filter { $0.end == end }
    let longest = found.prefix { $0.nameLength == found[0].nameLength }
    return longest.count > 1 ? .ambiguous(longest.map(\.position)) : longest.first?.meaning
  }

  private func meaning(ofRest rest: String, for position: Int) -> LineMeaning {
    let control = controls[position]
    if control is any ValueControl { return meaning(ofValue: rest, for: position) }
    if let view = control as? TextView {
      return Int(rest).flatMap { view.hasLine($0) ? .mend(position, line: $0) : nil }
        ?? .unknownValue(of: position)
    }
    let actions = control.actions
    switch NameMatch(rest, among: actions.map(\.name.translations)) {
    case .found(let index): return .perform(actions[index], on: position)
    case .ambiguous(let indices):
      return .ambiguousValue(indices.map { actions[$0].name }, of: position)
    case .unknown: return .unknownValue(of: position)
    }
  }

  /// Finds the value that was typed for a control.
  private func meaning(ofValue text: String, for position: Int) -> LineMeaning {
    guard let control = controls[position] as? any ValueControl else {
      return .unknown(nearest: position)
    }
    switch control.value(typed: text) {
    case .known(let touched): return .set(position, touching: touched)
    case .given(let action): return .perform(action, on: position)
    case .ambiguous(let values): return .ambiguousValue(values, of: position)
    case .unknown:
      guard let number = self.position(ofNumber: text), numbers(of: position).contains(text) else {
        return .unknownValue(of: position)
      }
      return .set(position, touching: controls[number])
    }
  }

  /// The numbers of what can be chosen of a control, where its values are on the screen.
  private func numbers(of position: Int) -> [String] {
    guard let segments = (controls[position] as? SegmentedControl)?.segments else { return [] }
    return controls.indices.filter { index in
      segments.contains { $0 === controls[index] }
    }.map { "\($0 + 1)" }
  }

  /// Whether a text is the number of a choice that is not on the screen, or of a line of a text.
  private func hasChoice(numbered text: String, _ position: Int) -> Bool {
    if let view = controls[position] as? TextView { return Int(text).map(view.hasLine) == true }
    return (controls[position] as? PickerView)?.hasRow(numbered: text) == true
  }

  // MARK: - What is out of order

  /// What the beginning of a name with a whole value or verb after it means.
  private func meaning(ofBegunName line: String) -> LineMeaning? {
    let typed = line.lowercased()
    // Any number may be a value of a slider.
    let last = typed.split(separator: " ").last.map(String.init) ?? ""
    let isNumber = Double(last) != nil
    var found: [Sentence] = []
    for (position, control) in controls.enumerated() {
      let following = control.following.flatMap(\.translations).map { $0.lowercased() }
      let takesNumber =
        isNumber && (control is RangeControl || hasChoice(numbered: last, position))
      let values = takesNumber ? [last] : []
      for word in Set(following + numbers(of: position) + values)
      where typed.hasSuffix(" " + word) {
        let name = String(typed.dropLast(word.count + 1)).trimmed
        let isBeginning = control.label.translations.contains { $0.lowercased().hasPrefix(name) }
        guard isBeginning, !name.isEmpty else { continue }
        found.append(
          Sentence(
            position: position, nameLength: name.count, end: .whole,
            meaning: meaning(ofRest: word, for: position)))
      }
    }
    return longest(of: found.sorted { $0.nameLength > $1.nameLength }, ending: .whole)
  }

  /// What a verb with a row behind it means: `edit 3` is `3 edit`.
  private func meaning(ofVerbFirst line: String) -> LineMeaning? {
    let typed = line.lowercased()
    for verb in controls.flatMap({ $0.actions.flatMap(\.name.translations) })
    where typed.hasPrefix(verb.lowercased() + " ") {
      let row = String(line.dropFirst(verb.count)).trimmed
      // Only a number or a whole name: else a verb that is not one would be looked for twice.
      let turned = sentences(of: "\(row) \(verb)")
      if let meaning = longest(of: turned, ending: .whole) { return meaning }
    }
    return nil
  }

  private func meaning(ofVerb name: String) -> LineMeaning? {
    for (position, control) in controls.enumerated() {
      guard let verb = control.actions.first(where: { $0.name.isCalled(name) }) else { continue }
      return .verbWithoutName(verb, of: position)
    }
    return nil
  }
}

extension Control {
  /// The values or verbs that may be typed after its name.
  var following: [Phrase] { (self as? any ValueControl)?.values ?? actions.map(\.name) }

  fileprivate var takesMore: Bool {
    !following.isEmpty || (self as? TextView)?.hasText == true
  }
}

extension TextView {
  /// Its lines, which can be edited one by one.
  var lines: [String] { typedText.linesByNewline }

  /// Whether there is a line of a number: a person can type any number, also the least one.
  fileprivate func hasLine(_ number: Int) -> Bool { lines.indices.contains(number &- 1) }
}
