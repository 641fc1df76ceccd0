/// An option of the command line.
enum Option: String, CaseIterable {
  case store = "--store"
  case memory = "--memory"
  case demo = "--demo"
  case check = "--check"
  case language = "--language"
  case discreet = "--discreet"
  case classic = "--classic"
  case trace = "--trace"
  case plain = "--plain"
  case version = "--version"
  case help = "--help"

  /// Finds an option by its name.
  init?(named name: String) {
    self.init(rawValue: name == "-h" ? Option.help.rawValue : name)
  }

  /// What stands for the option's value in the help, or `nil` when it takes none.
  var value: String? {
    switch self {
    case .store: "PATH"
    case .language: Self.languages
    case .memory, .demo, .check, .discreet, .classic, .trace, .plain, .version, .help: nil
    }
  }

  var takesValue: Bool { value != nil }

  /// What the option does, in a few words.
  var explanation: String {
    switch self {
    case .store: "keep accounts in this file"
    case .memory: "keep accounts in memory: nothing outlives the program"
    case .demo: "in memory, with the account Qwer and the password asdf"
    case .check: "read the whole store and say whether it is sound"
    case .language: "English or Korean; else LC_ALL, LC_MESSAGES or LANG decide"
    case .discreet: "do not tell an unknown email from a wrong password"
    case .classic: "run without scenes, as before iOS 13"
    case .trace: "show every call as it is made"
    case .plain: "never anything but plain text"
    case .version: "print the version"
    case .help: "print this help"
    }
  }

  private static let languages = "en|ko"
}
