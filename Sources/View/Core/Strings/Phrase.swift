/// A text in every language: a missing translation does not compile.
///
/// ```swift
/// let greeting = Phrase("Good morning", ko: "좋은 아침")
/// let name = "Lee"
/// let whole: Phrase = "\(greeting), \(name)"
/// #expect(whole.korean == "좋은 아침, Lee")
/// ```
public struct Phrase: Hashable, Codable, Sendable {
  /// The phrase in English.
  public let english: String

  /// The phrase in Korean.
  public let korean: String

  /// Creates a phrase.
  public init(_ english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A text that is the same in every language, such as what a person typed.
  public init(verbatim text: String) {
    self.init(text, ko: text)
  }

  /// The phrase in each language.
  public var translations: [String] { [english, korean] }
}

/// A literal is the same in every language: for an app with one language.
extension Phrase: ExpressibleByStringInterpolation {
  /// A text that is the same in every language.
  public init(stringLiteral text: String) {
    self.init(verbatim: text)
  }

  /// A text with values in it; a phrase in it appears in each language.
  public init(stringInterpolation text: StringInterpolation) {
    self.init(text.english, ko: text.korean)
  }

  /// Builds a phrase from a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var english = ""
    fileprivate var korean = ""

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text that is the same in every language.
    public mutating func appendLiteral(_ text: String) {
      english += text
      korean += text
    }

    /// Adds a phrase in each language.
    public mutating func appendInterpolation(_ phrase: Phrase) {
      english += phrase.english
      korean += phrase.korean
    }

    /// Adds a value as its description.
    public mutating func appendInterpolation(_ value: some Any) {
      appendLiteral("\(value)")
    }
  }
}
