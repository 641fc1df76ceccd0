import Foundation
import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("Opening a SQLite store")
struct SQLiteStoreOpeningTests {
  @Test("K6: opening again finds what was kept; the join list is not reset at every launch")
  func reopening() throws {
    let email = try Email("lee@example.com")
    let account = Account(email: email.text, passwordHash: PasswordHash("$y$hash"), token: "mark")
    try SQLiteStore(path: path).set(account, for: .account(email))
    let before = try folder.bytes(of: name)

    for _ in 0..<3 {
      let store = try SQLiteStore(path: path)

      #expect(try store.value(for: .account(email)) == account)
    }
    expect(try folder.bytes(of: name), are: before)
    #expect(try folder.names() == [name, "\(name)-journal"])
    #expect(try folder.bytes(of: "\(name)-journal").isEmpty)
  }

  @Test("A folder, a device, a pipe and a path without a name are refused")
  func notFiles() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)

    #expect(mkdir(folder.path("inner"), 0o700) == 0)

    let problems: KeyValuePairs<String, FileProblem> = [
      folder.path("inner"): .folder, "/dev/null": .notRegular, pipe: .notRegular, "": .noName,
      "/": .noName, "\(folder.path)/": .noName, "\(folder.path)/.": .noName,
      "\(folder.path)/..": .noName, "a\0b": .noName, "\(pipe)/inner": .folderIsFile,
    ]
    for (path, problem) in problems {
      let error = #expect(throws: StoreError.self) { try SQLiteStore(path: path) }
      guard error?.kind == .cannotOpen, error?.reason == .file(problem) else {
        Issue.record("\(path.debugDescription): \(String(describing: error))")
        continue
      }
    }
    #expect(try StoreFile("/name").path == "/name")
    #expect(try folder.names() == ["inner", "pipe"])
  }

  @Test("A path that is longer than SQLite or the system can take is told, with the limit")
  func tooLong() throws {
    let root = "\(try StoreFile(path).folder)"
    let deep = "\(root)/" + String(repeating: "d", count: 200)
    let deeper = "\(deep)/" + String(repeating: "e", count: 200)
    try FileManager.default.createDirectory(
      atPath: deeper, withIntermediateDirectories: true)
    let room = 504 - deeper.utf8.count - 1
    for (path, limit) in [
      ("\(root)/" + String(repeating: "n", count: 248), root.utf8.count + 1 + 247),
      ("\(deeper)/" + String(repeating: "n", count: room + 1), 504),
    ] {
      #expect(throws: StoreError.pathTooLong(path: path, limit: limit)) {
        try SQLiteStore(path: path)
      }
      try SQLiteStore(path: String(path.dropLast())).set(true, for: .isLogined)
    }
  }

  @Test("P5, X4: a name that begins with an accent stands in the folder before the slash")
  func accentAfterSlash() throws {
    let name = "\u{301}x"
    #expect(mkdir(folder.path("inner"), 0o700) == 0)

    try SQLiteStore(path: folder.path("inner/\(name)")).set(true, for: .isLogined)

    #expect(try StoreFile(folder.path("inner/\(name)")).folder.hasSuffix("/inner"))
    #expect(access(folder.path("inner/") + name, F_OK) == 0)
    chmod(folder.path("inner"), 0o777)
    #expect(throws: StoreError.self) { try SQLiteStore(path: folder.path("inner/\(name)")) }
  }

  @Test("A name that SQLite keeps for what is beside a store is no name for one")
  func companionNames() throws {
    for name in ["a-journal", "a-wal", "a-shm", "A-JOURNAL", ".vestibule-a.new"] {
      let path = folder.path(name)
      let reason = StoreReason.file(.companionName)
      #expect(throws: StoreError.cannotOpen(path: path, reason: reason)) {
        try SQLiteStore(path: path)
      }
    }
    #expect(try folder.names() == [])
  }

  @Test("X4: folders are made where that is asked for; else a missing one is told, and not made")
  func missingFolder() throws {
    let path = folder.path("no/where/\(name)")

    #expect(throws: StoreError.noFolder(path: folder.path("no/where"))) {
      try SQLiteStore(path: path)
    }
    #expect(throws: StoreError.noFolder(path: folder.path("no/where"))) {
      try SQLiteStore(path: path, makingFolders: true, isReadOnly: true)
    }

    #expect(try folder.names() == [])
    _ = try SQLiteStore(path: path, makingFolders: true)
    #expect(try folder.mode(of: "no/where") == 0o700)

    // One that another process makes at the same moment is as good; this one leads nowhere.
    #expect(symlink("nowhere", folder.path("link")) == 0)
    #expect(throws: StoreError.noFolder(path: folder.path("link"))) {
      try SQLiteStore(path: folder.path("link/\(name)"), makingFolders: true)
    }
  }

  @Test("P5: a folder whose name is not UTF-8 is refused, also behind a link")
  func folderNotText() throws {
    let inner = folder.path("inner").utf8CString.dropLast() + [-1, 0]
    #expect(mkdir(Array(inner), 0o700) == 0)
    #expect(symlink(Array(inner), folder.path("link")) == 0)
    let path = folder.path("link/\(name)")

    #expect(throws: StoreError.cannotOpen(path: path, reason: .file(.folderNotText))) {
      try SQLiteStore(path: path)
    }
    rmdir(Array(inner))
  }

  @Test(
    "No other file takes the store's place, or that of what is beside it",
    arguments: [
      ("store.sqlite", FileProblem.isStore), ("inner/../store.sqlite", .isStore),
      ("link/store.sqlite", .isStore), ("inner/store.sqlite", nil), ("other.sqlite", nil),
      ("store.sqlite-journal", .companionName), ("inner/other-wal", .companionName),
      ("nowhere/store.sqlite", nil),
    ] as [(String, FileProblem?)])
  func otherFile(name: String, problem: FileProblem?) throws {
    #expect(mkdir(folder.path("inner"), 0o700) == 0)
    #expect(symlink(".", folder.path("link")) == 0)

    #expect(SQLiteStore.problem(ofOtherFile: folder.path(name), beside: path) == problem)
    #expect(
      SQLiteStore.problem(ofOtherFile: folder.path(name), beside: nil)
        == (problem == .isStore ? nil : problem))
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

    try expectUntouched(.notAVestibuleStore(path: realPath))
  }

  @Test("D10: a foreign database with a write-ahead log is left byte for byte")
  func foreignWithLog() throws {
    let other = try Database.any(
      folder.path("other"), "PRAGMA journal_mode = WAL", "CREATE TABLE t (x)",
      "PRAGMA wal_checkpoint", "INSERT INTO t VALUES (1)")
    try folder.write(try folder.bytes(of: "other"), to: name)
    try folder.write(try folder.bytes(of: "other-wal"), to: "\(name)-wal")
    _ = other

    try expectUntouched(.notAVestibuleStore(path: realPath))
  }

  @Test("D10: an empty file, a text and random bytes are not ours and left as they are")
  func notDatabases() throws {
    let seed = TestSeed()
    var generator = AnyText(seed: seed.number)
    let random = (0..<8_192).map { _ in UInt8.random(in: 1...255, using: &generator) }
    for bytes in [[], Array("email,password\n".utf8), random] {
      try folder.write(bytes, to: name)

      try expectUntouched(.notAVestibuleStore(path: realPath))
    }
  }

  @Test(
    "D10: a store of a newer version is left byte for byte", arguments: ["DELETE", "WAL"])
  func newer(mode: String) throws {
    _ = try SQLiteStore(path: path)
    do {
      _ = try Database.any(path, "PRAGMA journal_mode = \(mode)", "PRAGMA user_version = 99")
    }

    try expectUntouched(.unsupportedVersion(path: realPath, version: 99))
  }

  @Test("D15: file systems of other machines are known by their numbers, a disk is none")
  func network() throws {
    #expect(try !SQLiteStore(path: path).isOnNetwork)
    #expect(StoreFile.system(of: folder.path("nowhere")) == nil)
    #if os(Linux)
      #expect(StoreFile.system(of: "/proc")?.number == 0x9FA0)
      #expect(StoreFile.networks.contains(0x6969))
      #expect(!StoreFile.networks.contains(0xEF53))
    #endif
  }

  @Test("D3: of twelve first launches at once each works, and nothing is left over")
  func firstLaunches() throws {
    let path = folder.path("new/folder/\(name)")

    let errors = onThreads(12) { index in
      try SQLiteStore(path: path, makingFolders: true)
        .set(Int64(index), for: UserInfoKey("thread \(index)"))
    }

    #expect(errors == [])
    let store = try SQLiteStore(path: path)
    for index in 0..<12 {
      #expect(try store.value(for: UserInfoKey("thread \(index)")) == Int64(index))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/folder"))
    #expect(names.sorted() == [name, "\(name)-journal"])
    #expect(folder.descriptors(of: "new") + folder.descriptors(of: "new/folder") == [])
  }

  @Test("X4: the default path follows XDG_DATA_HOME when absolute, else HOME, else is an error")
  func defaultPath() throws {
    let name = "vestibule/vestibule.sqlite"
    for (environment, expected) in [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/lee"], "/data/\(name)"),
      (["XDG_DATA_HOME": "data", "HOME": "/home/lee"], "/home/lee/.local/share/\(name)"),
      (["HOME": "/\u{301}home"], "/\u{301}home/.local/share/\(name)"),
      (["XDG_DATA_HOME": "", "HOME": "/home/lee"], "/home/lee/.local/share/\(name)"),
    ] {
      #expect(try SQLiteStore.defaultPath(environment: environment) == expected)
    }
    for environment in [[:], ["HOME": ""], ["HOME": "lee"]] {
      #expect(throws: StoreError.noHomeDirectory) {
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

  /// Expects that opening fails and that no byte of the folder has changed.
  private func expectUntouched(
    _ error: StoreError, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.names().map { ($0, try folder.bytes(of: $0)) }

    #expect(throws: error, sourceLocation: sourceLocation) { try SQLiteStore(path: path) }

    #expect(try folder.names() == before.map(\.0), sourceLocation: sourceLocation)
    for (name, bytes) in before {
      expect(try folder.bytes(of: name), are: bytes, sourceLocation: sourceLocation)
    }
  }
}
