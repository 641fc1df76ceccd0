/// Why a store could not be opened, read or changed.
///
/// ```swift
/// let error = StoreError.rolledBack(reason: .verbatim("no tea is left"))
/// #expect(throws: error) {
///   try store.update { (transaction) throws(StoreError) in
///     try transaction.set(1, for: .cups)
///     throw error
///   }
/// }
/// ```
public struct StoreError: Error, Equatable, CustomStringConvertible {
  /// What can be done about an error.
  public enum Kind: Equatable, Sendable {
    /// The file or its folder could not be opened or made.
    case cannotOpen
    /// The file is not a store, or was made by a later version.
    case notOurs
    /// The file is damaged.
    case damaged
    /// Another process kept the store busy for too long.
    case busy
    /// There is no room left.
    case diskFull
    /// Other users can read or write the file, or replace it.
    case insecure
    /// A copy could not be made.
    case cannotCopy
    /// Reading or writing failed.
    case failed
    /// The last step of storing changes failed, and it is not known whether they are stored.
    case outcomeUnknown
    /// The work was cancelled.
    case cancelled
    /// The changes were rolled back by their caller.
    case rolledBack
  }

  /// What can be done about it.
  public let kind: Kind

  /// One or two sentences that say what to do.
  public let words: StoreWords

  /// Why it failed, if that is known.
  public let reason: StoreReason?

  /// Creates the error of a store.
  ///
  /// - Parameters:
  ///   - kind: what can be done about it.
  ///   - english: one or two sentences in English.
  ///   - korean: the same sentences in Korean.
  ///   - reason: why it failed, or `nil`.
  public init(_ kind: Kind, _ english: String, ko korean: String, reason: StoreReason? = nil) {
    (self.kind, words, self.reason) = (kind, StoreWords(english, ko: korean), reason)
  }

  /// The changes were rolled back by their caller.
  public static func rolledBack(reason: StoreReason) -> StoreError {
    func ended(_ words: String) -> String { words + (words.hasSuffix(".") ? "" : ".") }
    return StoreError(
      .rolledBack, ended("Not saved: \(reason)"), ko: ended("저장하지 않았습니다: \(reason.korean)"),
      reason: reason)
  }

  /// One or two English sentences that say what to do.
  public var description: String { words.description }
}

/// Why a store failed, in words that end a sentence; in Korean, a sentence in brackets.
public typealias StoreReason = StoreWords

/// What to do about a file or a folder that others can change: one sentence.
public typealias StoreAdvice = StoreWords

/// What is said of a store, in each language.
///
/// ```swift
/// let broken = StoreWords("the tin is broken", ko: "깡통이 망가졌습니다")
/// let error = StoreError.rolledBack(reason: broken)
/// #expect(error.description == "Not saved: the tin is broken.")
/// ```
public struct StoreWords: Equatable, CustomStringConvertible, Sendable {
  /// The words in English.
  public let description: String

  /// The words in Korean.
  public let korean: String

  /// Creates words: write each beside what they are about.
  public init(_ english: String, ko korean: String) {
    description = english
    self.korean = korean
  }

  /// The words of the system, of SQLite or of an app, which are the same in every language.
  public static func verbatim(_ words: String) -> StoreWords { StoreWords(words, ko: words) }
}
