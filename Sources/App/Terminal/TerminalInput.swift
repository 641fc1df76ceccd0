import Foundation
package import View

/// A descriptor to read lines from, with a person or a pipe behind it.
package final class TerminalInput: LineInput {
  /// Why the input could not be read to its end, or `nil`.
  package private(set) var fault: Int32?

  private let output: Output
  private let size: TerminalSize
  private let descriptor: Int32
  private let isInteractive: Bool
  private var reader: LineReader
  private var warnOnce: (() -> Void)?

  /// Makes the input.
  ///
  /// - Parameters:
  ///   - descriptor: where lines are read.
  ///   - output: where prompts are written, if both are terminals.
  ///   - size: how wide it is.
  ///   - warn: says once that a password is read where nothing can hide it.
  package init(_ descriptor: Int32, output: Output, size: TerminalSize, warn: @escaping () -> Void)
  {
    self.descriptor = descriptor
    self.output = output
    self.size = size
    isInteractive = isatty(descriptor) == 1 && output.isTerminal
    reader = LineReader(descriptor)
    warnOnce = warn
  }

  package var columns: Int? { size.columns }

  package func next(for prompt: TextPrompt) -> Input {
    let echo = prompt.isSecure ? Echo(descriptor) : nil
    // Hidden before it is asked for: an answer given at once must be neither seen nor dropped.
    echo?.hide()
    if isInteractive { output.write(prompt.text) }
    let input = readOn()
    echo?.restore()
    if prompt.isSecure, echo == nil, case .line(.text) = input {
      warnOnce?()
      warnOnce = nil
    }
    // A Return key that was not echoed, or none at all, left the cursor behind the prompt.
    if isInteractive, echo != nil || input.leavesCursor { output.write("\n") }
    fault = reader.fault
    return input
  }

  /// Another size disturbs nobody who types.
  private func readOn() -> Input {
    var input = reader.next()
    while input == .signal(.resize) {
      input = reader.next()
    }
    return input
  }

  /// From here on a signal is taken between two lines.
  package func watch(_ display: TextDisplay) {
    Signals.watch()
  }

  package func stop() {
    Signals.stop()
  }

  package func end() {
    Signals.end()
  }

  /// Whether a descriptor is that of a terminal that is gone.
  package nonisolated static func hasHungUp(_ descriptor: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&state, 1, 0) > 0, state.revents & Int16(POLLHUP) != 0 else { return false }
    // A pipe has an end, too. Gone, a terminal does not say any more that it is one.
    var kind = stat()
    return fstat(descriptor, &kind) == 0 && kind.st_mode & S_IFMT == S_IFCHR
  }
}
