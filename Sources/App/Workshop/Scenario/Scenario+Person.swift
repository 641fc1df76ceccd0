public import Controller
import ControllerKit
import Model
package import View

// What a person does in the window in front.
extension Scenario {
  /// Touches a field or a button by its name, in any language; its delegate must be set.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one control has the name, or its touch calls
  ///   nothing, as when it is disabled.
  @discardableResult
  public func touch(_ name: String, filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try use(filePath, line, orElse: .nothingShown(name)) { use throws(ScenarioError.Reason) in
      try use.touch(name)
    }
  }

  /// Does something else with a row or another control, such as deleting it: both by their names,
  /// in any language.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one control has the name, it has no such action,
  ///   or the action calls nothing.
  @discardableResult
  public func perform(
    _ action: String, on name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try use(filePath, line, orElse: .nothingShown(name)) { use throws(ScenarioError.Reason) in
      try use.perform(action, on: name)
    }
  }

  /// Begins to edit a field by its name, in any language, then types a text key by key, as long as
  /// the field can be edited.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one field has the name, or it cannot be edited.
  @discardableResult
  public func type(
    _ text: String, into name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try use(filePath, line, orElse: .nothingShown(name)) { use throws(ScenarioError.Reason) in
      try use.type(text, into: name)
    }
  }

  /// Types a text in place of what is in a field, and touches Return: as a line at a prompt does.
  ///
  /// A text view gets line after line, and then its editing ends.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one field has the name, or it cannot be edited.
  @discardableResult
  public func enter(
    _ text: String, into name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try use(filePath, line, orElse: .nothingShown(name)) { use throws(ScenarioError.Reason) in
      try use.enter(text, into: name)
    }
  }

  /// Touches the Return key of the keyboard for the field that is being edited.
  ///
  /// - Throws: ``ScenarioError`` if no field is being edited.
  @discardableResult
  public func touchReturn(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try use(filePath, line, orElse: .noKeyboard) { use throws(ScenarioError.Reason) in
      try use.touchReturn()
    }
  }

  /// Touches the Escape key.
  ///
  /// - Throws: ``ScenarioError`` if no window shows anything to leave.
  @discardableResult
  public func touchEscape(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try use(filePath, line, orElse: .nothingShown("Escape")) { $0.touchEscape() }
  }

  /// Lets time pass, in seconds: timers that are due fire.
  ///
  /// A clock that the app was given does not go on by it.
  @discardableResult
  public func wait(for seconds: Double) -> [String] {
    let step = Explorer.Step.clock(seconds)
    let events = events(of: step.words()) { application.pass(seconds) }
    keep(step)
    return events
  }

  // MARK: - What is in front

  /// The names of the controllers in the window in front, from bottom to top.
  public var controllerNames: [String] { window?.controllers.map(\.debugName) ?? [] }

  /// What a person reads in the window in front, from top to bottom, in the language of the app; of
  /// a secure field, nothing.
  ///
  /// ```swift
  /// try scenario.launch()
  /// #expect(scenario.title == "Tea")
  /// #expect(scenario.texts == ["Tea", "Tea", "Which one?", "Order"])
  /// ```
  public var texts: [String] { window?.texts(in: language) ?? [] }

  /// The title of the screen in front, or the text of an alert; `nil` where there is none.
  public var title: String? { window?.title(in: language) }

  /// The language of the app.
  package var language: Language { application.views.language }

  /// The window in front: the key window of the first active scene that has one.
  public var window: Window? { application.windowsInFront.first?.window }

  /// Does something in the window in front, and keeps what came of it.
  private func use(
    _ filePath: String, _ line: Int, orElse reason: ScenarioError.Reason,
    _ body: (WindowUse) throws(ScenarioError.Reason) -> WindowUse.Done
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      guard let (number, window) = application.windowsInFront.first else { throw reason }
      let use = WindowUse(window: window, number: number, language: language) { step, names, body in
        self.events(of: step.words(of: names)) { body() }
      }
      let done = try body(use)
      keep(done.step, done.names)
      return done.events
    }
  }
}
