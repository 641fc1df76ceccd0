import Foundation
import Testing

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("An open SQLite database")
struct DatabaseTests {
  @Test(
    "A database waits for no lock unless it is set to, and can be written unless opened to read")
  func defaults() throws {
    let database = try Database.any(path)

    #expect(!database.busyHandler.wait(again: 0))
    #expect(!database.isReadOnly)
    #expect(try Database(path: path, isReadOnly: true).isReadOnly)
    #expect(throws: StoreError.cannotOpen(path: path + "x", reason: missing)) {
      try Database(path: path + "x")
    }
  }

  @Test("D15: Says of any error that the file system has no locks, once it is known")
  func noLocks() throws {
    let handler = BusyHandler(limit: 100, sleep: { _ in true })
    _ = try Database.any(path)
    let database = try Database(path: path, busyHandler: handler)
    errno = ENOLCK
    #expect(!handler.wait(again: 0))

    #expect(database.failed() == .failed(path: path, reason: .noLocks))
  }

  @Test("T4: Only a wait is called cancelled, and no other error of work that is cancelled")
  func notCancelled() throws {
    let handler = BusyHandler(limit: 0, isCancelled: { true })
    let database = try Database(path: "/s", name: ":memory:", busyHandler: handler)
    #expect(handler.interrupts())

    let error = #expect(throws: StoreError.self) { try database.execute("SELECT 1 FROM nowhere") }

    #expect(error?.kind == .damaged)
  }

  @Test("A database refuses a value that no column has, and a journal that is not a file")
  func refusals() throws {
    let database = try Database(path: "/s", name: ":memory:")
    let values: [StoredValue] = [
      .record(StoredRecord(text: "tea", secret: "", mark: nil)),
      .expiring(1, since: ClockReading(time: 0, uptime: 0)),
    ]
    for value in values {
      #expect(throws: StoreError.rolledBack(reason: .misplaced)) {
        try database.prepare("SELECT ?").bind([value])
      }
    }
    #expect(throws: StoreError.failed(path: "/s", reason: .journalModeRefused)) {
      try StoreConnection(database).prepareToWrite()
    }
  }

  @Test("A flag is stored as 1 or 0, as every version of a store has it")
  func flags() throws {
    let store = try SQLiteStore(path: path)
    try store.update { (transaction) throws(StoreError) in
      try transaction.write(.flag(false), at: .setting("a"))
      try transaction.write(.flag(true), at: .setting("b"))
    }

    #expect(try Database.any(path).texts("SELECT value FROM settings ORDER BY name") == ["0", "1"])
  }

  @Test("Two files are the same if their device and their number are")
  func same() {
    let file = status(device: 1, number: 2)

    #expect(file.isSame(as: status(device: 1, number: 2)))
    #expect(!file.isSame(as: status(device: 1, number: 3)))
    #expect(!file.isSame(as: status(device: 2, number: 2)))
  }

  private func status(device: dev_t, number: ino_t) -> stat {
    var status = stat()
    (status.st_dev, status.st_ino) = (device, number)
    return status
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private var path: String { folder.path("database") }
  private var missing: StoreReason {
    .verbatim("unable to open database file (\(FileProblem.missing.reason))")
  }

  init() throws {
    folder = try TemporaryFolder()
  }
}
