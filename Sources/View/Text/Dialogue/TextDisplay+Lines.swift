import Model
import View
import ViewKit

// What a typed line does: it is a text, a touch or a command.
extension TextDisplay {
  /// What the next line will be read as.
  public var prompt: TextPrompt {
    if let field = reachableField {
      let name = language[field.label].printable
      if let line = mendedLine { return .field(name: "\(name) \(line)", isSecure: false) }
      if let view = field as? TextView { return .lines(name: name, isFirst: !view.hasTypedLine) }
      return .field(name: name, isSecure: field.hidesText)
    }
    guard let askedControl else { return .command }
    return .value(name: language[askedControl.label].printable)
  }

  /// The text of the field that the next line is for, or `nil` without one.
  package var editedText: String? {
    guard let field = window?.editedField else { return nil }
    guard let line = mendedLine, let view = field as? TextView else { return field.typedText }
    return view.lines.dropFirst(line - 1).first
  }

  /// The number of the only line of a text that is being edited, or `nil`.
  private var mendedLine: Int? {
    guard let mended, mended.editing == window?.textInput.editing else { return nil }
    return mended.line
  }

  /// The text that is being edited with another line in place of the one that is mended; `nil` where
  /// none is.
  package func textMended(with line: String) -> String? {
    guard let number = mendedLine, let view = reachableField as? TextView else { return nil }
    var lines = view.lines
    guard lines.indices.contains(number - 1) else { return nil }
    lines[number - 1] = line
    return lines.joined(separator: "\n")
  }

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

  /// The control that was asked for its value by the last line, while it is on the screen.
  var askedControl: (any ValueControl)? {
    guard let asked = askedForValue, let screen = window?.screen else { return nil }
    return screen.valueControls.contains { $0 === asked } ? asked : nil
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
    } else if line.isEscapeKey {
      touchEscape()
    } else if let window, let field = reachableField {
      if let view = field as? TextView {
        if let text = textMended(with: line) {
          mend(view, to: text, in: window)
        } else {
          type(line, intoText: view, in: window)
        }
      } else {
        type(line, into: field, in: window)
      }
    } else {
      let line = line.trimmed
      let asked = askedControl
      // Whatever is typed answers the question, or leaves it.
      askedForValue = nil
      if line.hasPrefix(":") { return command(line) }
      touch(line, answering: asked)
    }
    return nil
  }

  // MARK: - A touch

  /// Touches what a line names, or what Return alone touches.
  ///
  /// A touch has this name on all of its way: of the line, of its meaning, of the control in the
  /// window, and of the control itself, which then sends its events.
  private func touch(_ line: String, answering asked: Control?) {
    guard let window, let screen = window.screen else { return refuse(.nothingShown) }
    if line.isEmpty {
      if asked == nil { touchReturn(on: screen, in: window) }
      return
    }
    let names = ScreenNames(of: screen)
    let meaning = names.meaning(of: line, answering: asked)
    if asked == nil {
      if undo(line, among: names, in: window) { return }
      if let other = names.meaning(of: line, elsewhereOn: screen, unless: meaning) {
        return touch(other.meaning, of: line, among: other.names, in: window)
      }
    }
    touch(meaning, of: line, among: names, in: window)
  }

  /// Touches what a line means; otherwise says why nothing was done, and what can be.
  private func touch(
    _ meaning: LineMeaning, of line: String, among names: ScreenNames, in window: TextWindowView
  ) {
    switch meaning {
    case .touch(let position): touch(names.controls[position], in: window)
    case .set(let position, let touched):
      guard isUsable(names.controls[position]), let touched else { return }
      touch(touched, in: window)
    case .perform(let action, let position):
      let control = names.controls[position]
      if isUsable(control) { window.perform(action, on: control) }
    case .mend(let position, let line):
      guard isUsable(names.controls[position]) else { return }
      window.touch(names.controls[position])
      mended = (line, window.textInput.editing)
      // One line is asked for, which needs no explanation.
      explainedEditing = window.textInput.editing
    case .ambiguous(let positions): refuse(positions, among: names)
    case .ambiguousValue(let values, _): refuse(listing: values) { .ambiguous($0) }
    case .unknownValue(let position): refuse(.unknownValue(of: names.controls[position]))
    case .verbWithoutName(let verb, let position): refuse(.verbWithoutName(verb, of: position))
    case .several: refuse(.several)
    case .unknown(let nearest):
      let nearest = nearest.map { names.controls[$0].label }
      refuse(
        guess(at: line, among: names, in: window) ?? .unknown(nearest: nearest),
        listing: names.numberedNames
      ) { .available($0) }
    }
  }

  /// What was probably meant by a line that names nothing: a command, a number that is not there, or
  /// a way back; `nil` for anything else.
  func guess(
    at line: String, among names: ScreenNames, in window: TextWindowView
  ) -> Phrase? {
    if let suggestion = suggestion(for: line) { return .didYouMean(":" + suggestion.name) }
    if ["back", "뒤로"].contains(line.lowercased()) { return .noBack }
    guard names.numbered > 0, line.allSatisfy(\.isWholeNumber) else { return nil }
    let hasPages = window.screen?.shownElements.contains {
      ($0.source as? TableView)?.hasPages == true
    }
    return .noNumber(above: names.numbered, hasPages: hasPages == true)
  }

  /// Whether the answer to a line that names nothing depends on the line.
  package func guesses(at line: String) -> Bool {
    guard let window, let screen = window.screen else { return false }
    return guess(at: line.trimmed, among: ScreenNames(of: screen), in: window) != nil
  }

  private func touch(_ control: Control, in window: TextWindowView) {
    guard isUsable(control) else { return }
    guard control.asksForValue, let control = control as? any ValueControl else {
      window.touch(control)
      return
    }
    askedForValue = control
    say(.askForValue(of: control))
  }

  /// Whether a control is enabled; otherwise says that it is not.
  private func isUsable(_ control: Control) -> Bool {
    if control.isEnabled { return true }
    refuse(.disabled(control.label))
    return false
  }

  /// Touches what Return alone touches; without that, says what can be typed.
  private func touchReturn(on screen: any Screen, in window: TextWindowView) {
    guard let control = window.nextControl else {
      if waitsForTime() { return passSecond() }
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

  private func touchEscape() {
    if window?.editedField == nil, askedControl != nil { return askedForValue = nil }
    guard let window, window.screen != nil else { return refuse(.nothingShown) }
    let wasEdited = window.editedField != nil
    let isDone = window.touchEscape()
    if wasEdited, window.editedField == nil { drawAgain() }
    if !isDone { refuse(.escapeDoesNothing) }
  }

  /// What a word without a colon asks of the window's undo manager.
  private enum UndoWord {
    case undo, redo

    init?(_ word: String) {
      switch word {
      case "undo", "실행 취소": self = .undo
      case "redo", "다시 실행": self = .redo
      default: return nil
      }
    }
  }

  /// Takes back, or does again, if a line says so; returns whether it does.
  ///
  /// A control with this name on the screen goes first. In an alert, and without registered
  /// changes, the word has no meaning.
  private func undo(_ line: String, among names: ScreenNames, in window: TextWindowView) -> Bool {
    guard let word = UndoWord(line.lowercased()), !names.has(line),
      let undoer = undoer(in: window), undoer.registrations > 0,
      !(window.screen is any AlertView)
    else { return false }
    switch word {
    case .undo where undoer.canUndo: perform("undo()", in: window) { undoer.undo() }
    case .redo where undoer.canRedo: perform("redo()", in: window) { undoer.redo() }
    case .undo: refuse(.nothingToUndo)
    case .redo: refuse(.nothingToRedo)
    }
    return true
  }

  /// The undo manager of what is in front, if it was ever asked for: to look for one makes none.
  private func undoer(in window: TextWindowView) -> (any UndoPerforming)? {
    window.textInput.finder?.frontPart(UndoPart.self)?.undoer
  }

  private func perform(_ call: Event.Call, in window: TextWindowView, _ body: () -> Void) {
    window.log.record(Event(.call, "TextDisplay", call, from: .person, to: .view)) {
      window.textInput.takeTurn(body)
    }
  }

  /// What says that what was just done can be taken back, or `nil` where that was said; in brief
  /// once.
  func newUndoOffer(in window: TextWindowView) -> String? {
    guard let undoer = undoer(in: window), undoer.registrations > undoer.offers else { return nil }
    undoer.offers = undoer.registrations
    guard undoer.canUndo else { return nil }
    let offer = language[.undoOffer]
    return verbosity != .brief || said.hints.insert(offer).inserted ? offer : nil
  }

  // MARK: - A text

  private func type(_ text: String, into field: TextControl, in window: TextWindowView) {
    let isTaken: Bool = window.log.record(
      Event(.call, "TextDisplay", "type(\(field.shown(text)))", from: .person, to: .view)
    ) {
      window.textInput.takeTurn { () -> Bool in
        field.replaceText(with: text)
        let isTaken = !field.holdsSecret && field.typedText == text
        // A delegate, target or observer that was called for the text may have ended editing, or
        // shown something above the field.
        if window.editedField === field { field.touchReturn() }
        return isTaken
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

  /// Takes a line of a text: a single point ends it, and two are a line with one.
  private func type(_ line: String, intoText view: TextView, in window: TextWindowView) {
    // If the text view was entered with an empty line, an empty line also leaves it.
    let isWalked = window.walkedText == ObjectIdentifier(view) && !view.hasText
    let leaves = line == "." || line.isEmpty && isWalked
    window.walkedText = nil
    let isDone: Bool = window.log.record(
      Event(.call, "TextDisplay", "type(\(view.shown(line)))", from: .person, to: .view)
    ) {
      window.textInput.takeTurn {
        leaves ? view.resignFirstResponder() : view.typeLine(line == ".." ? "." : line)
      }
    }
    if leaves, !view.hasText { window.pass(view) }
    if verbosity == .brief { said.typed.insert(language[view.label].printable) }
    if leaves, view.isFirstResponder {
      say(.stillEdited(view.label))
    } else if !leaves, !isDone {
      say(.notTaken(by: view.label))
    } else if line.utf8.first == UInt8(ascii: ":") {
      // Probably a command was meant.
      say(.lineTaken(by: view.label))
    }
  }

  /// Gives a text view a text with one other line, and ends editing.
  private func mend(_ view: TextView, to text: String, in window: TextWindowView) {
    let isTaken: Bool = window.log.record(
      Event(.call, "TextDisplay", "type(\(view.shown(text)))", from: .person, to: .view)
    ) {
      window.textInput.takeTurn { () -> Bool in
        let isTaken = view.replaceText(with: text)
        if view.isFirstResponder { view.resignFirstResponder() }
        return isTaken
      }
    }
    if verbosity == .brief { said.typed.insert(language[view.label].printable) }
    if !isTaken { say(.notTaken(by: view.label)) }
    if view.isFirstResponder { say(.stillEdited(view.label)) }
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

extension String {
  /// Whether a line is the Escape key.
  package var isEscapeKey: Bool { self == "\u{1B}" }
}
