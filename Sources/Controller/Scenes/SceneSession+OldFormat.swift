// How sessions were stored before they were JSON: each value as a letter for its kind and what it
// holds, one after the other, as in `d5:emails15:lee@example.come`. It is read, and never written.
extension SceneSession {
  convenience init(oldFormat bytes: [UInt8]) throws {
    var reader = Reader(rest: bytes[...])
    guard case .dictionary(let values) = try reader.value(), reader.rest.isEmpty,
      let identifier = values["identifier"]?.string, case .integer(let number)? = values["number"],
      let role = values["role"]?.string.map(Role.init),
      case .flag(let wasSeen)? = values["wasSeen"],
      case .flag(let isDiscarded)? = values["isDiscarded"]
    else { throw Malformed() }
    var configuration = SceneConfiguration(
      name: values["configurationName"]?.string,
      sessionRole: values["configurationRole"]?.string.map(Role.init) ?? role)
    configuration.delegateClassName = values["delegateClassName"]?.string
    self.init(role: role, configuration: configuration, persistentIdentifier: identifier)
    (self.number, wasVisible, self.isDiscarded) = (number, wasSeen, isDiscarded)
    if case .dictionary(let userInfo)? = values["userInfo"] { self.userInfo = userInfo }
    guard case .dictionary(let activity)? = values["activity"] else { return }
    guard let type = activity["type"]?.string else { throw Malformed() }
    stateRestorationActivity = UserActivity(
      activityType: type, title: activity["title"]?.string,
      targetContentIdentifier: activity["target"]?.string)
    guard case .dictionary(let userInfo)? = activity["userInfo"] else { return }
    stateRestorationActivity?.userInfo = userInfo
  }
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
