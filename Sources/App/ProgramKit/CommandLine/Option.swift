import View

/// An option of the command line: its names, its value, and its effect.
struct Option: Sendable {
  /// The kinds of value of an option.
  enum Value: Equatable, Sendable {
    case nothing
    case file(String)
    /// One file or several, up to the next option.
    case files(String)
    /// A text of one's own.
    case text(String)
    /// One of some words, which the help names or calls by a name.
    case word([String], as: String? = nil)
    /// One of some words after `=`, or nothing; the help calls them by a name.
    case choice([String], as: String)
    /// One of some words, as the next argument or after `=`, or nothing; the help calls it by a
    /// name.
    case optional([String], as: String)
  }

  /// The names, the usual one first.
  let names: [String]

  let value: Value

  let explanation: Phrase

  /// Whether its value may be a number in place of one of the words.
  var takesNumber = false

  /// Whether the program itself leaves it to `--help all`.
  var isFurtherHere = false

  /// Applies the option; a value that was left out is an empty text.
  let apply: @Sendable (_ options: inout Options, _ value: String) -> Void

  init(
    _ name: String, or other: String? = nil, _ value: Value, _ explanation: Phrase,
    apply: @escaping @Sendable (inout Options, String) -> Void
  ) {
    names = [name, other].compactMap(\.self)
    self.value = value
    self.explanation = explanation
    self.apply = apply
  }

  init(
    _ name: String, or other: String? = nil, _ explanation: Phrase,
    apply: @escaping @Sendable (inout Options) -> Void
  ) {
    self.init(name, or: other, .nothing, explanation) { options, _ in apply(&options) }
  }

  var name: String { names[0] }

  var usage: String { usage(of: names) }

  /// The possible values, or `nil` for any text or none.
  var words: [String]? {
    switch value {
    case .word(let words, _), .choice(let words, _), .optional(let words, _): words
    case .nothing, .file, .files, .text: nil
    }
  }

  /// Whether its value is the next argument, if it is not behind `=`.
  var takesNext: Bool {
    switch value {
    case .file, .files, .text, .word: true
    case .nothing, .choice, .optional: false
    }
  }

  /// Whether its value may be the next argument, or left out.
  var mayTakeNext: Bool {
    switch value {
    case .optional: true
    case .nothing, .file, .files, .text, .word, .choice: false
    }
  }

  /// Whether it takes the arguments that follow too.
  var takesSeveral: Bool {
    switch value {
    case .files: true
    case .nothing, .file, .text, .word, .choice, .optional: false
    }
  }

  /// Whether its value is a text that nothing can complete.
  var isText: Bool {
    switch value {
    case .text: true
    case .nothing, .file, .files, .word, .choice, .optional: false
    }
  }

  /// The option with its value, for the help: with all its names, or with the usual one alone.
  func usage(of names: [String]) -> String {
    let names = names.joined(separator: ", ")
    return switch value {
    case .nothing: names
    case .file(let kind), .files(let kind), .text(let kind): "\(names) \(kind)"
    case .word(let words, let name): "\(names) \(name ?? words.joined(separator: "|"))"
    case .choice(_, let name): "\(names)[=\(name)]"
    case .optional(_, let name): "\(names) [\(name)]"
    }
  }
}
