import Foundation
package import View

/// Reads lines from a descriptor: a terminal or a pipe.
package final class TerminalInput: LineInput {
  /// Why the input could not be read to its end, or `nil`.
  package private(set) var fault: Int32?

  private let output: Output
  private let fixedColumns: Int?
  private let descriptor: Int32
  private let skipsComments: Bool
  private let isTerminal: Bool
  private let isInteractive: Bool
  private var splitter = LineSplitter()
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var warnOnce: (() -> Void)?

  /// Creates an input, with prompts if it and the output are terminals.
  ///
  /// `COLUMNS` in the environment sets the width, if it is a positive number. A comment is a line
  /// that begins with a number sign. `warn` is called once when a password is read that cannot be
  /// hidden.
  package init(
    _ descriptor: Int32, output: Output, in environment: [String: String],
    skipsComments: Bool = false, warn: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.output = output
    self.skipsComments = skipsComments
    fixedColumns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    isTerminal = isatty(descriptor) == 1
    isInteractive = isTerminal && output.isTerminal
    warnOnce = warn
  }

  /// The terminal is asked each time, for its current width.
  package var columns: Int? { fixedColumns ?? (output.isTerminal ? output.columns : nil) }

  package func next(for prompt: TextPrompt) -> Input {
    while true {
      let input = ask(prompt)
      switch input {
      case .line(.text(let text)) where skipsComments && text.isComment: continue
      case .line(.unterminated(let text)) where skipsComments && text.isComment: return .line(.end)
      default: return input
      }
    }
  }

  private func ask(_ prompt: TextPrompt) -> Input {
    let echo = prompt.isSecure && isTerminal ? Echo(descriptor) : nil
    // Hidden before the prompt: an early answer must be neither shown nor dropped.
    echo?.hide()
    if isInteractive { output.write(prompt.text) }
    let input = read()
    echo?.restore()
    if prompt.isSecure, echo == nil, case .line(.text) = input {
      warnOnce?()
      warnOnce = nil
    }
    // A Return key that was not echoed, or none at all, leaves the cursor after the prompt.
    let leavesCursor =
      switch input {
      case .line(.unterminated), .line(.end), .signal: true
      case .line: false
      }
    if isInteractive, echo != nil || leavesCursor { output.write("\n") }
    return input
  }

  /// Waits for the next line or signal; a new size of the terminal does not interrupt typing.
  private func read() -> Input {
    while true {
      if let signal = Signals.take() {
        if signal != .resize { return .signal(signal) }
      } else if let line = splitter.next() {
        return .line(line)
      } else if Signals.wait(toRead: descriptor), let end = fill() {
        return .line(end)
      }
    }
  }

  /// Reads what is there, and returns what is left at the end of the input.
  private func fill() -> LineSplitter.Line? {
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 {
      splitter.append(buffer[..<count])
      buffer.clear(0..<count)
      return nil
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    if count < 0, errno != EIO { fault = errno }
    // The system sends the signal only if the terminal is the program's own.
    if Self.hasHungUp(descriptor), Signals.hangUp() { return nil }
    return splitter.finish()
  }

  /// From now on signals are handled between lines.
  package func watch(_ display: TextDisplay) {
    Signals.watch()
  }

  package func stop() {
    Signals.stop()
  }

  package func end() {
    Signals.end()
  }

  /// Whether a descriptor's terminal is gone.
  package nonisolated static func hasHungUp(_ descriptor: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&state, 1, 0) > 0, state.revents & Int16(POLLHUP) != 0 else { return false }
    // A pipe has an end, too. A terminal that is gone no longer says that it is one.
    var kind = stat()
    return fstat(descriptor, &kind) == 0 && kind.st_mode & S_IFMT == S_IFCHR
  }
}

extension String {
  fileprivate var isComment: Bool { utf8.first == UInt8(ascii: "#") }
}
