import Foundation

/// Reads a descriptor line by line, and hears of signals meanwhile.
struct LineReader {
  /// Why it could not be read to its end, or `nil`.
  private(set) var fault: Int32?

  private let descriptor: Int32
  private var splitter = LineSplitter()
  private var buffer = [UInt8](repeating: 0, count: 4096)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for the next line or signal.
  mutating func next() -> Input {
    while true {
      if let signal = Signals.take() { return .signal(signal) }
      if let line = splitter.next() { return .line(line) }
      if Signals.wait(toRead: descriptor), let end = fill() { return .line(end) }
    }
  }

  /// Reads what is there.
  ///
  /// - Returns: what is left when the input has ended.
  private mutating func fill() -> LineSplitter.Line? {
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      splitter.append(buffer[..<count])
      buffer.clear(0..<count)
      return nil
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    if count < 0, errno != EIO { fault = errno }
    // The system sends the signal only where the terminal is the program's own.
    if TerminalInput.hasHungUp(descriptor), Signals.hangUp() { return nil }
    return splitter.finish()
  }
}
