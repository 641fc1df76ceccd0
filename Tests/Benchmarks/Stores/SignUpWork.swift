import Model
import ModelKit

/// Signs up one after the other, each kept on the disk; the hash costs nothing.
final class SignUpWork {
  private let store: SQLiteStore
  private let accounts: Accounts
  private var emails: NewEmails

  /// Opens a store with so many accounts.
  init(_ path: String, accounts: Int) throws {
    store = try SQLiteStore(path: path)
    self.accounts = Accounts(store: store, hasher: FreeHasher())
    emails = NewEmails(among: accounts)
  }

  /// The work of one sign-up, and a store of its old size after each round.
  var work: Work {
    Work {
      try self.accounts.register(
        UserInfo(email: self.emails.next(), password: "correct horse"))
    } tidy: {
      let emails = try self.emails.takeAll().map { try Email($0) }
      try self.store.update { (transaction) throws(StoreError) in
        for email in emails { try transaction.set(nil, for: .account(email)) }
      }
    }
  }
}

/// The same row through SQLite's C API.
final class CSignUpWork {
  private let store: CStore
  private var emails: NewEmails

  init(_ path: String, accounts: Int) throws {
    store = try CStore(path)
    emails = NewEmails(among: accounts)
  }

  var work: Work {
    Work {
      try self.store.add(self.emails.next(), FreeHasher.hash)
    } tidy: {
      try self.store.remove(self.emails.takeAll())
    }
  }
}

/// Emails without an account, anywhere among those of a store; the same ones in every run.
struct NewEmails {
  private let accounts: Int
  private var state: UInt64 = 1
  private var taken: [String] = []

  init(among accounts: Int) {
    self.accounts = accounts
  }

  mutating func next() -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The end makes it new, and leaves its place among the others to chance.
    let email = Stores.email(Int(state >> 33) % accounts) + ".x\(taken.count)"
    taken.append(email)
    return email
  }

  /// Those that were given out since the last time.
  mutating func takeAll() -> [String] {
    defer { taken.removeAll() }
    return taken
  }
}
