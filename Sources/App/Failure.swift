import Model
import Terminal
import View

/// Why the program ends without having done what was asked.
struct Failure: Error {
  let code: ExitCode

  /// One line, for a person.
  let message: Phrase

  init(_ code: ExitCode, _ message: Phrase) {
    self.code = code
    self.message = message
  }

  init(_ error: StoreError) {
    self.init(ExitCode(error), Phrase(AccountError.store(error)))
  }

  init(_ error: UsageError) {
    self.init(.usage, Phrase(verbatim: error.description))
  }

  init(_ error: Transcript.Misdirection) {
    self.init(.data, Phrase(verbatim: error.description))
  }

  /// A file, or a stream, that the system refuses.
  static func system(_ code: ExitCode, _ name: String, _ number: Int32) -> Failure {
    Failure(code, .unusable(name, number))
  }
}

extension Phrase {
  /// Said when a folder has a name that is no text.
  static func notText(_ variable: String) -> Phrase {
    Phrase(
      "\(variable) is not UTF-8 text. Set it to another folder, or name a file with --store.",
      ko: "\(variable) 이(가) UTF-8 글이 아닙니다. 다른 폴더로 설정하거나 --store로 파일을 지정해주세요.")
  }

  /// Said of a file that is too long to be a transcript.
  static func tooLong(_ path: String) -> Phrase {
    Phrase(
      "\(path) is longer than \(TextFile.limit >> 20) MiB, which is too much for a transcript.",
      ko: "\(path) 은(는) \(TextFile.limit >> 20) MiB보다 길어서 기록으로 쓸 수 없습니다.")
  }

  /// Said once when another program uses the store for longer than a second.
  static let waiting = Phrase(
    "The store is in use by another program. Waiting for it.",
    ko: "다른 프로그램이 저장소를 사용 중입니다. 기다리는 중입니다.")

  /// Said when the store is on another machine.
  static let onNetwork = Phrase(
    "The store is on a network file system, which may lose what was kept: use a disk of your own.",
    ko: "저장소가 네트워크 파일 시스템에 있어 내용을 잃을 수 있습니다. 이 컴퓨터의 디스크를 사용해주세요.")

  /// Said when a recording begins with accounts that no replay will have.
  static let storeNotNew = Phrase(
    "The store is not new, but a replay begins with an empty one: it may differ.",
    ko: "저장소가 비어 있지 않습니다. 다시 실행하면 빈 저장소로 시작하므로 다를 수 있습니다.")

  /// Said when a store that is no file is to be checked or copied.
  static let storeInMemory = Phrase(
    "A store in memory cannot be checked or copied: name a file with --store. Try --help.",
    ko: "메모리에 있는 저장소는 점검하거나 복사할 수 없습니다. --store로 파일을 지정해주세요.")
}
