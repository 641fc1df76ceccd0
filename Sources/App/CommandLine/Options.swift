import View

/// What the command line asks for.
struct Options: Equatable {
  /// Where accounts are kept.
  enum Store: Equatable {
    /// The file in its usual place.
    case standard
    /// A file of the person's choice.
    case file(String)
    /// Nowhere: gone when the program ends.
    case memory
    /// In memory, with the notes' account `Qwer` / `asdf`.
    case demo
  }

  /// What to do.
  enum Action: Equatable {
    /// Run the app.
    case run
    /// Read the whole store and say whether it is sound.
    case check
    /// Print the help.
    case help
    /// Print the version.
    case version
  }

  var action = Action.run
  var store = Store.standard
  var language: Language?
  var isDiscreet = false
  var isClassic = false
  var traces = false
  var isPlain = false

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard argument.hasPrefix("-"), let option = Option(named: name) else {
        throw argument.hasPrefix("-") ? .unknownOption(name) : .unexpectedArgument
      }
      guard option.takesValue else {
        if parts.count > 1 { throw .needlessValue(option.rawValue) }
        apply(option)
        continue
      }
      guard let value = parts.count > 1 ? String(parts[1]) : arguments.popFirst(), !value.isEmpty
      else { throw .missingValue(option.rawValue) }
      try apply(option, value: value)
    }
  }

  private mutating func apply(_ option: Option) {
    switch option {
    case .memory: store = .memory
    case .demo: store = .demo
    case .check: action = .check
    case .discreet: isDiscreet = true
    case .classic: isClassic = true
    case .trace: traces = true
    case .plain: isPlain = true
    case .version: action = .version
    case .help: action = .help
    case .store, .language: break
    }
  }

  private mutating func apply(_ option: Option, value: String) throws(UsageError) {
    switch option {
    case .store: store = .file(value)
    case .language:
      guard let language = Language(rawValue: value) else { throw .unknownLanguage(value) }
      self.language = language
    default: break
    }
  }
}
