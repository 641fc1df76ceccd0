import Model

// Two tables and their columns are named after their first use: accounts, and failed sign-ins.
extension StoreConnection {
  /// The value of a key.
  func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
    let name = StoredValue.text(key.name)
    switch key.namespace {
    case .settings:
      return try run("SELECT kind, value FROM settings WHERE name = ?", [name]) {
        row throws(StoreError) in
        switch try row.text(at: 0) {
        case "flag": return .flag(row.integer(at: 1) != 0)
        case "integer": return .integer(row.integer(at: 1))
        case "text": return try row.text(at: 1).map(StoredValue.text)
        case "bytes": return .bytes(row.bytes(at: 1))
        default: throw database.damaged(.unknownKind(setting: key.name))
        }
      }
    case .records:
      return try run("SELECT email, password, mark FROM accounts WHERE folded = ?", [name]) {
        row throws(StoreError) in
        guard let text = try row.text(at: 0), let secret = try row.text(at: 1) else { return nil }
        return .record(StoredRecord(text: text, secret: secret, mark: try row.text(at: 2)))
      }
    case .expiring:
      return try run("SELECT failures, time, uptime FROM attempts WHERE folded = ?", [name]) {
        row in
        let since = ClockReading(time: row.integer(at: 1), uptime: row.integer(at: 2))
        return .expiring(row.integer(at: 0), since: since)
      }
    }
  }

  /// Stores a value of a key, or removes it.
  func write(_ value: StoredValue?, at key: StoreKey) throws(StoreError) {
    try key.check(value)
    try note(value, at: key)
    let name = StoredValue.text(key.name)
    switch value {
    case nil: try remove(name, from: key.namespace)
    case .flag?: try setSetting(name, "flag", value)
    case .integer?: try setSetting(name, "integer", value)
    case .text?: try setSetting(name, "text", value)
    case .bytes?: try setSetting(name, "bytes", value)
    case .record(let record)?:
      try run(
        "INSERT OR REPLACE INTO accounts (folded, email, password, mark) VALUES (?, ?, ?, ?)",
        [name, .text(record.text), .text(record.secret), record.mark.map(StoredValue.text)])
    case .expiring(let number, let since)?:
      try run(
        "INSERT OR REPLACE INTO attempts (folded, failures, time, uptime) VALUES (?, ?, ?, ?)",
        [name, .integer(number), .integer(since.time), .integer(since.uptime)])
    }
  }

  private func setSetting(
    _ name: StoredValue, _ kind: String, _ value: StoredValue?
  ) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO settings (name, kind, value) VALUES (?, ?, ?)",
      [name, .text(kind), value])
  }

  private func remove(
    _ name: StoredValue, from namespace: StoreKey.Namespace
  ) throws(StoreError) {
    switch namespace {
    case .settings: try run("DELETE FROM settings WHERE name = ?", [name])
    case .records: try run("DELETE FROM accounts WHERE folded = ?", [name])
    case .expiring: try run("DELETE FROM attempts WHERE folded = ?", [name])
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
