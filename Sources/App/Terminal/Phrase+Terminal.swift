import Foundation
package import View

extension Phrase {
  /// Said of a file, or a stream, that the system refuses.
  package static func unusable(_ name: String, _ number: Int32) -> Phrase {
    let reason = String(cString: strerror(number))
    return Phrase(
      "\(name) cannot be used: \(reason).", ko: "\(name) 을(를) 쓸 수 없습니다: \(reason).")
  }

  /// Said when a password is typed where nothing can hide it.
  package static let readInTheClear = Phrase(
    "This input is no terminal: passwords are read from it in the clear.",
    ko: "터미널이 아닌 입력이므로 비밀번호를 가리지 않고 읽습니다.")
}
