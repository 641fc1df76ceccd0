import Foundation
import Synchronization
import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("A SQLite store of an older version")
struct SQLiteStoreUpgradeTests {
  @Test("A store of an older version gets what it lacks, once")
  func older() throws {
    do { _ = try Database.any(path, "PRAGMA application_id = \(Schema.applicationID)") }
    chmod(path, 0o600)

    try SQLiteStore(path: path).set(true, for: .isLogined)

    #expect(try SQLiteStore(path: path).value(for: .isLogined) == true)
    let database = try Database.any(path)
    #expect(try database.number("user_version") == Schema.migrations.count)
    #expect(try folder.names() == [name, "\(name)-journal"], "there is nothing to copy")
  }

  @Test("D11: a store of version 1 is brought up to date, and kept beside as it was")
  func versionOne() throws {
    try makeVersionOne(at: path)
    let before = try folder.bytes(of: name)

    let store = try SQLiteStore(path: path)
    let attempts = FailedAttempts(failures: 1, latest: ClockReading(time: 1, uptime: 1))
    try store.set(attempts, for: .attempts(Email("Qwer")))

    #expect(try store.value(for: .account(Email("Qwer")))?.email == "Qwer")
    #expect(try folder.names() == [name, "\(name)-journal", "\(name).v1"])
    #expect(try folder.mode(of: "\(name).v1") == 0o600)
    expect(try folder.bytes(of: "\(name).v1"), are: before)
  }

  @Test("D11: of many that bring a store up to date at once each works")
  func versionOneAtOnce() throws {
    try makeVersionOne(at: path)
    let path = path

    let errors = onThreads(8) { _ in
      _ = try SQLiteStore(path: path).value(for: .attempts(Email("Qwer")))
    }

    #expect(errors == [])
    #expect(try folder.names() == [name, "\(name)-journal", "\(name).v1"])
  }

  @Test("D11: who finds that another has brought it up to date meanwhile changes nothing")
  func upgradedMeanwhile() throws {
    try makeVersionOne(at: path)
    let other = Mutex<Database?>(try Database.any(path, "BEGIN IMMEDIATE"))

    // It waits for the other, and looks meanwhile whether it is to end.
    let store = try SQLiteStore(
      path: path,
      isCancelled: {
        other.withLock {
          for statement in Schema.migrations[1] + ["PRAGMA user_version = 2", "COMMIT"] {
            _ = try? $0?.execute(statement)
          }
          $0 = nil
        }
        return false
      })

    try store.check()
    #expect(try folder.names().filter { $0.contains(".v") } == [])
  }

  @Test(
    "D11: where the copy's name is taken nothing is changed, and it is said",
    arguments: ["a link", "a dangling link", "a folder", "a file", "an open copy", "a longer copy"]
      + (geteuid() == 0 ? ["another user's copy"] : []))
  func takenName(by thing: String) throws {
    try makeVersionOne(at: path)
    let before = try folder.bytes(of: name)
    let copy = folder.path("\(name).v1")
    switch thing {
    case "a link":
      try folder.write(before, to: "target")
      #expect(symlink("target", copy) == 0)
    case "a dangling link": #expect(symlink("nowhere", copy) == 0)
    case "a folder": #expect(mkdir(copy, 0o700) == 0)
    case "a file": try folder.write(before.reversed(), to: "\(name).v1")
    case "another user's copy":
      try folder.write(before, to: "\(name).v1")
      #expect(chown(copy, 1, 1) == 0)
    case "a longer copy": try folder.write(before + [0], to: "\(name).v1")
    default:
      try folder.write(before, to: "\(name).v1")
      chmod(copy, 0o644)
    }
    let names = try folder.names()

    let error = StoreError.cannotCopyBeforeUpgrade(
      path: try StoreFile(path).path, copy: "\(try StoreFile(path).path).v1",
      reason: .file(.taken))
    #expect(throws: error) { try SQLiteStore(path: path) }

    expect(try folder.bytes(of: name), are: before)
    #expect(try folder.names().filter { !$0.hasSuffix("-journal") } == names)
    #expect(error.description.contains("Cannot make its copy \(try StoreFile(path).path).v1"))
  }

  @Test("D11: a copy that an upgrade left which was killed is as good as a new one")
  func killedUpgrade() throws {
    try makeVersionOne(at: path)
    try folder.write(try folder.bytes(of: name), to: "\(name).v1")

    try SQLiteStore(path: path).set(true, for: .isLogined)

    let database = try Database.any(path)
    #expect(try database.number("user_version") == Schema.migrations.count)
    #expect(folder.descriptors(of: "\(name).v1") == [])
  }

  @Test("D11: what differs from a large store at any place is no copy of it", arguments: [0, 1, 2])
  func largeCopy(third: Int) throws {
    try makeVersionOne(at: path)
    do {
      let database = try Database.any(path)
      try database.execute("INSERT INTO settings VALUES ('filler', 'bytes', zeroblob(900000))")
    }
    var copy = try folder.bytes(of: name)
    copy[copy.count / 6 * (2 * third + 1)] ^= 1
    try folder.write(copy, to: "\(name).v1")

    let error = StoreError.cannotCopyBeforeUpgrade(
      path: try StoreFile(path).path, copy: "\(try StoreFile(path).path).v1",
      reason: .file(.taken))
    #expect(throws: error) { try SQLiteStore(path: path) }

    expect(try folder.bytes(of: "\(name).v1"), are: copy)
  }

  @Test("D12, D13: it is checked and copied as it is, and not brought up to date")
  func readOnly() throws {
    try makeVersionOne(at: path)
    let before = try folder.bytes(of: name)

    let store = try SQLiteStore(path: path, isReadOnly: true)
    try store.check()
    try store.backUp(to: folder.path("copy"))

    #expect(try folder.names() == ["copy", name])
    expect(try folder.bytes(of: name), are: before)
    expect(try folder.bytes(of: "copy"), are: before)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let name = "store.sqlite"
  private var path: String { folder.path(name) }

  init() throws {
    folder = try TemporaryFolder()
  }
}
