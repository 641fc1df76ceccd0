#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a store's file is, and how it comes to be there whole.
struct StoreFile: Sendable {
  /// The file's absolute path; no folder in it is a link.
  let path: String
  private let folder: String

  /// How the name of a file ends that is not complete yet.
  static let draftSuffix = ".new"

  /// Finds the place of a store, and makes the folders that are missing, for their owner alone.
  ///
  /// - Throws: `StoreError.cannotOpen` when there cannot be a store at that path.
  init(_ path: String) throws(StoreError) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard !["", ".", ".."].contains(name), !path.utf8.contains(0) else {
      throw .cannotOpen(path: path, reason: "it does not name a file")
    }
    let folder = Self.parent(of: path)
    guard Self.makeFolder(folder), let resolved = realpath(folder, nil) else {
      throw .cannotOpen(path: path, reason: Self.cause)
    }
    defer { free(resolved) }
    // SQLite refuses a link anywhere in a path (N8). A home folder behind one is usual, and
    // resolved here; a link as the file itself could lead anywhere, and is refused (X3).
    guard let real = String(validatingCString: resolved) else {
      throw .cannotOpen(path: path, reason: "the name of its folder is not UTF-8")
    }
    self.folder = real
    self.path = real == "/" ? "/\(name)" : "\(real)/\(name)"
  }

  /// Whether a file is there.
  ///
  /// - Throws: `StoreError.cannotOpen` when it is a link or anything else but a file.
  func exists() throws(StoreError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return false }
      throw .cannotOpen(path: path, reason: Self.cause)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return true
    case S_IFDIR: throw .cannotOpen(path: path, reason: "it is a folder")
    case S_IFLNK: throw .cannotOpen(path: path, reason: "it is a symbolic link")
    default: throw .cannotOpen(path: path, reason: "it is not a regular file")
    }
  }

  /// Makes a file under another name and moves it here when it is complete.
  ///
  /// Whoever looks at the path sees no file or a whole one, whenever this program is killed and
  /// however many others do the same (requirement D3). When another was first, its file stays.
  /// - Parameter fill: fills the empty file at the path that it is given.
  /// - Returns: whether it is the file that was made here.
  /// - Throws: what `fill` threw, or why there cannot be a file; nothing is left behind then.
  @discardableResult
  func create(_ fill: (String) throws(StoreError) -> Void) throws(StoreError) -> Bool {
    let draft = "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(Self.draftSuffix)"
    // Made before SQLite opens it, so that nobody else can ever read it, whatever the umask (X1).
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failed() }
    defer {
      unlink(draft)
      close(descriptor)
    }
    guard fchmod(descriptor, 0o600) == 0 else { throw failed() }

    try fill(draft)
    guard fsync(descriptor) == 0 else { throw failed() }
    // Unlike a rename, a link never takes the place of a file that is there.
    let isFirst = link(draft, path) == 0
    guard isFirst || errno == EEXIST else { throw failed() }
    guard Self.synchronize(folder) else { throw failed() }
    return isFirst
  }

  /// What tells a file from another in its place, and from itself after a change.
  struct Stamp: Equatable {
    fileprivate let numbers: [Int]
  }

  /// The stamp of the file that is there now, or `nil` when there is none.
  var stamp: Stamp? {
    guard let status = try? Self.status(of: path) else { return nil }
    let (changed, inode) = (status.changed, Int(truncatingIfNeeded: status.st_ino))
    return Stamp(
      numbers: [
        Int(truncatingIfNeeded: status.st_dev), inode, Int(status.st_size), changed.tv_sec,
        changed.tv_nsec,
      ])
  }

  /// How many bytes a file has.
  static func size(of path: String) throws(StoreError) -> Int {
    Int(try status(of: path).st_size)
  }

  /// What the system knows of a file, or of a link.
  static func status(of path: String) throws(StoreError) -> stat {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .cannotOpen(path: path, reason: cause) }
    return status
  }

  private func failed() -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT: .full(path: path)
    default: .cannotOpen(path: path, reason: Self.cause)
    }
  }

  // MARK: - Folders

  /// The system's sentence for its last error.
  static var cause: String { String(cString: strerror(errno)) }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and those that it is in, where they are missing.
  private static func makeFolder(_ path: String) -> Bool {
    if access(path, F_OK) == 0 { return true }
    let parent = parent(of: path)
    guard errno == ENOENT, makeFolder(parent) else { return false }
    guard mkdir(path, 0o700) == 0 else { return errno == EEXIST }
    // The umask may have taken even the owner's rights away.
    return chmod(path, 0o700) == 0 && synchronize(parent)
  }

  /// Makes the names in a folder outlive a power loss.
  private static func synchronize(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}

extension stat {
  /// When the content was last changed.
  fileprivate var changed: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
