import Foundation
import Model

/// A store's open database with its compiled statements.
final class StoreConnection: UserInfoTransaction {
  private var statements: [Int: Statement] = [:]
  /// What the current transaction has written.
  private var changes: [StoreKey: StoredChange] = [:]
  let database: Database

  /// Opens an existing store, by an absolute path without links; a file that cannot be used is not
  /// changed.
  convenience init(
    path: String, busyHandler: BusyHandler, isReadOnly: Bool = false
  ) throws(StoreError) {
    try Schema.recognize(path)
    let file = try StoreFile.requirePrivate(path, isReadOnly: isReadOnly)
    let database = try Database(path: path, isReadOnly: isReadOnly, busyHandler: busyHandler)
    // SQLite has opened the file that was checked, and nothing was added beside it.
    try database.refuseMoved()
    guard try StoreFile.requirePrivate(path, isReadOnly: isReadOnly).isSame(as: file) else {
      throw .cannotOpen(path: path, reason: .file(.replaced))
    }
    try self.init(database)
    if !isReadOnly { try prepareToWrite() }
    try refuseDamaged()
    if !isReadOnly { try Schema.migrate(database) }
  }

  /// Wraps an open database.
  init(_ database: Database) throws(StoreError) {
    self.database = database
    for pragma in Self.safetyPragmas { try database.execute("PRAGMA \(pragma)") }
  }

  /// A file is trusted as little as possible, deleted content is overwritten, and a commit is on
  /// the disk when it returns.
  private static let safetyPragmas = [
    "trusted_schema = OFF", "cell_size_check = ON", "secure_delete = ON", "temp_store = MEMORY",
    "mmap_size = 0", "synchronous = FULL",
  ]

  func prepareToWrite() throws(StoreError) {
    guard !database.isReadOnly else { throw .readOnly(path: database.path) }
    // With the default, DELETE, a power loss can undo the last commit (D2 on the page Promises).
    guard try database.execute("PRAGMA journal_mode = TRUNCATE") == "truncate" else {
      throw database.failed(.journalModeRefused)
    }
  }

  // MARK: - Checks and copies

  /// Throws if a small file has any damage, or if a large one was cut (D10, D12 in <doc:Promises>).
  ///
  /// Other damage in a large one is found when it is read.
  private func refuseDamaged() throws(StoreError) {
    // No other process writes to the file during the check.
    try database.execute("BEGIN")
    let pages = try database.number("page_count")
    let size = Int(try StoreFile.status(of: database.path).st_size)
    // SQLite would read the missing rest of a page as zeros.
    let isWhole = try size % database.number("page_size") == 0
    // More pages would slow down each launch.
    if isWhole, pages <= 32 { try check("quick_check") }
    if isWhole { try Schema.refuseOther(in: database) }
    try database.execute("COMMIT")
    guard isWhole else { throw database.damaged(.noEnd) }
  }

  /// Reads the whole file; throws `StoreError.damaged` with the first fault.
  func check() throws(StoreError) {
    try transaction("BEGIN") { () throws(StoreError) in
      try Schema.refuseOther(in: database)
      try database.interruptibly { () throws(StoreError) in try check("integrity_check") }
    }
  }

  private func check(_ pragma: String) throws(StoreError) {
    let finding = try database.execute("PRAGMA \(pragma)(1)")
    if finding == "ok" { return }
    // The first line names the database, and there is only one.
    let line = String(finding?.split(separator: "\n").last ?? "")
    // An unreadable page is a finding too, but not damage, which is SQLite's code 11.
    if let code = line.firstMatch(of: /error code[ =]([0-9]+)/), code.output.1 != "11" {
      throw database.failed(.verbatim(line))
    }
    throw database.damaged(.verbatim(line))
  }

  /// Copies the store into an empty file, in its version, and checks what was written.
  ///
  /// Writers wait meanwhile.
  func copy(into draft: UnpublishedFile) throws(StoreError) {
    try transaction("BEGIN") { () throws(StoreError) in try database.readBytes(draft.write) }
    try draft.withContents { (contents) throws(StoreError) in
      // It has the same bytes as the store, and so the same faults.
      let copy = try Database(
        bytes: contents, path: database.path, busyHandler: database.busyHandler)
      try StoreConnection(copy).check()
    }
  }

  // MARK: - Statements

  /// Reads several values as they are at one moment: writers wait meanwhile.
  func read<Result>(
    _ values: (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try transaction("BEGIN") { () throws(StoreError) in try values(self) }
  }

  /// Makes changes that happen wholly or not at all.
  func update<Result: Sendable>(
    _ body: (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Commit<Result> {
    changes = [:]
    var commit: Commit<Result>?
    do throws(StoreError) {
      // Locking for writing at once, not at the first write, keeps two writers from waiting for
      // each other.
      let begun = try transaction("BEGIN IMMEDIATE") { () throws(StoreError) in
        let result = try body(self)
        // Changes in a file that was moved away would be lost.
        try database.refuseMoved()
        // The closure may have hidden an error.
        if let failure = database.failure { throw failure }
        let begun = Commit(result: result, changes: changes)
        commit = begun
        return begun
      }
      try database.refuseMoved()
      return begun
    } catch {
      guard var commit, error.leavesCommitOpen else { throw error }
      commit.failure = error
      return commit
    }
  }

  /// Notes what a write of the current transaction replaces, and by what.
  func note(_ value: StoredValue?, at key: StoreKey) throws(StoreError) {
    let before = if let earlier = changes[key] { earlier.before } else { try read(key) }
    changes[key] = StoredChange(before: before, after: value)
  }

  private func transaction<Result>(
    _ begin: StaticString, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try run(begin)
    do throws(StoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // After an error of SQLite this does nothing; closing the connection rolls back.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Runs a statement that is compiled at first use and kept: most of a look-up is compiling.
  ///
  /// The statement is a literal, found again by its address; what a person typed is only ever bound
  /// to its question marks. The first row, if any, is passed to a closure. An earlier error of this
  /// connection is thrown again.
  @discardableResult
  func run(
    _ sql: StaticString, _ values: [StoredValue?] = [],
    row: (Statement) throws(StoreError) -> StoredValue? = { _ in nil }
  ) throws(StoreError) -> StoredValue? {
    // SQLite rolls some transactions back by itself, and would commit what follows at once.
    if let failure = database.failure { throw failure }
    // A number: the first dictionary with keys of another type costs a launch 0.1 ms.
    let address = Int(bitPattern: sql.utf8Start)
    let statement =
      if let kept = statements[address] { kept } else {
        try database.prepare(sql.description)
      }
    statements[address] = statement
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? row(statement) : nil
  }
}
