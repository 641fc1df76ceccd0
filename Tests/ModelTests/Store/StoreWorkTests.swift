import Foundation
import Synchronization
import Testing

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("How far long work on a store is")
struct StoreWorkTests {
  @Test("A check says how far it is, up to its last page")
  func checking() throws {
    let parts = Mutex<[(StoreWork, Double)]>([])
    let store = try open { work, part in parts.withLock { $0.append((work, part)) } }

    try store.check()

    let told = parts.withLock { $0 }
    #expect(told.allSatisfy { $0.0 == .checking })
    expectGrowing(told.map(\.1))
    parts.withLock { $0 = [] }

    try store.check()

    // A second one begins at its own first page.
    #expect(parts.withLock { ($0.first?.1 ?? 1) < 0.3 })
  }

  @Test("A check that has room for few pages reads each of them twice, and ends as all of its work")
  func readTwice() throws {
    let parts = Mutex<[Double]>([])
    let handler = BusyHandler(limit: 0, progress: { _, part in parts.withLock { $0.append(part) } })
    let connection = try StoreConnection(
      path: try StoreFile(path).path, busyHandler: handler, isReadOnly: true)
    try connection.database.execute("PRAGMA cache_size = 10")

    try connection.check()

    #expect(parts.withLock { ($0.last ?? 0) > 0.8 })
  }

  @Test("Cancelling after a check has ended stops no later work on the store")
  func after() throws {
    let isCancelled = Mutex(false)
    let handler = BusyHandler(limit: 0, isCancelled: { isCancelled.withLock { $0 } })
    let connection = try StoreConnection(
      path: try StoreFile(path).path, busyHandler: handler, isReadOnly: true)
    try connection.check()
    isCancelled.withLock { $0 = true }

    let count = try connection.database.execute(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
        + "SELECT count(*) FROM n")

    #expect(count == "20000")
  }

  @Test("A copy says how far it is, then how far its check is")
  func copying() throws {
    let parts = Mutex<[(StoreWork, Double)]>([])
    let store = try open { work, part in parts.withLock { $0.append((work, part)) } }

    try store.backUp(to: folder.path("copy.sqlite"))

    let told = parts.withLock { $0 }
    let copied = told.prefix { $0.0 == .copying }.map(\.1)
    let checked = told.dropFirst(copied.count)
    let (size, piece) = (try folder.bytes(of: "store.sqlite").count, 256 * 1_024)
    #expect(
      copied
        == stride(from: piece, to: size + piece, by: piece).map {
          Double(min($0, size)) / Double(size)
        })
    #expect(checked.allSatisfy { $0.0 == .checking })
    expectGrowing(checked.map(\.1))
  }

  private func expectGrowing(
    _ parts: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(parts == parts.sorted(), sourceLocation: sourceLocation)
    #expect(Set(parts).count > 2, sourceLocation: sourceLocation)
    // Pages that SQLite still knows are not read again.
    #expect((0.6...1).contains(parts.last ?? 0), sourceLocation: sourceLocation)
  }

  private func open(
    onProgress: @escaping @Sendable (StoreWork, Double) -> Void
  ) throws -> SQLiteStore {
    try SQLiteStore(path: path, isReadOnly: true, onProgress: onProgress)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private var path: String { folder.path("store.sqlite") }

  /// Makes a store of more pages than SQLite keeps in memory.
  init() throws {
    folder = try TemporaryFolder()
    try SQLiteStore(path: path).update { (transaction) throws(StoreError) in
      let hash = PasswordHash(String(repeating: "$", count: 150))
      for number in 0..<20_000 {
        let account = Account(email: "\(number)", passwordHash: hash)
        try transaction.write(account.stored, at: .record("\(number)"))
      }
    }
  }
}
