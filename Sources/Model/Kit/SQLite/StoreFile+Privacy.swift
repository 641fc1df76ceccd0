import Foundation
import Model

extension StoreFile {
  // MARK: - The folder

  /// Throws if others can write in a folder, or can replace it.
  ///
  /// A user who can write beside a store can own its journal: SQLite opens it by name, writes the
  /// old pages there and trusts what it finds. In a sticky folder such as `/tmp` any user can make
  /// a file, so it is refused too. Others may read the folder, as a home often is. The owner is
  /// that of the store: root may open what belongs to others, but makes nothing in their folders.
  static func requirePrivate(folder: String, owner: uid_t) throws(StoreError) {
    let status = try status(of: folder)
    if status.st_mode & S_ISVTX != 0, othersWrite(status) {
      throw .sharedFolder(
        path: folder, advice: .makeOwnFolder("mkdir -m 700 \((folder + "/own").inShell)"))
    }
    try refuseExchangeable(folder, owner: owner)
  }

  /// Throws if others can replace a folder, or one that contains it.
  ///
  /// In a sticky folder only the owner of a name can replace it.
  static func refuseExchangeable(_ folder: String, owner: uid_t = geteuid()) throws(StoreError) {
    let status = try status(of: folder)
    guard [0, owner].contains(status.st_uid) else {
      throw .sharedFolder(
        path: folder, advice: .useOwnFolder)
    }
    guard status.st_mode & S_ISVTX != 0 || !othersWrite(status) else {
      throw .sharedFolder(path: folder, advice: .run("chmod go-w \(folder.inShell)"))
    }
    if folder != "/" { try refuseExchangeable(parent(of: folder), owner: owner) }
  }

  private static func othersWrite(_ status: stat) -> Bool {
    // Debian, Fedora and others give each user a private group of the same number, with the right
    // to write.
    let isGroupOfOne = status.st_gid == status.st_uid && (1_000..<60_000).contains(status.st_uid)
    return status.st_mode & (S_IWOTH | (isGroupOfOne ? 0 : S_IWGRP)) != 0
  }

  // MARK: - The file and what is beside it

  /// Throws if others can read, change or replace a store (X2 in <doc:Promises>).
  ///
  /// The file and the journal beside it must belong to this user, and no other user may read or
  /// write them; root may open what belongs to others. When the store is only read, not even a
  /// second name is removed.
  /// - Returns: the file's status.
  @discardableResult
  static func requirePrivate(_ path: String, isReadOnly: Bool) throws(StoreError) -> stat {
    let file = try status(of: path)
    guard file.st_uid == geteuid() || geteuid() == 0 else {
      throw .insecurePermissions(
        path: path, advice: .takeOver)
    }
    try requirePrivate(folder: parent(of: path), owner: file.st_uid)
    guard file.st_mode & 0o077 == 0 else {
      throw .insecurePermissions(path: path, advice: .run("chmod 600 \(path.inShell)"))
    }
    try refuseOtherNames(of: file, at: path, isReadOnly: isReadOnly)
    for suffix in companions {
      _ = try requirePrivate(companion: path + suffix, of: path, owner: file.st_uid)
    }
    return file
  }

  /// Throws if there is a file that would be taken for the journal of a new store.
  ///
  /// A journal left by another file would be written over the new one.
  func refuseLeftovers() throws(StoreError) {
    for suffix in Self.companions {
      let name = path + suffix
      let status = try Self.requirePrivate(companion: name, of: path, owner: geteuid())
      if let status, status.st_size > 0 {
        throw .cannotOpen(path: path, reason: .leftOver(path: name))
      }
    }
  }

  /// SQLite opens these itself, trusts them, and would wait forever at a pipe.
  private static func requirePrivate(
    companion: String, of path: String, owner: uid_t
  ) throws(StoreError) -> stat? {
    guard let status = try anyStatus(of: companion) else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen(path: path, reason: .notRegular(path: companion))
    }
    guard [owner, geteuid()].contains(status.st_uid) else {
      throw .insecurePermissions(
        path: path, advice: .removeForeign(path: companion))
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .insecurePermissions(path: path, advice: .run("chmod 600 \(companion.inShell)"))
    }
    guard status.st_nlink == 1 else {
      throw .insecurePermissions(
        path: path, advice: .removeSecondNameBeside(path: companion))
    }
    return status
  }

  /// A file with two names would have two journals, and be damaged when one is not found (X5).
  private static func refuseOtherNames(
    of file: stat, at path: String, isReadOnly: Bool
  ) throws(StoreError) {
    guard file.st_nlink > 1 else { return }
    // A first launch that was killed at its last step has left its draft, which is this same file.
    let folder = parent(of: path)
    let drafts = names(in: folder)
      .filter { UnpublishedFile.isName($0, of: name(of: path)) }
      .map { "\(folder)/\($0)" }
      .filter { name in (try? status(of: name))?.isSame(as: file) == true }
    guard Int(file.st_nlink) == 1 + drafts.count else {
      throw .insecurePermissions(
        path: path, advice: .removeSecondName)
    }
    if !isReadOnly { for draft in drafts { unlink(draft) } }
  }
}
