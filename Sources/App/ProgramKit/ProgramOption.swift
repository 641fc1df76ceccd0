public import View

/// An option that one program has beside those of every program.
///
/// ```swift
/// reading.options = [
///   .flag("--unread", "show only what is not read"),
///   .value("--order", ["title", "added"], "the order of the list"),
/// ]
/// ```
public struct ProgramOption: Sendable {
  let name: String
  /// The words that it takes, or `nil` for a flag.
  let words: [String]?
  let explanation: Phrase
  var excluded: [String]
  /// Whether `--help` leaves it to `--help all`.
  package var isFurther = false

  /// An option without a value; those that it excludes cannot be used together with it.
  ///
  /// - Parameters:
  ///   - name: the option with its hyphens, such as `--unread`.
  ///   - explanation: what it does, for `--help`.
  ///   - excluded: the options that cannot be used together with it.
  /// - Returns: the option.
  public static func flag(
    _ name: String, _ explanation: Phrase, excluding excluded: [String] = []
  ) -> ProgramOption {
    ProgramOption(name: name, words: nil, explanation: explanation, excluded: excluded)
  }

  /// An option that takes one of some words; those that it excludes cannot be used together with
  /// it.
  ///
  /// - Parameters:
  ///   - name: the option with its hyphens, such as `--order`.
  ///   - words: what may follow it.
  ///   - explanation: what it does, for `--help`.
  ///   - excluded: the options that cannot be used together with it.
  /// - Returns: the option.
  public static func value(
    _ name: String, _ words: [String], _ explanation: Phrase, excluding excluded: [String] = []
  ) -> ProgramOption {
    ProgramOption(name: name, words: words, explanation: explanation, excluded: excluded)
  }
}
