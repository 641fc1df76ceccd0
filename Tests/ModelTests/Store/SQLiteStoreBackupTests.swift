import Foundation
import Synchronization
import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("A copy of a SQLite store")
struct SQLiteStoreBackupTests {
  @Test("D13: a copy is whole, its owner's alone, and takes the place of nothing")
  func backUp() throws {
    let store = try SQLiteStore(path: path)
    let email = try Email("lee@example.com")
    let account = Account(email: email.text, passwordHash: PasswordHash("$y$"))
    try store.set(account, for: .account(email))

    try store.backUp(to: folder.path("copy"))
    try store.set(nil, for: .account(email))

    #expect(try folder.mode(of: "copy") == 0o600)
    #expect(try SQLiteStore(path: folder.path("copy")).value(for: .account(email)) == account)
    for taken in ["copy", name] {
      let before = try folder.bytes(of: taken)
      let error = StoreError.cannotCopy(to: folder.path(taken), reason: .file(.taken))
      #expect(throws: error) { try store.backUp(to: folder.path(taken)) }
      expect(try folder.bytes(of: taken), are: before)
    }
    #expect(try folder.names() == ["copy", name, "\(name)-journal"])
  }

  @Test("D13: a copy is no store's journal, by whatever path, and the store itself is none")
  func ownNames() throws {
    let store = try SQLiteStore(path: path)
    #expect(symlink(".", folder.path("link")) == 0)
    let names = try folder.names()

    for suffix in ["", "-wal", "-journal", "-shm"] {
      for folder in [folder.path, folder.path("link"), folder.path("link/link")] {
        let error = try #require(throws: StoreError.self) {
          try store.backUp(to: "\(folder)/\(name)\(suffix)")
        }
        guard error.kind == .cannotCopy else {
          Issue.record("\(suffix): \(error)")
          continue
        }
      }
    }
    #expect(try folder.names() == names)
  }

  @Test("D13, X2: a copy in a folder that others can write is refused, and nothing is made there")
  func sharedFolder() throws {
    let store = try SQLiteStore(path: path)
    #expect(mkdir(folder.path("open"), 0o700) == 0)

    for mode: mode_t in [0o777, 0o1777] {
      chmod(folder.path("open"), mode)
      let error = try #require(throws: StoreError.self) {
        try store.backUp(to: folder.path("open/copy"))
      }
      let open = try StoreFile(path).folder + "/open"
      guard error.kind == .insecure, error.description.contains("the folder \(open),") else {
        Issue.record("\(error)")
        continue
      }
    }
    #expect(throws: StoreError.noFolder(path: folder.path("none"))) {
      try store.backUp(to: folder.path("none/copy"))
    }

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("open")) == [])
    #expect(try !folder.names().contains("none"))
  }

  @Test("D13: no copy is made of what is damaged, even where opening does not see it")
  func damaged() throws {
    let store = try SQLiteStore(path: path)
    try store.update { (transaction) throws(StoreError) in
      for number in 0..<800 {
        let name = "\(number)" + String(repeating: "x", count: 400)
        let account = Account(email: name, passwordHash: PasswordHash("$y$"))
        try transaction.write(account.stored, at: .record(name))
      }
    }
    var bytes = try folder.bytes(of: name)
    bytes[bytes.count - 4_096] = 0xFF
    try folder.write(bytes, to: name)

    let error = try #require(throws: StoreError.self) {
      try SQLiteStore(path: path, isReadOnly: true).backUp(to: folder.path("copy"))
    }

    let real = try StoreFile(path).path
    guard error.kind == .damaged, error.description.hasPrefix("\(real) is damaged") else {
      Issue.record("\(error)")
      return
    }
    #expect(try folder.names() == [name, "\(name)-journal"])
  }

  @Test("T4: a copy, a check and a wait end when they are told to, and leave nothing behind")
  func interrupted() throws {
    _ = try SQLiteStore(path: path)
    let real = try StoreFile(path).path
    let isCancelled = Mutex(false)
    let store = try SQLiteStore(path: path, busyTimeout: 60_000) {
      isCancelled.withLock { $0 }
    } onWait: {
      isCancelled.withLock { $0 = true }
    }
    let interrupted = StoreError.cancelled(path: real)

    isCancelled.withLock { $0 = true }
    #expect(throws: interrupted) { try store.backUp(to: folder.path("copy")) }
    try store.update { (transaction) throws(StoreError) in
      for number in 0..<2_000 {
        let account = Account(email: "\(number)", passwordHash: PasswordHash("$y$"))
        try transaction.write(account.stored, at: .record("\(number)"))
      }
    }
    #expect(throws: interrupted) { try store.check() }

    isCancelled.withLock { $0 = false }
    let other = try Database.any(path, "BEGIN EXCLUSIVE")
    #expect(throws: interrupted) { try store.set(true, for: .isLogined) }
    try other.execute("COMMIT")

    isCancelled.withLock { $0 = false }
    try store.set(true, for: .isLogined)
    try store.check()
    #expect(try folder.names() == [name, "\(name)-journal"])
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let name = "store.sqlite"
  private var path: String { folder.path(name) }

  init() throws {
    folder = try TemporaryFolder()
  }
}
