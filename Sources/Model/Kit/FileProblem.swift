import Foundation
package import Model

/// Why a file cannot be used.
package enum FileProblem: CaseIterable, Sendable {
  /// There is no such file.
  case missing
  /// There is no such folder.
  case folderMissing
  /// It is a folder.
  case folder
  /// A part of its path is not a folder.
  case folderIsFile
  /// It is a symbolic link.
  case link
  /// It is a pipe, a device or the like.
  case notRegular
  /// There is one already.
  case taken
  /// The permissions do not allow it.
  case forbidden
  /// Its disk can only be read.
  case readOnlyDisk
  /// The disk is full.
  case noRoom
  /// The system allows no file so large.
  case tooLarge
  /// Its name is too long.
  case longName
  /// Its disk or device failed.
  case deviceFailed
  /// Its device is not there.
  case noDevice
  /// Too many files are open.
  case tooManyFiles
  /// There is not enough memory.
  case noMemory
  /// It is in use.
  case inUse
  /// It is closed.
  case closed
  /// No process reads what is written to it.
  case noReader
  /// The path does not name a file.
  case noName
  /// The name is for a file beside a store.
  case companionName
  /// It is the store itself.
  case isStore
  /// The name of its folder is not UTF-8.
  case folderNotText
  /// Another file was put in its place.
  case replaced
  /// It was moved or removed while it was in use.
  case moved

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

  /// What is said of it.
  package var reason: StoreReason {
    switch self {
    case .missing: StoreWords("there is no such file", ko: "그런 파일이 없습니다")
    case .folderMissing: StoreWords("there is no such folder", ko: "그런 폴더가 없습니다")
    case .folder: StoreWords("it is a folder", ko: "폴더입니다")
    case .folderIsFile: StoreWords("part of its path is not a folder", ko: "경로의 일부가 폴더가 아닙니다")
    case .link: StoreWords("it is a symbolic link", ko: "심볼릭 링크입니다")
    case .notRegular: StoreWords("it is not a regular file", ko: "일반 파일이 아닙니다")
    case .taken: StoreWords("it exists already", ko: "이미 있는 파일입니다")
    case .forbidden: StoreWords("you have no permission", ko: "권한이 없습니다")
    case .readOnlyDisk: StoreWords("its disk can only be read", ko: "읽기 전용 디스크입니다")
    case .noRoom: StoreWords("there is no room left", ko: "남은 공간이 없습니다")
    case .tooLarge: StoreWords("it would become too large", ko: "파일이 너무 커집니다")
    case .longName: StoreWords("its name is too long", ko: "이름이 너무 깁니다")
    case .deviceFailed: StoreWords("its disk or device failed", ko: "디스크나 장치에 오류가 있습니다")
    case .noDevice: StoreWords("its device is not there", ko: "장치가 없습니다")
    case .tooManyFiles: StoreWords("too many files are open", ko: "열린 파일이 너무 많습니다")
    case .noMemory: StoreWords("there is not enough memory", ko: "메모리가 부족합니다")
    case .inUse: StoreWords("it is in use", ko: "사용 중입니다")
    case .closed: StoreWords("it is closed", ko: "닫혀 있습니다")
    case .noReader: StoreWords("no program reads it", ko: "읽는 프로그램이 없습니다")
    case .noName: StoreWords("it does not name a file", ko: "파일 이름이 아닙니다")
    case .companionName:
      StoreWords("such a name is for what is kept beside a store", ko: "저장소 옆에 두는 파일의 이름입니다")
    case .isStore: StoreWords("it is the store itself", ko: "저장소 파일입니다")
    case .folderNotText:
      StoreWords("the name of its folder is not UTF-8", ko: "폴더 이름이 UTF-8 텍스트가 아닙니다")
    case .replaced: StoreWords("another file was put in its place", ko: "다른 파일로 바뀌었습니다")
    case .moved:
      StoreWords("it was moved or removed while it was in use", ko: "사용하는 동안 옮겨지거나 지워졌습니다")
    }
  }
}

extension StoreReason {
  /// What is wrong with a file.
  package static func file(_ problem: FileProblem) -> StoreReason { problem.reason }

  /// The reason of an error number of the system.
  ///
  /// Where a new file is to be made, its folder is what is missing.
  package init(errno number: Int32, isNewFile: Bool = false) {
    if isNewFile, number == ENOENT {
      self = .file(.folderMissing)
    } else if let problem = FileProblem(errno: number) {
      self = .file(problem)
    } else {
      self = .verbatim(String(cString: strerror(number)))
    }
  }
}
