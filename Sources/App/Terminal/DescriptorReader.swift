import Foundation

/// Reads bytes from a descriptor that has something to read, or to tell.
struct DescriptorReader {
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
}
