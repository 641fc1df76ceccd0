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
  private let isCancelled: @Sendable () -> Bool
  private let onWait: @Sendable () -> Void
  private let connection = Mutex<StoreConnection?>(nil)
  /// The damage that was met, and which file it was met in.
  private let damage = Mutex<(error: StoreError, stamp: StoreFile.Stamp?)?>(nil)

  /// Opens a store, or makes a new one where there is no file.
  ///
  /// - Parameters:
  ///   - path: the file; the folders that it is in are made when they are missing.
  ///   - busyTimeout: how long to wait for other processes, in milliseconds.
  ///   - isCancelled: is asked again and again, on the thread that works, while the store waits for
  ///     other processes and in `check()` and `backUp(to:)`; when it says so, they end at once with
  ///     `StoreError.interrupted`, and nothing is changed or left behind.
  ///   - onWait: hears, on the thread that waits, of a wait that takes longer than a second.
  /// - Throws: `StoreError`, with the path and the reason.
  public init(
    path: String, busyTimeout: Int32 = 10_000,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    onWait: @escaping @Sendable () -> Void = {}
  ) throws(StoreError) {
    file = try StoreFile(path)
    self.busyTimeout = busyTimeout
    self.isCancelled = isCancelled
    self.onWait = onWait
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
    try use { _ in }
  }

  /// Whether the file is on another machine, where locks and syncs may not hold what they promise.
  public var isOnNetwork: Bool { file.isOnNetwork }

  /// What stands at a place.
  public func read(_ place: StorePlace) throws(StoreError) -> StoredValue? {
    try use { (connection) throws(StoreError) in try connection.read(place) }
  }

  /// Makes the changes in one transaction, which is on the disk when this returns.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try refuseDamaged()
    return try use { (connection) throws(StoreError) in try connection.update(changes) }
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
      try connection.database.interruptibly { () throws(StoreError) in
        try connection.check("integrity_check")
      }
    }
  }

  /// Copies the whole store into a new file, for its owner alone, while others may go on using it.
  ///
  /// - Parameter path: the copy; there must be no file.
  /// - Throws: `StoreError.cannotCopy` where there can be no such file, or why it could not be
  ///   filled; nothing is left behind then.
  public func backUp(to path: String) throws(StoreError) {
    do throws(StoreError) {
      let copy = try StoreFile(path)
      let isNew = try use { (connection) throws(StoreError) in
        try copy.create { (draft) throws(StoreError) in
          try connection.database.interruptibly { () throws(StoreError) in
            try connection.database.copy(into: draft)
          }
        }
      }
      guard isNew else { throw .cannotCopy(to: copy.path, reason: "there is a file already") }
    } catch .full {
      throw .full(path: path)
    } catch .cannotOpen(path: let name, let reason) where name != self.path {
      throw .cannotCopy(to: path, reason: reason)
    }
  }

  /// Refuses to write what was found damaged, until another file is in its place.
  ///
  /// Its sound parts may be all that can be saved (requirement D10).
  private func refuseDamaged() throws(StoreError) {
    try damage.withLock { (damage) throws(StoreError) in
      if let damage, damage.stamp == file.stamp { throw damage.error }
      damage = nil
    }
  }

  /// Uses the connection, and takes note of damage.
  private func use<Result: Sendable>(
    _ body: (StoreConnection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError) {
      return try connect(body)
    } catch {
      // The connection is closed now, and whatever it had begun is taken back.
      if case .damaged = error { damage.withLock { $0 = (error, file.stamp) } }
      throw error
    }
  }

  /// Uses the connection, and opens a new one for the next use when this one met an error.
  ///
  /// After a failed commit only the file knows what it holds (requirement D14).
  private func connect<Result: Sendable>(
    _ body: (StoreConnection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try connection.withLock { (kept) throws(StoreError) -> Result in
      let connection =
        if let kept { kept } else {
          try StoreConnection(
            path: file.path,
            queue: Queue(
              limit: busyTimeout, interruption: Interruption(isCancelled), announce: onWait))
        }
      kept = connection
      defer { if connection.database.failure != nil { kept = nil } }
      return try body(connection)
    }
  }
}
