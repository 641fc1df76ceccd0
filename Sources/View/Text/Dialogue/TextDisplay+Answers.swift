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
    let lists = [names] + (1..<max(1, names.count)).reversed().map { names.prefix($0) + ["…"] }
    let list = lists.lazy.map(sentence).first { self.lines(of: $0).count <= room }
    if let reason {
      refuse(reason)
      if let list { say(list) }
    } else {
      refuse(list ?? sentence(names))
    }
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

  /// Adds what can be done now to the output.
  public func help() {
    if let screen = window?.screen {
      say(.available(ScreenNames(of: screen).numberedNames))
      let content = ScreenContent(of: screen)
      if let window, let hint = hint(on: screen, showing: content, in: window) { say(hint) }
    }
    say(.howToName)
    if let screen = window?.screen {
      let names = ScreenNames(of: screen)
      let hasDefault = verbosity == .changes && screen.primaryButton?.isEnabled == true
      if !traits.isSpoken, verbosity != .brief,
        let signs = names.signs(withDefault: hasDefault, withRefusal: showsRefusal)
      {
        say(signs)
      }
      for explanation in names.explanations { say(explanation) }
    }
    say(.howToEdit)
    if let howToKeep { say(howToKeep) }
    let commands = commands.filter(\.isOffered)
    let usages = commands.map { "    " + $0.usage.printable }
    let column = (usages.map(\.displayWidth).max() ?? 0) + 2
    for (command, usage) in zip(commands, usages) {
      let explanation = language[command.explanation].printable
      var entry = TextBuffer()
      entry.addEntry(explanation, beside: usage, at: column, on: traits)
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

  /// Says a remark: dim where that is possible.
  package func remark(_ phrase: Phrase) { say(phrase, .dim) }

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
