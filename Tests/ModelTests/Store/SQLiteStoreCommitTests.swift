import Foundation
import Testing

@testable import Model
@testable import ModelKit
@testable import Workshop

/// A commit can fail after the file has the changes: then the store opens the file again and looks.
@Suite("A commit of a SQLite store that failed")
struct SQLiteStoreCommitTests {
  @Test("D14: A commit that failed is a success if the file has its changes, after a second commit")
  func stored() throws {
    let before = try changeCounter()
    let commit = try failedCommit(["isLogined": (nil, .flag(true)), "tea": (nil, .text("Assam"))])
    try write(.flag(true), at: "isLogined")
    try write(.text("Assam"), at: "tea")

    #expect(try store.result(of: commit) == 7)

    #expect(try changeCounter() == before + 3)
    #expect(try store.read(.setting("tea")) == .text("Assam"))
  }

  @Test("D14: A commit that failed throws its own error if the file has none of its changes")
  func rolledBack() throws {
    try write(.text("Assam"), at: "tea")
    let before = try changeCounter()
    let commit = try failedCommit([
      "tea": (.text("Assam"), .text("Sencha")), "cup": (nil, .flag(true)),
    ])

    #expect(throws: Self.failure) { try store.result(of: commit) }

    #expect(try changeCounter() == before)
  }

  @Test(
    "D14: A failed commit's outcome is unknown if another program has written since",
    arguments: [StoredValue.text("Darjeeling"), nil])
  func overwritten(value: StoredValue?) throws {
    let commit = try failedCommit(["tea": (.text("Assam"), .text("Sencha"))])
    try write(value, at: "tea")

    #expect(throws: unknown) { try store.result(of: commit) }
  }

  @Test(
    "D14: A failed commit's outcome is unknown when the file has only one of its changes",
    arguments: ["tea", "cup"])
  func half(stored: String) throws {
    let commit = try failedCommit(["tea": (nil, .flag(true)), "cup": (nil, .flag(true))])
    try write(.flag(true), at: stored)

    #expect(throws: unknown) { try store.result(of: commit) }
  }

  @Test("D14: With its changes and what it failed of, where SQLite refuses the commit itself")
  func refusedCommit() throws {
    let connection = try StoreConnection(path: store.path, busyHandler: BusyHandler(limit: 0))
    for statement in [
      "PRAGMA foreign_keys = ON", "CREATE TABLE parent (id INTEGER PRIMARY KEY)",
      "CREATE TABLE child (id REFERENCES parent DEFERRABLE INITIALLY DEFERRED)",
    ] { try connection.database.execute(statement) }

    let commit = try connection.update { (transaction) throws(StoreError) in
      try transaction.write(.flag(true), at: .setting("tea"))
      try connection.database.execute("INSERT INTO child VALUES (1)")
      return 7
    }

    let reason = StoreReason.verbatim("FOREIGN KEY constraint failed")
    #expect(commit.failure == .failed(path: store.path, reason: reason))
    #expect(commit.result == 7 && commit.changes.keys.map(\.self) == [.setting("tea")])
  }

  @Test(
    "D14: May have the changes, unless it never got the file or that is away",
    arguments: [
      (StoreError.busy(path: "/s"), false), (.cancelled(path: "/s"), false),
      (.cannotOpen(path: "/s", reason: .file(.moved)), false), (.diskFull(path: "/s"), true),
      (.readOnly(path: "/s"), true), (Self.failure, true),
      (.damaged(path: "/s", reason: .noEnd), true),
    ])
  func mayBeStored(error: StoreError, mayBe: Bool) {
    #expect(error.leavesCommitOpen == mayBe)
  }

  @Test(
    "D14: An unknown outcome is told with the reason of its error, and not with its whole sentence",
    arguments: [
      (StoreError.diskFull(path: "/s"), StoreReason.file(.noRoom)),
      (.readOnly(path: "/s"), .file(.forbidden)), (Self.failure, .verbatim("disk I/O error")),
      (.damaged(path: "/s", reason: .noEnd), .noEnd),
      (
        .unfinished(path: "/s"),
        .verbatim("/s was left in the middle of a change. Open it once where it can be written.")
      ),
    ])
  func reasons(error: StoreError, reason: StoreReason) {
    #expect(error.cause == reason)
  }

  @Test("D14: A failed commit's outcome is unknown if the file cannot be read")
  func unreadable() throws {
    let commit = try failedCommit(["tea": (nil, .text("Sencha"))])
    try FileManager.default.removeItem(atPath: store.path)
    // An error closes the connection.
    #expect(throws: StoreError.self) { try write(nil, at: "cup") }

    #expect(throws: unknown) { try store.result(of: commit) }
  }

  @Test("A change that changes nothing is stored")
  func equal() throws {
    try write(.text("Assam"), at: "tea")

    #expect(try store.result(of: failedCommit(["tea": (.text("Assam"), .text("Assam"))])) == 7)
  }

  @Test("A transaction notes what was there before it, and what is there after it")
  func notes() throws {
    try write(.text("Assam"), at: "tea")
    let connection = try StoreConnection(path: store.path, busyHandler: BusyHandler(limit: 0))

    let first = try connection.update { (transaction) throws(StoreError) in
      try transaction.write(.text("Sencha"), at: .setting("tea"))
      try transaction.write(.text("Darjeeling"), at: .setting("tea"))
      try transaction.write(.flag(true), at: .setting("cup"))
    }
    let second = try connection.update { (transaction) throws(StoreError) in
      try transaction.write(nil, at: .setting("cup"))
    }

    #expect(first.failure == nil)
    #expect(first.changes.count == 2)
    #expect(first.changes[.setting("tea")]?.before == .text("Assam"))
    #expect(first.changes[.setting("tea")]?.after == .text("Darjeeling"))
    #expect(second.changes.keys.map(\.self) == [.setting("cup")])
    #expect(second.changes[.setting("cup")]?.before == .flag(true))
    #expect(try connection.has(second.changes) == true)
  }

  // MARK: - Fixtures

  private static let failure = StoreError.failed(path: "/s", reason: .verbatim("disk I/O error"))
  private var unknown: StoreError {
    .outcomeUnknown(path: store.path, reason: .verbatim("disk I/O error"))
  }

  private let folder: TemporaryFolder
  private let store: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.path("store.sqlite"))
  }

  /// A commit of some changes that failed.
  private func failedCommit(
    _ changes: [String: (before: StoredValue?, after: StoredValue?)]
  ) throws -> Commit<Int> {
    let changes = changes.map {
      (StoreKey.setting($0), StoredChange(before: $1.before, after: $1.after))
    }
    return Commit(
      result: 7, changes: Dictionary(uniqueKeysWithValues: changes), failure: Self.failure)
  }

  private func write(_ value: StoredValue?, at name: String) throws {
    try store.update { (transaction) throws(StoreError) in
      try transaction.write(value, at: .setting(name))
    }
  }

  /// The number in the file's header that every commit raises.
  private func changeCounter() throws -> Int {
    try folder.bytes(of: "store.sqlite")[24..<28].reduce(0) { $0 << 8 | Int($1) }
  }
}
