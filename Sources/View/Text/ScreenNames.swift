import Model
package import View
import ViewKit

/// What a person may name at the `>` prompt on a screen.
@MainActor
package struct ScreenNames {
  /// In order of their numbers; after them what has a name alone, as a segmented control has.
  package let controls: [Control]

  /// How many have a number: from 1.
  ///
  /// Those of the cells of a grid are not shown.
  let numbered: Int

  init(of screen: any Screen) {
    var controls = screen.controls
    numbered = controls.count
    for case let segments as SegmentedControl in screen.shownElements.compactMap(\.source)
    where segments.hasName {
      controls.append(segments)
    }
    self.controls = controls
  }

  /// The names of some controls, each with a number, without a screen.
  package init(_ controls: [Control]) {
    self.controls = controls
    numbered = controls.count
  }

  /// Whether a line is a number, or begins or ends with all of a name.
  func isWhole(_ line: String, at position: Int) -> Bool {
    let words = line.split(separator: " ")
    if [words.first, words.last].contains(where: { $0 == "\(position + 1)" }) { return true }
    let typed = line.lowercased()
    return controls[position].label.translations.map { $0.lowercased() }.contains {
      typed == $0 || typed.hasPrefix($0 + " ") || typed.hasSuffix(" " + $0)
    }
  }

  /// Whether something is called so, in any language.
  func has(_ name: String) -> Bool {
    let name = name.lowercased()
    // No closure: each call of one asks at run time whether it is on the main actor.
    for control in controls where control.label.isCalled(name) { return true }
    return false
  }

  // MARK: - What a line means

  /// Finds what a line without spaces around it means.
  ///
  /// A number is never ambiguous. A whole name is tried before a name with a value or a verb after
  /// it, and this before the beginning of a name; then comes the beginning of a value or a verb,
  /// and last the beginning of a name with a whole value or verb after it.
  package func meaning(of line: String) -> LineMeaning {
    if let position = position(numbered: line) { return .touch(position) }
    if let whole = control(called: line.lowercased()) { return whole }
    let longer = meanings(ofLongerLine: line)
    if let whole = longer.whole { return whole }
    switch NameMatch(line, among: controls.map { $0.label.translations }) {
    case .found(let position): return .touch(position)
    case .ambiguous(let positions): return .ambiguous(positions)
    case .unknown(let nearest):
      return longer.shortened ?? meaning(ofShortenedName: line) ?? longer.mistake
        ?? meaning(ofVerbFirst: line) ?? meaning(ofVerb: line.lowercased())
        ?? .unknown(nearest: nearest)
    }
  }

  /// The position of a control by its number; `+1` may be a name.
  private func position(numbered text: String) -> Int? {
    guard let number = Int(text), number > 0, number <= numbered, !text.hasPrefix("+") else {
      return nil
    }
    return number - 1
  }

  /// Finds the value that was typed for a control.
  func meaning(ofValue text: String, for position: Int) -> LineMeaning {
    guard let control = controls[position] as? any ValueControl else {
      return .unknown(nearest: position)
    }
    switch control.value(typed: text) {
    case .known(let touched): return .set(position, touching: touched)
    case .given(let action): return .perform(action, on: position)
    case .ambiguous(let values): return .ambiguousValue(values, of: position)
    case .unknown:
      guard let number = self.position(numbered: text), numbers(of: position).contains(text) else {
        return .unknownValue(of: position)
      }
      return .set(position, touching: controls[number])
    }
  }

  /// The numbers of what can be chosen of a control, where its values are on the screen.
  private func numbers(of position: Int) -> [String] {
    guard let segments = (controls[position] as? SegmentedControl)?.segments else { return [] }
    return controls.indices.filter { index in
      index < numbered && segments.contains { $0 === controls[index] }
    }.map { "\($0 + 1)" }
  }

  private func control(called name: String) -> LineMeaning? {
    var found: [Int] = []
    for (index, control) in controls.enumerated() where control.label.isCalled(name) {
      found.append(index)
    }
    guard let first = found.first else { return nil }
    return found.count == 1 ? .touch(first) : .ambiguous(found)
  }

  /// What a verb with a row behind it means: `edit 3` is `3 edit`.
  private func meaning(ofVerbFirst line: String) -> LineMeaning? {
    let typed = line.lowercased()
    for verb in controls.flatMap({ $0.actions.flatMap(\.name.translations) })
    where typed.hasPrefix(verb.lowercased() + " ") {
      let row = String(line.dropFirst(verb.count)).trimmed
      // Only a number or a whole name: else a verb that is not one would be looked for twice.
      let turned = meanings(ofLongerLine: "\(row) \(verb)")
      if let meaning = turned.whole { return meaning }
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

  // MARK: - A name with something after it

  /// A control that a line begins with, and the rest of the line.
  private struct Beginning {
    let position: Int
    let length: Int
    let rest: String
  }

  /// What a name with a whole value or verb after it means, what it means with the beginning of
  /// one, and what is wrong with what follows the name.
  private func meanings(
    ofLongerLine line: String
  ) -> (whole: LineMeaning?, shortened: LineMeaning?, mistake: LineMeaning?) {
    var whole: [(Beginning, LineMeaning)] = []
    var shortened: [(Beginning, LineMeaning)] = []
    var mistake: LineMeaning?
    for beginning in beginnings(of: line) {
      let meaning = meaning(of: beginning)
      let following = controls[beginning.position].following
      let numbers = numbers(of: beginning.position)
      if !meaning.isUnderstood {
        mistake = mistake ?? meaning
      } else if numbers.contains(beginning.rest)
        || following.contains(where: { $0.isCalled(beginning.rest.lowercased()) })
      {
        whole.append((beginning, meaning))
      } else {
        shortened.append((beginning, meaning))
      }
    }
    return (longest(of: whole), longest(of: shortened), mistake)
  }

  /// What the beginning of a name with a whole value or verb after it means.
  private func meaning(ofShortenedName line: String) -> LineMeaning? {
    let typed = line.lowercased()
    var found: [(Beginning, LineMeaning)] = []
    for (position, control) in controls.enumerated() {
      let following = control.following.flatMap(\.translations).map { $0.lowercased() }
      // Any number may be a value of a slider.
      let last = typed.split(separator: " ").last.map(String.init) ?? ""
      let values = control is RangeControl && Double(last) != nil ? [last] : []
      for word in Set(following + numbers(of: position) + values)
      where typed.hasSuffix(" " + word) {
        let name = String(typed.dropLast(word.count + 1)).trimmed
        let isBeginning = control.label.translations.contains { $0.lowercased().hasPrefix(name) }
        guard isBeginning, !name.isEmpty else { continue }
        let beginning = Beginning(position: position, length: name.count, rest: word)
        found.append((beginning, meaning(of: beginning)))
      }
    }
    return longest(of: found.sorted { $0.0.length > $1.0.length })
  }

  /// The meaning of the longest name, whatever shorter one the line begins with, too.
  private func longest(of found: [(beginning: Beginning, meaning: LineMeaning)]) -> LineMeaning? {
    let longest = found.prefix { $0.beginning.length == found[0].beginning.length }
    if longest.count > 1 { return .ambiguous(longest.compactMap(\.meaning.position)) }
    return longest.first?.meaning
  }

  private func meaning(of beginning: Beginning) -> LineMeaning {
    let control = controls[beginning.position]
    if control is any ValueControl {
      return meaning(ofValue: beginning.rest, for: beginning.position)
    }
    let actions = control.actions
    switch NameMatch(beginning.rest, among: actions.map(\.name.translations)) {
    case .found(let index): return .perform(actions[index], on: beginning.position)
    case .ambiguous(let indices):
      return .ambiguousValue(indices.map { actions[$0].name }, of: beginning.position)
    case .unknown: return .unknownValue(of: beginning.position)
    }
  }

  /// The controls that take something after their names and that a line begins with: a number
  /// alone, otherwise the longest names first.
  private func beginnings(of line: String) -> [Beginning] {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return [] }
    if let position = position(numbered: String(words[0])), controls[position].takesMore {
      let rest = String(words[1]).trimmed
      return [Beginning(position: position, length: words[0].count, rest: rest)]
    }
    let typed = line.lowercased()
    var beginnings: [Beginning] = []
    for (position, control) in controls.enumerated() where control.takesMore {
      let names = control.label.translations.map { $0.lowercased() + " " }
      guard let length = names.filter({ typed.hasPrefix($0) }).map(\.count).max() else { continue }
      let rest = String(typed.dropFirst(length)).trimmed
      beginnings.append(Beginning(position: position, length: length, rest: rest))
    }
    return beginnings.sorted { $0.length > $1.length }
  }
}

extension Control {
  /// The values or verbs that may be typed after its name.
  var following: [Phrase] { (self as? any ValueControl)?.values ?? actions.map(\.name) }

  fileprivate var takesMore: Bool { !following.isEmpty }

  fileprivate var hasName: Bool { label != "" }
}

extension Phrase {
  /// Whether it is a name, in lower case, in any language.
  func isCalled(_ name: String) -> Bool {
    english.isSame(as: name) || korean.isSame(as: name)
  }
}

extension String {
  /// Whether it is a name, which is in lower case.
  fileprivate func isSame(as name: String) -> Bool {
    // Most names begin with another letter: they need not be changed to lower case. Nothing from
    // the Hangul syllables on is composed of ASCII or has it as its lower case.
    guard let first = utf8.first, let other = name.utf8.first else {
      return isEmpty && name.isEmpty
    }
    if other < 0x80 {
      if first >= 0xEA { return false }
      if first < 0x80, first | 0x20 != other | 0x20 { return false }
    }
    return lowercased() == name
  }
}
