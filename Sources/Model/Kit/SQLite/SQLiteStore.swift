import Foundation
public import Model
import Synchronization

/// A store in one SQLite file: what the app uses.
///
/// A stored change survives a killed process and a power loss; a failed one leaves no trace, unless
/// the error is `StoreError.outcomeUnknown`.
/// Several processes may use one file; they wait for each other. The file is for its owner alone
/// (0600, in a folder 0700), and links are not followed; a file that is not a store, newer or
/// damaged is left as it is, byte for byte. A store may be used from any thread; its threads wait
/// for each other.
///
/// ```swift
/// let path = folder.appendingPathComponent("tea.sqlite").path
/// let store = try SQLiteStore(path: path)
/// try store.set("Assam", for: .favouriteTea)
/// try store.check()
/// try store.backUp(to: path + ".copy")
/// ```
public final class SQLiteStore: UserInfoStore {
  /// Where the file is: the absolute path, with every link in its folder resolved.
  public var path: String { file.path }

  private let file: StoreFile
  private let connect: @Sendable () throws(StoreError) -> StoreConnection
  private let state = Mutex(State())

  private struct State {
    var connection: StoreConnection?
    /// The damage that was found, and the file in which it was found.
    var damage: (error: StoreError, identity: StoreFile.Identity?)?
  }

  /// Opens a store, or makes a new one if there is no file.
  ///
  /// - Parameters:
  ///   - path: the file. Only its owner may be able to write in its folder, sticky or not.
  ///   - makingFolders: whether missing folders are made, for their owner alone. Leave it out for a
  ///     path that a person typed, which may have a typing error.
  ///   - isReadOnly: whether the file is only read, as for `check()` and `backUp(to:)`: it must
  ///     exist, may be on a read-only medium, and keeps its version.
  ///   - busyTimeout: how long to wait for other processes, in milliseconds.
  ///   - isCancelled: is called repeatedly, on the working thread, while the store waits for other
  ///     processes and in `check()` and `backUp(to:)`; when it returns `true`, they throw
  ///     `StoreError.cancelled`, and nothing is changed or left behind.
  ///   - onWait: is called, on the waiting thread, when a wait takes longer than a second.
  ///   - onProgress: is called repeatedly, on the working thread, in `check()` and `backUp(to:)`,
  ///     and while an older file is copied before its upgrade: with the work, and the part of it
  ///     that is done, from 0 to 1.
  /// - Throws: `StoreError`, with the path and the reason.
  public init(
    path: String, makingFolders: Bool = false, isReadOnly: Bool = false,
    busyTimeout: Int32 = 10_000,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    onWait: @escaping @Sendable () -> Void = {},
    onProgress: @escaping @Sendable (StoreWork, Double) -> Void = { _, _ in }
  ) throws(StoreError) {
    let file = try StoreFile(path, makingFolders: makingFolders && !isReadOnly)
    self.file = file
    connect = { () throws(StoreError) in
      // Another process may have removed it, or have put anything there.
      guard try file.exists() else {
        throw .cannotOpen(path: file.path, reason: .file(.missing))
      }
      return try StoreConnection(
        path: file.path,
        busyHandler: BusyHandler(
          limit: busyTimeout, announce: onWait, isCancelled: isCancelled, progress: onProgress),
        isReadOnly: isReadOnly)
    }
    if !isReadOnly { try prepareFile() }
    try use { _ in }
  }

  /// The path of the store when none is given.
  ///
  /// `$XDG_DATA_HOME/NAME/NAME.sqlite` with the program's name, if that is an absolute path, as the
  /// XDG base directory specification asks; otherwise the same in `$HOME/.local/share`. The file
  /// and its folders need not exist.
  /// - Throws: `StoreError.noHomeDirectory` without a home folder.
  public static func defaultPath(
    of program: String = "vestibule", environment: [String: String]
  ) throws(StoreError) -> String {
    // By its first byte: a slash before an accent is another character.
    let (name, slash) = ("\(program)/\(program).sqlite", UInt8(ascii: "/"))
    if let data = environment["XDG_DATA_HOME"], data.utf8.first == slash {
      return "\(data)/\(name)"
    }
    guard let home = environment["HOME"], home.utf8.first == slash else { throw .noHomeDirectory }
    return "\(home)/.local/share/\(name)"
  }

  /// Why no other file may be made at a path: it is the store, or would be taken for a part of it.
  ///
  /// The store's file need not exist; `nil` stands for a store in memory.
  package static func problem(ofOtherFile path: String, beside store: String?) -> FileProblem? {
    if StoreFile.isReserved(StoreFile.name(of: path)) { return .companionName }
    guard let store, StoreFile.name(of: path) == StoreFile.name(of: store),
      let folder = try? StoreFile.resolved(StoreFile.parent(of: path), of: path),
      folder == (try? StoreFile.resolved(StoreFile.parent(of: store), of: store))
    else { return nil }
    return .isStore
  }

  /// Makes the file if there is none, and removes the drafts of killed programs beside it.
  private func prepareFile() throws(StoreError) {
    if try file.exists() { return UnpublishedFile.sweep(file.folder) }
    let bytes = try Schema.newFile(at: file.path)
    try file.create { (draft) throws(StoreError) in try draft.write(bytes) }
  }

  /// Whether the file is on another machine, where locks and syncs may not work.
  public var isOnNetwork: Bool { file.isOnNetwork }

  /// The value of a key.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  public func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
    try use { (connection) throws(StoreError) in try connection.read(key) }
  }

  /// Reads several values in one transaction: they are as at one moment.
  ///
  /// - Throws: what `values` threw, or why the store could not be read.
  public func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try use { (connection) throws(StoreError) in try connection.read(values) }
  }

  /// Makes the changes in one transaction, which is on the disk when this returns.
  ///
  /// - Throws: `StoreError.outcomeUnknown` if it is not known whether the changes are stored; after
  ///   any other error they are not.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try result(
      of: use(isWriting: true) { (connection) throws(StoreError) in
        try connection.update(changes)
      })
  }

  /// The result of a transaction; if its commit failed, the file is opened again to see what it
  /// has.
  func result<Result: Sendable>(of commit: Commit<Result>) throws(StoreError) -> Result {
    guard let failure = commit.failure else { return commit.result }
    var isStored: Bool?
    do throws(StoreError) {
      isStored = try use(isWriting: true) { (connection) throws(StoreError) in
        let isStored = try connection.has(commit.changes)
        // They are in the file, but perhaps not yet on the disk.
        if isStored == true { try connection.commitNothing() }
        return isStored
      }
    } catch {
      isStored = nil
    }
    switch isStored {
    case true?: return commit.result
    case false?: throw failure
    case nil: throw .outcomeUnknown(path: path, reason: failure.cause)
    }
  }

  /// Reads and checks the whole file; takes time with its size.
  ///
  /// - Throws: `StoreError.damaged` with the first fault.
  public func check() throws(StoreError) {
    try use { (connection) throws(StoreError) in try connection.check() }
  }

  /// Copies the whole store into a new file, for its owner alone.
  ///
  /// Others may go on using the store; writers wait while the bytes are read. The copy has the
  /// store's version, is checked as `check()` does, and gets its name only then.
  /// - Parameter path: the copy; there must not be a file yet, and its folder must be as private as
  ///   a store's.
  /// - Throws: `StoreError.cannotCopy` if there can be no such file, or why the copy failed;
  ///   nothing unfinished is left behind then.
  public func backUp(to path: String) throws(StoreError) {
    let isNew: Bool
    do throws(StoreError) {
      let copy = try StoreFile(path)
      isNew = try use { (connection) throws(StoreError) in
        // An existing file is reported without reading the whole store.
        if try copy.exists() { return false }
        return try copy.create(isCopy: true) { (draft) throws(StoreError) in
          try connection.copy(into: draft)
        }
      }
    } catch  where error.kind == .diskFull {
      throw .diskFull(path: path)
    } catch  where error.kind == .cannotOpen {
      // By bytes: a composed and a decomposed name are two files.
      let ofStore = StoreError.cannotOpen(path: self.path, reason: error.cause)
      guard !error.description.utf8.elementsEqual(ofStore.description.utf8) else { throw error }
      throw .cannotCopy(to: path, reason: error.cause)
    }
    guard isNew else { throw .cannotCopy(to: path, reason: .file(.taken)) }
  }

  /// Uses the connection, and opens a new one for the next use after an error.
  ///
  /// After a failed commit only the file knows what it holds (D14 in <doc:Promises>). A damaged
  /// file is not written until another replaces it: its sound parts may be all that can be saved
  /// (D10 there).
  private func use<Result: Sendable>(
    isWriting: Bool = false, _ body: (StoreConnection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try state.withLock { (state) throws(StoreError) -> Result in
      if isWriting, let damage = state.damage, damage.identity == file.identity {
        throw damage.error
      }
      do throws(StoreError) {
        let connection = if let kept = state.connection { kept } else { try connect() }
        state.connection = connection
        defer { if connection.database.failure != nil { state.connection = nil } }
        return try body(connection)
      } catch {
        // The connection is closed now, which rolls back whatever it had begun.
        if error.kind == .damaged { state.damage = (error, file.identity) }
        throw error
      }
    }
  }
}
