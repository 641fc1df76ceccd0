import Synchronization

#if canImport(SystemSQLite)
  import SystemSQLite
#else
  import SQLite3
#endif

/// A store in one SQLite file: what the app uses.
///
/// A change that was kept survives a killed process and a power loss; one that was not leaves no
/// trace. Several processes may use one file; they wait for each other. The file is for its owner
/// alone (0600, in a folder 0700), links are not followed, and a file that is not ours, newer or
/// damaged is left as it is, byte for byte. A store may be used from any thread; its threads wait
/// for each other.
public final class SQLiteStore: UserInfoStore {
  /// Where the file is: the absolute path, with every link in its folder resolved.
  public var path: String { file.path }

  private let file: StoreFile
  private let busyTimeout: Int32
  private let connection: Mutex<StoreConnection?>

  /// Opens a store, or makes a new one where there is no file.
  ///
  /// - Parameters:
  ///   - path: the file; the folders that it is in are made when they are missing.
  ///   - busyTimeout: how long to wait for other processes, in milliseconds.
  /// - Throws: `StoreError`, with the path and the reason.
  public init(path: String, busyTimeout: Int32 = 10_000) throws(StoreError) {
    file = try StoreFile(path)
    self.busyTimeout = busyTimeout
    if try !file.exists() {
      try file.create { (draft) throws(StoreError) in
        let database = try Database(path: draft, flags: SQLITE_OPEN_READWRITE)
        // A draft needs no journal: nobody looks at it before it is complete.
        try database.execute("PRAGMA journal_mode = MEMORY")
        try database.execute("PRAGMA synchronous = FULL")
        try Schema.create(in: database)
      }
      // Another process may have been first, with whatever it put there.
      _ = try file.exists()
    }
    connection = Mutex(try StoreConnection(path: file.path, busyTimeout: busyTimeout))
  }

  /// What stands at a place.
  public func read(_ place: StorePlace) throws(StoreError) -> StoredValue? {
    try use { (connection) throws(StoreError) in try connection.read(place) }
  }

  /// Makes the changes in one transaction, which is on the disk when this returns.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try use { (connection) throws(StoreError) in try connection.update(changes) }
  }

  /// Some accounts in the order of their folded emails, found by index.
  public func accounts(after folded: String?, limit: Int) throws(StoreError) -> [Account] {
    try use { (connection) throws(StoreError) in
      try connection.accounts(after: folded, limit: limit)
    }
  }

  /// Reads the whole file and checks that every part of it fits; takes time with its size.
  ///
  /// - Throws: `StoreError.damaged` with the first thing that does not fit.
  public func check() throws(StoreError) {
    try use { (connection) throws(StoreError) in
      let finding = try connection.database.execute("PRAGMA integrity_check(1)")
      guard finding == "ok" else {
        throw .damaged(path: path, reason: finding ?? "it could not be checked")
      }
    }
  }

  /// Uses the connection, and opens a new one for the next use when this one met an error.
  ///
  /// After a failed commit only the file knows what it holds (requirement D14).
  private func use<Result: Sendable>(
    _ body: (StoreConnection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try connection.withLock { (kept) throws(StoreError) -> Result in
      let connection =
        if let kept { kept } else {
          try StoreConnection(path: file.path, busyTimeout: busyTimeout)
        }
      kept = connection
      defer { if connection.database.failure != nil { kept = nil } }
      return try body(connection)
    }
  }
}
