// The words of the alerts that nearly every app has.
extension Phrase {
  /// The title of a message or a question.
  public static let notice = Phrase("Notice", ko: "알림")
  /// The button of a message.
  public static let ok = Phrase("OK", ko: "확인")
  /// The button that leaves everything as it was.
  public static let cancel = Phrase("Cancel", ko: "취소")
}
