extension StoreConnection {
  /// The value at a place.
  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    switch place {
    case .setting(let name):
      try run("SELECT kind, value FROM settings WHERE name = ?", [.text(name)]) {
        row throws(StoreError) in
        switch try row.text(at: 0) {
        case "flag": return .flag(row.integer(at: 1) != 0)
        case "integer": return .integer(row.integer(at: 1))
        case "text": return try row.text(at: 1).map(StoredValue.text)
        case "bytes": return .bytes(row.bytes(at: 1))
        default: throw database.damaged("the setting \(name) is of an unknown kind")
        }
      }
    case .account(let folded):
      try run("SELECT email, password, mark FROM accounts WHERE folded = ?", [.text(folded)]) {
        row throws(StoreError) in
        guard let email = try row.text(at: 0), let password = try row.text(at: 1) else {
          return nil
        }
        return .account(
          Account(
            email: email, passwordHash: PasswordHash(password), token: try row.text(at: 2)))
      }
    // The table is named after its first use, failed sign-ins.
    case .expiring(let name):
      try run("SELECT failures, time, uptime FROM attempts WHERE folded = ?", [.text(name)]) {
        row in
        let since = ClockReading(time: row.integer(at: 1), uptime: row.integer(at: 2))
        return .expiring(row.integer(at: 0), since: since)
      }
    }
  }

  /// Stores a value at a place, or removes it.
  func write(_ value: StoredValue?, at place: StoreKey) throws(StoreError) {
    try place.check(value)
    try note(value, at: place)
    switch (place, value) {
    case (.setting(let name), let value?):
      let kind =
        switch value {
        case .flag: "flag"
        case .integer: "integer"
        case .text: "text"
        default: "bytes"
        }
      try run(
        "INSERT OR REPLACE INTO settings (name, kind, value) VALUES (?, ?, ?)",
        [.text(name), .text(kind), value])
    case (.setting(let name), nil):
      try run("DELETE FROM settings WHERE name = ?", [.text(name)])
    case (.account(let folded), .account(let account)):
      try run(
        "INSERT OR REPLACE INTO accounts (folded, email, password, mark) VALUES (?, ?, ?, ?)",
        [
          .text(folded), .text(account.email), .text(account.passwordHash.text),
          account.token.map(StoredValue.text),
        ])
    case (.account(let folded), _):
      try run("DELETE FROM accounts WHERE folded = ?", [.text(folded)])
    case (.expiring(let name), .expiring(let number, let since)):
      try run(
        "INSERT OR REPLACE INTO attempts (folded, failures, time, uptime) VALUES (?, ?, ?, ?)",
        [.text(name), .integer(number), .integer(since.time), .integer(since.uptime)])
    case (.expiring(let name), _):
      try run("DELETE FROM attempts WHERE folded = ?", [.text(name)])
    }
  }

  /// Removes expired values by the rule of `ClockReading.kept(at:)`, for every row at once.
  func removeExpired(at now: ClockReading) throws(StoreError) {
    let dayBefore = now.time - ClockReading.day
    try run(
      """
      UPDATE attempts SET time = ?1, uptime = ?2
      WHERE uptime NOT BETWEEN 0 AND ?2 AND (time > ?1 OR time <= ?3)
      """,
      [.integer(now.time), .integer(now.uptime), .integer(dayBefore)])
    try run(
      "DELETE FROM attempts WHERE uptime BETWEEN 0 AND ?3 AND (time > ?1 OR time <= ?2)",
      [.integer(now.time), .integer(dayBefore), .integer(now.uptime - ClockReading.day)])
  }
}
