import View

/// Where the front end's lines come from.
protocol LineInput: AnyObject {
  /// Says what a line will be taken for, where a person is there to read it, and waits for one.
  ///
  /// - Parameter prompt: what the line is for; a secure one must not be seen while it is typed.
  /// - Returns: what was read.
  func next(for prompt: TextPrompt) -> LineSplitter.Line
}
