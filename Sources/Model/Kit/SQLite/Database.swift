import Foundation
import Model

#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// An open SQLite database, closed when the object is released; one thread uses it at a time.
///
/// Nothing here knows what a store is. Every error of SQLite passes through `failed()`.
final class Database {
  /// The file, for error messages.
  let path: String

  /// The first error that SQLite reported, after which the database must not be used again.
  ///
  /// After an I/O error it is unknown what reached the disk (D14 in <doc:Promises>).
  private(set) var failure: StoreError?

  let handle: OpaquePointer

  /// Waits for other processes, and asks whether long work was cancelled.
  let busyHandler: BusyHandler

  /// Opens an existing file, by an absolute path without links, or by another name that SQLite
  /// knows: a URI or memory.
  ///
  /// Without a handler, nothing waits for other processes.
  init(
    path: String, name: String? = nil, isReadOnly: Bool = false,
    busyHandler: BusyHandler = BusyHandler(limit: 0)
  ) throws(StoreError) {
    var opened: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    // An absolute path is never taken for a URI, which begins with `file:`.
    let always =
      SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    let code = sqlite3_open_v2(name ?? path, &opened, access | always, nil)
    guard let opened, code == SQLITE_OK else {
      // SQLite returns a database even on failure, to be asked for the reason. Without memory for
      // one it takes `nil` for it.
      defer { sqlite3_close_v2(opened) }
      throw StoreError(code, of: opened, at: path)
    }
    // No store has triggers or views, so a planted one does nothing.
    #if canImport(SystemSQLite)
      for setting in [SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW] {
        _ = vestibule_switch_off(opened, setting)
      }
    #endif
    self.path = path
    handle = opened
    self.busyHandler = busyHandler
    sqlite3_busy_handler(
      opened,
      { handler, times in
        let handler = handler.map { Unmanaged<BusyHandler>.fromOpaque($0).takeUnretainedValue() }
        return Int32(handler?.wait(again: times))
      }, Unmanaged.passUnretained(busyHandler).toOpaque())
  }

  deinit {
    // This form waits for statements that are not yet released.
    sqlite3_close_v2(handle)
  }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Throws if the file was moved, removed or replaced since it was opened.
  func refuseMoved() throws(StoreError) {
    var hasMoved = Int32()
    guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK
    else { throw failed() }
    if hasMoved != 0 { throw failed(with: .moved(path)) }
  }

  /// Compiles one SQL statement, to be used repeatedly.
  func prepare(_ sql: String) throws(StoreError) -> Statement {
    var statement: OpaquePointer?
    let (size, flags) = (Int32(sql.utf8.count), UInt32(SQLITE_PREPARE_PERSISTENT))
    sqlite3_prepare_v3(handle, sql, size, flags, &statement, nil)
    guard let statement else { throw failed() }
    return Statement(statement, of: self)
  }

  /// Runs one SQL statement, and returns the first column of its first row as text.
  @discardableResult
  func execute(_ sql: String) throws(StoreError) -> String? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.text(at: 0) : nil
  }

  /// The first column of every row, as text.
  func texts(_ sql: String) throws(StoreError) -> [String?] {
    let statement = try prepare(sql)
    var texts: [String?] = []
    while try statement.step() { texts.append(try statement.text(at: 0)) }
    return texts
  }

  func number(_ pragma: String) throws(StoreError) -> Int {
    let statement = try prepare("PRAGMA \(pragma)")
    _ = try statement.step()
    return Int(statement.integer(at: 0))
  }

  /// The error that SQLite reports now, which also ends the use of this database.
  func failed() -> StoreError {
    if busyHandler.cannotLock {
      return failed(.noLocks)
    }
    let error = StoreError(sqlite3_extended_errcode(handle), of: handle, at: path)
    // A cancelled wait ends as one that took too long.
    if error.kind == .busy, busyHandler.isInterrupted {
      return failed(with: .cancelled(path: path))
    }
    return failed(with: error)
  }

  func failed(_ reason: StoreReason) -> StoreError {
    failed(with: .failed(path: path, reason: reason))
  }

  func damaged(_ reason: StoreReason) -> StoreError {
    failed(with: .damaged(path: path, reason: reason))
  }

  func failed(with error: StoreError) -> StoreError {
    failure = failure ?? error
    return error
  }
}

/// A database as the bytes of its file.
extension Database {
  /// The bytes that a file of a database in memory would have.
  func bytes() throws(StoreError) -> [UInt8] {
    var count = sqlite3_int64()
    guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else {
      throw .failed(path: path, reason: .file(.noMemory))
    }
    defer { sqlite3_free(bytes) }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// Opens bytes that belong to a file that is open elsewhere, read-only; they must stay in place
  /// while the database is used.
  convenience init(
    bytes: UnsafeRawBufferPointer, path: String, busyHandler: BusyHandler
  ) throws(StoreError) {
    try self.init(path: path, name: ":memory:", busyHandler: busyHandler)
    // SQLite does not write here, but its parameter is mutable.
    let start = bytes.bindMemory(to: UInt8.self).baseAddress.map(UnsafeMutablePointer.init)
    let (count, flags) = (sqlite3_int64(bytes.count), UInt32(SQLITE_DESERIALIZE_READONLY))
    guard sqlite3_deserialize(handle, "main", start, count, count, flags) == SQLITE_OK else {
      throw failed()
    }
  }

  /// Whether a file has the same bytes as this one, and is as private as a store; call it in a
  /// transaction.
  func isCopied(at path: String) throws(StoreError) -> Bool {
    guard let descriptor = StoreFile.descriptor(of: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
      return false
    }
    defer { close(descriptor) }
    guard let status = StoreFile.status(of: descriptor), status.st_mode & 0o077 == 0,
      [geteuid(), 0].contains(status.st_uid)
    else { return false }
    var (isSame, size) = (true, 0)
    try readBytes { (bytes, offset) throws(StoreError) in
      // What cannot be read, as of a folder, stays different.
      var copy = bytes.map { ~$0 }
      pread(descriptor, &copy, copy.count, off_t(offset))
      isSame = isSame && copy == bytes
      size += bytes.count
    }
    return isSame && Int(status.st_size) == size
  }

  /// Passes the bytes of the file to a closure, in pieces, while no other process can write to it;
  /// call it in a transaction.
  ///
  /// They are read through SQLite's own descriptor: opening and closing the file once more would
  /// drop this process's locks on it (POSIX record locks). `VACUUM INTO` and SQLite's backup need a
  /// file with a name, which a kill would leave (X6 in <doc:Promises>), and change the bytes, by
  /// which an earlier copy is known (D11 there).
  func readBytes(
    _ body: (_ bytes: [UInt8], _ offset: Int) throws(StoreError) -> Void
  ) throws(StoreError) {
    // The first read locks the file, and rolls back what a killed program left half done.
    let size = try number("page_count") * number("page_size")
    var opened: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &opened)
    guard let file = opened, let read = file.pointee.pMethods?.pointee.xRead else { throw failed() }
    let most = 1 << 18
    for offset in stride(from: 0, to: size, by: most) {
      if busyHandler.interrupts() { throw failed(with: .cancelled(path: path)) }
      var bytes = [UInt8](repeating: 0, count: min(most, size - offset))
      guard read(file, &bytes, Int32(bytes.count), sqlite3_int64(offset)) == SQLITE_OK else {
        throw failed(.unreadable)
      }
      try body(bytes, offset)
      busyHandler.report(.copying, offset + bytes.count, of: size)
    }
  }
}

extension StoreError {
  fileprivate static func moved(_ path: String) -> StoreError {
    .cannotOpen(path: path, reason: .file(.moved))
  }

  /// Converts SQLite's last result.
  fileprivate init(_ code: Int32, of database: OpaquePointer?, at path: String) {
    let number = sqlite3_system_errno(database)
    let cause = number == 0 ? "" : " (\(StoreReason(errno: number)))"
    let reason = StoreReason.verbatim(String(cString: sqlite3_errmsg(database)) + cause)
    // The low byte is the kind of error; the rest is the detail.
    self =
      switch (code, code & 0xFF) {
      // SQLITE_READONLY_DBMOVED and _ROLLBACK, macros that Swift cannot import.
      case (SQLITE_READONLY | 4 << 8, _): .moved(path)
      case (SQLITE_READONLY | 3 << 8, _): .unfinished(path: path)
      case (_, SQLITE_BUSY), (_, SQLITE_LOCKED): .busy(path: path)
      case (_, SQLITE_INTERRUPT): .cancelled(path: path)
      case (_, SQLITE_FULL): .diskFull(path: path)
      case (_, SQLITE_READONLY): .readOnly(path: path)
      // A journal that cannot be removed or rolled back, because nothing may be written.
      case (_, SQLITE_IOERR) where [EACCES, EPERM, EROFS].contains(number): .readOnly(path: path)
      // Our SQL is right, so the file is wrong: a table is missing, perhaps.
      case (_, SQLITE_CORRUPT), (_, SQLITE_NOTADB), (_, SQLITE_ERROR):
        .damaged(path: path, reason: reason)
      case (_, SQLITE_CANTOPEN): .cannotOpen(path: path, reason: reason)
      default: .failed(path: path, reason: reason)
      }
  }
}
