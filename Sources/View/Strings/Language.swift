/// A language of the app.
///
/// ```swift
/// let order = Phrase("Order", ko: "주문")
/// #expect(Language.korean[order] == "주문")
/// #expect(Language(rawValue: "en") == .english)
/// ```
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// A phrase in this language.
  public subscript(phrase: Phrase) -> String {
    switch self {
    case .english: phrase.english
    case .korean: phrase.korean
    }
  }
}
