import Foundation
import Model

/// A new file that no other process sees before it is complete.
///
/// It has no name until then, so that it is removed whatever ends the program. Where the file
/// system has no such files it has a temporary name; what a killed program leaves is removed by the
/// next that works in the folder (X6 in <doc:Promises>).
final class UnpublishedFile {
  private let file: StoreFile
  private let descriptor: Int32
  private let writeBytes: Write
  /// Its temporary path, or `nil` when it has none.
  let name: String?

  /// Writes bytes at a place of a descriptor, and returns how many, or -1 with `errno`.
  typealias Write = (Int32, UnsafeRawPointer?, Int, off_t) -> Int

  /// Creates an empty draft beside the place of the file, for its owner alone; without a name where
  /// that is possible.
  init(
    of file: StoreFile, isNameless: Bool = true, write: @escaping Write = pwrite
  ) throws(StoreError) {
    Self.sweep(file.folder)
    (self.file, writeBytes) = (file, write)
    let nameless = isNameless ? Self.openNameless(in: file.folder) : nil
    (descriptor, name) = if let nameless { (nameless, nil) } else { try Self.openNamed(for: file) }
    // The umask may have removed even the owner's rights.
    guard fchmod(descriptor, 0o600) == 0 else { throw file.failure() }
  }

  deinit {
    if let name { unlink(name) }
    close(descriptor)
  }

  func write(_ bytes: [UInt8], at offset: Int = 0) throws(StoreError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let place = off_t(offset + rest.startIndex)
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count, place) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw file.failure(isWriting: true) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads what was written, through the descriptor that wrote it.
  func withContents(
    _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Void
  ) throws(StoreError) {
    guard let status = StoreFile.status(of: descriptor) else { throw file.failure() }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { throw file.failure() }
    defer { munmap(start, size) }
    try body(UnsafeRawBufferPointer(start: start, count: size))
  }

  /// Gives the file its name; returns `false` when there already was a file, which stays.
  func publish() throws(StoreError) -> Bool {
    guard fsync(descriptor) == 0 else { throw file.failure(isWriting: true) }
    // Unlike a rename, a link never replaces an existing file.
    let code =
      if let name {
        link(name, file.path)
      } else {
        linkat(AT_FDCWD, Self.path(of: descriptor), AT_FDCWD, file.path, AT_SYMLINK_FOLLOW)
      }
    guard code == 0 else {
      if errno == EEXIST { return false }
      throw file.failure()
    }
    guard let status = StoreFile.status(of: descriptor),
      try StoreFile.status(of: file.path).isSame(as: status)
    else { throw .cannotOpen(path: file.path, reason: .file(.replaced)) }
    return true
  }

  // MARK: - Names

  /// Whether a name is that of a draft; earlier versions named drafts after their file.
  static func isName(_ name: String, of file: String? = nil) -> Bool {
    let prefixes = [".vestibule-"] + (file.map { ["\($0)."] } ?? [])
    return name.hasSuffix(".new") && prefixes.contains(where: name.hasPrefix)
  }

  /// Removes the drafts of killed programs from a folder.
  ///
  /// A draft in use is locked.
  static func sweep(_ folder: String) {
    for name in StoreFile.names(in: folder) where isName(name) {
      let path = "\(folder)/\(name)"
      guard let status = try? StoreFile.status(of: path), status.st_uid == geteuid(),
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      // It was published under its real name. Opening a store here would drop its locks.
      if status.st_nlink > 1 {
        unlink(path)
      } else if let descriptor = StoreFile.descriptor(of: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
        close(descriptor)
      }
    }
  }

  // MARK: - Opening

  private static func openNameless(in folder: String) -> Int32? {
    #if canImport(Darwin)
      return nil
    #else
      // O_TMPFILE, a macro that Swift cannot import.
      let flags = O_RDWR | O_DIRECTORY | 0o20_000_000
      guard let descriptor = StoreFile.descriptor(of: folder, flags) else { return nil }
      // Without this folder of the system it could not be named later.
      if access(path(of: descriptor), F_OK) == 0 { return descriptor }
      close(descriptor)
      return nil
    #endif
  }

  private static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private static func openNamed(
    for file: StoreFile
  ) throws(StoreError) -> (descriptor: Int32, name: String?) {
    while true {
      let name = "\(file.folder)/.vestibule-\(RandomNumbers.system.text()).new"
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
      guard let descriptor = StoreFile.descriptor(of: name, flags) else {
        throw file.failure()
      }
      // Another process may have found it before it was locked; who sweeps has removed it then.
      flock(descriptor, LOCK_EX)
      if StoreFile.status(of: descriptor)?.st_nlink == 1 { return (descriptor, name) }
      close(descriptor)
    }
  }
}

extension StoreFile {
  /// The system's last error, while this file was made or written.
  fileprivate func failure(isWriting: Bool = false) -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case _ where isWriting: .failed(path: path, reason: Self.cause)
    default: .cannotOpen(path: path, reason: Self.cause)
    }
  }
}
