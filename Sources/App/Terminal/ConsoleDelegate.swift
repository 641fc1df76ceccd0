/// Is notified when the program of a console stops, continues and ends.
///
/// All methods are optional: a program that runs an application sends it home, opens it again and
/// terminates it here.
///
/// ```swift
/// extension TeaProgram: ConsoleDelegate {
///   func consoleWillStop(_ console: Console) { try? application.send(.home) }
///   func consoleDidContinue(_ console: Console) { try? application.send(.open) }
///   func consoleWillEnd(_ console: Console) { try? application.send(.terminate) }
/// }
/// ```
@MainActor
public protocol ConsoleDelegate: AnyObject {
  /// A line is about to be handled; a script may be known to have no command in it or behind it.
  func consoleWillTakeLine(_ console: Console, isCommandAhead: Bool)

  /// The program is about to be stopped, as by Ctrl-Z.
  func consoleWillStop(_ console: Console)

  /// The program continues after it was stopped.
  func consoleDidContinue(_ console: Console)

  /// The last line was handled, or a signal ends the program: output is still written.
  func consoleWillEnd(_ console: Console)
}

extension ConsoleDelegate {
  /// Does nothing.
  public func consoleWillTakeLine(_ console: Console, isCommandAhead: Bool) {}

  /// Does nothing.
  public func consoleWillStop(_ console: Console) {}

  /// Does nothing.
  public func consoleDidContinue(_ console: Console) {}

  /// Does nothing.
  public func consoleWillEnd(_ console: Console) {}
}
