import Model
import ModelKit
package import View

extension Phrase {
  // MARK: - Files and streams

  package static let standardInput = Phrase("standard input", ko: "표준 입력")

  package static let standardOutput = Phrase("standard output", ko: "표준 출력")

  /// The message for a file or a stream that cannot be read, by the system's error number.
  package static func cannotRead(_ name: Phrase, errno number: Int32) -> Phrase {
    Phrase("Cannot read", ko: "읽을 수 없습니다", name, Phrase(StoreReason(errno: number)))
  }

  /// The message for a file or a stream that cannot be written, by the system's error number.
  package static func cannotWrite(_ name: Phrase, errno number: Int32) -> Phrase {
    Phrase("Cannot write", ko: "쓸 수 없습니다", name, Phrase(StoreReason(errno: number)))
  }

  /// The message for a new file that cannot be made, by the system's error number.
  package static func cannotRecord(to name: Phrase, errno number: Int32) -> Phrase {
    cannotRecord(to: name, Phrase(StoreReason(errno: number, isNewFile: true)))
  }

  /// The message for a new file that cannot be made, by the reason.
  package static func cannotRecord(to name: Phrase, _ reason: Phrase) -> Phrase {
    Phrase("Cannot record to", ko: "기록할 수 없습니다", name, reason)
  }

  private init(_ english: String, ko korean: String, _ name: Phrase, _ reason: Phrase) {
    self.init(
      "\(english) \(name.english): \(reason.english).",
      ko: "\(korean): \(name.korean) (\(reason.korean)).")
  }

  // MARK: - Lines

  static let lineTooLong = Phrase(
    "That line is longer than \(LineSplitter.limit) bytes; it was not used.",
    ko: "\(LineSplitter.limit)바이트보다 길어서 이 줄은 무시했습니다.")

  static let lineInvalid = Phrase(
    "That line is not UTF-8 text; it was not used.", ko: "UTF-8 텍스트가 아니어서 이 줄은 무시했습니다.")

  /// The message for an unfinished last line.
  package static let lineUnterminated = Phrase(
    "The input ended in the middle of a line; it was not used.",
    ko: "입력이 줄 중간에서 끝나서 마지막 줄은 무시했습니다.")

  /// The prompt for a new password, which is not shown, the second time.
  static func again(_ name: String) -> Phrase {
    Phrase("\(name) again", ko: "\(name) 확인")
  }

  static let different = Phrase(
    "That is not the same twice. Type it again, or leave the field with Ctrl-C.",
    ko: "두 번 입력한 내용이 다릅니다. 다시 입력하거나 Ctrl-C로 입력란에서 나가세요.")

  static let escapeInLine = Phrase(
    "The Escape key is in the middle of that line; it was not used.",
    ko: "줄 중간에서 Esc 키를 눌러서 이 줄은 무시했습니다.")

  /// How to empty a field where its prompt shows what is in it.
  static let spaceEmpties = Phrase(
    "Return alone keeps what a field has. A space and Return empty it.",
    ko: "Enter만 누르면 입력란의 내용이 그대로 남습니다. 비우려면 빈칸을 하나 입력하고 Enter를 누르세요.")

  /// What the keys do where a line begins with what is in its field.
  static let firstKeyReplaces = Phrase(
    "What you type replaces the text of a field; an arrow, Home or End keeps it to be edited. "
      + "Return alone keeps it, Ctrl-U and Return empty it.",
    ko: "글자를 입력하면 입력란에 있던 내용이 바뀝니다. 고쳐 쓰려면 화살표나 Home, End를 먼저 누르세요. "
      + "Enter만 누르면 그대로 남고, Ctrl-U와 Enter를 누르면 비워집니다.")

  /// A password was asked for while lines were typed already.
  static let typedAheadIsDropped = Phrase(
    "What you typed ahead was dropped: a password is typed by itself.",
    ko: "미리 입력한 내용은 버렸습니다. 비밀번호는 따로 입력해야 합니다.")

  /// The program was stopped while a password was typed.
  static let typePasswordAgain = Phrase("Type the password again.", ko: "비밀번호를 다시 입력하세요.")

  /// A hidden line is a command's name, and was taken as the text of its field.
  static let takenHidden = Phrase(
    "That is now the text of the field, not a command.",
    ko: "방금 입력한 줄은 명령이 아니라 입력란의 내용이 되었습니다.")

  /// The message for a password that cannot be hidden.
  package static let readInTheClear = Phrase(
    "Input is not a terminal, so passwords in it are not hidden.",
    ko: "입력이 터미널이 아니어서 비밀번호가 가려지지 않습니다.")
}
