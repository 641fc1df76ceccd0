extension StoreConnection {
  /// Everything that a store asks its database.
  enum Query: Int, CaseIterable {
    case begin, commit, rollback
    case readSetting, writeSetting, removeSetting
    case readAccount, writeAccount, removeAccount
    case readExpiring, writeExpiring, removeExpiring, bringBack, removeExpired

    /// The statement; what a person typed is only ever bound to its question marks.
    var sql: String {
      switch self {
      // Taking the right to write at once, not at the first write, keeps two writers from
      // waiting for each other.
      case .begin: "BEGIN IMMEDIATE"
      case .commit: "COMMIT"
      case .rollback: "ROLLBACK"
      case .readSetting: "SELECT kind, value FROM settings WHERE name = ?"
      case .writeSetting: "INSERT OR REPLACE INTO settings (name, kind, value) VALUES (?, ?, ?)"
      case .removeSetting: "DELETE FROM settings WHERE name = ?"
      case .readAccount: "SELECT email, password, mark FROM accounts WHERE folded = ?"
      case .writeAccount:
        "INSERT OR REPLACE INTO accounts (folded, email, password, mark) VALUES (?, ?, ?, ?)"
      case .removeAccount: "DELETE FROM accounts WHERE folded = ?"
      case .readExpiring: "SELECT failures, time, uptime FROM attempts WHERE folded = ?"
      case .writeExpiring:
        "INSERT OR REPLACE INTO attempts (folded, failures, time, uptime) VALUES (?, ?, ?, ?)"
      case .removeExpiring: "DELETE FROM attempts WHERE folded = ?"
      case .bringBack:
        "UPDATE attempts SET time = ?1, uptime = ?2"
          + " WHERE uptime NOT BETWEEN 0 AND ?2 AND (time > ?1 OR time <= ?3)"
      // What `Moment.kept(at:)` says, for every row at once.
      case .removeExpired:
        "DELETE FROM attempts WHERE uptime BETWEEN 0 AND ?3 AND (time > ?1 OR time <= ?2)"
      }
    }
  }

  // MARK: - Settings

  /// The setting of a name.
  func readSetting(_ name: String) throws(StoreError) -> StoredValue? {
    let statement = try statement(.readSetting)
    defer { statement.reset() }
    try statement.bind(name, at: 1)
    guard try statement.step() else { return nil }
    switch try statement.text(at: 0) {
    case "flag": return .flag(statement.integer(at: 1) != 0)
    case "integer": return .integer(statement.integer(at: 1))
    case "text": return try statement.text(at: 1).map(StoredValue.text)
    case "bytes": return .bytes(statement.bytes(at: 1))
    default:
      throw database.failed(
        with: .damaged(path: database.path, reason: "the setting \(name) is of an unknown kind"))
    }
  }

  /// Puts a setting in place of the one of that name.
  func writeSetting(_ name: String, _ value: StoredValue) throws(StoreError) {
    let statement = try statement(.writeSetting)
    defer { statement.reset() }
    try statement.bind(name, at: 1)
    switch value {
    case .flag(let flag):
      try statement.bind("flag", at: 2)
      try statement.bind(flag ? 1 : 0, at: 3)
    case .integer(let number):
      try statement.bind("integer", at: 2)
      try statement.bind(number, at: 3)
    case .text(let text):
      try statement.bind("text", at: 2)
      try statement.bind(text, at: 3)
    case .bytes(let bytes):
      try statement.bind("bytes", at: 2)
      try statement.bind(bytes, at: 3)
    case .account, .expiring:
      // `StorePlace.check` lets none through.
      throw .abandoned(reason: "a record is no setting")
    }
    _ = try statement.step()
  }

  // MARK: - Accounts

  /// The account of a folded email.
  func readAccount(_ folded: String) throws(StoreError) -> Account? {
    let statement = try statement(.readAccount)
    defer { statement.reset() }
    try statement.bind(folded, at: 1)
    guard try statement.step(), let email = try statement.text(at: 0),
      let password = try statement.text(at: 1)
    else { return nil }
    return Account(
      email: email, passwordHash: PasswordHash(password), mark: try statement.text(at: 2))
  }

  /// Puts an account in place of the one of that folded email.
  func writeAccount(_ folded: String, _ account: Account) throws(StoreError) {
    let statement = try statement(.writeAccount)
    defer { statement.reset() }
    try statement.bind(folded, at: 1)
    try statement.bind(account.email, at: 2)
    try statement.bind(account.passwordHash.text, at: 3)
    try statement.bind(account.mark, at: 4)
    _ = try statement.step()
  }
}
