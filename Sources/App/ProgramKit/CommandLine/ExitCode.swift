import Model
import View

/// The exit codes of the program: those of sysexits, and 1 for the answer no, as in `diff`.
package enum ExitCode: Int32, CaseIterable {
  case success = 0
  /// A replay differs, an exploration found something, an exercise is not done, or a strict run
  /// ended with a refusal.
  case no = 1
  case usage = 64
  case data = 65
  case cannotCreate = 73
  case inputOutput = 74
  case busy = 75
  case permission = 77
  case configuration = 78

  var explanation: Phrase {
    switch self {
    case .success: Phrase("all went well", ko: "모두 잘 되었음")
    case .no:
      Phrase(
        "a replay, state or exercise is wrong, or with --strict a refusal was last",
        ko: "실행 결과, 상태나 연습 문제가 틀림, 또는 --strict에서 마지막 응답이 거절")
    case .usage: Phrase("the command line was not understood", ko: "명령줄을 이해하지 못함")
    case .data:
      Phrase(
        "not a store, transcript or file of states, or a newer or damaged one",
        ko: "저장소, 트랜스크립트나 상태 파일이 아님, 더 새롭거나 손상됨")
    case .cannotCreate:
      Phrase(
        "the file for a recording, a trace or a copy was not made",
        ko: "기록이나 사본을 위한 파일을 만들지 못함")
    case .inputOutput:
      Phrase(
        "a file, the store, the input or the output cannot be used",
        ko: "파일, 저장소, 입력이나 출력을 쓸 수 없음")
    case .busy:
      Phrase(
        "the store or a folder is in use, or a merge is not complete",
        ko: "다른 프로그램이 저장소나 폴더를 사용함, 또는 아직 남은 상태가 있음")
    case .permission:
      Phrase("other users can read or write the store", ko: "다른 사용자가 저장소를 읽거나 쓸 수 있음")
    case .configuration:
      Phrase(
        "the environment names a folder that is not UTF-8 text",
        ko: "환경 변수의 폴더 이름이 UTF-8 텍스트가 아님")
    }
  }

  init(_ error: StoreError) {
    self =
      switch error.kind {
      case .notOurs, .damaged: .data
      case .busy: .busy
      case .cannotCopy: .cannotCreate
      case .insecure: .permission
      case .cannotOpen, .diskFull, .failed, .outcomeUnknown, .cancelled, .rolledBack: .inputOutput
      }
  }
}
