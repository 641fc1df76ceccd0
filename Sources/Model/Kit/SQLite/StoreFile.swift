import Foundation
import Model

/// The file of a store: its place, and how it is created whole.
struct StoreFile: Sendable {
  /// The file's absolute path; no folder in it is a link.
  let path: String
  var folder: String { Self.parent(of: path) }

  /// Finds the place of a store, in a folder where only its owner can write (X2 in <doc:Promises>).
  ///
  /// The file need not exist; missing folders are made, if at all, for their owner alone.
  init(_ path: String, makingFolders: Bool = false) throws(StoreError) {
    let name = Self.name(of: path)
    guard !["", ".", ".."].contains(name), !path.utf8.contains(0) else {
      throw .cannotOpen(path: path, reason: .file(.noName))
    }
    guard !Self.isReserved(name) else {
      throw .cannotOpen(path: path, reason: .file(.companionName))
    }
    let folder = Self.parent(of: path)
    if makingFolders { try Self.makeFolder(folder) }
    // SQLite refuses a link anywhere in a path. A home folder behind a link is usual, and
    // resolved here; a link as the file itself could lead anywhere, and is refused (X3).
    let real = try Self.resolved(folder, of: path)
    self.path = real == "/" ? "/\(name)" : "\(real)/\(name)"
    try refuseTooLong(name)
    let owner = (try? Self.status(of: self.path))?.st_uid
    try Self.requirePrivate(folder: real, owner: geteuid() == 0 ? owner ?? 0 : geteuid())
  }

  /// SQLite's suffixes for the files beside a store.
  static let companions = ["-journal", "-wal", "-shm"]

  /// Whether a name is for what is kept beside a store.
  ///
  /// Another file of that name would be taken for a journal and emptied, or for a draft and
  /// removed.
  static func isReserved(_ name: String) -> Bool {
    companions.contains { name.lowercased().hasSuffix($0) } || UnpublishedFile.isName(name)
  }

  private func refuseTooLong(_ name: String) throws(StoreError) {
    // SQLite's `MAX_PATHNAME`, and the system's limit, less the longest suffix.
    let longestPath = 512 - "-journal".utf8.count
    if path.utf8.count > longestPath { throw .pathTooLong(path: path, limit: longestPath) }
    // Where the system reports no limit, with -1, it refuses the file when that is made.
    let longestName = UInt(bitPattern: pathconf(folder, Int32(_PC_NAME_MAX)))
    if "\(name)-journal".utf8.count > longestName {
      throw .pathTooLong(
        path: path, limit: "\(folder)/".utf8.count + Int(longestName) - "-journal".utf8.count)
    }
  }

  /// Whether there is a file; throws for a link or anything else.
  func exists() throws(StoreError) -> Bool {
    guard let status = try Self.anyStatus(of: path) else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return true
    case S_IFDIR: throw .cannotOpen(path: path, reason: .file(.folder))
    case S_IFLNK: throw .cannotOpen(path: path, reason: .file(.link))
    default: throw .cannotOpen(path: path, reason: .file(.notRegular))
    }
  }

  /// Makes the file, which is visible only when it is complete.
  ///
  /// The path has no file or a whole one, whenever this program is killed and however many others
  /// do the same (D3 in <doc:Promises>). If another was first, its file stays, and `false` is
  /// returned. After an error nothing unfinished is left, and no copy at all.
  @discardableResult
  func create(
    isCopy: Bool = false, _ fill: (UnpublishedFile) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try refuseLeftovers()
    } catch {
      // The journal of another process's new file is not a leftover.
      if try exists() { return false }
      throw error
    }
    let draft = try UnpublishedFile(of: self)
    try fill(draft)
    guard try draft.publish() else { return false }
    guard Self.synchronize(folder) else {
      let reason = Self.cause
      // A store stays: another program may have stored something in it by now.
      if isCopy { unlink(path) }
      throw .cannotOpen(path: path, reason: reason)
    }
    return true
  }

  /// Identifies the file that is at the path now and its last change; `nil` if there is none.
  var identity: Identity? { (try? Self.status(of: path)).map(Identity.init) }

  /// Which file something is, and when it was last changed.
  struct Identity: Equatable {
    private let numbers: [Int64]

    init(_ status: stat) {
      let change = status.lastChange
      numbers = [
        Int64(truncatingIfNeeded: status.st_dev), Int64(truncatingIfNeeded: status.st_ino),
        Int64(status.st_size), Int64(change.tv_sec), Int64(change.tv_nsec),
      ]
    }
  }

  /// The status of a file, or of a link.
  static func status(of path: String) throws(StoreError) -> stat {
    guard let status = try anyStatus(of: path) else {
      throw .cannotOpen(path: path, reason: .file(.missing))
    }
    return status
  }

  /// The same, or `nil` if nothing is there.
  static func anyStatus(of path: String) throws(StoreError) -> stat? {
    var status = stat()
    if lstat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw .cannotOpen(path: path, reason: cause)
  }

  static var cause: StoreReason { StoreReason(errno: errno) }

  // MARK: - Folders

  /// The path of the folder of a file; `.` for a name alone.
  ///
  /// By bytes, as the system does: a slash before an accent is one character in Swift.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The names in a folder; those that are not UTF-8 do not matter.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Makes a folder and the missing ones that contain it, unless others could replace it.
  static func makeFolder(_ path: String) throws(StoreError) {
    if access(path, F_OK) == 0 { return }
    guard errno == ENOENT else { throw .cannotOpen(path: path, reason: cause) }
    let parent = parent(of: path)
    try makeFolder(parent)
    try refuseExchangeable(try resolved(parent, of: path))
    guard mkdir(path, 0o700) == 0 else {
      // Another process may have been first.
      if errno == EEXIST { return }
      throw .cannotOpen(path: path, reason: cause)
    }
    // The umask may have removed even the owner's rights.
    guard chmod(path, 0o700) == 0, synchronize(parent) else {
      throw .cannotOpen(path: path, reason: cause)
    }
  }

  /// A folder's path without links, for the path of a file in it.
  static func resolved(_ folder: String, of path: String) throws(StoreError) -> String {
    guard let resolved = realpath(folder, nil) else {
      throw errno == ENOENT ? .noFolder(path: folder) : .cannotOpen(path: path, reason: cause)
    }
    defer { free(resolved) }
    guard let real = String(validatingCString: resolved) else {
      throw .cannotOpen(path: path, reason: .file(.folderNotText))
    }
    return real
  }

  /// Syncs a folder, so that its names survive a power loss.
  static func synchronize(_ folder: String) -> Bool {
    guard let descriptor = Self.descriptor(of: folder, O_RDONLY | O_DIRECTORY) else {
      return false
    }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  // MARK: - Descriptors

  /// Opens a file for this program alone, and returns its descriptor, or `nil` where that fails; a
  /// new file is for its owner alone.
  static func descriptor(of path: String, _ flags: Int32) -> Int32? {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    return descriptor == -1 ? nil : descriptor
  }

  /// What is known of an open file.
  static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }
}

extension stat {
  func isSame(as other: stat) -> Bool {
    st_dev == other.st_dev && st_ino == other.st_ino
  }

  /// When the file's content was last changed.
  fileprivate var lastChange: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
