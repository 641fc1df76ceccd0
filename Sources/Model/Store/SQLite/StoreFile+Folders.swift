import Foundation

extension StoreFile {
  /// The path of the folder that a file is in; `.` for a name alone.
  ///
  /// By bytes, as the system does: a slash before an accent is one character, and not a slash.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The names in a folder; whoever looks for ours need not mind those that are not UTF-8.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Makes a folder and those that it is in, where they are missing, unless others could put another
  /// in its place.
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
    // The umask may have taken even the owner's rights away.
    guard chmod(path, 0o700) == 0, synchronize(parent) else {
      throw .cannotOpen(path: path, reason: cause)
    }
  }

  /// A folder's path without links, for a file in it.
  static func resolved(_ folder: String, of path: String) throws(StoreError) -> String {
    guard let resolved = realpath(folder, nil) else {
      throw errno == ENOENT ? .noFolder(path: folder) : .cannotOpen(path: path, reason: cause)
    }
    defer { free(resolved) }
    guard let real = String(validatingCString: resolved) else {
      throw .cannotOpen(path: path, reason: "the name of its folder is not UTF-8")
    }
    return real
  }

  /// Makes the names in a folder outlive a power loss.
  static func synchronize(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}
