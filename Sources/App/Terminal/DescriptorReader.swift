import Foundation
import SystemProcess

/// Reads bytes from a descriptor that has something to read, or to tell.
package struct DescriptorReader {
  enum Answer: Equatable {
    case bytes
    /// Nothing yet.
    case nothing
    /// The end, and why if it is not a usual one.
    case end(fault: Int32?)
  }

  private var buffer = [UInt8](repeating: .zero, count: LineSplitter.limit)

  /// Reads what is there, and passes it on; it is overwritten then, as it may be a password.
  mutating func read(
    _ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void
  ) -> Answer {
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .nothing : .end(fault: errno) }
    if count == 0 { return .end(fault: nil) }
    take(buffer[..<count])
    buffer.clear(0..<count)
    return .bytes
  }

  /// Reads a descriptor to its end, or until there are more bytes than a limit; it may be one that
  /// never waits.
  ///
  /// - Returns: what was read, and why it could not be read to its end, or `nil`.
  package static func readAll(
    _ descriptor: Int32, upTo limit: Int
  ) -> (bytes: [UInt8], fault: Int32?) {
    var reader = DescriptorReader()
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let answer = reader.read(descriptor) { bytes += $0 }
      // The system sends the signal only if the terminal is the program's own.
      if TerminalInput.hasHungUp(descriptor) { _ = Signals.hangUp() }
      switch answer {
      case .bytes: break
      case .nothing:
        _ = Readiness.events(Int32(POLLIN), at: descriptor, within: vestibule_forever)
      case .end(let fault): return (bytes, fault)
      }
    }
    return (bytes, nil)
  }
}
