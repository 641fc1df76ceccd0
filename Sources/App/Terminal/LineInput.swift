import View
package import ViewText

/// An input: a line, a signal, or nothing.
package enum Input: Equatable {
  /// A line, or the end of them.
  case line(LineSplitter.Line)
  /// A signal; the unfinished line is dropped.
  case signal(Signal)
  /// Nothing: something else has happened, and what it changed is shown.
  case nothing

  /// The text of a line, or `nil` for all else.
  package var text: String? {
    switch self {
    case .line(let line): line.validText
    case .signal, .nothing: nil
    }
  }
}

/// A source of a console's lines.
@MainActor
package protocol LineInput: AnyObject {
  /// The width of the terminal, or `nil` for no limit.
  var columns: Int? { get }

  /// Whether a person types the lines at a terminal.
  var isTyped: Bool { get }

  /// Whether the lines come from a terminal: there Ctrl-C leaves a field; elsewhere it ends the
  /// run, as the lines that follow were written for that field.
  var isFromTerminal: Bool { get }

  /// Whether a command may follow the last line: a script that is known to have none is read
  /// faster.
  var mayHaveCommand: Bool { get }

  /// Receives the display of its lines, before the first one.
  func watch(_ display: TextDisplay)

  /// Shows a prompt, if a person reads it, and waits for a line.
  ///
  /// What is typed at a secure prompt must be hidden.
  func next(for prompt: TextPrompt) -> Input

  /// Stops until the program is continued.
  ///
  /// - Returns: the signal that means the end, if one came meanwhile.
  func stop() -> Signal?

  /// A signal ends the program: wait for nothing any more.
  func end()
}

// By default a script: no limit of the width and nothing to stop or to wait for.
extension LineInput {
  package var isTyped: Bool { false }

  package var isFromTerminal: Bool { false }

  package var columns: Int? { nil }

  package var mayHaveCommand: Bool { true }

  package func watch(_ display: TextDisplay) {}

  package func stop() -> Signal? { nil }

  package func end() {}
}
