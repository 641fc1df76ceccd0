#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StoreFile {
  /// The path of the folder that a file is in; `.` for a name alone.
  ///
  /// By bytes, as the system does: a slash before an accent is one character, and not a slash.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of a file in its folder.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The names in a folder that are UTF-8, as every name of ours is.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name { names.append(name) }
    }
    return names
  }

  /// Makes a folder and those that it is in, where they are missing.
  ///
  /// - Throws: why it cannot be; it is not made where others could put another in its place.
  static func makeFolder(_ path: String) throws(StoreError) {
    if access(path, F_OK) == 0 { return }
    guard errno == ENOENT else { throw .cannotOpen(path: path, reason: cause) }
    let parent = parent(of: path)
    try makeFolder(parent)
    guard let resolved = realpath(parent, nil) else {
      throw .cannotOpen(path: path, reason: cause)
    }
    defer { free(resolved) }
    if let real = String(validatingCString: resolved) { try refuseExchangeable(real) }
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

  /// Makes the names in a folder outlive a power loss.
  static func synchronize(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}
