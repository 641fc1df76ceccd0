import Foundation
import Testing
import ViewKit

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("A SQLite store that is only read")
struct SQLiteStoreReadingTests {
  @Test("D12: opening a store to read makes no store, and nothing beside it")
  func absent() throws {
    let reason = StoreReason.file(.missing)
    let error = StoreError.cannotOpen(path: try StoreFile(path).path, reason: reason)
    #expect(throws: error) { try SQLiteStore(path: path, isReadOnly: true) }
    #expect(try folder.names() == [])

    _ = try SQLiteStore(path: path)
    let bytes = try folder.bytes(of: name)
    try folder.write([1], to: ".vestibule-draft.new")
    let names = try folder.names()

    try SQLiteStore(path: path, isReadOnly: true).check()

    #expect(try folder.names() == names)
    expect(try folder.bytes(of: name), are: bytes)
  }

  @Test("D12: a store that is open to read refuses each change, and can still be read")
  func changes() throws {
    try SQLiteStore(path: path).set("lee", for: .loginedEmail)

    let store = try SQLiteStore(path: path, isReadOnly: true)

    #expect(throws: StoreError.readOnly(path: store.path)) {
      try store.set(nil, for: .loginedEmail)
    }
    #expect(try store.value(for: .loginedEmail) == "lee")
  }

  @Test(
    "D12: a store that was left in the middle of a change is not called damaged, and is left alone")
  func hotJournal() throws {
    try SQLiteStore(path: path).set("before", for: .loginedEmail)
    let writer = try Database.any(
      path, "PRAGMA journal_mode = TRUNCATE", "PRAGMA cache_size = 2", "BEGIN IMMEDIATE",
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO accounts SELECT hex(randomblob(9)) || i, 'e', 'p', NULL FROM n
      """)
    let halves = [try folder.bytes(of: name), try folder.bytes(of: "\(name)-journal")]
    _ = writer
    try folder.write(halves[0], to: "half")
    try folder.write(halves[1], to: "half-journal")
    let path = try StoreFile(folder.path("half")).path

    #expect(throws: StoreError.unfinished(path: path)) {
      try SQLiteStore(path: path, isReadOnly: true)
    }

    expect(try folder.bytes(of: "half"), are: halves[0])
    expect(try folder.bytes(of: "half-journal"), are: halves[1])
    _ = try SQLiteStore(path: path)
    try SQLiteStore(path: path, isReadOnly: true).check()
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let name = "store.sqlite"
  private var path: String { folder.path(name) }

  init() throws {
    folder = try TemporaryFolder()
  }
}
