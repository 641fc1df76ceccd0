import Foundation

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
  /// The file must be this user's and nobody else may read or write it, nor the journal beside it.
  /// Its folder may be read by others, as a home folder often is, but not written: who can write
  /// there can put another file in its place. A sticky folder such as `/tmp` keeps them from it.
  /// Root may open what belongs to others.
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
    let others = S_IWOTH | (isOfOneUser(folder) ? 0 : S_IWGRP)
    guard isSticky || folder.st_mode & others == 0 else {
      throw .notPrivate(path: path, advice: "Try: chmod go-w '\(folderPath)'")
    }
    try refuseOtherNames(of: path)
    for suffix in ["-journal", "-wal", "-shm"] {
      try refuseShared(companion: path + suffix, of: path, file)
    }
  }

  /// SQLite opens these itself, believes what they say, and would wait for ever at a pipe.
  private static func refuseShared(
    companion: String, of path: String, _ file: stat
  ) throws(StoreError) {
    guard let status = try? status(of: companion) else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen(path: path, reason: "\(companion) is not a regular file")
    }
    guard [file.st_uid, geteuid()].contains(status.st_uid) else {
      throw .notPrivate(path: path, advice: "\(companion) belongs to another user: remove it.")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .notPrivate(path: path, advice: "Try: chmod 600 '\(companion)'")
    }
  }

  /// A file with two names would have two journals, and be damaged when one is not found (X5).
  private static func refuseOtherNames(of path: String) throws(StoreError) {
    let file = try status(of: path)
    guard file.st_nlink > 1 else { return }
    // A first launch that was killed at its last step has left its draft, which is this very file.
    let folder = parent(of: path)
    let prefix = path.dropFirst(folder == "/" ? 1 : folder.count + 1) + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(draftSuffix) {
      let draft = "\(folder)/\(name)"
      if let status = try? status(of: draft), status.st_ino == file.st_ino { unlink(draft) }
    }
    guard try status(of: path).st_nlink == 1 else {
      throw .notPrivate(path: path, advice: "It has a second name: remove that one, or copy it.")
    }
  }

  private static func isOurs(_ status: stat) -> Bool {
    status.st_uid == geteuid() || geteuid() == 0
  }

  /// Whether a group has the number of the one user who is in it.
  ///
  /// Debian, Fedora and others give one to each person, and the right to write to it.
  private static func isOfOneUser(_ status: stat) -> Bool {
    status.st_gid == status.st_uid && (1_000..<60_000).contains(status.st_uid)
  }
}
