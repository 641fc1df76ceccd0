import Foundation
import Synchronization

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
  private let connect: @Sendable () throws(StoreError) -> StoreConnection
  private let state = Mutex(State())

  private struct State {
    var connection: StoreConnection?
    /// The damage that was met, and which file it was met in.
    var damage: (error: StoreError, stamp: [AnyHashable?]?)?
  }

  /// Opens a store, or makes a new one where there is no file.
  ///
  /// - Parameters:
  ///   - path: the file. Nobody else may be able to write in its folder, sticky or not.
  ///   - makingFolders: whether folders that are missing are made, for their owner alone. For a path
  ///     that a person typed leave it out: a slip would make folders somewhere.
  ///   - isReadOnly: whether the file is only read, as for `check()` and `backUp(to:)`: it must be
  ///     there, may be on a medium that cannot be written, and stays in the form that it has.
  ///   - busyTimeout: how long to wait for other processes, in milliseconds.
  ///   - isCancelled: is asked again and again, on the thread that works, while the store waits for
  ///     other processes and in `check()` and `backUp(to:)`; when it says so, they end at once with
  ///     `StoreError.interrupted`, and nothing is changed or left behind.
  ///   - onWait: hears, on the thread that waits, of a wait that takes longer than a second.
  /// - Throws: `StoreError`, with the path and the reason.
  public init(
    path: String, makingFolders: Bool = false, isReadOnly: Bool = false,
    busyTimeout: Int32 = 10_000,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    onWait: @escaping @Sendable () -> Void = {}
  ) throws(StoreError) {
    let file = try StoreFile(path, makingFolders: makingFolders && !isReadOnly)
    self.file = file
    connect = { () throws(StoreError) in
      try StoreConnection(
        path: file.path,
        queue: BusyHandler(limit: busyTimeout, announce: onWait, isCancelled: isCancelled),
        isReadOnly: isReadOnly)
    }
    if !isReadOnly {
      try prepareFile()
    } else if try !file.exists() {
      throw .cannotOpen(path: file.path, reason: String(cString: strerror(ENOENT)))
    }
    try use { _ in }
  }

  /// Where the store is when nobody names a file.
  ///
  /// `$XDG_DATA_HOME/vestibule/vestibule.sqlite`, where that is an absolute path, as the XDG base
  /// directory specification asks; else the same in `$HOME/.local/share`.
  /// Neither the file nor its folders need exist. Without a home it is `StoreError.noHomeDirectory`.
  public static func defaultPath(
    environment: [String: String]
  ) throws(StoreError) -> String {
    // By its first byte: an accent behind a slash makes it no other one.
    let (name, slash) = ("vestibule/vestibule.sqlite", UInt8(ascii: "/"))
    if let data = environment["XDG_DATA_HOME"], data.utf8.first == slash {
      return "\(data)/\(name)"
    }
    guard let home = environment["HOME"], home.utf8.first == slash else { throw .noHomeDirectory }
    return "\(home)/.local/share/\(name)"
  }

  /// Makes the file where there is none, and removes what killed programs left beside it.
  private func prepareFile() throws(StoreError) {
    if try file.exists() { return Draft.sweep(file.folder) }
    let bytes = try Schema.newFile(at: file.path)
    try file.create { (draft) throws(StoreError) in try draft.write(bytes) }
    // Another process may have been first, with whatever it put there.
    _ = try file.exists()
  }

  /// Whether the file is on another machine, where locks and syncs may not hold what they promise.
  public var isOnNetwork: Bool { file.isOnNetwork }

  /// What stands at a place.
  public func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    try use { (connection) throws(StoreError) in try connection.read(place) }
  }

  /// Makes the changes in one transaction, which is on the disk when this returns.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try use(isWriting: true) { (connection) throws(StoreError) in try connection.update(changes) }
  }

  /// Reads the whole file and checks that every part of it fits; takes time with its size.
  ///
  /// - Throws: `StoreError.damaged` with the first thing that does not fit.
  public func check() throws(StoreError) {
    try use { (connection) throws(StoreError) in try connection.check() }
  }

  /// Copies the whole store into a new file, for its owner alone.
  ///
  /// Others may go on using it; who wants to write waits while the bytes are read. The copy has the
  /// form of the store, is checked as `check()` does, and has its name only when all that is done.
  /// - Parameter path: the copy; there must be no file, and its folder must be as private as a
  ///   store's.
  /// - Throws: `StoreError.cannotCopy` where there can be no such file, or why there is no sound
  ///   copy; nothing unfinished is left behind then.
  public func backUp(to path: String) throws(StoreError) {
    let isNew: Bool
    do throws(StoreError) {
      let copy = try StoreFile(path)
      isNew = try use { (connection) throws(StoreError) in
        // A file that is there is told without reading the whole store.
        if try copy.exists() { return false }
        return try copy.create { (draft) throws(StoreError) in try connection.copy(into: draft) }
      }
    } catch .diskFull {
      throw .diskFull(path: path)
    } catch .cannotOpen(path: let name, let reason)
      where !name.utf8.elementsEqual(self.path.utf8)
    {
      throw .cannotCopy(to: path, reason: reason)
    }
    guard isNew else { throw .cannotCopy(to: path, reason: "there is a file already") }
  }

  /// Uses the connection, and opens a new one for the next use when this one met an error.
  ///
  /// After a failed commit only the file knows what it holds (D14 in <doc:Promises>). What was
  /// found damaged is not written until another file is in its place: its sound parts may be all
  /// that can be saved (D10 there).
  private func use<Result: Sendable>(
    isWriting: Bool = false, _ body: (StoreConnection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try state.withLock { (state) throws(StoreError) -> Result in
      if isWriting, let damage = state.damage {
        if damage.stamp == file.stamp { throw damage.error }
        state.damage = nil
      }
      do throws(StoreError) {
        let connection = if let kept = state.connection { kept } else { try connect() }
        state.connection = connection
        defer { if connection.database.failure != nil { state.connection = nil } }
        return try body(connection)
      } catch {
        // The connection is closed now, and whatever it had begun is taken back.
        if case .damaged = error { state.damage = (error, file.stamp) }
        throw error
      }
    }
  }
}
