/// A property list value: what UIKit lets a session and an activity carry.
///
/// Values can be in each other, up to 60 deep: deeper ones are not stored.
///
/// ```swift
/// let order: [String: PropertyValue] = [
///   "tea": "Assam", "cups": 2, "sugar": false,
///   "with": .array(["milk", "lemon"]),
/// ]
/// #expect(order["tea"]?.string == "Assam")
/// ```
public enum PropertyValue: Hashable, Codable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number.
  case real(Double)
  /// Yes or no.
  case flag(Bool)
  /// Values in order.
  case array([PropertyValue])
  /// Values by name.
  case dictionary([String: PropertyValue])

  /// The text, or `nil` for any other kind.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .real(value) }

  /// Creates a yes or no.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

// A value is stored as a letter for its kind and its content, as in `d5:emails15:lee@example.come`.
// Setting up Foundation's coders would take 16 % of a launch.
extension PropertyValue {
  /// How many values may be in each other, so that none exhausts the stack when it is read again.
  static let depthLimit = 64

  /// Whether the value has more levels of values within values than a number.
  func isNested(deeperThan levels: Int) -> Bool {
    guard levels > 0 else { return true }
    switch self {
    case .array(let values): return values.contains { $0.isNested(deeperThan: levels - 1) }
    case .dictionary(let values):
      return values.values.contains { $0.isNested(deeperThan: levels - 1) }
    case .string, .integer, .real, .flag: return false
    }
  }

  /// The value as bytes, or `nil` if values are nested too deep.
  package var bytes: [UInt8]? {
    if isNested(deeperThan: Self.depthLimit) { return nil }
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Decodes what `bytes` encoded, or is `nil` for anything else.
  init?(bytes: [UInt8]) {
    var reader = Reader(rest: bytes[...])
    guard let value = try? reader.value(), reader.rest.isEmpty else { return nil }
    self = value
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text):
      bytes.append(UInt8(ascii: "s"))
      text.write(withLengthTo: &bytes)
    case .integer(let number): bytes += "i\(number)e".utf8
    case .real(let number): bytes += "r\(number.bitPattern)e".utf8
    case .flag(let flag): bytes += (flag ? "t" : "f").utf8
    case .array(let values):
      bytes.append(UInt8(ascii: "a"))
      for value in values { value.write(to: &bytes) }
      bytes.append(UInt8(ascii: "e"))
    case .dictionary(let values):
      bytes.append(UInt8(ascii: "d"))
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        name.write(withLengthTo: &bytes)
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "e"))
    }
  }
}

extension String {
  fileprivate func write(withLengthTo bytes: inout [UInt8]) {
    bytes += String(utf8.count).utf8
    bytes.append(UInt8(ascii: ":"))
    bytes += utf8
  }
}

private struct Malformed: Error {}

/// Reads values from the front of the remaining bytes.
private struct Reader {
  var rest: ArraySlice<UInt8>

  /// Reads a value.
  mutating func value(depth: Int = 0) throws -> PropertyValue {
    guard depth < PropertyValue.depthLimit, let kind = rest.popFirst() else { throw Malformed() }
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

  /// Whether a list ends here; consumes its end mark.
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
