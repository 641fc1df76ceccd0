/// An option of the command line.
enum Option: String, CaseIterable {
  case store = "--store"
  case memory = "--memory"
  case demo = "--demo"
  case check = "--check"
  case backup = "--backup"
  case language = "--language"
  case discreet = "--discreet"
  case classic = "--classic"
  case trace = "--trace"
  case script = "--script"
  case record = "--record"
  case replay = "--replay"
  case plain = "--plain"
  case quiet = "--quiet"
  case noInput = "--no-input"
  case completion = "--completion"
  case man = "--man"
  case version = "--version"
  case help = "--help"

  /// Finds an option by its name.
  init?(named name: String) {
    guard let option = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = option
  }

  /// What it may be called.
  var names: [String] {
    switch self {
    case .plain: [rawValue, "--no-color"]
    case .help: [rawValue, "-h"]
    default: [rawValue]
    }
  }

  /// What stands behind the option.
  enum Value: Equatable {
    case nothing
    case file(String)
    case word([String])
    /// One of some words behind `=`, or nothing.
    case choice([String])
  }

  /// What it takes.
  var value: Value {
    switch self {
    case .store: .file("PATH")
    case .backup, .script, .record, .replay: .file("FILE")
    case .language: .word(["en", "ko"])
    case .completion: .word(Completion.allCases.map(\.rawValue))
    case .trace: .choice(Tracer.Style.allCases.map(\.rawValue))
    default: .nothing
    }
  }

  /// What stands for the option's value in the help, or `nil` when it takes none.
  var valueName: String? {
    switch value {
    case .nothing: nil
    case .file(let name): name
    case .word(let words), .choice(let words): words.joined(separator: "|")
    }
  }

  /// Whether the value may be left out; then it stands behind `=` or not at all.
  var isChoice: Bool {
    if case .choice = value { true } else { false }
  }

  /// Whether its value may be the next argument.
  var takesNext: Bool { value != .nothing && !isChoice }

  /// Options of which each asks for something else.
  private static let alternatives: [[Option]] = [
    [.store, .memory, .demo], [.script, .replay, .check, .backup],
  ]

  /// Refuses to be given besides others, or twice with two values.
  func refuse(besides given: [Option: [UInt8]], with value: [UInt8]) throws(UsageError) {
    // By bytes: two names that look alike are two files.
    if let earlier = given[self], earlier != value { throw .twoValues(rawValue) }
    for group in Self.alternatives where group.contains(self) {
      if let other = group.first(where: { $0 != self && given[$0] != nil }) {
        throw .contradiction(other.rawValue, rawValue)
      }
    }
  }

  /// What the option does, in a few words.
  var explanation: String {
    switch self {
    case .store: "keep accounts in this file"
    case .memory: "keep accounts in memory, for this run alone"
    case .demo: "in memory, with the account Qwer, password asdf"
    case .check: "read the whole store and say whether it is sound"
    case .backup: "copy the store to a new file, even in use"
    case .language: "English or Korean; else the environment decides"
    case .discreet: "do not tell an unknown email from a wrong password"
    case .classic: "run without scenes, as before iOS 13"
    case .trace: "show every call as it is made"
    case .script: "type these lines; # begins a comment, - is stdin"
    case .record: "write a transcript; in memory unless --store"
    case .replay: "perform a transcript and show what differs"
    case .plain: "never anything but plain text"
    case .quiet: "no remarks on standard error, only errors"
    case .noInput: "never wait for a person at a terminal"
    case .completion: "print what completes options in a shell"
    case .man: "print the manual page"
    case .version: "print the version"
    case .help: "print this help"
    }
  }
}
