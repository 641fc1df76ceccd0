import Model

extension [StoreKey: StoredValue] {
  /// A hash of a store's content, without its scene sessions.
  ///
  /// Texts that the system draws at random, runs of sixteen hexadecimal digits, count by where they
  /// are and not by what they are: two sign-ins are one state, but a session whose token is not its
  /// account's is another.
  var fingerprint: UInt64 {
    var sum: UInt64 = 0
    var random: [UInt64: UInt64] = [:]
    for (key, value) in self {
      if key.isSceneSession { continue }
      var place = StateHash()
      place.add(key)
      var hash = place
      switch value {
      case .flag(let flag): hash.add(flag)
      case .integer(let number): hash.add(UInt64(bitPattern: number))
      case .text(let text): hash.add(text, at: place, noting: &random)
      case .bytes(let bytes): hash.add(bytes)
      case .account(let account):
        hash.add(account.email)
        hash.add(account.passwordHash.text)
        hash.add(account.token ?? "", at: place, noting: &random)
      case .expiring(let number, let since):
        hash.add(UInt64(bitPattern: number))
        hash.add(UInt64(bitPattern: since.time))
      }
      // In any order: a dictionary has none.
      sum &+= hash.value
    }
    for places in random.values {
      var hash = StateHash()
      hash.add(places)
      sum &+= hash.value
    }
    return sum
  }
}

extension StoreKey {
  /// Whether a scene session is stored there, which is a part of a state by itself.
  fileprivate var isSceneSession: Bool {
    guard case .setting(let name) = self else { return false }
    return name.hasPrefix("sceneSession")
  }
}

extension StateHash {
  fileprivate mutating func add(_ key: StoreKey) {
    switch key {
    case .setting(let name):
      add(0)
      add(name)
    case .account(let name):
      add(1)
      add(name)
    case .expiring(let name):
      add(2)
      add(name)
    }
  }

  /// Adds a text; of its parts that were drawn at random, notes the places.
  fileprivate mutating func add(
    _ text: String, at place: StateHash, noting random: inout [UInt64: UInt64]
  ) {
    guard text.utf8.count >= Self.digits else { return add(text) }
    var text = text
    text.withUTF8 { bytes in
      var begin = 0
      while begin < bytes.count {
        var end = begin
        while end < bytes.count, end - begin < Self.digits, bytes[end].isHexadecimalDigit {
          end += 1
        }
        guard end - begin == Self.digits else {
          add(UInt64(bytes[begin]))
          begin += 1
          continue
        }
        var (part, here) = (StateHash(), place)
        part.add(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[begin..<end]))
        here.add(begin)
        random[part.value, default: 0] &+= here.value
        begin = end
      }
    }
  }

  private static let digits = 16
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
