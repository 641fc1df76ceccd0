import Model

#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// One compiled SQL statement of a database.
///
/// Values reach SQL only through here, bound to question marks, so that no text that a person typed
/// is ever read as SQL (P18 in <doc:Promises>).
final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Makes the statement ready to run again.
  ///
  /// A statement that is not reset keeps the file locked.
  func reset() {
    // The result repeats the error of the last step, which was already thrown.
    sqlite3_reset(handle)
  }

  /// Runs the statement up to its next row, and returns whether there is one.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    default: throw database.failed()
    }
  }

  /// Binds values to the question marks, byte for byte; `nil` is NULL.
  func bind(_ values: [StoredValue?]) throws(StoreError) {
    for (index, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case nil: sqlite3_bind_null(handle, index)
        case .flag(let flag): sqlite3_bind_int64(handle, index, Int64(flag))
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(let text):
          sqlite3_bind_text64(
            handle, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8))
        case .bytes(let bytes):
          sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied)
        // `StoreKey.check` refuses them.
        case .record, .expiring: throw .rolledBack(reason: .misplaced)
        }
      guard code == SQLITE_OK else { throw database.failed() }
    }
  }

  // MARK: - Reading values, in columns counted from 0

  /// A column's text, or `nil` for NULL; text that is not UTF-8 is damage, and is not repaired.
  func text(at column: Int32) throws(StoreError) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    // The length, not the first NUL, says where the text ends.
    let count = Int(sqlite3_column_bytes(handle, column))
    // Validating a C string takes a third of the time; one with a NUL inside comes out short.
    let characters = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
    if let text = String(validatingCString: characters), text.utf8.count == count { return text }
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw database.damaged(.notText)
    }
    return text
  }

  func integer(at column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  func bytes(at column: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(handle, column)
    return [UInt8](
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}

extension FixedWidthInteger {
  /// Yes and no, as C says them; `nil` is no.
  init(_ condition: Bool?) {
    self = condition == true ? 1 : 0
  }
}

/// SQLITE_TRANSIENT, "copy it now"; a C cast that Swift cannot import.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
