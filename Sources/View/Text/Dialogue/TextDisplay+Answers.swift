package import Model
package import View
import ViewKit

// What is answered besides the screen: mistakes, help, and a trace.
extension TextDisplay {
  // MARK: - Mistakes

  /// A mistake takes three lines at most, so that the screen above it stays in sight.
  private static let mistakeLines = 3

  /// Says why the last line did nothing.
  package func refuse(_ phrase: Phrase) {
    hasRefused = true
    var lines = lines(of: phrase)
    guard lines.count > Self.mistakeLines else { return say(phrase, .refusal) }
    lines = Array(lines.prefix(Self.mistakeLines))
    say(Phrase(verbatim: lines.joined(separator: " ") + "…"), .refusal)
  }

  /// Says why the last line did nothing, and below it which names can be typed: of many only the
  /// first ones.
  func refuse(
    _ reason: Phrase? = nil, listing names: [Phrase], in sentence: ([Phrase]) -> Phrase
  ) {
    let room = Self.mistakeLines - (reason.map { lines(of: $0).count } ?? 0)
    // Show at least one name.
    let list = first(names, in: room, sentence)
    guard let reason else { return refuse(list) }
    refuse(reason)
    if lines(of: list).count <= room { say(list) }
  }

  /// A sentence with as many of the names as some lines have room for, and at least the first one.
  private func first(_ names: [Phrase], in room: Int, _ sentence: ([Phrase]) -> Phrase) -> Phrase {
    let all = sentence(names)
    if lines(of: all).count <= room { return all }
    let shorter = (1..<max(1, names.count)).reversed().map { sentence(names.prefix($0) + ["…"]) }
    return shorter.first { lines(of: $0).count <= room } ?? shorter.last ?? all
  }

  /// Says that several names are the same, or begin the same.
  func refuse(_ positions: [Int], among names: ScreenNames) {
    let labels = positions.map { names.controls[$0].label }
    // Where two names are the same, more of the name would not help.
    let areSame = [\Phrase.english, \.korean].contains { name in
      Set(labels.map { $0[keyPath: name].lowercased() }).count < labels.count
    }
    if areSame {
      refuse(listing: positions.map(names.numberedName)) { .sameNames($0) }
    } else {
      refuse(listing: labels) { .ambiguous($0) }
    }
  }

  private func lines(of phrase: Phrase) -> [String] {
    language[phrase].printable.lines(of: traits.room(after: 2))
  }

  // MARK: - What a person asks for

  /// Adds to the output what can be done now, what one command does, or with `all` what each does.
  ///
  /// - Parameter topic: the name of a command, its beginning, `all`, or an empty text.
  public func help(_ topic: String = "") {
    let name = topic.trimmed.drop { $0 == ":" }.lowercased()
    if name.isEmpty { return helpOnScreen() }
    if name == TextCommand.all { return helpOnEverything() }
    switch NameMatch(name, among: commands.map { [$0.name] }) {
    case .found(let position): explain([commands[position]])
    case .ambiguous(let positions): explain(positions.map { commands[$0] })
    case .unknown(let nearest):
      let names = commands.map(\.label)
      refuse(.unknown(nearest: nearest.map { names[$0] }), listing: names) { .commands($0) }
    }
  }

  /// What a person sees at a glance, with as many commands as there is room for.
  private func helpOnScreen() {
    var phrases: [Phrase] = []
    if let window, let screen = window.screen {
      let names = ScreenNames(of: screen)
      phrases.append(first(names.numberedNames, in: 2) { .available($0) })
      let content = ScreenContent(of: screen)
      if let hint = hintAtReturn(on: screen, showing: content, in: window) {
        phrases.append(Phrase(verbatim: hint))
      }
      phrases.append(.howToName)
      let hasDefault = verbosity == .changes && screen.primaryButton?.isEnabled == true
      if !traits.isSpoken, verbosity != .brief,
        let signs = names.signs(withDefault: hasDefault, withRefusal: showsRefusal)
      {
        phrases.append(signs)
      }
      phrases += names.explanations + [.howToLeave]
    } else {
      phrases.append(.howToName)
    }
    let rows = phrases.map { lines(of: $0).count }.reduce(.zero, +)
    let room = ((traits.columns ?? 60) < 60 ? 20 : 12) - rows
    phrases.append(
      first(commands.filter(\.isOffered).map(\.label), in: room) { .commandsToExplain($0) })
    phrases.forEach { say($0) }
  }

  private func helpOnEverything() {
    say(.howToReturn)
    say(.howToEdit)
    if let howToKeep { say(howToKeep) }
    explain(commands.filter(\.isOffered))
  }

  /// Says what commands do, each beside its name or, where that is too narrow, below it.
  private func explain(_ commands: [TextCommand]) {
    let usages = commands.map { "    " + $0.usage.printable }
    let column = (usages.map(\.displayWidth).max() ?? 0) + 2
    for (command, usage) in zip(commands, usages) {
      let explanation = language[command.explanation].printable
      var entry = TextBuffer()
      entry.addEntry(explanation, beside: usage, at: column, .bold, on: traits)
      onSaying?("\(usage)  \(explanation)")
      note(entry)
    }
  }

  /// Says the whole screen, or all of what has a name or a number there, even what was cut.
  public func read(_ name: String = "") {
    guard let window, let screen = window.screen else { return refuse(.nothingShown) }
    let content = ScreenContent(of: screen)
    if name.isEmpty { return add(picture(of: content, on: screen, in: window, traits)) }
    let names = ScreenNames(of: screen)
    guard case .touch(let position) = names.meaning(of: name) else {
      let isNumber = name.allSatisfy(\.isWholeNumber)
      let guess = isNumber ? guess(at: name, among: names, in: window) : nil
      return refuse(guess ?? .unknown(nearest: nil), listing: names.numberedNames) {
        .available($0)
      }
    }
    let named = Array(content.named.dropFirst(position).prefix(1))
    for line in BriefScreen(of: named, in: language).lines { say(line.text) }
  }

  /// Says how a text ends, when its editing has begun; in brief once.
  func explainText(in window: TextWindowView) {
    guard let view = window.editedField as? TextView, explainedEditing != window.textInput.editing
    else {
      return
    }
    explainedEditing = window.textInput.editing
    let hint = language[
      !view.hasText
        ? .howToEnd : view.lines.count < 2 ? .howToReplace : .howToReplaceLines(of: view.label)]
    if verbosity != .brief || said.hints.insert(hint).inserted { say(hint) }
  }

  /// Says what to read first: bold where that is possible.
  package func stress(_ phrase: Phrase) { say(phrase, .bold) }

  /// Says that an answer was right: in green where that is possible.
  package func praise(_ phrase: Phrase) { say(phrase, .success) }

  /// Says a remark: dim where that is possible.
  package func remark(_ phrase: Phrase) { say(phrase, .dim) }

  /// Says a line in which each name of an object or a layer has the color of its layer, where that is
  /// possible; before it a number that can be typed, if there is one.
  package func say(_ text: String, after number: Int? = nil, in lanes: [String: Lane]) {
    let digits = number.map { "\($0)  " } ?? ""
    let indentation = (number == nil ? 2 : 6) + text.prefix { $0 == " " }.count
    let text = text.trimmed.printable
    onSaying?(String(repeating: " ", count: indentation - 2) + digits + text)
    var lines = TextBuffer()
    let start = indentation + digits.count
    for (index, line) in text.lines(of: traits.room(after: start)).enumerated() {
      lines.addSpaces(index == 0 ? indentation : start)
      if index == 0, let number { lines.add("\(number)", .number, on: traits) }
      if index == 0, number != nil { lines.add("  ") }
      for word in line.wordsAndGaps {
        lines.add(word, lanes[word].map(TextStyle.name), on: traits)
      }
      lines.endLine()
    }
    add(lines)
  }

  /// Draws a screen that is not the one in front, as a picture: with a bar before each line.
  package func draw(_ content: ScreenContent) {
    var traits = traits
    traits.columns = traits.columns.map { $0 - 4 }
    let picture = RenderedScreen(of: content, hint: "", in: language, on: traits).lines
    for line in picture.text.split(separator: "\n") {
      onSaying?("  │ \(line)")
      var drawn = TextBuffer()
      drawn.add("  │ ", .dim, on: traits)
      drawn.add(String(line))
      drawn.endLine()
      add(drawn)
    }
  }

  // MARK: - A trace

  /// Adds a line of a trace to the output.
  public func trace(_ line: String) {
    note(drawing(ofTrace: line))
  }

  /// Adds an entry of a trace to the output: at a terminal with its layers, and `caller`, who
  /// calls.
  package func trace(_ event: Event, from caller: String?) {
    note(drawing(of: event, from: caller))
  }

  /// Adds a remark about a trace to the output.
  package func trace(remark: Phrase) {
    guard traits.hasLanes else { return trace(language[remark]) }
    var lines = TextBuffer()
    lines.addParagraph(language[remark], after: "  ", .dim, on: traits)
    note(lines)
  }

  /// An entry of a trace as it would be added, in UTF-8.
  package func bytes(ofTrace event: Event, from caller: String?) -> [UInt8] {
    drawing(of: event, from: caller).bytes
  }

  private func drawing(of event: Event, from caller: String?) -> TextBuffer {
    traits.hasLanes
      ? LaneTrace(event, from: caller, in: language).lines(on: traits)
      : drawing(ofTrace: TextTrace.line(for: event))
  }

  private func drawing(ofTrace line: String) -> TextBuffer {
    let indentation = line.prefix { $0 == " " }
    var lines = TextBuffer()
    lines.addParagraph(line.trimmed.printable, after: "  | " + indentation, on: traits)
    return lines
  }
}

extension String {
  /// Its names, and what is between them.
  fileprivate var wordsAndGaps: [String] {
    var pieces: [String] = []
    var wasName: Bool?
    for character in self {
      let isName = character.isLetter || character.isNumber || character == "_"
      if isName == wasName {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      wasName = isName
    }
    return pieces
  }
}
