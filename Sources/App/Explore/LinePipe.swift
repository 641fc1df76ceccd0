import Foundation
import Terminal

/// Values that two processes tell each other, each as a line of JSON.
struct LinePipe {
  /// The other process is gone, or this one is being ended.
  struct Broken: Error {}

  private let input: UnsafeMutablePointer<FILE>?
  private let output: Output

  /// Reads from a descriptor, and writes to another one.
  init(reading input: Int32, writing output: Int32) {
    self.input = fdopen(input, "r")
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
    var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    guard let input, case let count = getline(&line, &capacity, input), count > 0, let line else {
      throw Broken()
    }
    return try JSONDecoder().decode(type, from: Data(bytes: line, count: count))
  }
}
