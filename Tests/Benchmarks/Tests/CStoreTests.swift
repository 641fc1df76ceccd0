import Testing

@testable import Benchmarks

@Suite("A store through SQLite's C API")
struct CStoreTests {
  @Test("A file that is full is an error, as any other")
  func full() throws {
    let folder = try ScratchFolder(heeding: [])
    defer { folder.remove() }
    let store = try CStore(try Stores(in: folder).copy(accounts: 10))
    // As small as the file is already.
    try store.execute("PRAGMA max_page_count = 1")

    #expect(throws: NotDone.self) {
      try store.execute("INSERT INTO settings VALUES ('name', 'kind', zeroblob(1000000))")
    }
    #expect(try store.count() == 10)
  }
}
