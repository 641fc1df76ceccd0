import Model
import View
public import ViewKit

// The lines that a person types, and what they mean on the current screen.
extension TextDisplay {
  /// What the next line will be read as.
  public var prompt: TextPrompt {
    if let field = reachableField {
      let name = language[field.label].printable
      if let view = field as? TextView { return .lines(name: name, isFirst: !view.hasTypedLine) }
      return .field(name: name, isSecure: field.hidesText)
    }
    guard let askedControl else { return .command }
    return .value(name: language[askedControl.label].printable)
  }

  /// The text of the field that the next line is for, or `nil` without one.
  package var editedText: String? { window?.editedField?.typedText }

  /// Whether the next line is a password that a person is choosing, and cannot see.
  package var choosesPassword: Bool {
    guard let field = reachableField, field.hidesText else { return false }
    return field.textContentType == .newPassword
  }

  /// The field that is being edited, unless the window is seen but cannot be touched.
  var reachableField: TextControl? {
    // The field first: mostly there is none, and then nothing else is asked.
    guard let window, let field = window.editedField, window.canBeTouched else { return nil }
    return field
  }

  /// Handles a line that a person typed, without its newline.
  ///
  /// A line of the one character U+001B is the Escape key. While a field is edited, any other line
  /// is its text, and ends with the Return key. Otherwise it names something on the screen, gives
  /// it a value, or is a command.
  ///
  /// - Returns: a command for the program around the display, or `nil`.
  public func receive(_ line: String) -> TextCommand.Invocation? {
    isAnswerOwed = true
    if let window, !window.canBeTouched, !line.trimmed.hasPrefix(":") {
      refuse(.inactive)
      return nil
    }
    if line.isEscapeKey {
      touchEscape()
      return nil
    }
    if let window, let field = reachableField {
      if let view = field as? TextView {
        type(line, intoText: view, in: window)
      } else {
        type(line, into: field, in: window)
      }
      return nil
    }
    let name = line.trimmed
    let asked = askedControl
    // Whatever is typed answers the question, or leaves it.
    askedForValue = nil
    if name.hasPrefix(":") {
      // The code that performs a command answers it.
      isAnswerOwed = false
      guard let found = command(search(for: name)) else { return nil }
      let words = name.dropFirst().split(separator: " ", maxSplits: 1)
      let argument = words.count > 1 ? String(words[1]).trimmed : ""
      return TextCommand.Invocation(name: commands[found].name, argument: argument)
    }
    guard let window, let screen = window.screen else {
      refuse(.nothingShown)
      return nil
    }
    if name.isEmpty {
      if asked == nil { touchReturn(on: screen, in: window) }
    } else {
      let names = ScreenNames(of: screen)
      let meaning = names.meaning(of: name, answering: asked)
      if asked == nil, !names.has(name), undo(name, in: window) {
        return nil
      }
      if asked == nil, let found = find(name, elsewhereOn: screen, unless: meaning, among: names) {
        follow(found.meaning, of: name, among: found.names, in: window)
      } else {
        follow(meaning, of: name, among: names, in: window)
      }
    }
    return nil
  }

  /// Touches what Return alone touches; without that, says what can be typed.
  private func touchReturn(on screen: any Screen, in window: TextWindowView) {
    guard let control = window.nextControl else {
      return say(.available(ScreenNames(of: screen).numberedNames))
    }
    let refused = window.refusedField
    window.touch(control)
    window.walkedText = control is TextView ? ObjectIdentifier(control) : nil
    // The alert's handler may have shown something else, or edited a field.
    guard let refused, window.screen?.has(refused) == true, window.editedField == nil else {
      return
    }
    window.touch(refused)
    // The alert has said what was refused.
    if window.editedField != nil, let screen = window.screen { endHighlights(on: screen) }
  }

  /// The command that a word without a colon probably means.
  package func suggestion(for line: String) -> TextCommand? {
    let word = line.trimmed.lowercased()
    let name = TextCommand.namesByWord[word] ?? word
    return commands.first { $0.name == name }
  }

  /// Finds what a line at the `>` prompt names: something on the screen, or a command.
  ///
  /// While nothing is shown, nothing can be named. An empty line is the Return key, not a name. A
  /// value or a verb after a name counts as a match of the name, and a wrong one as a similar name.
  public func search(for line: String) -> NameMatch {
    let name = line.trimmed
    if name.hasPrefix(":") {
      let command = name.dropFirst().split(separator: " ").first.map(String.init) ?? ""
      let match = NameMatch(command, among: commands.map { [$0.name] })
      return acceptsAbbreviations ? match : match.whole(command, among: commands.map(\.name))
    }
    return meaning(of: name)?.meaning.match ?? .unknown(nearest: nil)
  }

  /// What a line at the `>` prompt means on the screen, by positions among some names; `nil` while
  /// nothing is shown.
  package func meaning(of line: String) -> (meaning: LineMeaning, names: ScreenNames)? {
    guard let screen = window?.screen else { return nil }
    let names = ScreenNames(of: screen)
    return (names.meaning(of: line, answering: askedControl), names)
  }

  private func type(_ text: String, into field: TextControl, in window: TextWindowView) {
    var isTaken = false
    window.log.record(
      Event(.call, "TextDisplay", "type(\(field.shown(text)))", from: .person, to: .view)
    ) {
      window.textInput.takeTurn {
        field.replaceText(with: text)
        isTaken = !field.holdsSecret && field.typedText == text
        // A delegate, target or observer that was called for the text may have ended editing, or
        // shown something above the field.
        if window.editedField === field { field.touchReturn() }
      }
    }
    if text.isEmpty, !field.hasText { window.pass(field) }
    if verbosity == .brief { said.typed.insert(language[field.label].printable) }
    // Probably a command was meant, or nothing is called for the Return key. In transcripts too: a
    // replay must say what a terminal said.
    if isTaken,
      text.utf8.first == UInt8(ascii: ":") || field.isFirstResponder && field.typedText == text
    {
      say(.taken(by: field.label, isEditing: window.editedField != nil))
    }
  }

  /// The position of a command that was found; otherwise says why there is none.
  private func command(_ search: NameMatch) -> Int? {
    switch search {
    case .found(let position): return position
    case .ambiguous(let positions):
      refuse(listing: positions.map { commands[$0].label }) { .ambiguous($0) }
    case .unknown(let nearest):
      refuse(
        .unknown(nearest: nearest.map { commands[$0].label }), listing: commands.map(\.label)
      ) { .commands($0) }
    }
    return nil
  }

  /// Stops editing, even if a delegate refuses, or leaves the question for a value; returns whether
  /// there was anything to leave.
  public func leaveField() -> Bool {
    if window?.editedField == nil, askedControl != nil {
      askedForValue = nil
      return true
    }
    guard let window, reachableField != nil else { return false }
    window.textInput.takeTurn { _ = window.textInput.endEditing(true) }
    drawAgain()
    return true
  }
}

extension Screen {
  /// What Return alone touches: the first empty field that was not passed, otherwise the primary
  /// button, otherwise the first empty field again; nothing that is disabled.
  func nextControl(after passed: [ObjectIdentifier] = []) -> Control? {
    var firstEmpty: TextControl?
    for element in elements {
      guard let field = element.textControl, !field.hasText, field.isEnabled, !field.isHidden else {
        continue
      }
      if !passed.contains(ObjectIdentifier(field)) { return field }
      firstEmpty = firstEmpty ?? field
    }
    if let button = primaryButton, button.isEnabled { return button }
    return firstEmpty
  }
}

extension NameMatch {
  /// The match, if it was the whole name; otherwise nothing, and the nearest name.
  fileprivate func whole(_ name: String, among names: [String]) -> NameMatch {
    switch self {
    case .found(let index) where names[index] == name.lowercased(): self
    case .found(let index): .unknown(nearest: index)
    case .ambiguous(let indices): .unknown(nearest: indices.first)
    case .unknown: self
    }
  }
}
