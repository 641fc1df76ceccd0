#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StoreFile {
  /// Refuses a store that others can read, change or replace (requirement X2).
  ///
  /// The file must be this user's and nobody else may read or write it. Its folder may be read by
  /// others, as a home folder often is, but not written by everybody: who can write there can put
  /// another file in its place. A sticky folder such as `/tmp` keeps them from it. Root may open
  /// what belongs to others.
  /// - Throws: `StoreError.notPrivate`, with the command that helps.
  static func refuseShared(_ path: String) throws(StoreError) {
    let file = try status(of: path)
    guard isOurs(file) else {
      throw .notPrivate(path: path, advice: "It belongs to another user: chown it, or copy it.")
    }
    guard file.st_mode & 0o077 == 0 else {
      throw .notPrivate(path: path, advice: "Try: chmod 600 '\(path)'")
    }
    let folderPath = parent(of: path)
    let folder = try status(of: folderPath)
    let isSticky = folder.st_mode & S_ISVTX != 0
    guard isSticky || isOurs(folder) || folder.st_uid == 0 else {
      throw .notPrivate(
        path: path, advice: "Its folder belongs to another user: keep it in one of your own.")
    }
    guard isSticky || folder.st_mode & S_IWOTH == 0 else {
      throw .notPrivate(path: path, advice: "Try: chmod 700 '\(folderPath)'")
    }
  }

  private static func status(of path: String) throws(StoreError) -> stat {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .cannotOpen(path: path, reason: cause) }
    return status
  }

  private static func isOurs(_ status: stat) -> Bool {
    status.st_uid == geteuid() || geteuid() == 0
  }
}
