package import View

/// What comes from outside: a line, or a signal.
package enum Input: Equatable {
  /// A line, or the end of them.
  case line(LineSplitter.Line)
  /// A signal; the line that was being typed is gone.
  case signal(Signal)
}

/// Where a console's lines come from.
@MainActor
package protocol LineInput: AnyObject {
  /// How wide the terminal is now, or `nil` when nothing limits the width.
  var columns: Int? { get }

  /// Hears on which display its lines will be shown, before the first one.
  func watch(_ display: TextDisplay)

  /// Says what a line will be taken for, where a person is there to read it, and waits for one.
  ///
  /// What is typed at a secure prompt must not be seen.
  func next(for prompt: TextPrompt) -> Input

  /// Stops until someone wants to go on.
  func stop()

  /// Hears that a signal ends the program: what is left to do waits for nobody.
  func end()
}

// By itself, it has no width and nothing to stop or to wait for.
extension LineInput {
  package var columns: Int? { nil }

  package func watch(_ display: TextDisplay) {}

  package func stop() {}

  package func end() {}
}
