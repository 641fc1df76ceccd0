import Foundation
import Model
import ModelKit

/// Stores of any size: each is made once, by the product itself, and copied for who uses it.
final class Stores {
  private let folder: ScratchFolder
  private var originals: [Int: String] = [:]
  private var copies: [String] = []

  init(in folder: ScratchFolder) {
    self.folder = folder
  }

  /// A copy of a store with some accounts.
  func copy(accounts: Int) throws -> String {
    let original = try originals[accounts] ?? make(accounts: accounts)
    originals[accounts] = original
    let copy = folder.path("\(accounts).sqlite")
    try FileManager.default.copyItem(atPath: original, toPath: copy)
    copies.append(copy)
    return copy
  }

  /// Removes the copies, which are not used any more: large ones fill a disk.
  func removeCopies() {
    for copy in copies { try? FileManager.default.removeItem(atPath: copy) }
    copies = []
  }

  /// A path for another file, that nothing has yet.
  func path(_ name: String) -> String { folder.path(name) }

  /// Takes note of a file that has to be elsewhere, and must not be left behind.
  func adopt(_ file: URL) { folder.adopt(file) }

  /// The email of an account, counted from 0.
  static func email(_ number: Int) -> String {
    let digits = String(number)
    return "user" + String(repeating: "0", count: 7 - digits.count) + digits + "@example.com"
  }

  private func make(accounts: Int) throws -> String {
    let path = folder.path("original.sqlite")
    _ = try SQLiteStore(path: path)
    // To sign all of them up would take hours.
    try CStore(path).execute(
      """
      WITH RECURSIVE numbers (number) AS
        (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(accounts - 1))
      INSERT INTO accounts (folded, email, password)
        SELECT printf('user%07d@example.com', number), printf('user%07d@example.com', number),
          '\(FreeHasher.hash)' FROM numbers
      """)
    return path
  }
}
