import Model
import Terminal
package import View

/// Why the program ends without having done what was asked.
package struct ProgramError: Error, Equatable {
  let code: ExitCode

  /// One line for a person, or `nil` if nothing more needs saying.
  package let message: Phrase?

  package init(_ code: ExitCode, _ message: Phrase?) {
    self.code = code
    self.message = message
  }

  init(_ error: StoreError) {
    self.init(ExitCode(error), Phrase(error))
  }

  package static func usage(_ sentence: Phrase) -> ProgramError {
    ProgramError(.usage, "\(sentence) \(Phrase.tryHelp)")
  }

  /// A line of a transcript that is not understood, or is at the wrong place.
  static func misdirected(by line: String, at number: Int) -> ProgramError {
    ProgramError(
      .data,
      Phrase(
        "Line \(number) of the transcript is not understood: \(line)",
        ko: "트랜스크립트의 \(number)번째 줄을 이해하지 못했습니다: \(line)"))
  }

  /// A line of a transcript that begins like an input; what follows may be a password.
  static func missingBlank(at number: Int) -> ProgramError {
    ProgramError(
      .data,
      Phrase(
        "Line \(number) of the transcript is not understood: put a space after its >.",
        ko: "트랜스크립트의 \(number)번째 줄을 이해하지 못했습니다: > 뒤에 빈칸을 넣어주세요."))
  }

  /// Options of a transcript that no transcript may have.
  static func misdirected(by options: [String]) -> ProgramError {
    let line = "#! " + options.joined(separator: " ")
    return ProgramError(
      .data,
      Phrase(
        "These options of the transcript are not understood: \(line)",
        ko: "트랜스크립트의 이 옵션을 이해하지 못했습니다: \(line)"))
  }
}

extension Phrase {
  static let argumentsUnknown = Phrase(
    "The options cannot be read, so nothing was done. They are read from /proc: see that it is "
      + "mounted, and that a file can be opened (ulimit -n).",
    ko: "옵션을 읽을 수 없어서 아무것도 하지 않았습니다. 옵션은 /proc에서 읽습니다. /proc이 마운트되어 있는지, "
      + "파일을 더 열 수 있는지(ulimit -n) 확인해주세요.")

  static func notText(_ variable: String) -> Phrase {
    Phrase(
      "\(variable) is not UTF-8 text. Set it to another folder, or name a file with --store.",
      ko: "환경 변수가 UTF-8 텍스트가 아닙니다: \(variable). 다른 폴더로 설정하거나 --store로 파일을 지정해주세요.")
  }

  static func tooLong(_ path: String, _ bytes: Int) -> Phrase {
    let limit = "\(bytes >> 20) MiB"
    return Phrase(
      "Cannot read \(path): it is longer than \(limit).",
      ko: "읽을 수 없습니다: \(path) (\(limit)보다 깁니다).")
  }

  static func replayDiffers(_ path: String) -> Phrase {
    Phrase(
      "\(path): the replay differs (- recorded, + now)", ko: "\(path): 실행 결과가 다릅니다 (- 기록, + 지금)")
  }

  static func sound(_ path: String) -> Phrase {
    Phrase("\(path): ok", ko: "\(path): 이상 없음")
  }

  static let waiting = Phrase(
    "The store is in use by another program. Waiting for it.",
    ko: "다른 프로그램이 저장소를 사용 중이어서 기다리고 있습니다.")

  static let onNetwork = Phrase(
    "The store is on a network file system, which may lose data. Use a disk of this computer.",
    ko: "저장소가 네트워크 파일 시스템에 있어 내용을 잃을 수 있습니다. 이 컴퓨터의 디스크를 사용해주세요.")

  static let storeNotNew = Phrase(
    "This store already has data; a replay starts empty, so it may differ.",
    ko: "이 저장소에는 이미 데이터가 있습니다. 다시 실행할 때는 빈 저장소로 시작하므로 결과가 다를 수 있습니다.")

  static let storeInMemory = Phrase(
    "A store in memory cannot be checked or copied: name a file with --store. Try --help.",
    ko: "메모리에 있는 저장소는 점검하거나 복사할 수 없습니다. --store로 파일을 지정해주세요. --help를 참고하세요.")
}
