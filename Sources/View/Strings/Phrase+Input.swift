// What is said about lines that cannot be used.
extension Phrase {
  /// Said of a line that is too long.
  public static func lineTooLong(limit: Int) -> Phrase {
    Phrase(
      "That line is longer than \(limit) bytes; it was not used.",
      ko: "\(limit)바이트보다 긴 줄이어서 쓰지 않았습니다.")
  }

  /// Said of a line that is not UTF-8.
  public static let lineInvalid = Phrase(
    "That line is not UTF-8 text; it was not used.", ko: "UTF-8 글이 아니어서 쓰지 않았습니다.")

  /// Said of what stood behind the last line's end when the input ended.
  public static let lineUnterminated = Phrase(
    "The input ended in the middle of a line; it was not used.",
    ko: "줄이 끝나기 전에 입력이 끝나서 쓰지 않았습니다.")
}
