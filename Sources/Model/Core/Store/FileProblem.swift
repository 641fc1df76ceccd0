import Foundation

/// Why a file cannot be used, in words that end a sentence.
///
/// The raw value is the English.
///
/// ```swift
/// #expect(FileProblem.noRoom.rawValue == "there is no room left")
/// ```
public enum FileProblem: String, CaseIterable, Sendable {
  /// There is no such file.
  case missing = "there is no such file"
  /// There is no such folder.
  case folderMissing = "there is no such folder"
  /// It is a folder.
  case folder = "it is a folder"
  /// A part of its path is not a folder.
  case folderIsFile = "part of its path is not a folder"
  /// It is a symbolic link.
  case link = "it is a symbolic link"
  /// It is a pipe, a device or the like.
  case notRegular = "it is not a regular file"
  /// There is one already.
  case taken = "it exists already"
  /// The permissions do not allow it.
  case forbidden = "you have no permission"
  /// Its disk can only be read.
  case readOnlyDisk = "its disk can only be read"
  /// The disk is full.
  case noRoom = "there is no room left"
  /// The system allows no file so large.
  case tooLarge = "it would become too large"
  /// Its name is too long.
  case longName = "its name is too long"
  /// Its disk or device failed.
  case deviceFailed = "its disk or device failed"
  /// Its device is not there.
  case noDevice = "its device is not there"
  /// Too many files are open.
  case tooManyFiles = "too many files are open"
  /// There is not enough memory.
  case noMemory = "there is not enough memory"
  /// It is in use.
  case inUse = "it is in use"
  /// It is closed.
  case closed = "it is closed"
  /// No process reads what is written to it.
  case noReader = "nobody reads it"
  /// The path does not name a file.
  case noName = "it does not name a file"
  /// The name is for a file beside a store.
  case companionName = "such a name is for what is kept beside a store"
  /// It is the store itself.
  case isStore = "it is the store itself"
  /// The name of its folder is not UTF-8.
  case folderNotText = "the name of its folder is not UTF-8"
  /// Another file was put in its place.
  case replaced = "another file was put in its place"
  /// It was moved or removed while it was in use.
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
}
