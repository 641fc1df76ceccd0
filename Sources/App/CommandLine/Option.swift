import View

/// An option of the command line: its names, its value, and its effect.
struct Option: Sendable {
  /// The kinds of value of an option.
  enum Value: Equatable, Sendable {
    case nothing
    case file(String)
    case word([String])
    /// One of some words after `=`, or nothing.
    case choice([String])
  }

  /// The names, the usual one first.
  let names: [String]

  let value: Value

  let explanation: String

  /// Applies the option; a value that was left out is an empty text.
  let apply: @Sendable (_ options: inout Options, _ value: String) -> Void

  private init(
    _ name: String, or other: String? = nil, _ value: Value, _ explanation: String,
    apply: @escaping @Sendable (inout Options, String) -> Void
  ) {
    names = [name, other].compactMap(\.self)
    self.value = value
    self.explanation = explanation
    self.apply = apply
  }

  private init(
    _ name: String, or other: String? = nil, _ explanation: String,
    apply: @escaping @Sendable (inout Options) -> Void
  ) {
    self.init(name, or: other, .nothing, explanation) { options, _ in apply(&options) }
  }

  var name: String { names[0] }

  /// The possible values, or `nil` for any text or none.
  var words: [String]? {
    switch value {
    case .word(let words), .choice(let words): words
    case .nothing, .file: nil
    }
  }

  /// Whether its value may be the next argument.
  var takesNext: Bool {
    switch value {
    case .file, .word: true
    case .nothing, .choice: false
    }
  }

  /// The option with its value, for the help.
  var usage: String {
    let names = names.joined(separator: ", ")
    return switch value {
    case .nothing: names
    case .file(let kind): "\(names) \(kind)"
    case .word(let words): "\(names) \(words.joined(separator: "|"))"
    case .choice(let words): "\(names)[=\(words.joined(separator: "|"))]"
    }
  }

  /// Every option, in the order of the help.
  static let all = [
    Option("--store", .file("PATH"), "keep accounts in this file") { $0.store = .file($1) },
    Option("--memory", "keep accounts in memory, for this run alone") { $0.store = .memory },
    Option("--demo", "in memory, with the account Qwer, password asdf") { $0.store = .demo },
    Option("--check", "read the whole store and say whether it is sound") { $0.action = .check },
    Option("--backup", .file("FILE"), "copy the store to a new file, even in use") {
      $0.action = .backup($1)
    },
    Option(
      "--language", .word(Language.allCases.map(\.rawValue)),
      "English or Korean; else the environment decides"
    ) { $0.language = Language(rawValue: $1) },
    Option("--discreet", "do not tell an unknown email from a wrong password") {
      $0.isDiscreet = true
    },
    Option("--classic", "run without scenes, as before iOS 13") { $0.isClassic = true },
    Option(
      "--trace", .choice(Tracer.Style.allCases.map(\.rawValue)), "show every call as it is made"
    ) { $0.trace = Tracer.Style(rawValue: $1) ?? .text },
    Option("--script", .file("FILE"), "type these lines; # begins a comment, - is stdin") {
      $0.script = $1
    },
    Option("--record", .file("FILE"), "write a transcript; in memory unless --store") {
      $0.record = $1
    },
    Option("--replay", .file("FILE"), "perform a transcript and show what differs") {
      $0.action = .replay($1)
    },
    Option("--explore", "walk through every state; 1 if one is wrong") {
      $0.action = .explore
    },
    Option("--windows", .word(["1", "2", "3"]), "with --explore: the most windows at a time") {
      $0.exploration.windows = Int($1) ?? 1
    },
    Option("--texts", .file("FILE"), "with --explore: what to type, as Email: lee") {
      $0.exploration.texts = $1
    },
    Option("--diagram", .file("FILE"), "with --explore: write a diagram, Mermaid or .dot") {
      $0.exploration.diagram = $1
    },
    Option("--plain", or: "--no-color", "never anything but plain text") { $0.isPlain = true },
    Option("--quiet", "no remarks on standard error, only errors") { $0.isQuiet = true },
    Option("--no-input", "never wait for a person at a terminal") { $0.takesNoInput = true },
    Option(
      "--completion", .word(Completion.allCases.map(\.rawValue)),
      "print what completes options in a shell"
    ) { options, shell in Completion(rawValue: shell).map { options.action = .completion($0) } },
    Option("--man", "print the manual page") { $0.action = .man },
    Option("--version", "print the version") { $0.action = .version },
    Option("--help", or: "-h", "print this help") { $0.action = .help },
  ]
}
