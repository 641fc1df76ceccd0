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

  /// Creates the language of a tag, such as `ko`, `ko-KR` or `ko_KR.UTF-8`; `nil` for any other.
  ///
  /// The first part alone decides, and as a whole: `kok` is Konkani.
  public init?(tag: String) {
    let part = tag.prefix { !"-_.@".contains($0) }.lowercased()
    // The two codes of ISO 639.
    switch part {
    case "en", "eng": self = .english
    case "ko", "kor": self = .korean
    default: return nil
    }
  }

  /// A phrase in this language.
  public subscript(phrase: Phrase) -> String {
    switch self {
    case .english: phrase.english
    case .korean: phrase.korean
    }
  }
}
