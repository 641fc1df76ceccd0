#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// One compiled SQL statement of a database.
///
/// Values reach SQL only through here, bound to the question marks of the statement, so that no
/// text that a person typed is ever read as SQL (requirement P18).
final class Statement {
  private let handle: OpaquePointer
  private unowned let database: Database

  /// Takes over a compiled statement.
  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Makes the statement ready to run again and forgets what was bound.
  ///
  /// A statement that is left in the middle keeps the file locked.
  func reset() {
    // The result repeats the error of the last step, which has been thrown already.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Runs the statement up to its next row.
  ///
  /// - Returns: whether there is a row.
  /// - Throws: what SQLite reports.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    default: throw database.failed()
    }
  }

  // MARK: - Values in, counted from 1

  /// Binds a text byte for byte, or NULL.
  func bind(_ text: String?, at index: Int32) throws(StoreError) {
    guard let text else { return try check(sqlite3_bind_null(handle, index)) }
    try check(
      sqlite3_bind_text64(
        handle, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8)))
  }

  /// Binds a whole number.
  func bind(_ number: Int64, at index: Int32) throws(StoreError) {
    try check(sqlite3_bind_int64(handle, index, number))
  }

  /// Binds bytes.
  func bind(_ bytes: [UInt8], at index: Int32) throws(StoreError) {
    try check(sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied))
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code == SQLITE_OK else { throw database.failed() }
  }

  // MARK: - Values out, counted from 0

  /// A column's text, or `nil` for NULL.
  ///
  /// - Throws: `StoreError.damaged` for a text that is not UTF-8; it is not repaired.
  func text(at column: Int32) throws(StoreError) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    // The length, not the first NUL, says where the text ends.
    let count = Int(sqlite3_column_bytes(handle, column))
    let bytes = UnsafeBufferPointer(start: start, count: count)
    // As a C string it is validated in a third of the time; one with a NUL inside comes out short.
    if let text = bytes.withMemoryRebound(
      to: CChar.self, { $0.baseAddress.flatMap(String.init(validatingCString:)) }),
      text.utf8.count == count
    {
      return text
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw database.failed(with: .damaged(path: database.path, reason: "a text is not UTF-8"))
    }
    return text
  }

  /// A column's whole number.
  func integer(at column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  /// A column's bytes.
  func bytes(at column: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(handle, column)
    return [UInt8](
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}

/// SQLite's name for "copy it now"; the C macro is a cast that Swift does not import.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
