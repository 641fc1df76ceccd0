#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// A store's database, set up, with the statements that it uses again and again.
final class StoreConnection: UserInfoTransaction {
  /// The database itself.
  let database: Database
  private var statements = [Statement?](repeating: nil, count: Query.allCases.count)

  /// Opens a store that exists.
  ///
  /// - Parameters:
  ///   - path: an absolute path without links.
  ///   - queue: waits for other processes.
  ///   - isReadOnly: whether the file is only read, as it is.
  /// - Throws: why the file cannot be used; it has not been changed then.
  init(path: String, queue: Queue, isReadOnly: Bool = false) throws(StoreError) {
    try Schema.recognize(path)
    let file = try StoreFile.refuseShared(path, isReadOnly: isReadOnly)
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    database = try Database(path: path, flags: flags, queue: queue)
    // What SQLite has open is what was looked at, and nothing has come beside it.
    try database.refuseMoved()
    guard try StoreFile.refuseShared(path, isReadOnly: isReadOnly).isSame(as: file) else {
      throw .cannotOpen(path: path, reason: "another file was put in its place")
    }
    for pragma in Self.caution { try database.execute("PRAGMA \(pragma)") }
    if !isReadOnly { try prepareToWrite() }
    try refuseDamaged()
    if !isReadOnly { try Schema.bringUpToDate(database) }
  }

  /// Takes over a database that is open, to check it.
  init(_ database: Database) throws(StoreError) {
    self.database = database
    for pragma in Self.caution { try database.execute("PRAGMA \(pragma)") }
  }

  private func prepareToWrite() throws(StoreError) {
    guard !database.isReadOnly else { throw .readOnly(path: database.path) }
    // With the default, DELETE, a power loss can undo the last commit (requirement N1).
    guard try database.execute("PRAGMA journal_mode = TRUNCATE") == "truncate" else {
      throw failed("SQLite does not keep its journal in the way asked for")
    }
    try database.execute("PRAGMA synchronous = FULL")
    guard try database.number("synchronous") == 2 else {
      throw failed("SQLite does not wait for the disk in the way asked for")
    }
  }

  /// How many pages are looked at before the first use: more would be felt at each launch.
  private static let pagesCheckedAtOpening = 32

  /// Refuses a small file with any damage, and a large one that was cut (requirements D10, D12).
  ///
  /// Damage in a large one is met later, by who reads it.
  private func refuseDamaged() throws(StoreError) {
    // Nobody writes to the file while it is being read.
    try database.execute("BEGIN")
    let pages = try database.number("page_count")
    let size = try StoreFile.size(of: database.path)
    // SQLite would take the rest of a page for zeros.
    let isWhole = try size % database.number("page_size") == 0
    if isWhole, pages <= Self.pagesCheckedAtOpening { try check("quick_check") }
    try database.execute("COMMIT")
    guard isWhole else { throw damaged("its end is missing") }
  }

  /// Runs one of SQLite's checks.
  ///
  /// - Throws: `StoreError.damaged` with the first thing that does not fit.
  func check(_ pragma: String) throws(StoreError) {
    let finding = try database.execute("PRAGMA \(pragma)(1)") ?? "it could not be checked"
    if finding == "ok" { return }
    // The line before says which database, and there is one.
    let line = String(finding.split(separator: "\n").last ?? "")
    // A page that cannot be read is a finding too, and no damage: the code is SQLite's.
    if let code = line.firstMatch(of: /error code[ =]([0-9]+)/),
      Int32(code.output.1) != SQLITE_CORRUPT
    {
      throw failed(line)
    }
    throw damaged(line)
  }

  private func failed(_ reason: String) -> StoreError {
    database.failed(with: .failed(path: database.path, reason: reason))
  }

  private func damaged(_ reason: String) -> StoreError {
    database.failed(with: .damaged(path: database.path, reason: reason))
  }

  deinit {
    statements.removeAll()
  }

  /// The file is not believed more than it must be, and what is deleted is overwritten.
  static let caution = [
    "trusted_schema = OFF", "cell_size_check = ON", "secure_delete = ON", "temp_store = MEMORY",
    "mmap_size = 0",
  ]

  /// Makes changes that happen wholly or not at all.
  func update<Result>(
    _ changes: (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try run(.begin)
    do throws(StoreError) {
      let result = try changes(self)
      // What is kept in a file that nobody will find is not kept; nor is it written there.
      try database.refuseMoved()
      try run(.commit)
      try database.refuseMoved()
      return result
    } catch {
      // After an error of SQLite this does nothing; closing the connection takes them back.
      try? run(.rollback)
      throw error
    }
  }

  /// What stands at a place.
  func read(_ place: StorePlace) throws(StoreError) -> StoredValue? {
    switch place {
    case .setting(let name): try readSetting(name)
    case .account(let folded): try readAccount(folded).map(StoredValue.account)
    case .expiring(let name): try readExpiring(name)
    }
  }

  /// Puts a value at a place, or removes what stands there.
  func write(_ value: StoredValue?, at place: StorePlace) throws(StoreError) {
    try place.check(value)
    switch (place, value) {
    case (.setting(let name), let value?): try writeSetting(name, value)
    case (.setting(let name), nil): try run(.removeSetting, name)
    case (.account(let folded), .account(let account)?): try writeAccount(folded, account)
    case (.account(let folded), _): try run(.removeAccount, folded)
    case (.expiring(let name), .expiring(let number, let since)?):
      try writeExpiring(name, number, since: since)
    case (.expiring(let name), _): try run(.removeExpiring, name)
    }
  }

  /// A statement that is compiled at its first use and kept: most of a look-up is compiling.
  ///
  /// - Throws: the error that this connection met before, or why there is no statement.
  func statement(_ query: Query) throws(StoreError) -> Statement {
    // SQLite gives some transactions up by itself, and would keep what comes after at once.
    if let failure = database.failure { throw failure }
    if let statement = statements[query.rawValue] { return statement }
    let statement = try database.prepare(query.sql)
    statements[query.rawValue] = statement
    return statement
  }

  /// Runs a statement that answers nothing.
  func run(_ query: Query, _ name: String? = nil) throws(StoreError) {
    let statement = try statement(query)
    defer { statement.reset() }
    if let name { try statement.bind(name, at: 1) }
    _ = try statement.step()
  }
}
