import Foundation
import Model
import ModelKit
import Testing

/// A user who can read the store or its journal can read what is kept; one who can write it can
/// change it.
@Suite("The rights to a store's files")
struct FileRightsTests {
  @Test(
    "X2: A file that another user has any right to is refused, whatever the right",
    arguments: ["v.sqlite", "v.sqlite-journal"])
  func shared(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("v.sqlite")
    try SQLiteStore(path: path).set(true, for: .isLogined)
    if !FileManager.default.fileExists(atPath: folder.path(name)) { try folder.write([], to: name) }
    let before = try folder.bytes(of: name)

    for mode: mode_t in (0o601...0o677) {
      chmod(folder.path(name), mode)
      let octal = String(mode, radix: 8)
      let error = #expect(throws: StoreError.self, "\(octal)") { _ = try SQLiteStore(path: path) }
      // It says which file.
      #expect(error?.description.contains(name) == true, "\(octal): \(String(describing: error))")
      #expect(try folder.mode(of: name) == Int(mode), "left as it was")
    }

    expect(try folder.bytes(of: name), are: before)
    chmod(folder.path(name), 0o600)
    #expect(throws: Never.self) { _ = try SQLiteStore(path: path) }
  }

  @Test("X2: A folder in which another user can put files is refused, whatever else they can do")
  func folders() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("v.sqlite")
    _ = try SQLiteStore(path: path)

    for mode: mode_t in (0o700...0o777) where mode & 0o002 != 0 {
      chmod(folder.path, mode)
      #expect(throws: StoreError.self, "\(String(mode, radix: 8))") {
        _ = try SQLiteStore(path: path)
      }
    }
    for mode: mode_t in (0o700...0o777) where mode & 0o022 == 0 {
      chmod(folder.path, mode)
      #expect(throws: Never.self, "\(String(mode, radix: 8))") { _ = try SQLiteStore(path: path) }
    }
  }
}
