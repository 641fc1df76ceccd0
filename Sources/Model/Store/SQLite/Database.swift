import Foundation

#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// An open SQLite database, closed when the object goes; one thread uses it at a time.
///
/// Nothing here knows what a store is. Every error of SQLite passes through `failed()`.
final class Database {
  /// The file, for error messages.
  let path: String

  /// The first error that SQLite reported, after which the database is not to be used again.
  ///
  /// After an I/O error nobody can tell what reached the disk (D14 in <doc:Promises>).
  private(set) var failure: StoreError?

  let handle: OpaquePointer

  /// Waits for other processes, and says when to end what takes long.
  let queue: Queue

  /// Opens a file that exists, by an absolute path without links, or by a name that SQLite is told
  /// instead: a URI or memory.
  ///
  /// The flags come on top of those that every database here is opened with. Without a queue nobody
  /// waits for other processes.
  init(
    path: String, name: String? = nil, flags: Int32, queue: Queue = Queue(limit: 0)
  ) throws(StoreError) {
    var opened: OpaquePointer?
    let always = SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(name ?? path, &opened, flags | always, nil)
    guard let opened else { throw .failed(path: path, reason: "out of memory") }
    guard code == SQLITE_OK else {
      // SQLite hands out a database even when it fails, to be asked why.
      defer { sqlite3_close_v2(opened) }
      throw StoreError(code, of: opened, at: path)
    }
    self.path = path
    handle = opened
    self.queue = queue
    sqlite3_busy_handler(
      opened,
      { queue, times in
        guard let queue else { return 0 }
        return Unmanaged<Queue>.fromOpaque(queue).takeUnretainedValue().wait(again: times) ? 1 : 0
      }, Unmanaged.passUnretained(queue).toOpaque())
  }

  deinit {
    // This form waits for statements that are still being put away.
    sqlite3_close_v2(handle)
  }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Refuses a file that was moved, removed or replaced since it was opened.
  func refuseMoved() throws(StoreError) {
    var hasMoved: Int32 = 0
    guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK
    else { throw failed() }
    if hasMoved != 0 { throw failed(with: .moved(path)) }
  }

  /// Compiles one SQL statement, to be kept and used again and again.
  func prepare(_ sql: String) throws(StoreError) -> Statement {
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil) == SQLITE_OK,
      let statement
    else { throw failed() }
    return Statement(statement, of: self)
  }

  /// Runs one SQL statement, and tells the first column of its first row as text.
  @discardableResult
  func execute(_ sql: String) throws(StoreError) -> String? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.text(at: 0) : nil
  }

  func number(_ pragma: String) throws(StoreError) -> Int {
    try execute("PRAGMA \(pragma)").flatMap { Int($0) } ?? 0
  }

  /// Does what may take long, and ends it when it is to be interrupted.
  func interruptibly<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    sqlite3_progress_handler(
      // So many instructions of SQLite take less than a millisecond.
      handle, 4_000,
      { queue in
        guard let queue else { return 0 }
        return Unmanaged<Queue>.fromOpaque(queue).takeUnretainedValue().interrupts() ? 1 : 0
      }, Unmanaged.passUnretained(queue).toOpaque())
    defer { sqlite3_progress_handler(handle, 0, nil, nil) }
    return try body()
  }

  /// The error that SQLite reports now, which also ends the use of this database.
  func failed() -> StoreError {
    if queue.cannotLock {
      return failed(with: .failed(path: path, reason: "its file system cannot lock it"))
    }
    let error = StoreError(sqlite3_extended_errcode(handle), of: handle, at: path)
    // A wait that is interrupted ends as one that was in vain.
    if case .busy = error, queue.isInterrupted {
      return failed(with: .interrupted(path: path))
    }
    return failed(with: error)
  }

  func failed(with error: StoreError) -> StoreError {
    failure = failure ?? error
    return error
  }
}

extension StoreError {
  fileprivate static func moved(_ path: String) -> StoreError {
    .cannotOpen(path: path, reason: "it was moved or removed while it was in use")
  }

  /// Translates SQLite's last result.
  fileprivate init(_ code: Int32, of database: OpaquePointer, at path: String) {
    let number = sqlite3_system_errno(database)
    let cause = number == 0 ? "" : " (\(String(cString: strerror(number))))"
    let reason = String(cString: sqlite3_errmsg(database)) + cause
    // The low byte is the kind of error; the rest says where it happened.
    self =
      switch (code, code & 0xFF) {
      // SQLITE_READONLY_DBMOVED and _ROLLBACK, macros of a form that Swift does not import.
      case (SQLITE_READONLY | 4 << 8, _): .moved(path)
      case (SQLITE_READONLY | 3 << 8, _): .unfinished(path: path)
      case (_, SQLITE_BUSY), (_, SQLITE_LOCKED): .busy(path: path)
      case (_, SQLITE_INTERRUPT): .interrupted(path: path)
      case (_, SQLITE_FULL): .full(path: path)
      case (_, SQLITE_READONLY): .readOnly(path: path)
      // A journal that cannot be put away, or taken back, where nothing may be written.
      case (_, SQLITE_IOERR) where [EACCES, EPERM, EROFS].contains(number): .readOnly(path: path)
      // Our SQL is right, so what it does not fit is the file: a table is missing, perhaps.
      case (_, SQLITE_CORRUPT), (_, SQLITE_NOTADB), (_, SQLITE_ERROR):
        .damaged(path: path, reason: reason)
      case (_, SQLITE_CANTOPEN): .cannotOpen(path: path, reason: reason)
      default: .failed(path: path, reason: reason)
      }
  }
}
