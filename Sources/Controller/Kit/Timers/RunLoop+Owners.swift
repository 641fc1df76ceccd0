public import Controller
import View

// Whose timers a run loop fires.
extension Application {
  /// Fires the timers of the process, or `nil` while none runs.
  public var runLoop: RunLoop? { processPart(RunLoop(log: log, turn: turn)) }

  /// Lets time pass: timers that are due fire, unless the process is suspended.
  package func pass(_ seconds: Double) {
    guard processState == .running, !turn.isRunning else { return }
    runLoop?.run(for: seconds)
  }
}

extension Window {
  /// Fires the timers of the application; a window without one has a run loop of its own.
  public var runLoop: RunLoop? {
    if let application = hostingApplication { return application.runLoop }
    return windowScene == nil ? part(RunLoop(log: log, turn: view.turn)) : nil
  }
}

extension ViewController {
  /// Fires the timers of the window's application, or `nil` outside of a window.
  public var runLoop: RunLoop? { window?.runLoop }
}

extension RunLoop: ProcessPart {
  package func processWillEnd() { stop() }
}
