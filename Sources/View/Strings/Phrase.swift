/// Something to say, in every language: a missing translation does not compile.
nonisolated public struct Phrase: Hashable, Sendable {
  /// The phrase in English.
  public let english: String

  /// The phrase in Korean.
  public let korean: String

  /// Makes a phrase.
  public init(_ english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  /// The phrase in each language.
  public var all: [String] { [english, korean] }
}
