import Foundation
import Synchronization
import Testing
import ViewKit
import ViewText

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("What a SQLite store keeps")
struct SQLiteStoreDurabilityTests {
  @Test("N1: every connection syncs, overwrites what it deletes and trusts no schema")
  func pragmas() throws {
    let store = try SQLiteStore(path: path)

    let database = try StoreConnection(path: store.path, busyHandler: BusyHandler(limit: 0))
      .database

    #expect(try database.execute("PRAGMA journal_mode") == "truncate")
    #expect(try database.number("synchronous") == 2)
    #expect(try database.number("secure_delete") == 1)
    #expect(try database.number("trusted_schema") == 0)
    #expect(try database.number("cell_size_check") == 1)
    #expect(try database.number("temp_store") == 2)
    #expect(try database.number("mmap_size") == 0)
    #expect(try database.number("application_id") == Schema.applicationID)
    #expect(try database.number("user_version") == Schema.migrations.count)
  }

  @Test("Two connections at once keep 200 accounts each")
  func twoConnections() throws {
    let path = path

    let errors = onThreads(2) { index in
      let store = try SQLiteStore(path: path)
      for number in 0..<200 {
        let email = try Email("member\(number)@\(index).example.com")
        let account = Account(email: email.text, passwordHash: PasswordHash("$y$"))
        try store.set(account, for: .account(email))
      }
    }

    #expect(errors == [])
    #expect(try Database.any(path).execute("SELECT count(*) FROM accounts") == "400")
    try SQLiteStore(path: path).check()
  }

  @Test("P1: no byte of a password is in any file; passwords are not stored in the clear")
  func noPassword() throws {
    let password = "hunter2-SECRET"
    do {
      let store = try SQLiteStore(path: path)
      let accounts = Accounts(store: store, hasher: YescryptHasher(cost: 1))
      let userInfo = UserInfo(email: "lee@example.com", password: password)
      try accounts.register(userInfo)
      try LoginSession(store: store).begin(for: try accounts.authenticate(userInfo))
    }

    for name in try folder.names() {
      #expect(try !folder.bytes(of: name).contains(password))
    }
    #expect(try folder.bytes(of: name).contains("lee@example.com"))
  }

  @Test("S3: what is removed is overwritten in the file")
  func secureDelete() throws {
    let store = try SQLiteStore(path: path)
    try store.set("a mark that nobody may find", for: .loginedPassword)
    #expect(try folder.bytes(of: name).contains("nobody may find"))

    try store.set(nil, for: .loginedPassword)

    for name in try folder.names() {
      #expect(try !folder.bytes(of: name).contains("nobody may find"))
    }
  }

  @Test("D14: after a commit that failed nothing is changed, and the store can be used again")
  func failedCommit() throws {
    let store = try SQLiteStore(path: path, busyTimeout: 0)
    try store.set("before", for: .loginedEmail)
    do {
      let reader = try Database.any(path, "BEGIN", "SELECT count(*) FROM settings")

      #expect(throws: StoreError.busy(path: store.path)) {
        try store.set("after", for: .loginedEmail)
      }
      _ = reader
    }

    #expect(try SQLiteStore(path: path).value(for: .loginedEmail) == "before")
    try store.set("later", for: .loginedEmail)
    #expect(try store.value(for: .loginedEmail) == "later")
  }

  @Test("D14: a transaction that goes on after an error is not kept")
  func swallowedError() throws {
    let store = try SQLiteStore(path: path)
    let connection = try StoreConnection(path: store.path, busyHandler: BusyHandler(limit: 0))
    let pages = try connection.database.number("page_count")
    try connection.database.execute("PRAGMA max_page_count = \(pages)")

    #expect(throws: StoreError.diskFull(path: store.path)) {
      try connection.update { (transaction) throws(StoreError) in
        try transaction.set("small", for: .loginedEmail)
        try? transaction.set([UInt8](repeating: 1, count: 100_000), for: .sceneSession(0))
        // SQLite has given the transaction up; without a check this would be kept by itself.
        try? transaction.set("after", for: .loginedEmail)
      }
    }

    #expect(try store.value(for: .loginedEmail) == nil)
  }

  @Test("A file that is removed while it is in use is neither written nor made again")
  func removedFile() throws {
    let store = try SQLiteStore(path: path)
    try FileManager.default.removeItem(atPath: path)

    for _ in 0..<2 {
      let error = try #require(throws: StoreError.self) { try store.set(true, for: .isLogined) }
      guard error.kind == .cannotOpen else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(try !folder.names().contains(name))
  }

  @Test("D1: what is changed in a file that is taken away meanwhile is not kept, and not called so")
  func removedMeanwhile() throws {
    let path = path
    let store = try SQLiteStore(path: path)
    let moved = StoreError.cannotOpen(
      path: store.path, reason: .file(.moved))

    #expect(throws: moved) {
      try store.update { (transaction) throws(StoreError) in
        // From here on SQLite does not look any more.
        try transaction.set(true, for: .isLogined)
        rename(path, path + ".away")
      }
    }

    rename(path + ".away", path)
    #expect(try store.value(for: .isLogined) == nil)
    try store.set(false, for: .isLogined)
    #expect(try store.value(for: .isLogined) == false)
  }

  @Test("D1: what is committed into a file that is taken away at that moment is not called kept")
  func removedAtCommit() throws {
    let path = path
    // A commit waits for who reads, and looks meanwhile whether it is to end.
    let reader = Mutex<Database?>(nil)
    let store = try SQLiteStore(
      path: path,
      isCancelled: {
        reader.withLock {
          if $0 != nil { rename(path, path + ".away") }
          $0 = nil
        }
        return false
      })
    try store.set(false, for: .isLogined)
    let moved = StoreError.cannotOpen(
      path: store.path, reason: .file(.moved))
    try reader.withLock { $0 = try Database.any(path, "BEGIN", "SELECT * FROM settings") }

    #expect(throws: moved) { try store.set(true, for: .isLogined) }

    #expect(try folder.names().filter { !$0.hasSuffix("-journal") } == ["\(name).away"])
  }

  @Test(
    "A commit that was cut short is taken back at the next opening", arguments: [false, true])
  func hotJournal(isHeaderAhead: Bool) throws {
    let store = try SQLiteStore(path: path)
    try store.set("before", for: .loginedEmail)
    // One that waits for no disk has the first page in its journal at once.
    let writer = try Database.any(
      path, "PRAGMA synchronous = \(isHeaderAhead ? "OFF" : "FULL")",
      "PRAGMA journal_mode = TRUNCATE", "PRAGMA cache_size = 2", "BEGIN IMMEDIATE",
      "UPDATE settings SET value = 'after'",
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO accounts SELECT hex(randomblob(9)) || i, 'e', 'p', NULL FROM n
      """)
    var copied = try folder.bytes(of: name)
    // The first page was written, and counts pages that were not.
    if isHeaderAhead { copied[29] = 1 }
    try folder.write(copied, to: "copy")
    try folder.write(try folder.bytes(of: "\(name)-journal"), to: "copy-journal")
    _ = writer
    #expect(try !folder.bytes(of: "copy-journal").isEmpty)

    let copy = try SQLiteStore(path: folder.path("copy"))

    #expect(try copy.value(for: .loginedEmail) == "before")
    let count = try Database.any(copy.path).execute("SELECT count(*) FROM accounts")
    #expect(count == "0")
    try copy.check()
  }

  @Test("D5: a wait of more than a second is told once, and ends when it is as long as it may be")
  func longWait() throws {
    let count = Mutex(0)
    let store = try SQLiteStore(
      path: path, busyTimeout: 1_300, onWait: { count.withLock { $0 += 1 } })
    let other = try Database.any(path, "BEGIN EXCLUSIVE")

    #expect(throws: StoreError.busy(path: store.path)) { try store.set(true, for: .isLogined) }

    #expect(count.withLock { $0 } == 1)
    try other.execute("COMMIT")
    try store.set(true, for: .isLogined)
    #expect(count.withLock { $0 } == 1)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let name = "store.sqlite"
  private var path: String { folder.path(name) }

  init() throws {
    folder = try TemporaryFolder()
  }
}
