import Model
import ModelKit
import ViewKit
import ViewText

/// A file that is no store of this version, or no longer.
nonisolated enum Stranger: Sendable {
  case text
  case empty
  case otherDatabase
  case newer
  case damagedPage
  case cut

  /// What the program says of it, after its path.
  var says: String {
    switch self {
    case .text, .empty, .otherDatabase: "is not a Vestibule store; it was left as it is."
    case .newer: "was made by a newer Vestibule (format 99); it was left as it is."
    case .damagedPage, .cut: "is damaged ("
    }
  }

  func bytes(in folder: TemporaryFolder) throws -> [UInt8] {
    var bytes = try Self.sound(in: folder)
    switch self {
    case .text: return Array("lee@example.com\n".utf8)
    case .empty: return []
    // The numbers are where SQLite's file format has application_id and user_version.
    case .otherDatabase: bytes.replaceSubrange(68..<72, with: [0, 0, 0, 1])
    case .newer: bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    case .damagedPage:
      bytes.replaceSubrange(4096..., with: repeatElement(0xA5, count: bytes.count - 4096))
    case .cut: bytes.removeLast(bytes.count / 2)
    }
    return bytes
  }

  /// A store with an account.
  static func sound(in folder: TemporaryFolder) throws -> [UInt8] {
    let name = ".sound.sqlite"
    do {
      let store = try SQLiteStore(path: folder.path(name))
      let email = try Email("lee@example.com")
      try store.set(
        Account(email: email.text, passwordHash: PasswordHash("$y$")), for: .account(email))
    }
    return try folder.bytes(of: name)
  }
}
