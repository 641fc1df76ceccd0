/// Hears what becomes of a program whose display a console runs.
///
/// Every method does nothing unless it is written: a program that runs an application sends it home,
/// opens it again and terminates it here.
@MainActor
public protocol ConsoleDelegate: AnyObject {
  /// The program is about to be stopped, as by Ctrl-Z.
  func consoleWillStop(_ console: Console)

  /// The program goes on after it was stopped.
  func consoleDidContinue(_ console: Console)

  /// The last line was taken, or a signal ends the program: what is said now is still written.
  func consoleWillEnd(_ console: Console)
}

extension ConsoleDelegate {
  /// Nothing happens.
  public func consoleWillStop(_ console: Console) {}

  /// Nothing happens.
  public func consoleDidContinue(_ console: Console) {}

  /// Nothing happens.
  public func consoleWillEnd(_ console: Console) {}
}
