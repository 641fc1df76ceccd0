public import Controller
import ControllerKit
public import Model
public import View

/// A window for the test of one screen: its view shows nothing, its log records, and a controller
/// is in it, with its screen or with a mock of it.
///
/// What a person does there is done by names, as in a ``Scenario``, and a step that no person could
/// take throws a ``ScenarioError`` too, and so does one that leads to a misuse. As in an app, each touch, key and typed line is a turn:
/// <doc:States-And-Turns#Requests-and-turns>.
///
/// ```swift
/// let window = TestWindow(OrderController(screen: OrderScreen()))
/// try window.type("Assam", into: "Tea")
/// try window.touch("Order")
/// #expect(window.texts == ["Tea", "Tea", "Which one?", "Assam", "Order"])
/// ```
@MainActor
public final class TestWindow {
  /// The window.
  public let window: Window

  /// The language of what is read in it.
  public let language: Language

  /// Its log, which records every call.
  public let log: EventLog

  private let history: StepHistory
  private let allowsMisuses: Bool
  /// How many misuses were thrown.
  private var thrown = 0
  private let reporter: ScenarioReporter
  private let madeAt: (filePath: String, line: Int)

  /// Creates a window that shows a controller.
  ///
  /// - Parameters:
  ///   - root: the controller.
  ///   - language: the language of what is read in it.
  ///   - allowsMisuses: whether misuses may be reported. Without it, the step throws that leads to
  ///     one; one that comes outside of a step is thrown by the next, or reported by a
  ///     ``ScenarioReporter`` when the window is released.
  ///   - filePath: the file of the caller: leave it out.
  ///   - line: the line of the caller: leave it out.
  public init(
    _ root: ViewController, language: Language = .english, allowsMisuses: Bool = false,
    filePath: String = #filePath, line: Int = #line
  ) {
    self.language = language
    self.allowsMisuses = allowsMisuses
    reporter = ScenarioReporter.current
    madeAt = (filePath, line)
    log = EventLog(isRecording: true)
    log.isExplaining = true
    history = StepHistory(log)
    let views = HeadlessViewFactory(language: language)
    window = Window(view: views.makeWindowView(), log: log)
    let name = Phrase("show \(root.debugName)", ko: "\(root.debugName) 보여주기")
    history.go(to: filePath, line)
    history.begin(name)
    let turn = EventTurn()
    turn.tracker = ObservationTracker(turn: turn, log: window.log)
    window.view.turn = turn
    // An app shows its first controller in the turn of its launch.
    turn.run {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    history.look(in: language) { [weak self] in
      guard let self, window.view.turn?.isRunning != true else { return nil }
      return window.content
    }
    keep(nil, name)
  }

  deinit {
    let misuses = Self.misuses(in: log, after: thrown)
    guard !allowsMisuses, !misuses.isEmpty else { return }
    reporter.report(
      ScenarioError(.reported(misuses), filePath: madeAt.filePath, line: madeAt.line))
  }

  // MARK: - What is in front

  /// The names of its controllers, from bottom to top.
  public var controllerNames: [String] { window.controllers.map(\.debugName) }

  /// What a person reads, from top to bottom; of a secure field, nothing.
  public var texts: [String] { window.texts(in: language) }

  /// The title of the screen in front, or the text of an alert; `nil` where there is none.
  public var title: String? { window.title(in: language) }

  // MARK: - What a person does

  /// Touches a control by its name, in any language; its delegate must be set.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one control has the name, or its touch calls
  ///   nothing, as when it is disabled.
  @discardableResult
  public func touch(_ name: String, filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in try use.touch(name) }
  }

  /// Does something else with a row or another control, both by their names.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one control has the name, it has no such action,
  ///   or the action calls nothing.
  @discardableResult
  public func perform(
    _ action: String, on name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      try use.perform(action, on: name)
    }
  }

  /// Begins to edit a field by its name, then types a text key by key.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one field has the name, or it cannot be edited.
  @discardableResult
  public func type(
    _ text: String, into name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in try use.type(text, into: name) }
  }

  /// Types a text in place of what is in a field, and touches Return.
  ///
  /// - Throws: ``ScenarioError`` if not exactly one field has the name, or it cannot be edited.
  @discardableResult
  public func enter(
    _ text: String, into name: String, filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in try use.enter(text, into: name) }
  }

  /// Touches the Return key for the field that is being edited.
  ///
  /// - Throws: ``ScenarioError`` if no field is being edited.
  @discardableResult
  public func touchReturn(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in try use.touchReturn() }
  }

  private var use: WindowUse {
    let (log, history) = (log, history)
    return WindowUse(window: window, number: 0, language: language) { step, names, body in
      let before = log.events.count
      log.beginStep()
      history.begin(step.words(of: names))
      body()
      return log.events(from: before).map(\.description)
    }
  }

  private func at(
    _ filePath: String, _ line: Int, _ body: () throws(ScenarioError.Reason) -> WindowUse.Done
  ) throws(ScenarioError) -> [String] {
    let before = log.diagnostics.count
    history.go(to: filePath, line)
    do throws(ScenarioError.Reason) {
      let done = try body()
      keep(done.step, done.step.words(of: done.names))
      let misuses = Self.misuses(in: log, after: thrown)
      thrown += misuses.count
      if !allowsMisuses, !misuses.isEmpty { throw .reported(misuses) }
      return done.events
    } catch {
      // What the step reported is a part of why it failed.
      if before == thrown { thrown = log.diagnostics.count }
      keep(nil, .failed, failure: error.description)
      throw ScenarioError(error, filePath: filePath, line: line)
    }
  }

  private nonisolated static func misuses(in log: EventLog, after count: Int) -> [String] {
    log.diagnostics.dropFirst(count).map(\.description)
  }

  /// Keeps a step for a failure to explain itself.
  private func keep(_ action: Explorer.Step?, _ name: Phrase, failure: String? = nil) {
    guard history.isRecorded else { return }
    history.keep(
      action, name, failure: failure, screen: { window.content },
      objects: { log.unrecorded { window.objects } })
  }
}
