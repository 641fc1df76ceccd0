package import View

/// Where a console's lines come from.
@MainActor
package protocol LineInput: AnyObject {
  /// How wide the terminal is now, or `nil` when nothing limits the width.
  var columns: Int? { get }

  /// Hears on which display its lines will be shown, before the first one.
  func watch(_ display: TextDisplay)

  /// Says what a line will be taken for, where a person is there to read it, and waits for one.
  ///
  /// - Parameter prompt: what the line is for; a secure one must not be seen while it is typed.
  /// - Returns: what was read, or which signal came instead.
  func next(for prompt: TextPrompt) -> Input

  /// Stops until someone wants to go on.
  func stop()

  /// Hears that a signal ends the program: what is left to do waits for nobody.
  func end()
}

extension LineInput {
  /// Nothing limits the width.
  package var columns: Int? { nil }

  /// It does not matter.
  package func watch(_ display: TextDisplay) {}

  /// There is nothing to stop.
  package func stop() {}

  /// There is nothing to wait for.
  package func end() {}
}
