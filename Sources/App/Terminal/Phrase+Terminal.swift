import Foundation
package import View

extension Phrase {
  /// The message for a file or a stream that the system refuses.
  package static func unusable(_ name: String, _ number: Int32) -> Phrase {
    let reason = String(cString: strerror(number))
    return Phrase(
      "\(name) cannot be used: \(reason).", ko: "\(name) 을(를) 쓸 수 없습니다: \(reason).")
  }

  static let lineTooLong = Phrase(
    "That line is longer than \(LineSplitter.limit) bytes; it was not used.",
    ko: "\(LineSplitter.limit)바이트보다 긴 줄이어서 쓰지 않았습니다.")

  static let lineInvalid = Phrase(
    "That line is not UTF-8 text; it was not used.", ko: "UTF-8 글이 아니어서 쓰지 않았습니다.")

  /// The message for an unfinished last line.
  package static let lineUnterminated = Phrase(
    "The input ended in the middle of a line; it was not used.",
    ko: "줄이 끝나기 전에 입력이 끝나서 쓰지 않았습니다.")

  /// The prompt for a password that nobody saw, the second time.
  static func again(_ name: String) -> Phrase {
    Phrase("\(name) again", ko: "\(name) 확인")
  }

  static let different = Phrase(
    "That is not the same twice. Type it again.", ko: "두 번 입력한 내용이 다릅니다. 다시 입력해주세요.")

  /// The message for a password that cannot be hidden.
  package static let readInTheClear = Phrase(
    "Input is not a terminal, so passwords in it are not hidden.",
    ko: "터미널이 아닌 입력이므로 비밀번호를 가리지 않고 읽습니다.")
}
