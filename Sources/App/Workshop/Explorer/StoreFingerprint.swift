import Controller
package import Model
import View

extension ExploredApplication {
  /// A hash of the store's content, without its scene sessions, which are parts of a state
  /// themselves.
  ///
  /// A random number counts by where it is and not by what it is: two sign-ins are one state, but a
  /// session whose token is not its account's is another.
  ///
  /// - Parameter window: makes the hash of the window whose identifier is a number, if windows
  ///   count.
  /// - Returns: the hash, the same in every process.
  func storeFingerprint(window: ((UInt64) -> UInt64)? = nil) -> UInt64 {
    var sum = UInt64.zero
    var places: [UInt64: UInt64] = [:]
    for (key, value) in storeContents where !key.isOfSceneSessions {
      var row = RowHash(randomness)
      row.add(key)
      row.add(value)
      // In any order: a dictionary has none.
      sum &+= row.hash.value
      for (index, number) in row.drawn.enumerated() {
        row.hash.add(index)
        places[number, default: .zero] &+= row.hash.value
      }
    }
    for (number, places) in places {
      var hash = StateHash()
      hash.add(places)
      if let window { hash.add(window(number)) }
      sum &+= hash.value
    }
    return sum
  }

  /// A hash of each row that a launch should leave as it is: not of scene sessions, and not of what
  /// expires.
  var keptRows: [StoreKey: UInt64] {
    var rows: [StoreKey: UInt64] = [:]
    for (key, value) in storeContents where !key.isOfSceneSessions && key.namespace != .expiring {
      var row = RowHash(randomness)
      row.add(value)
      rows[key] = row.hash.value
    }
    return rows
  }
}

/// A hash of one row of a store, in which each random number is left out.
private struct RowHash {
  var hash = StateHash()
  /// The random numbers, in their order.
  private(set) var drawn: [UInt64] = []
  private let randomness: ExplorerRandomness

  init(_ randomness: ExplorerRandomness) { self.randomness = randomness }

  mutating func add(_ key: StoreKey) {
    // A count that expires looks like a number.
    hash.add(key.namespace == .expiring)
    add(key.name)
  }

  mutating func add(_ value: StoredValue) {
    // 1, `true`, a byte and a text are four values. The namespace tells the others.
    switch value {
    case .flag(let flag): hash.add(flag)
    case .integer(let number):
      hash.add(1)
      hash.add(UInt64(bitPattern: number))
    case .text(let text):
      hash.add(2)
      add(text)
    case .bytes(let bytes):
      hash.add(3)
      hash.add(bytes)
    case .record(let record):
      add(record.text)
      add(record.secret)
      add(record.mark ?? "")
    case .expiring(let number, let since):
      hash.add(UInt64(bitPattern: number))
      hash.add(UInt64(bitPattern: since.time))
    }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var rest = 0
      for (number, place) in randomness.numbers(in: bytes) {
        hash.add(UnsafeRawBufferPointer(rebasing: bytes[rest..<place.lowerBound]))
        drawn.append(number)
        rest = place.upperBound
      }
      hash.add(UnsafeRawBufferPointer(rebasing: bytes[rest...]))
    }
  }
}

extension MemoryStore {
  /// Removes every expiring value, whether or not its day is over.
  package func removeExpiring() {
    let keys = contents.keys.filter { $0.namespace == .expiring }
    guard !keys.isEmpty else { return }
    // A store in memory throws nothing.
    try? update { (transaction) throws(StoreError) in
      for key in keys { try transaction.write(nil, at: key) }
    }
  }
}
