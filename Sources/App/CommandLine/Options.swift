import View

/// What the command line asks for.
package struct Options: Equatable {
  /// Where accounts are kept.
  package enum Store: Equatable {
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
    /// Copy the store to a new file.
    case backup(String)
    /// Perform a transcript and show what differs.
    case replay(String)
    /// Print what completes options in a shell.
    case completion(Completion)
    /// Print the manual page.
    case man
    /// Print the help.
    case help
    /// Print the version.
    case version
  }

  var action = Action.run
  package var store = Store.standard
  var language: Language?
  var isDiscreet = false
  var script: String?
  var record: String?
  var isClassic = false
  var trace: Tracer.Style?
  var isPlain = false
  var isQuiet = false
  var takesNoInput = false

  /// Nothing in particular.
  package init() {}

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    try self.init(bytes: arguments.map { Array($0.utf8) })
  }

  /// Reads the arguments as the system has them: what is no text is refused, not repaired.
  init(bytes arguments: [[UInt8]]) throws(UsageError) {
    var arguments = arguments[...]
    var given: [Option: [UInt8]] = [:]
    while let argument = arguments.popFirst(), argument != Array("--".utf8) {
      let parts = argument.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      // What is no text is the name of no option.
      let name = String(decoding: parts[0], as: UTF8.self)
      guard name.hasPrefix("-"), let option = Option(named: name) else {
        throw name.hasPrefix("-") ? .unknownOption(name) : .unexpectedArgument
      }
      var bytes = parts.count > 1 ? Array(parts[1]) : nil
      if option.value == .nothing, bytes != nil { throw .needlessValue(option.rawValue) }
      if option.takesNext, bytes == nil { bytes = arguments.popFirst() }
      if option.takesNext, bytes?.isEmpty != false { throw .missingValue(option.rawValue) }
      try option.refuse(besides: given, with: bytes ?? [])
      given[option] = bytes ?? []

      let value = try bytes.map { bytes throws(UsageError) in
        guard let value = String(validating: bytes, as: UTF8.self) else {
          throw .notText(option.rawValue)
        }
        return value
      }
      if option.isChoice {
        try choose(option, value)
      } else if let value {
        try apply(option, value: value)
      } else {
        apply(option)
      }
    }
    guard arguments.isEmpty else { throw .unexpectedArgument }
    // Accounts that were there before would be missing in every replay.
    if record != nil, store == .standard { store = .memory }
  }

  private mutating func apply(_ option: Option) {
    switch option {
    case .memory: store = .memory
    case .demo: store = .demo
    case .check: action = .check
    case .discreet: isDiscreet = true
    case .classic: isClassic = true
    case .plain: isPlain = true
    case .quiet: isQuiet = true
    case .noInput: takesNoInput = true
    case .man: action = .man
    case .version: action = .version
    case .help: action = .help
    case .store, .language, .backup, .script, .record, .replay, .completion, .trace: break
    }
  }

  private mutating func choose(_ option: Option, _ word: String?) throws(UsageError) {
    guard let style = word.map(Tracer.Style.init(rawValue:)) ?? .text else {
      throw .unknownWord(option)
    }
    trace = style
  }

  private mutating func apply(_ option: Option, value: String) throws(UsageError) {
    switch option {
    case .store: store = .file(value)
    case .script: script = value
    case .record: record = value
    case .backup: action = .backup(value)
    case .replay: action = .replay(value)
    case .language:
      guard let language = Language(rawValue: value) else { throw .unknownWord(option) }
      self.language = language
    case .completion:
      guard let shell = Completion(rawValue: value) else { throw .unknownWord(option) }
      action = .completion(shell)
    default: break
    }
  }
}
