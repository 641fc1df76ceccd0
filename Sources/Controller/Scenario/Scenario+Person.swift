import View

// What a person does with the window that is in front.
extension Scenario {
  /// Touches a field or a button.
  ///
  /// - Parameter name: what it is called, in any language.
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` that lists what can be touched.
  @discardableResult
  public func touch(_ name: String) throws(ScenarioError) -> [String] {
    let touchable = try find(name)
    return try step { () throws(LifeCycleError) in touchable.touch() }
  }

  /// Types a text key by key, as a person does after touching the field.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - name: what the field is called, in any language.
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when there is no such field or it cannot be edited.
  @discardableResult
  public func type(_ text: String, into name: String) throws(ScenarioError) -> [String] {
    guard let field = try find(name).field else { throw .notEditable(name) }
    var began = false
    let events = try step { () throws(LifeCycleError) in
      began = field.becomeFirstResponder()
      guard began else { return }
      for character in text { field.insertText(String(character)) }
    }
    guard began else { throw .notEditable(name) }
    return events
  }

  /// Touches the Return key of the keyboard.
  ///
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when no field is being edited.
  @discardableResult
  public func touchReturn() throws(ScenarioError) -> [String] {
    guard let field = window?.view.textInput.firstResponder else { throw .noKeyboard }
    return try step { () throws(LifeCycleError) in field.touchReturn() }
  }

  /// The controllers of the window in front, from bottom to top, by their names.
  public var screens: [String] { window?.controllers.map(\.name) ?? [] }

  /// The window in front: the one of the first active scene.
  public var window: Window? {
    guard application.usesScenes else { return application.delegate.window }
    let scene = application.scenes.first { $0.activationState == .foregroundActive }
    return (scene as? WindowScene)?.keyWindow
  }

  private func find(_ name: String) throws(ScenarioError) -> Touchable {
    guard let view = window?.view.subviews.last else { throw .nothingShown(name) }
    guard let touchable = view.touchables.first(where: { $0.name.all.contains(name) }) else {
      throw .nothingNamed(name, among: view.touchables.map(\.name.english))
    }
    return touchable
  }
}
