import Foundation

/// Why a file cannot be used, in words that end a sentence.
///
/// The raw value is the English, so that an error can carry it as text and a view can translate it.
package enum FileProblem: String, CaseIterable, Sendable {
  case missing = "there is no such file"
  case folderMissing = "there is no such folder"
  case folder = "it is a folder"
  case folderIsFile = "part of its path is not a folder"
  case link = "it is a symbolic link"
  case notRegular = "it is not a regular file"
  case taken = "it exists already"
  case forbidden = "you have no permission"
  case readOnlyDisk = "its disk can only be read"
  case noRoom = "there is no room left"
  case tooLarge = "it would become too large"
  case longName = "its name is too long"
  case deviceFailed = "its disk or device failed"
  case noDevice = "its device is not there"
  case tooManyFiles = "too many files are open"
  case noMemory = "there is not enough memory"
  case inUse = "it is in use"
  case closed = "it is closed"
  case noReader = "nobody reads it"
  case noName = "it does not name a file"
  case companionName = "such a name is for what is kept beside a store"
  case isStore = "it is the store itself"
  case folderNotText = "the name of its folder is not UTF-8"
  case replaced = "another file was put in its place"
  case moved = "it was moved or removed while it was in use"

  /// The problem behind an error number of the system, or `nil` for a rare one.
  package init?(errno number: Int32) {
    switch number {
    case ENOENT: self = .missing
    case EISDIR: self = .folder
    case ENOTDIR: self = .folderIsFile
    case ELOOP: self = .link
    case EEXIST: self = .taken
    case EACCES, EPERM: self = .forbidden
    case EROFS: self = .readOnlyDisk
    case ENOSPC, EDQUOT: self = .noRoom
    case EFBIG: self = .tooLarge
    case ENAMETOOLONG: self = .longName
    case EIO: self = .deviceFailed
    case ENXIO, ENODEV: self = .noDevice
    case EMFILE, ENFILE: self = .tooManyFiles
    case ENOMEM: self = .noMemory
    case EBUSY, ETXTBSY: self = .inUse
    case EBADF: self = .closed
    case EPIPE: self = .noReader
    default: return nil
    }
  }

  /// The words for an error number; the system's own for a rare one.
  ///
  /// Where a new file is to be made, its folder is what is missing.
  package static func reason(errno number: Int32, isNewFile: Bool = false) -> String {
    if isNewFile, number == ENOENT { return folderMissing.rawValue }
    return Self(errno: number)?.rawValue ?? String(cString: strerror(number))
  }
}
