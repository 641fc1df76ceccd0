import Foundation
import Model
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
    self.init(.usage, .named(error.description))
  }

  init(_ error: Transcript.Misdirection) {
    self.init(.data, .named(error.description))
  }

  /// A file, or a stream, that the system refuses.
  static func system(_ code: ExitCode, _ name: String, _ number: Int32) -> Failure {
    let reason = String(cString: strerror(number))
    return Failure(
      code,
      Phrase("\(name) cannot be used: \(reason).", ko: "\(name) 을(를) 쓸 수 없습니다: \(reason)."))
  }
}

nonisolated extension Phrase {
  /// Said when a password is typed where nothing can hide it.
  static let readInTheClear = Phrase(
    "This input is no terminal: passwords are read from it in the clear.",
    ko: "터미널이 아닌 입력이므로 비밀번호를 가리지 않고 읽습니다.")

  /// Said when a recording begins with accounts that no replay will have.
  static let storeNotNew = Phrase(
    "The store is not new, but a replay begins with an empty one: it may differ.",
    ko: "저장소가 비어 있지 않습니다. 다시 실행하면 빈 저장소로 시작하므로 다를 수 있습니다.")
}
