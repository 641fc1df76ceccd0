import Foundation
import Testing

@testable import Model

@Suite("Opening a SQLite store")
struct SQLiteStoreOpeningTests {
  @Test("K6: opening again finds what was kept; the join list is not reset at every launch")
  func reopening() throws {
    let email = try Email("lee@example.com")
    let account = Account(email: email.text, passwordHash: PasswordHash("$y$hash"), mark: "mark")
    try SQLiteStore(path: path).set(account, for: .account(email))

    for _ in 0..<3 {
      let store = try SQLiteStore(path: path)

      #expect(try store.value(for: .account(email)) == account)
    }
    #expect(try folder.names() == [name, "\(name)-journal"])
    #expect(try folder.bytes(of: "\(name)-journal").isEmpty)
  }

  @Test("A folder, a device, a pipe and a path without a name are refused")
  func notFiles() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)

    for path in [folder.path, "/dev/null", pipe, "", "/", "\(folder.path)/", "a\0b"] {
      let error = try #require(throws: StoreError.self) { try SQLiteStore(path: path) }
      guard case .cannotOpen = error else {
        Issue.record("\(path.debugDescription): \(error)")
        continue
      }
    }
    #expect(try folder.names() == ["pipe"])
  }

  @Test("A name that means something in a URI is a name like any other")
  func uriCharacters() throws {
    for name in ["a?mode=memory", "b#c", "50%41", "이메일 저장소", "file:x", ":memory:"] {
      try SQLiteStore(path: folder.path(name)).set(true, for: .isLogined)

      #expect(try SQLiteStore(path: folder.path(name)).value(for: .isLogined) == true)
      #expect(try folder.names().contains(name))
    }
  }

  @Test("D10: a foreign database is left byte for byte, and nothing appears beside it")
  func foreign() throws {
    do {
      _ = try Database.any(
        path, "CREATE TABLE accounts (folded, email, password, mark)", "PRAGMA user_version = 1")
    }

    try expectUntouched(.notOurs(path: realPath))
  }

  @Test("D10: a foreign database with a write-ahead log is left byte for byte")
  func foreignWithLog() throws {
    let other = try Database.any(
      folder.path("other"), "PRAGMA journal_mode = WAL", "CREATE TABLE t (x)",
      "PRAGMA wal_checkpoint", "INSERT INTO t VALUES (1)")
    try folder.write(try folder.bytes(of: "other"), to: name)
    try folder.write(try folder.bytes(of: "other-wal"), to: "\(name)-wal")
    _ = other

    try expectUntouched(.notOurs(path: realPath))
  }

  @Test("D10: an empty file, a text and random bytes are not ours and left as they are")
  func notDatabases() throws {
    let random = (0..<8_192).map { _ in UInt8.random(in: 1...255) }
    for bytes in [[], Array("email,password\n".utf8), random] {
      try folder.write(bytes, to: name)

      try expectUntouched(.notOurs(path: realPath))
    }
  }

  @Test("D10: a store of a newer version is left byte for byte")
  func newer() throws {
    _ = try SQLiteStore(path: path)
    do { _ = try Database.any(path, "PRAGMA user_version = 99") }

    try expectUntouched(.newer(path: realPath, version: 99))
  }

  @Test("A store of an older version gets what it lacks, once")
  func older() throws {
    do { _ = try Database.any(path, "PRAGMA application_id = \(Schema.applicationID)") }
    chmod(path, 0o600)

    try SQLiteStore(path: path).set(true, for: .isLogined)

    #expect(try SQLiteStore(path: path).value(for: .isLogined) == true)
    let database = try Database.any(path)
    #expect(try database.number("user_version") == Schema.steps.count)
  }

  @Test("D11: a store of version 1 is brought up to date, and kept beside as it was")
  func versionOne() throws {
    try makeVersionOne()

    let store = try SQLiteStore(path: path)
    let attempts = Attempts(failures: 1, latest: Moment(time: 1, uptime: 1))
    try store.set(attempts, for: .attempts(Email("Qwer")))

    #expect(try store.accounts(after: nil, limit: 9).map(\.email) == ["Qwer"])
    #expect(try folder.names() == [name, "\(name)-journal", "\(name).v1"])
    #expect(try folder.mode(of: "\(name).v1") == 0o600)
    let copy = try Database.any(folder.path("\(name).v1"))
    #expect(try copy.number("user_version") == 1)
    #expect(try copy.execute("SELECT email FROM accounts") == "Qwer")
    #expect(try copy.execute("PRAGMA integrity_check") == "ok")
  }

  @Test("D11: of many that bring a store up to date at once each works")
  func versionOneAtOnce() throws {
    try makeVersionOne()
    let path = path

    let errors = onThreads(8) { _ in
      _ = try SQLiteStore(path: path).value(for: .attempts(Email("Qwer")))
    }

    #expect(errors == [])
    #expect(try folder.names() == [name, "\(name)-journal", "\(name).v1"])
  }

  @Test("D11: a store of which no copy can be kept is not changed")
  func noRoomForCopy() throws {
    try makeVersionOne()
    let path = folder.path(String(repeating: "n", count: 254))
    try FileManager.default.moveItem(atPath: self.path, toPath: path)

    // With `.v1` the name is too long.
    #expect(throws: StoreError.self) { try SQLiteStore(path: path) }

    #expect(try Database.any(path).number("user_version") == 1)
  }

  @Test("D15: file systems of other machines are known by their numbers, a disk is none")
  func network() throws {
    #expect(try !SQLiteStore(path: path).isOnNetwork)
    #if os(Linux)
      #expect(StoreFile.isNetwork(0x6969))
      #expect(!StoreFile.isNetwork(0xEF53))
    #endif
  }

  @Test("D3: of twelve first launches at once each works, and nothing is left over")
  func firstLaunches() throws {
    let path = folder.path("new/folder/\(name)")

    let errors = onThreads(12) { index in
      try SQLiteStore(path: path).set(Int64(index), for: UserInfoKey("thread \(index)"))
    }

    #expect(errors == [])
    let store = try SQLiteStore(path: path)
    for index in 0..<12 {
      #expect(try store.value(for: UserInfoKey("thread \(index)")) == Int64(index))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/folder"))
    #expect(names.sorted() == [name, "\(name)-journal"])
  }

  @Test("X4: the default path follows XDG_DATA_HOME when absolute, else HOME, else is an error")
  func defaultPath() throws {
    let name = "vestibule/vestibule.sqlite"
    for (environment, expected) in [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/lee"], "/data/\(name)"),
      (["XDG_DATA_HOME": "data", "HOME": "/home/lee"], "/home/lee/.local/share/\(name)"),
      (["XDG_DATA_HOME": "", "HOME": "/home/lee"], "/home/lee/.local/share/\(name)"),
    ] {
      #expect(try SQLiteStore.defaultPath(environment: environment) == expected)
    }
    for environment in [[:], ["HOME": ""], ["HOME": "lee"]] {
      #expect(throws: StoreError.homeUnknown) {
        try SQLiteStore.defaultPath(environment: environment)
      }
    }
  }

  // MARK: - Fixtures

  let folder: TemporaryFolder
  let name = "store.sqlite"
  var path: String { folder.path(name) }

  /// The path as a store names it, without links.
  var realPath: String {
    get throws { try StoreFile(path).path }
  }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store as the first version made it, with an account.
  private func makeVersionOne() throws {
    let database = try Database.any(path, "PRAGMA application_id = \(Schema.applicationID)")
    for statement in Schema.steps[0] { try database.execute(statement) }
    try database.execute("INSERT INTO accounts VALUES ('qwer', 'Qwer', '$y$', NULL)")
    try database.execute("PRAGMA user_version = 1")
    chmod(path, 0o600)
  }

  /// Expects that opening fails and that no byte of the folder has changed.
  private func expectUntouched(
    _ error: StoreError, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.names().map { ($0, try folder.bytes(of: $0)) }

    #expect(throws: error, sourceLocation: sourceLocation) { try SQLiteStore(path: path) }

    #expect(try folder.names() == before.map(\.0), sourceLocation: sourceLocation)
    for (name, bytes) in before {
      #expect(try folder.bytes(of: name) == bytes, sourceLocation: sourceLocation)
    }
  }
}
