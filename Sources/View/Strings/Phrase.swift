/// Something to say, in every language: a missing translation does not compile.
public struct Phrase: Hashable, Sendable {
  /// The phrase in English.
  public let english: String

  /// The phrase in Korean.
  public let korean: String

  /// Makes a phrase.
  public init(_ english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A text that is the same in every language, such as what a person typed.
  public init(verbatim text: String) {
    self.init(text, ko: text)
  }

  /// The phrase in each language.
  public var all: [String] { [english, korean] }
}

/// A literal is the same in every language: for an app that speaks one.
extension Phrase: ExpressibleByStringLiteral {
  /// A text that is the same in every language.
  public init(stringLiteral text: String) {
    self.init(verbatim: text)
  }
}
