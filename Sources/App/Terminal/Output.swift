import Foundation

/// A descriptor to write to.
package final class Output {
  /// Why the last write failed, or `nil`.
  package private(set) var fault: Int32?

  /// Where it is written.
  package let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Whether a person reads it.
  package let isTerminal: Bool

  /// Writes a text, all of it.
  ///
  /// - Returns: whether that succeeded; a signal that ends the program also ends the write.
  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes bytes, all of them.
  ///
  /// - Returns: whether that succeeded; a signal that ends the program also ends the write.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    let end = bytes.withUnsafeBufferPointer { Self.write($0, to: descriptor) }
    if case .fault(let fault) = end { self.fault = fault }
    return end == .written
  }

  /// Ends the program by the signal that says why nothing more is taken, if there is one.
  ///
  /// A reader that is gone, and a signal that means the end, are no reason to say anything.
  package func dieIfGone() {
    if fault == EPIPE { Signals.die(by: SIGPIPE) }
    if TerminalInput.hasHungUp(descriptor) { _ = Signals.hangUp() }
    if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
  }

  private enum End: Equatable {
    case written
    case fault(Int32)
    case signal
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32
  ) -> End {
    var written = 0
    while written < bytes.count {
      let isEnding = Signals.isEnding
      if isEnding, !isReady(descriptor) { return .signal }
      let rest = bytes.count - written
      // So much a pipe that is ready takes without a wait.
      let count = Foundation.write(
        descriptor, bytes.baseAddress?.advanced(by: written),
        isEnding ? min(rest, Int(PIPE_BUF)) : rest)
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        return .fault(errno)
      }
    }
    return .written
  }

  /// Whether something can be written at once, or after a moment.
  private static func isReady(_ descriptor: Int32) -> Bool {
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&room, 1, 100) > 0
  }
}
