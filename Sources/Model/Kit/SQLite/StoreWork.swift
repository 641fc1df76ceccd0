import Model

#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// Work of a store on its whole file; it says how far it is.
///
/// ```swift
/// let store = try SQLiteStore(
///   path: path,
///   onProgress: { work, part in
///     switch work {
///     case .checking: progress.checked = part
///     case .copying: progress.copied = part
///     }
///   })
/// try store.check()
/// ```
public enum StoreWork: Sendable {
  /// The file is copied.
  case copying
  /// Every page is checked.
  case checking
}

extension Database {
  /// Does long work, says how far it is, and ends it when it is cancelled.
  func interruptibly(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    let check = RunningCheck(of: self, pages: try number("page_count"))
    sqlite3_progress_handler(
      // So many instructions of SQLite take less than a millisecond.
      handle, 4_000,
      { check in
        let check = check.map { Unmanaged<RunningCheck>.fromOpaque($0).takeUnretainedValue() }
        return Int32(check?.isToEnd())
      }, Unmanaged.passUnretained(check).toOpaque())
    defer { sqlite3_progress_handler(handle, .zero, nil, nil) }
    // SQLite has kept its address alone.
    try withExtendedLifetime(check) { () throws(StoreError) in try body() }
  }
}

/// A check of a whole file while it runs.
private final class RunningCheck {
  private let database: Database
  private let pages: Int

  init(of database: Database, pages: Int) {
    self.database = database
    // SQLite reads every page twice: each for itself, then the rows in their order. Before 3.42 it
    // says nothing during the first half.
    self.pages = 2 * pages
    _ = pagesRead(resetting: true)
  }

  /// Reports how far the check is, and returns whether it was cancelled.
  func isToEnd() -> Bool {
    database.busyHandler.report(.checking, pagesRead(resetting: false), of: pages)
    return database.busyHandler.interrupts()
  }

  /// How many pages were read from the file since the check began.
  private func pagesRead(resetting: Bool) -> Int {
    var (now, highest) = (Int32(), Int32())
    sqlite3_db_status(
      database.handle, SQLITE_DBSTATUS_CACHE_MISS, &now, &highest, Int32(resetting))
    return Int(now)
  }
}
