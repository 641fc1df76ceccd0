import Controller
import ControllerKit
import Model
import View
import ViewKit
import ViewText

/// What a person does in one window of a test, by the names on its uppermost screen.
@MainActor
struct WindowUse {
  let window: Window

  /// The number of the window's session, or 0.
  let number: Int

  /// The language in which a wrong name is answered.
  let language: Language

  /// Takes a step, with the names of what it is about, and returns the events that it caused.
  let events: (_ step: Explorer.Step, _ names: [Phrase], () -> Void) -> [String]

  /// What was done, as an explorer would do it, and the events that came of it.
  typealias Done = (step: Explorer.Step, names: [Phrase], events: [String])

  func touch(_ name: String) throws(ScenarioError.Reason) -> Done {
    let (control, index) = try find(name)
    var isHandled = false
    let label = control.label
    let step = Explorer.Step.touch(window: number, control: index, name: label.english)
    let events = events(step, [label]) { isHandled = window.view.touch(control) }
    guard isHandled else { throw control.isEnabled ? .nobodyListens(name) : .disabled(name) }
    return (step, [label], events)
  }

  func perform(_ action: String, on name: String) throws(ScenarioError.Reason) -> Done {
    let (control, index) = try find(name)
    let (label, actions) = (control.label, control.actions)
    guard let action = control.action(named: action) else {
      throw .notAnAction(action, on: name, among: actions.map { language[$0.name] })
    }
    var isHandled = false
    let step = Explorer.Step.perform(
      action.name.english, window: number, control: index, name: label.english)
    let events = events(step, [label, action.name]) {
      isHandled = window.view.perform(action, on: control)
    }
    guard isHandled else { throw control.isEnabled ? .nobodyListens(name) : .disabled(name) }
    return (step, [label, action.name], events)
  }

  /// Types key by key after what is in the field.
  func type(_ text: String, into name: String) throws(ScenarioError.Reason) -> Done {
    try write(text, into: name, isStillEdited: true) { field in
      guard window.view.edit(field) else { return false }
      for character in text {
        guard field === window.view.editedField else { return false }
        field.insertText(String(character))
      }
      return true
    }
  }

  /// Types in place of what is in the field, and touches Return; in a text view, line by line.
  func enter(_ text: String, into name: String) throws(ScenarioError.Reason) -> Done {
    try write(text, into: name, isStillEdited: false) { field in
      window.enter(text, into: field, isStillEdited: false)
    }
  }

  /// Writes a text; where the field is still edited then, after what is there.
  private func write(
    _ text: String, into name: String, isStillEdited: Bool, _ write: (TextControl) -> Bool
  ) throws(ScenarioError.Reason) -> Done {
    let (control, index) = try find(name)
    guard let field = control as? TextControl else { throw .notEditable(name) }
    guard field.isEnabled else { throw .disabled(name) }
    let (label, isSecure) = (field.label, field.hidesText)
    func step(_ text: String) -> Explorer.Step {
      field is TextView && !isStillEdited
        ? .write(text, window: number, control: index, name: label.english)
        : .type(
          text, window: number, control: index, name: label.english, isSecure: isSecure,
          isStillEdited: isStillEdited)
    }
    var (isEdited, new) = (false, "")
    let events = events(step(text), [label]) {
      isEdited = write(field)
      // A delegate or target called for the Return key may have emptied the field.
      new = isStillEdited ? field.text ?? "" : text
    }
    guard isEdited else { throw .notEditable(name) }
    return (step(new), [label], events)
  }

  func touchReturn() throws(ScenarioError.Reason) -> Done {
    guard let field = window.view.editedField else { throw .noKeyboard }
    guard field.handlesReturn else { throw .nobodyListens("Return") }
    let step = Explorer.Step.touchReturn(window: number)
    return (step, [], events(step, []) { field.touchReturn() })
  }

  func touchEscape() -> Done {
    let step = Explorer.Step.touchEscape(window: number)
    return (step, [], events(step, []) { window.view.touchEscape() })
  }

  /// The control of a name, and its position on the screen.
  private func find(_ name: String) throws(ScenarioError.Reason) -> (Control, Int) {
    window.settle()
    guard let screen = window.view.subviews.last else { throw .nothingShown(name) }
    let all = Array(screen.controls.enumerated())
    let found = all.filter { $0.element.label.translations.contains(name) }
    guard found.count < 2 else {
      let controls = found.map { position, control in
        let kind =
          control is TextControl ? "field" : control is TableViewCell ? "row" : "button"
        return "\(position + 1). the \(kind) \"\(language[control.label])\""
      }
      throw .ambiguous(name, among: controls)
    }
    guard let (index, control) = found.first else {
      throw .nothingNamed(name, among: all.map { language[$0.element.label] })
    }
    return (control, index)
  }
}

extension Window {
  /// Types as a person at a prompt does: the text is replaced, and Return ends it unless the field
  /// is to be still edited then; a text view takes line after line, and then ends.
  ///
  /// - Returns: whether the field could be edited.
  func enter(_ text: String, into field: TextControl, isStillEdited: Bool) -> Bool {
    if !field.isFirstResponder { view.touch(field) }
    // A delegate, target or observer that was called for the touch or the text may have shown
    // something above the field.
    guard view.editedField === field else { return false }
    if let textView = field as? TextView, !isStillEdited {
      for line in text.linesByNewline where view.editedField === field { textView.typeLine(line) }
      if view.editedField === field { field.resignFirstResponder() }
      return true
    }
    view.turn?.begin()
    field.replaceText(with: text)
    if !isStillEdited, view.editedField === field { field.touchReturn() }
    view.turn?.end()
    return true
  }

  /// Every text of the uppermost screen, from top to bottom; of a secure field, none.
  func texts(in language: Language) -> [String] {
    content?.texts(in: language) ?? []
  }

  /// The title of the uppermost screen, else of its controller.
  func title(in language: Language) -> String? {
    let shown = content.map { language[$0.title] } ?? ""
    return shown.isEmpty ? controllers.last?.title.map { language[$0] } : shown
  }

  /// Lets be called what waits for a turn: a test may have changed a model outside of all.
  func settle() {
    guard let turn = view.turn, let tracker = turn.tracker as? ObservationTracker,
      tracker.isWaiting
    else { return }
    log.beginStep()
    turn.run {}
  }

  /// What the uppermost screen shows.
  var content: ScreenContent? {
    settle()
    return log.unrecorded { view.subviews.last.map { ScreenContent(of: $0) } }
  }
}

extension EventLog {
  /// Reads something: whom that asks is no part of what happens.
  @MainActor
  func unrecorded<Result>(_ body: () -> Result) -> Result {
    let (wasRecording, wasExplaining) = (isRecording, isExplaining)
    (isRecording, isExplaining) = (false, false)
    defer { (isRecording, isExplaining) = (wasRecording, wasExplaining) }
    return body()
  }
}
