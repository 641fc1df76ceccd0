#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// The accounts of a store through SQLite's C API: the least that does the same.
///
/// Fair because it uses the product's own file, so that tables and indexes are the same; opens it
/// with the same pragmas, so that a row is kept as surely; and leaves out everything else. Each
/// statement is compiled once. A text is lent to SQLite, not copied, and a row is used where SQLite
/// has it. There is one transaction for a row and none for a look-up, no check of what was typed,
/// no look whether an email is taken, and no error but one.
nonisolated final class CStore {
  private var handle: OpaquePointer?
  private var statements: [OpaquePointer] = []

  /// Opens a file that the product made.
  init(_ path: String) throws {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    try demand(sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK, "the file \(path)")
    sqlite3_busy_timeout(handle, 60_000)
    for pragma in [
      "trusted_schema = OFF", "cell_size_check = ON", "secure_delete = ON", "temp_store = MEMORY",
      "mmap_size = 0", "journal_mode = TRUNCATE", "synchronous = FULL",
    ] {
      try execute("PRAGMA \(pragma)")
    }
    statements = try [
      "BEGIN IMMEDIATE", "COMMIT",
      "INSERT INTO accounts (folded, email, password, mark) VALUES (?1, ?1, ?2, NULL)",
      "SELECT email, password, mark FROM accounts WHERE folded = ?",
      "DELETE FROM accounts WHERE folded = ?",
    ].map(prepare)
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Adds an account, durably.
  func add(_ email: String, _ hash: String) throws {
    try run(0)
    try with(email) { email, count in
      sqlite3_bind_text64(statements[2], 1, email, count, nil, UInt8(SQLITE_UTF8))
      try with(hash) { hash, count in
        sqlite3_bind_text64(statements[2], 2, hash, count, nil, UInt8(SQLITE_UTF8))
        try run(2)
      }
    }
    try run(1)
  }

  /// The length of an account's hash, read where it is, or 0 without an account.
  func find(_ email: String) -> Int32 {
    with(email) { email, count in
      sqlite3_bind_text64(statements[3], 1, email, count, nil, UInt8(SQLITE_UTF8))
      defer { sqlite3_reset(statements[3]) }
      guard sqlite3_step(statements[3]) == SQLITE_ROW,
        sqlite3_column_text(statements[3], 1) != nil
      else { return 0 }
      return sqlite3_column_bytes(statements[3], 1)
    }
  }

  /// Removes accounts, all at once.
  func remove(_ emails: [String]) throws {
    try run(0)
    for email in emails {
      try with(email) { email, count in
        sqlite3_bind_text64(statements[4], 1, email, count, nil, UInt8(SQLITE_UTF8))
        try run(4)
      }
    }
    try run(1)
  }

  /// How many accounts there are.
  func count() throws -> Int64 {
    let statement = try prepare("SELECT count(*) FROM accounts")
    defer { sqlite3_finalize(statement) }
    try demand(sqlite3_step(statement) == SQLITE_ROW, "a number of accounts")
    return sqlite3_column_int64(statement, 0)
  }

  /// Runs one SQL statement to its end.
  func execute(_ sql: String) throws {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW { code = sqlite3_step(statement) }
    try demand(code == SQLITE_DONE, "a result of \(sql) but \(code)")
  }

  private func prepare(_ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil)
    return try demanded(statement, sql)
  }

  private func run(_ index: Int) throws {
    let code = sqlite3_step(statements[index])
    sqlite3_reset(statements[index])
    try demand(code == SQLITE_DONE, "a result of statement \(index) but \(code)")
  }

  /// Lends the bytes of a text.
  private func with<Result>(
    _ text: String, _ body: (UnsafePointer<CChar>?, UInt64) throws -> Result
  ) rethrows -> Result {
    var text = text
    return try text.withUTF8 { bytes in
      try bytes.withMemoryRebound(to: CChar.self) { try body($0.baseAddress, UInt64($0.count)) }
    }
  }
}
