import Foundation
import Model
import Testing

/// Whoever can read the journal can read what is changed, and whoever can write it can change it.
@Suite("The rights to a journal")
struct JournalModeTests {
  @Test(
    "X2: A journal that anybody else can read, write or run is refused, whatever the right",
    arguments: [0o640, 0o660, 0o644, 0o604, 0o620, 0o602, 0o606, 0o666, 0o610, 0o601, 0o677]
      as [mode_t])
  func shared(mode: mode_t) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("v.sqlite")
    try SQLiteStore(path: path).set(true, for: .isLogined)
    let journal = path + "-journal"
    if !FileManager.default.fileExists(atPath: journal) {
      try folder.write([], to: "v.sqlite-journal")
    }
    let before = try folder.bytes(of: "v.sqlite")
    chmod(journal, mode)

    let error = #expect(throws: StoreError.self) { _ = try SQLiteStore(path: path) }

    #expect("\(String(describing: error))".contains("-journal"), "\(String(describing: error))")
    expect(try folder.bytes(of: "v.sqlite"), are: before)
    #expect(try folder.mode(of: "v.sqlite-journal") == Int(mode))
    chmod(journal, 0o600)
    #expect(throws: Never.self) { _ = try SQLiteStore(path: path) }
  }
}
