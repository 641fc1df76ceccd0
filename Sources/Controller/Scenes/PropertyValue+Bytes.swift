// How values are stored: each as a letter for its kind and what it holds, one after the other, as in
// `d5:emails15:lee@example.come`. Foundation's coders would take longer to be set up than all else
// that the program does until its first screen.
extension PropertyValue {
  /// Values within values are read down to here: nobody's file can exhaust the stack.
  private static let deepest = 64

  /// The value as bytes; equal values have equal bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Reads what `bytes` wrote, or is `nil` for anything else.
  init?(bytes: [UInt8]) {
    var rest = bytes[...]
    guard let value = Self(from: &rest, depth: 0), rest.isEmpty else { return nil }
    self = value
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text):
      bytes.append(UInt8(ascii: "s"))
      text.write(to: &bytes)
    case .integer(let number): bytes += "i\(number)e".utf8
    case .real(let number): bytes += "r\(number.bitPattern)e".utf8
    case .flag(let flag): bytes.append(flag ? UInt8(ascii: "t") : UInt8(ascii: "f"))
    case .array(let values):
      bytes.append(UInt8(ascii: "a"))
      for value in values { value.write(to: &bytes) }
      bytes.append(UInt8(ascii: "e"))
    case .dictionary(let values):
      bytes.append(UInt8(ascii: "d"))
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        name.write(to: &bytes)
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "e"))
    }
  }

  private init?(from bytes: inout ArraySlice<UInt8>, depth: Int) {
    guard depth < Self.deepest, let kind = bytes.popFirst() else { return nil }
    switch kind {
    case UInt8(ascii: "s"):
      guard let text = String(from: &bytes) else { return nil }
      self = .string(text)
    case UInt8(ascii: "i"):
      guard let number = bytes.popNumber(before: "e", Int.self) else { return nil }
      self = .integer(number)
    case UInt8(ascii: "r"):
      guard let pattern = bytes.popNumber(before: "e", UInt64.self) else { return nil }
      self = .real(Double(bitPattern: pattern))
    case UInt8(ascii: "t"): self = .flag(true)
    case UInt8(ascii: "f"): self = .flag(false)
    case UInt8(ascii: "a"):
      var values: [PropertyValue] = []
      while bytes.first != UInt8(ascii: "e") {
        guard let value = Self(from: &bytes, depth: depth + 1) else { return nil }
        values.append(value)
      }
      bytes.removeFirst()
      self = .array(values)
    case UInt8(ascii: "d"):
      var values: [String: PropertyValue] = [:]
      while bytes.first != UInt8(ascii: "e") {
        guard let name = String(from: &bytes), let value = Self(from: &bytes, depth: depth + 1)
        else { return nil }
        values[name] = value
      }
      bytes.removeFirst()
      self = .dictionary(values)
    default: return nil
    }
  }
}

extension String {
  /// Writes how many bytes the text has, and the text.
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes += "\(utf8.count):".utf8
    bytes += utf8
  }

  fileprivate init?(from bytes: inout ArraySlice<UInt8>) {
    guard let count = bytes.popNumber(before: ":", Int.self), (0...bytes.count).contains(count),
      let text = String(validating: bytes.prefix(count), as: UTF8.self)
    else { return nil }
    bytes.removeFirst(count)
    self = text
  }
}

extension ArraySlice<UInt8> {
  /// Takes away a number and the sign that ends it.
  fileprivate mutating func popNumber<Number: FixedWidthInteger>(
    before end: Unicode.Scalar, _ type: Number.Type
  ) -> Number? {
    guard let index = firstIndex(of: UInt8(ascii: end)) else { return nil }
    defer { self = self[(index + 1)...] }
    return String(validating: self[..<index], as: UTF8.self).flatMap { Number($0) }
  }
}
