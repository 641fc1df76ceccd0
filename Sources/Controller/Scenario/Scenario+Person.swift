import Model
import View

// What a person does with the window that is in front.
extension Scenario {
  /// Touches a field or a button.
  ///
  /// - Parameters:
  ///   - name: what it is called, in any language.
  ///   - filePath: the file with this step.
  ///   - line: the line of this step.
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` that lists what can be touched, or says that nobody is told.
  @discardableResult
  public func touch(_ name: String, filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      let (window, control) = try find(name)
      var isHeard = false
      let events = try step { () throws(LifeCycleError) in isHeard = window.view.touch(control) }
      guard isHeard else { throw .nobodyListens(name) }
      return events
    }
  }

  /// Touches a field, then types a text key by key.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - name: what the field is called, in any language.
  ///   - filePath: the file with this step.
  ///   - line: the line of this step.
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when there is no such field in front, or it cannot be edited, or no
  ///   longer while there are keys left to type.
  @discardableResult
  public func type(
    _ text: String, into name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      guard let field = try find(name).control as? TextField else { throw .notEditable(name) }
      var isEdited = false
      let events = try step { () throws(LifeCycleError) in
        isEdited = field.becomeFirstResponder()
        for character in text {
          isEdited = isEdited && field === editedField
          guard isEdited else { return }
          field.insertText(String(character))
        }
      }
      guard isEdited else { throw .notEditable(name) }
      return events
    }
  }

  /// Touches the Return key of the keyboard.
  ///
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when no field in front is being edited, or it has no delegate.
  @discardableResult
  public func touchReturn(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      guard let field = editedField else { throw .noKeyboard }
      guard field.delegate != nil else { throw .nobodyListens("Return") }
      return try step { () throws(LifeCycleError) in field.touchReturn() }
    }
  }

  /// The controllers of the window in front, from bottom to top, by their names.
  public var screens: [String] { window?.controllers.map(\.name) ?? [] }

  /// The window in front: the key window of the first active scene.
  public var window: Window? {
    guard application.usesScenes else {
      return application.applicationState == .active ? application.delegate.window : nil
    }
    let scene = application.scenes.first { $0.activationState == .foregroundActive }
    return (scene as? WindowScene)?.keyWindow
  }

  /// The field that is being edited where a person can see it.
  private var editedField: TextField? {
    guard let view = window?.view, let field = view.textInput.firstResponder,
      view.subviews.last?.fields.contains(where: { $0 === field }) == true
    else { return nil }
    return field
  }

  private func find(_ name: String)
    throws(ScenarioError.Reason) -> (window: Window, control: Control)
  {
    guard let window, let screen = window.view.subviews.last else { throw .nothingShown(name) }
    let all = Array(screen.controls.enumerated())
    let found = all.filter { $0.element.label.all.contains(name) }
    guard found.count < 2 else {
      throw .ambiguous(name, among: found.map { "\($0.offset + 1). \($0.element.kind)" })
    }
    guard let control = found.first?.element else {
      throw .nothingNamed(name, among: all.map(\.element.label.english))
    }
    return (window, control)
  }
}

extension Control {
  /// What it is, and what it is called.
  fileprivate var kind: String {
    "the \(self is TextField ? "field" : "button") \"\(label.english)\""
  }
}
