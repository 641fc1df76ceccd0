public import Foundation
public import Model
import Synchronization

/// A store in Foundation's user defaults, as in <doc:The-Design-Notes>.
///
/// Its limits, above all on Linux: each change writes the whole file again, so a change takes
/// longer with more accounts; a killed process can leave a transaction half stored; two processes
/// overwrite each other's changes; nothing says that the disk has a change. Where that matters use
/// `SQLiteStore`. A store may be used from any thread, but two stores of one suite do not know of
/// each other's transactions.
///
/// ```swift
/// let defaults = try #require(UserDefaults(suiteName: name))
/// let store = UserDefaultsStore(defaults: defaults)
/// try store.set("Assam", for: .favouriteTea)
/// #expect(try store.value(for: .favouriteTea) == "Assam")
/// ```
public final class UserDefaultsStore: UserInfoStore {
  private let table: Mutex<Table>

  /// Creates a store in some defaults, preferably of a separate suite; only names that begin with
  /// `vestibule.` are touched.
  public init(defaults: sending UserDefaults) {
    table = Mutex(Table(defaults))
  }

  /// The value of a key.
  ///
  /// - Throws: `StoreError.damaged` when it has an unknown form.
  public func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
    try table.withLock { (table) throws(StoreError) in try table.read(key) }
  }

  /// Reads several values as they are at one moment, for all who use this store.
  ///
  /// - Throws: what `values` threw.
  public func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try table.withLock { (table) throws(StoreError) -> Result in try values(table) }
  }

  /// Makes the changes when the closure returns; when it throws, none is made.
  ///
  /// - Throws: what `changes` threw, or why the changes could not be stored.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try table.withLock { (table) throws(StoreError) -> Result in
      defer { table.changes.removeAll() }
      let result = try changes(table)
      try table.keep()
      return result
    }
  }
}

extension UserDefaultsStore {
  /// The defaults, and what the current transaction will change in them.
  private final class Table: UserInfoTransaction {
    private let defaults: UserDefaults
    var changes: [StoreKey: StoredValue?] = [:]

    init(_ defaults: UserDefaults) {
      self.defaults = defaults
    }

    func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
      if let change = changes[key] { return change }
      guard let kept = defaults.object(forKey: key.defaultsName) else { return nil }
      guard let value = StoredValue(propertyList: kept) else {
        throw .damaged(path: "the user defaults", reason: .foreign(name: key.defaultsName))
      }
      return value
    }

    func write(_ value: StoredValue?, at key: StoreKey) throws(StoreError) {
      try key.check(value)
      changes.updateValue(value, forKey: key)
    }

    func removeExpired(at now: ClockReading) throws(StoreError) {
      let names = Array(defaults.dictionaryRepresentation().keys) + changes.keys.map(\.defaultsName)
      // By bytes: a dot before an accent is another character.
      let prefix = StoreKey.expiring("").defaultsName.utf8
      for name in names where name.utf8.starts(with: prefix) {
        let key = StoreKey.expiring(String(Substring(name.utf8.dropFirst(prefix.count))))
        guard case .expiring(let number, let since)? = try read(key) else { continue }
        try write(since.kept(at: now).map { .expiring(number, since: $0) }, at: key)
      }
    }

    func keep() throws(StoreError) {
      // Read before the first write, because Foundation reads everything again after a write.
      let before = changes.keys.map { ($0.defaultsName, defaults.object(forKey: $0.defaultsName)) }
      let after = changes.map { ($0.key.defaultsName, $0.value?.propertyList as Any?) }
      guard set(after) else {
        _ = set(before)
        throw .failed(path: "the user defaults", reason: .unwritten)
      }
    }

    private func set(_ values: [(name: String, value: Any?)]) -> Bool {
      for (count, entry) in values.enumerated() {
        defaults.set(entry.value, forKey: entry.name)
        // Foundation searches everything that is not yet written at each further change.
        if count % 1_000 == 999 { defaults.synchronize() }
      }
      return values.isEmpty || defaults.synchronize()
    }
  }
}

extension StoreKey {
  /// The key's name in user defaults; no record's begins like a setting's.
  fileprivate var defaultsName: String {
    switch namespace {
    case .settings: "vestibule.setting." + name
    // Both are named after their first use: accounts, and failed sign-ins.
    case .records: "vestibule.account." + name
    case .expiring: "vestibule.attempts." + name
    }
  }
}

extension StoredValue {
  /// The value as a dictionary for user defaults.
  ///
  /// Texts are stored as bytes: the file is XML, which cannot contain a NUL.
  fileprivate var propertyList: [String: Any] {
    switch self {
    case .flag(let flag): return ["flag": flag]
    // As text, because the largest numbers change on the way.
    case .integer(let number): return ["integer": Data(String(number).utf8)]
    case .text(let text): return ["text": Data(text.utf8)]
    case .bytes(let bytes): return ["bytes": Data(bytes)]
    case .record(let record):
      var fields = ["email": record.text, "password": record.secret]
      fields["mark"] = record.mark
      return fields.mapValues { Data($0.utf8) }
    case .expiring(let number, let since):
      return ["failures": number, "time": since.time, "uptime": since.uptime]
        .mapValues { Data(String($0).utf8) }
    }
  }

  /// Creates a value from its stored form, or is `nil` for an unknown form.
  fileprivate init?(propertyList: Any) {
    guard let fields = propertyList as? [String: Any] else { return nil }
    func text(_ name: String) -> String? {
      (fields[name] as? Data).flatMap { String(validating: $0, as: UTF8.self) }
    }
    func number(_ name: String) -> Int64? { text(name).flatMap { Int64($0) } }
    if let flag = fields["flag"] as? Bool {
      self = .flag(flag)
    } else if let number = number("integer") ?? (fields["integer"] as? Int).map(Int64.init) {
      // Earlier versions stored a number.
      self = .integer(number)
    } else if let text = text("text") {
      self = .text(text)
    } else if let bytes = fields["bytes"] as? Data {
      self = .bytes([UInt8](bytes))
    } else if let title = text("email"), let secret = text("password") {
      self = .record(StoredRecord(text: title, secret: secret, mark: text("mark")))
    } else if let failures = number("failures"), let time = number("time"),
      let uptime = number("uptime")
    {
      self = .expiring(failures, since: ClockReading(time: time, uptime: uptime))
    } else {
      return nil
    }
  }
}
