import Model
import View

// What a person does in the window in front.
extension Scenario {
  /// Touches a field or a button by its name, in any language; its delegate must be set.
  @discardableResult
  public func touch(_ name: String, filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      let (window, control) = try find(name)
      var isHandled = false
      let events = events { isHandled = window.view.touch(control) }
      guard isHandled else { throw control.isEnabled ? .nobodyListens(name) : .disabled(name) }
      return events
    }
  }

  /// Does something else with a row or another control, such as deleting it: both by their names, in
  /// any language.
  @discardableResult
  public func perform(
    _ action: String, on name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      let (window, control) = try find(name)
      let actions = control.actions
      guard let action = actions.first(where: { $0.name.translations.contains(action) }) else {
        let language = application.views.language
        throw .notAnAction(action, on: name, among: actions.map { language[$0.name] })
      }
      var isHandled = false
      let events = events { isHandled = window.view.perform(action, on: control) }
      guard isHandled else { throw control.isEnabled ? .nobodyListens(name) : .disabled(name) }
      return events
    }
  }

  /// Begins to edit a field by its name, in any language, then types a text key by key, as long as
  /// the field can be edited.
  @discardableResult
  public func type(
    _ text: String, into name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      let (window, control) = try find(name)
      guard let field = control as? TextField else { throw .notEditable(name) }
      guard field.isEnabled else { throw .disabled(name) }
      var isEdited = false
      let events = events {
        isEdited = window.view.edit(field)
        for character in text {
          isEdited = isEdited && field === window.view.editedField
          guard isEdited else { return }
          field.insertText(String(character))
        }
      }
      guard isEdited else { throw .notEditable(name) }
      return events
    }
  }

  /// Touches the Return key of the keyboard for the field that is being edited.
  @discardableResult
  public func touchReturn(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      guard let field = window?.view.editedField else { throw .noKeyboard }
      guard field.answersReturn else { throw .nobodyListens("Return") }
      return events { field.touchReturn() }
    }
  }

  /// The names of the controllers in the window in front, from bottom to top.
  public var controllerNames: [String] { window?.controllers.map(\.debugName) ?? [] }

  /// The window in front: the key window of the first active scene.
  public var window: Window? {
    guard application.usesScenes else {
      return application.applicationState == .active ? application.delegate.window : nil
    }
    let scene = application.scenes.first { $0.activationState == .foregroundActive }
    return (scene as? WindowScene)?.keyWindow
  }

  private func find(_ name: String)
    throws(ScenarioError.Reason) -> (window: Window, control: Control)
  {
    guard let window, let screen = window.view.subviews.last else { throw .nothingShown(name) }
    let all = Array(screen.controls.enumerated())
    let found = all.filter { $0.element.label.translations.contains(name) }
    let language = application.views.language
    guard found.count < 2 else {
      let controls = found.map { position, control in
        let kind =
          control is TextField ? "field" : control is TableViewCell ? "row" : "button"
        return "\(position + 1). the \(kind) \"\(language[control.label])\""
      }
      throw .ambiguous(name, among: controls)
    }
    guard let control = found.first?.element else {
      throw .nothingNamed(name, among: all.map { language[$0.element.label] })
    }
    return (window, control)
  }
}
