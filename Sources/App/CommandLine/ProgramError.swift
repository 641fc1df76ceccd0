import Model
import Terminal
import View

/// Why the program ends without having done what was asked.
package struct ProgramError: Error, Equatable {
  let code: ExitCode

  /// One line for a person, or `nil` if nothing more needs saying.
  let message: Phrase?

  init(_ code: ExitCode, _ message: Phrase?) {
    self.code = code
    self.message = message
  }

  init(_ error: StoreError) {
    self.init(ExitCode(error), Phrase(AccountError.store(error)))
  }

  static func usage(_ sentence: String) -> ProgramError {
    ProgramError(.usage, Phrase(verbatim: sentence + " Try --help."))
  }

  /// A line of a transcript that is not understood, or is at the wrong place.
  static func misdirected(by line: String) -> ProgramError {
    ProgramError(
      .data, Phrase(verbatim: "This line of the transcript is not understood: \(line)"))
  }

  static func system(_ code: ExitCode, _ name: String, _ number: Int32) -> ProgramError {
    ProgramError(code, .unusable(name, number))
  }
}

extension Phrase {
  static func notText(_ variable: String) -> Phrase {
    Phrase(
      "\(variable) is not UTF-8 text. Set it to another folder, or name a file with --store.",
      ko: "\(variable) 이(가) UTF-8 글이 아닙니다. 다른 폴더로 설정하거나 --store로 파일을 지정해주세요.")
  }

  static func tooLong(_ path: String) -> Phrase {
    Phrase(
      "\(path) is longer than \(TextFile.limit >> 20) MiB, which is too much for a transcript.",
      ko: "\(path) 은(는) \(TextFile.limit >> 20) MiB보다 길어서 기록으로 쓸 수 없습니다.")
  }

  static let waiting = Phrase(
    "The store is in use by another program. Waiting for it.",
    ko: "다른 프로그램이 저장소를 사용 중입니다. 기다리는 중입니다.")

  static let onNetwork = Phrase(
    "The store is on a network file system, which may lose what was kept: use a disk of your own.",
    ko: "저장소가 네트워크 파일 시스템에 있어 내용을 잃을 수 있습니다. 이 컴퓨터의 디스크를 사용해주세요.")

  static let storeNotNew = Phrase(
    "The store is not new, but a replay begins with an empty one: it may differ.",
    ko: "저장소가 비어 있지 않습니다. 다시 실행하면 빈 저장소로 시작하므로 다를 수 있습니다.")

  static let storeInMemory = Phrase(
    "A store in memory cannot be checked or copied: name a file with --store. Try --help.",
    ko: "메모리에 있는 저장소는 점검하거나 복사할 수 없습니다. --store로 파일을 지정해주세요.")
}
