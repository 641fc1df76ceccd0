// What the store's errors carry as English text, in Korean.
extension Phrase {
  /// A reason in Korean; SQLite's own words have no translation.
  static func korean(storeReason reason: String) -> String {
    let korean = korean(reason: reason)
    return korean == reason ? translated(reason, by: reasons) : korean
  }

  /// Advice in Korean: what is around a command or a path is translated.
  static func korean(advice: String) -> String { translated(advice, by: advices) }

  /// A text with a name or a command in it, which comes last in Korean.
  private struct Translation {
    let beginning: String
    var end = ""
    let korean: String
  }

  private static func translated(_ text: String, by table: [Translation]) -> String {
    let found = table.first { text.hasPrefix($0.beginning) && text.hasSuffix($0.end) }
    guard let found else { return text }
    return found.korean + text.dropFirst(found.beginning.count).dropLast(found.end.count)
  }

  private static let reasons = [
    Translation(
      beginning: "", end: " is left over from a deleted file: remove it",
      korean: "이미 지운 저장소에 딸린 파일이 남아 있습니다. 지워주세요: "),
    Translation(beginning: "", end: " is not a regular file", korean: "일반 파일이 아닙니다: "),
    Translation(
      beginning: "the setting ", end: " is of an unknown kind", korean: "알 수 없는 종류의 설정: "),
    Translation(beginning: "its format is ", korean: "알 수 없는 형식 번호: "),
    Translation(beginning: "a text is not UTF-8", korean: "UTF-8이 아닌 텍스트가 있습니다"),
    Translation(
      beginning: "its tables are not those of a store", korean: "저장소의 표가 아닌 것이 있거나 빠졌습니다"),
    Translation(beginning: "its end is missing", korean: "파일의 끝이 없습니다"),
    Translation(beginning: "its file system cannot lock it", korean: "파일 시스템이 잠금을 지원하지 않습니다"),
    Translation(beginning: "its bytes cannot be read", korean: "내용을 읽을 수 없습니다"),
    Translation(
      beginning: "values are nested more than 60 deep", korean: "값이 60단계보다 깊이 포개져 있습니다"),
    Translation(beginning: "they were not written", korean: "저장되지 않았습니다"),
    Translation(
      beginning: "SQLite refused the journal mode", korean: "SQLite가 저널 방식을 받아들이지 않았습니다"),
    Translation(
      beginning: "SQLite refused the synchronous mode", korean: "SQLite가 동기화 방식을 받아들이지 않았습니다"),
    Translation(beginning: "it could not be checked", korean: "검사할 수 없습니다"),
    Translation(beginning: "", end: " is not ours", korean: "이 앱의 값이 아닙니다: "),
    Translation(
      beginning: "slot ", end: " does not hold a scene session", korean: "씬 세션이 아닌 저장 칸: "),
    Translation(beginning: "an account is not a setting", korean: "계정은 설정 자리에 저장할 수 없습니다"),
    Translation(
      beginning: "a record is not a setting",
      korean: "계정이나 기한이 있는 값은 설정 자리에 저장할 수 없습니다"),
    Translation(
      beginning: "only an account can be stored as one", korean: "계정 자리에는 계정만 저장할 수 있습니다"),
    Translation(
      beginning: "only an expiring value can be stored at an expiring place",
      korean: "기한이 있는 자리에는 기한이 있는 값만 저장할 수 있습니다"),
    Translation(
      beginning: "the system has no random numbers for a session", korean: "시스템에서 난수를 얻을 수 없습니다"),
    Translation(beginning: "the account was changed meanwhile", korean: "그사이 계정이 바뀌었습니다"),
  ]

  private static let advices = [
    Translation(beginning: "Try: ", korean: "이렇게 고치세요: "),
    Translation(beginning: "Use a folder of your own: ", korean: "자신만의 폴더를 사용해주세요: "),
    Translation(
      beginning: "It belongs to another user: use a folder of your own.",
      korean: "다른 사용자의 폴더입니다. 자신만의 폴더를 사용해주세요."),
    Translation(
      beginning: "It belongs to another user: chown it, or copy it.",
      korean: "다른 사용자의 파일입니다. chown으로 소유자를 바꾸거나 복사해주세요."),
    Translation(
      beginning: "It has a second name: remove that one, or copy it.",
      korean: "이 파일에 다른 이름이 하나 더 있습니다. 그 이름을 지우거나 파일을 복사해주세요."),
    Translation(
      beginning: "", end: " belongs to another user: remove it.", korean: "다른 사용자의 파일을 지워주세요: "),
    Translation(
      beginning: "", end: " has a second name: remove that one.", korean: "파일의 다른 이름을 지워주세요: "),
  ]
}
