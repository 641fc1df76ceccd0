import Testing
import ViewKit
import ViewText

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("A damaged SQLite store")
struct SQLiteStoreDamageTests {
  @Test("D10: a damaged page keeps a small store shut, and it is not repaired")
  func damagedPage() throws {
    try fill(500)
    let sound = try folder.bytes(of: name)
    for page in 1..<sound.count / 4_096 {
      var bytes = sound
      bytes[page * 4_096] = 0xFF
      try folder.write(bytes, to: name)

      let finding = try expectDamaged { _ = try SQLiteStore(path: path) }

      #expect(finding?.contains("***") == false, "says where, not in which database")
      expect(try folder.bytes(of: name), are: bytes)
    }
  }

  @Test("D10: one of up to 32 pages is small", arguments: [32, 33])
  func size(pages: Int) throws {
    _ = try SQLiteStore(path: path)
    do {
      // Four pages are there, and each of these has 4,092 bytes of it.
      let filler = "zeroblob(\((pages - 4) * 4_092 + 489))"
      let database = try Database.any(
        path, "INSERT INTO settings VALUES ('filler', 'bytes', \(filler))")
      try #require(try database.number("page_count") == pages)
    }
    var bytes = try folder.bytes(of: name)
    // A page of the filler points to the next one, and now to one that is not there.
    bytes[bytes.count - 2 * 4_096] = 0xFF
    try folder.write(bytes, to: name)

    guard pages > 32 else {
      try expectDamaged { _ = try SQLiteStore(path: path) }
      return
    }
    let store = try SQLiteStore(path: path)
    try expectDamaged { try store.check() }
  }

  @Test("D10: a damaged page of a large store is an error where it is met")
  func damagedLargeStore() throws {
    try fill(800, length: 400)
    var bytes = try folder.bytes(of: name)
    // The first page is left as it is, so that the file is recognised.
    for index in 4_096..<bytes.count { bytes[index] = 0xFF }
    try folder.write(bytes, to: name)

    let store = try SQLiteStore(path: path)

    try expectDamaged { try readAll(800, length: 400, in: store) }
    try expectDamaged { try store.set(true, for: .isLogined) }
    try expectDamaged { try store.check() }
    expect(try folder.bytes(of: name), are: bytes)
  }

  @Test("D10: where damage was met nothing is written, not even where all is sound")
  func soundParts() throws {
    try fill(800, length: 400)
    let sound = try folder.bytes(of: name)
    let store = try SQLiteStore(path: path)
    // The last page holds accounts and no settings; its beginning says what kind of page it is.
    let last = sound.count - 4_096
    try folder.write(sound[..<last] + [0xFF] + sound[(last + 1)...], to: name)
    let damaged = try folder.bytes(of: name)

    try expectDamaged { try readAll(800, length: 400, in: store) }
    for _ in 0..<2 { try expectDamaged { try store.set(true, for: .isLogined) } }
    // What a failed commit has stored is not looked for either: that would commit once more.
    let nothing = StoredChange(before: nil, after: nil)
    let commit = Commit(
      result: 7, changes: [.setting("tea"): nothing], failure: .busy(path: store.path))
    let error = #expect(throws: StoreError.self) { try store.result(of: commit) }
    #expect(error?.description.contains("It is not known") == true)

    expect(try folder.bytes(of: name), are: damaged)
    #expect(try store.value(for: .isLogined) == nil)
    try folder.write(sound, to: name)
    try store.set(true, for: .isLogined)
    #expect(try store.value(for: .isLogined) == true)
  }

  @Test(
    "D10: a file that was cut is damaged and left as it is", arguments: [9_000, -1, -2_000, -4_096])
  func truncated(size: Int) throws {
    try fill(500)
    let whole = try folder.bytes(of: name)
    let bytes = [UInt8](size < 0 ? whole.dropLast(-size) : whole.prefix(size))
    try folder.write(bytes, to: name)

    let error = try #require(throws: StoreError.self) { try SQLiteStore(path: path) }

    guard error.kind == .damaged else {
      Issue.record("\(error)")
      return
    }
    #expect((error.reason == .noEnd) == [-1, -2_000].contains(size), "\(error)")
    expect(try folder.bytes(of: name), are: bytes)
  }

  @Test("A store without its tables is damaged")
  func noTables() throws {
    let store = try SQLiteStore(path: path)
    do { _ = try Database.any(path, "DROP TABLE accounts") }

    let reason = StoreReason.verbatim("no such table: accounts")
    #expect(throws: StoreError.damaged(path: store.path, reason: reason)) {
      try store.read(.record("qwer"))
    }
  }

  @Test(
    "D12: a store with other tables than its own, or anything beside them, is damaged",
    arguments: [
      "DROP TABLE attempts", "ALTER TABLE accounts RENAME TO members",
      "ALTER TABLE settings ADD COLUMN more TEXT", "ALTER TABLE settings RENAME kind TO type",
      "CREATE TABLE more (name TEXT)", "CREATE VIEW more AS SELECT email FROM accounts",
      "CREATE INDEX more ON accounts (email)", "PRAGMA user_version = 1", "PRAGMA user_version = 0",
      "CREATE TRIGGER more AFTER INSERT ON accounts BEGIN DELETE FROM accounts; END",
    ])
  func otherSchema(statement: String) throws {
    let store = try SQLiteStore(path: path)
    do { _ = try Database.any(path, statement) }
    let bytes = try folder.bytes(of: name)
    let damage = StoreError.damaged(
      path: store.path, reason: .otherTables)

    #expect(throws: damage) { try store.check() }
    #expect(throws: damage) { try SQLiteStore(path: path) }
    #expect(throws: damage) { try SQLiteStore(path: path, isReadOnly: true) }
    #expect(throws: damage) { try store.set(true, for: .isLogined) }
    #expect(throws: StoreError.self) { try store.backUp(to: folder.path("copy")) }

    expect(try folder.bytes(of: name), are: bytes)
    #expect(try !folder.names().contains("copy"))
  }

  @Test("A trigger that was planted while the store is open does nothing")
  func trigger() throws {
    let store = try SQLiteStore(path: path)
    do {
      _ = try Database.any(
        path, "CREATE TRIGGER more AFTER INSERT ON settings BEGIN DELETE FROM settings; END")
    }

    try store.set("Assam", for: .loginedEmail)

    #expect(try store.value(for: .loginedEmail) == "Assam")
  }

  @Test("P5: a text that is not UTF-8 is refused, not repaired")
  func invalidText() throws {
    let store = try SQLiteStore(path: path)
    do {
      _ = try Database.any(
        path, "INSERT INTO settings VALUES ('loginedEmail', 'text', CAST(x'61FF' AS TEXT))")
    }

    #expect(throws: StoreError.damaged(path: store.path, reason: .notText)) {
      try store.value(for: .loginedEmail)
    }
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let name = "store.sqlite"
  private var path: String { folder.path(name) }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store of some accounts with names of some length.
  private func fill(_ count: Int, length: Int = 10) throws {
    try SQLiteStore(path: path).update { (transaction) throws(StoreError) in
      for number in 0..<count {
        let name = Self.email(number, length: length)
        let account = Account(email: name, passwordHash: PasswordHash("$y$"))
        try transaction.write(account.stored, at: .record(name))
      }
    }
  }

  private func readAll(_ count: Int, length: Int, in store: SQLiteStore) throws {
    for number in 0..<count {
      _ = try store.read(.record(Self.email(number, length: length)))
    }
  }

  private static func email(_ number: Int, length: Int) -> String {
    "\(number)" + String(repeating: "x", count: length)
  }

  /// Returns what SQLite has found.
  @discardableResult
  private func expectDamaged(
    sourceLocation: SourceLocation = #_sourceLocation, _ use: () throws -> Void
  ) throws -> String? {
    let error = try #require(throws: StoreError.self, sourceLocation: sourceLocation) { try use() }
    let reason = try #require(error.reason, "\(error)", sourceLocation: sourceLocation)
    guard error == .damaged(path: try StoreFile(path).path, reason: reason) else {
      Issue.record("\(error)", sourceLocation: sourceLocation)
      return nil
    }
    return "\(reason)"
  }
}
