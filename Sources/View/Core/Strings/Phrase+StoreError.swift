public import Model

extension Phrase {
  /// The message of a store's error.
  public init(_ error: StoreError) { self.init(error.words) }

  /// What is said of a store.
  package init(_ words: StoreWords) { self.init(words.description, ko: words.korean) }
}
