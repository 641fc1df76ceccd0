import Foundation
import Terminal

/// Values that two processes tell each other, each as a line of JSON.
struct LinePipe {
  /// The other process is gone, or this one is being ended.
  struct Broken: Error {}

  /// Waits for a line; a closure, because C's files have not the same type everywhere.
  private let nextLine: () -> Data?
  private let output: Output

  /// Reads from a descriptor, and writes to another one.
  init(reading input: Int32, writing output: Int32) {
    let file = fdopen(input, "r")
    nextLine = {
      var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
      defer { free(line) }
      guard let file, case let count = getline(&line, &capacity, file), count > 0, let line else {
        return nil
      }
      return Data(bytes: line, count: count)
    }
    self.output = Output(output)
  }

  /// Writes a value.
  func write(_ value: some Encodable) throws {
    guard output.write(try JSONEncoder().encode(value) + [UInt8(ascii: "\n")]) else {
      throw Broken()
    }
  }

  /// Waits for a value.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let line = nextLine() else { throw Broken() }
    return try JSONDecoder().decode(type, from: line)
  }
}
