import Model
import ModelKit

/// Looks accounts up by a typed email, anywhere among those of a store.
final class LookUpWork {
  private let store: SQLiteStore
  private var typed: TypedEmails

  init(_ path: String, accounts: Int) throws {
    store = try SQLiteStore(path: path)
    typed = TypedEmails(among: accounts)
  }

  func run() throws {
    let account = try store.value(for: .account(try Email(typed.next())))
    try demand(account?.passwordHash.text.utf8.count == FreeHasher.hash.utf8.count, "an account")
  }
}

/// The same through SQLite's C API.
final class CLookUpWork {
  private let store: CStore
  private var typed: TypedEmails
  private let length = Int32(FreeHasher.hash.utf8.count)

  init(_ path: String, accounts: Int) throws {
    store = try CStore(path)
    typed = TypedEmails(among: accounts)
  }

  func run() throws {
    try demand(store.find(typed.next()) == length, "an account")
  }
}

/// A thousand emails of a store, again and again in an order of chance, the same in every run.
struct TypedEmails {
  private let emails: [String]
  private var index = 0

  init(among accounts: Int) {
    var state: UInt64 = 1
    emails = (0..<1000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Stores.email(Int(state >> 33) % accounts)
    }
  }

  mutating func next() -> String {
    index = index == 999 ? 0 : index + 1
    return emails[index]
  }
}
