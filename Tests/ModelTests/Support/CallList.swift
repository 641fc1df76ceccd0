import Model
import Synchronization

/// What is asked of a store and of a hasher, in order.
final class CallList: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) {
    names.withLock { $0.append(name) }
  }

  /// What was asked since this was asked last.
  func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}

/// A store in memory that lists what it is asked, without what stands there.
final class ListingStore: UserInfoStore {
  private let store = MemoryStore()
  private let calls: CallList

  init(_ calls: CallList) {
    self.calls = calls
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    calls.add("read \(place.kind)")
    return try store.read(place)
  }

  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    calls.add("begin reading")
    let result = try store.read { (reader) throws(StoreError) in
      try values(Reader(reader, calls: calls))
    }
    calls.add("end reading")
    return result
  }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    calls.add("begin")
    let result = try store.update { (transaction) throws(StoreError) in
      try changes(Transaction(transaction, calls: calls))
    }
    calls.add("commit")
    return result
  }

  private struct Reader: UserInfoReader {
    private let reader: any UserInfoReader
    private let calls: CallList

    init(_ reader: any UserInfoReader, calls: CallList) {
      (self.reader, self.calls) = (reader, calls)
    }

    func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
      calls.add("  read \(place.kind)")
      return try reader.read(place)
    }
  }

  private final class Transaction: UserInfoTransaction {
    private let transaction: any UserInfoTransaction
    private let calls: CallList

    init(_ transaction: any UserInfoTransaction, calls: CallList) {
      (self.transaction, self.calls) = (transaction, calls)
    }

    func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
      calls.add("  read \(place.kind)")
      return try transaction.read(place)
    }

    func write(_ value: StoredValue?, at place: StoreKey) throws(StoreError) {
      calls.add("  \(value == nil ? "remove" : "write") \(place.kind)")
      try transaction.write(value, at: place)
    }

    func removeExpired(at now: ClockReading) throws(StoreError) {
      calls.add("  remove expired")
      try transaction.removeExpired(at: now)
    }
  }
}

/// Yescrypt at its lowest cost, which lists what it is asked.
struct ListingHasher: PasswordHasher {
  let calls: CallList
  private let hasher = YescryptHasher(cost: 1)

  init(_ calls: CallList) {
    self.calls = calls
  }

  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    calls.add("salt and hash")
    return try hasher.hash(password)
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    calls.add("hash and compare")
    return try hasher.verify(password, against: hash)
  }

  func needsRehash(_ hash: PasswordHash) -> Bool {
    calls.add("look at the cost")
    return hasher.needsRehash(hash)
  }

  var decoy: PasswordHash { hasher.decoy }
}

extension StoreKey {
  fileprivate var kind: String {
    switch namespace {
    case .settings: "setting"
    case .records: "account"
    case .expiring: "expiring"
    }
  }
}
