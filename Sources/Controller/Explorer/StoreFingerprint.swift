import Model

extension [StoreKey: StoredValue] {
  /// A hash of a store's content, without its scene sessions.
  ///
  /// What the system draws at random, such as a token or the identifier of a window, counts by where
  /// it is and not by what it is: two sign-ins are one state, but a session whose token is not its
  /// account's is another. It is known by its form: a UUID, or at least sixteen hexadecimal digits, with a
  /// letter among them unless there are 32.
  ///
  /// - Parameter window: the hash of the window whose identifier was drawn, or 0.
  /// - Returns: the hash, the same in every process.
  func fingerprint(window: (UInt64) -> UInt64 = { _ in 0 }) -> UInt64 {
    var sum: UInt64 = 0
    var random: [UInt64: UInt64] = [:]
    for (key, value) in self {
      if key.isOfSceneSessions { continue }
      var drawn: [UInt64] = []
      var hash = StateHash()
      hash.add(key, noting: &drawn)
      hash.add(value, noting: &drawn)
      // In any order: a dictionary has none.
      sum &+= hash.value
      for part in drawn {
        random[part, default: 0] &+= hash.value
        hash.add(true)
      }
    }
    for (part, places) in random {
      var hash = StateHash()
      hash.add(places)
      hash.add(window(part))
      sum &+= hash.value
    }
    return sum
  }
}

extension StateHash {
  /// The hash of a text that was drawn at random.
  static func drawn(_ text: String) -> UInt64 {
    var hash = StateHash()
    hash.add(text)
    return hash.value
  }

  fileprivate mutating func add(_ key: StoreKey, noting drawn: inout [UInt64]) {
    switch key.namespace {
    case .settings: add(0)
    case .records: add(1)
    case .expiring: add(2)
    }
    add(key.name, noting: &drawn)
  }

  fileprivate mutating func add(_ value: StoredValue, noting drawn: inout [UInt64]) {
    switch value {
    case .flag(let flag): add(flag)
    case .integer(let number): add(UInt64(bitPattern: number))
    case .text(let text): add(text, noting: &drawn)
    case .bytes(let bytes): add(bytes)
    case .record(let record):
      add(record.text)
      add(record.secret)
      add(record.mark ?? "", noting: &drawn)
    case .expiring(let number, let since):
      add(UInt64(bitPattern: number))
      add(UInt64(bitPattern: since.time))
    }
  }

  /// Adds a text; of its parts that were drawn at random only the places, and notes them.
  private mutating func add(_ text: String, noting drawn: inout [UInt64]) {
    guard text.utf8.count >= 16 else { return add(text) }
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var rest = 0
      for part in bytes.drawnParts {
        add(UnsafeRawBufferPointer(rebasing: bytes[rest..<part.lowerBound]))
        var hash = StateHash()
        hash.add(UnsafeRawBufferPointer(rebasing: bytes[part]))
        drawn.append(hash.value)
        rest = part.upperBound
      }
      add(UnsafeRawBufferPointer(rebasing: bytes[rest...]))
    }
  }
}

extension String {
  /// The text with a blank for each part that was drawn at random.
  var withoutDrawnParts: String {
    var bytes = Array(utf8)
    for part in bytes.drawnParts.reversed() {
      bytes.replaceSubrange(part, with: [UInt8(ascii: " ")])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where this text has parts that were drawn at random.
  fileprivate var drawnParts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var begin = startIndex
    while begin < endIndex {
      var end = self[begin...].firstIndex { !$0.isHexadecimalDigit } ?? endIndex
      if self[begin..<end].looksDrawn {
        parts.append(begin..<end)
      } else if self[begin...].beginsWithUUID {
        end = begin + 36
        parts.append(begin..<end)
      }
      begin = end + 1
    }
    return parts
  }

  /// Whether the first 36 bytes are a UUID: five groups of hexadecimal digits.
  private var beginsWithUUID: Bool {
    guard count >= 36, self[startIndex + 8] == UInt8(ascii: "-") else { return false }
    return prefix(36).enumerated().allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : byte.isHexadecimalDigit
    }
  }

  /// Whether these hexadecimal digits look as if they were drawn at random.
  private var looksDrawn: Bool {
    count >= 32 || count >= 16 && contains { $0 > UInt8(ascii: "9") }
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
