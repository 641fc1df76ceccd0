package import Model

// Why the stores of the kit fail, and what to do about it.
extension StoreReason {
  /// A file beside the store belonged to another store, which was deleted.
  package static func leftOver(path: String) -> StoreWords {
    StoreWords(
      "\(path) is left over from a deleted file: remove it",
      ko: "이미 지운 저장소에 딸린 파일이 남아 있습니다. 지워주세요: \(path)")
  }

  /// What has the name of a file beside the store is no file.
  package static func notRegular(path: String) -> StoreWords {
    StoreWords("\(path) is not a regular file", ko: "일반 파일이 아닙니다: \(path)")
  }

  /// The file's format has a number that no version has.
  package static func unknownFormat(_ number: Int) -> StoreWords {
    StoreWords("its format is \(number)", ko: "알 수 없는 형식 번호: \(number)")
  }

  /// The file has other tables than a store.
  package static let otherTables = StoreWords(
    "its tables are not those of a store", ko: "저장소의 표가 아닌 것이 있거나 빠졌습니다")

  /// The file ends in the middle of a page.
  package static let noEnd = StoreWords("its end is missing", ko: "파일의 끝이 없습니다")

  /// A setting is of a kind that no version has.
  package static func unknownKind(setting: String) -> StoreWords {
    StoreWords("the setting \(setting) is of an unknown kind", ko: "알 수 없는 종류의 설정: \(setting)")
  }

  /// A text is not UTF-8.
  package static let notText = StoreWords("a text is not UTF-8", ko: "UTF-8이 아닌 텍스트가 있습니다")

  /// A value in the user defaults is not of this app.
  package static func foreign(name: String) -> StoreWords {
    StoreWords("\(name) is not ours", ko: "이 앱의 값이 아닙니다: \(name)")
  }

  /// The file system has no locks.
  package static let noLocks = StoreWords(
    "its file system cannot lock it", ko: "파일 시스템이 잠금을 지원하지 않습니다")

  /// The file's bytes cannot be read.
  package static let unreadable = StoreWords("its bytes cannot be read", ko: "내용을 읽을 수 없습니다")

  /// The values were not written.
  package static let unwritten = StoreWords("they were not written", ko: "저장되지 않았습니다")

  /// SQLite does not use the journal as it should.
  package static let journalModeRefused = StoreWords(
    "SQLite refused the journal mode", ko: "SQLite가 저널 방식을 받아들이지 않았습니다")

  // MARK: - What to do

  /// Run a command of the shell.
  package static func run(_ command: String) -> StoreWords {
    StoreWords("Try: \(command)", ko: "이렇게 고치세요: \(command)")
  }

  /// Make a folder of one's own with a command of the shell.
  package static func makeOwnFolder(_ command: String) -> StoreWords {
    StoreWords("Use a folder of your own: \(command)", ko: "자신만의 폴더를 사용해주세요: \(command)")
  }

  /// Use a folder of one's own, because this one belongs to another user.
  package static let useOwnFolder = StoreWords(
    "It belongs to another user: use a folder of your own.", ko: "다른 사용자의 폴더입니다. 자신만의 폴더를 사용해주세요.")

  /// Take the file over or copy it, because it belongs to another user.
  package static let takeOver = StoreWords(
    "It belongs to another user: chown it, or copy it.",
    ko: "다른 사용자의 파일입니다. chown으로 소유자를 바꾸거나 복사해주세요.")

  /// Remove the file's second name, or copy it.
  package static let removeSecondName = StoreWords(
    "It has a second name: remove that one, or copy it.",
    ko: "이 파일에 다른 이름이 하나 더 있습니다. 그 이름을 지우거나 파일을 복사해주세요.")

  /// Remove a file beside the store, because it belongs to another user.
  package static func removeForeign(path: String) -> StoreWords {
    StoreWords("\(path) belongs to another user: remove it.", ko: "다른 사용자의 파일을 지워주세요: \(path)")
  }

  /// Remove the second name of a file beside the store.
  package static func removeSecondNameBeside(path: String) -> StoreWords {
    StoreWords("\(path) has a second name: remove that one.", ko: "파일의 다른 이름을 지워주세요: \(path)")
  }
}
