import Model
import ModelKit
import View
import ViewText

/// The options of one run, from the command line.
package struct Options: Equatable {
  /// Where the app keeps what it keeps.
  package enum Store: Equatable {
    /// The file in its usual place.
    case standard
    /// A file that the user named.
    case file(String)
    /// In memory: gone when the program ends.
    case memory
    /// In memory, with what the app's demo begins with.
    case demo

    /// Whether nothing is left when the program ends.
    var isInMemory: Bool { self == .memory || self == .demo }

    /// The path of the file that the user named, or `nil`.
    var namedFile: String? {
      switch self {
      case .file(let path): path
      case .standard, .memory, .demo: nil
      }
    }

    /// The path of the store's file, by default the usual one of the program.
    func path(of program: String, in environment: [String: String]) throws(StoreError) -> String {
      if let namedFile { return namedFile }
      return try SQLiteStore.defaultPath(of: program, environment: environment)
    }
  }

  enum Action: Equatable {
    case run
    case check
    case backup(String)
    case replay(String)
    case page(String)
    case play(String)
    case test(String)
    case export(String)
    case exportPractice(String)
    case explore
    case migrate(MigrationForm)
    case practice(PracticeRun.Part)
    /// A word, and the paths after it.
    case practiceInFolder([String])
    /// Make a package in a folder.
    case new(String)
    case completion(Completion)
    case man
    case help(isWhole: Bool)
    case version
  }

  var action = Action.run
  var store = Store.standard
  var language: Language?
  /// The app that is run in place of the program's own, or `nil`.
  var app: String?
  /// The values of the program's own options by their names; a flag has an empty value.
  var own: [String: String] = [:]
  var script: String?
  var record: String?
  var isClassic = false
  var trace: Tracer.Style?
  /// The file for the trace, or `nil` for the screen.
  var traceFile: String?
  /// Whether a last answer that was a refusal is an exit code.
  var isStrict = false
  var isPlain = false
  var isBrief = false
  var isQuiet = false
  var takesNoInput = false
  var exploration = ExploreOptions()
  /// The page to play that is written beside the page of a session or a map, which lead there.
  var playable: String?
  /// Whether a new package begins with the front door.
  var hasFrontDoor = false
  /// The new file for what came of a check of exercises.
  var report: String?

  package init() {}

  /// Lets the environment ask for words instead of signs: `ACCESSIBLE` means `--brief --plain`.
  mutating func follow(_ environment: [String: String]) {
    guard environment["ACCESSIBLE"]?.isEmpty == false else { return }
    isBrief = true
    isPlain = true
  }

  /// The arguments that say which app is run, and how.
  var argumentsOfApp: [String] {
    var arguments: [String] = []
    if store == .demo { arguments.append("--demo") }
    if let app { arguments += ["--app", app] }
    for (name, value) in own.sorted(by: { $0.key < $1.key }) {
      arguments += value.isEmpty ? [name] : [name, value]
    }
    if isClassic { arguments.append("--classic") }
    return arguments
  }

  /// What starts the app as it is run here.
  @MainActor
  func command(of program: Program) -> String {
    ([program.name] + argumentsOfApp).joined(separator: " ")
  }

  @MainActor
  init(_ arguments: [String], of program: Program) throws(ProgramError) {
    try self.init(bytes: arguments.map { Array($0.utf8) }, of: program)
  }

  /// Parses the arguments as bytes: one that is not UTF-8 is refused, not repaired.
  @MainActor
  init(bytes arguments: [[UInt8]], of program: Program) throws(ProgramError) {
    let table = OptionTable(of: program)
    var arguments = arguments[...]
    // A command line with `--help` shows the help, whatever else it says, and however wrong it is.
    let mayAsk = arguments.prefix { $0 != Array("--".utf8) }
    if let place = mayAsk.firstIndex(where: Self.asksForHelp) {
      let all = Array(TextCommand.all.utf8)
      let next = mayAsk[place...].dropFirst().first
      action = .help(isWhole: next == all || mayAsk[place].contains(UInt8(ascii: "=")))
      return
    }
    var given: [String: [UInt8]] = [:]
    var names: [String] = []
    while let argument = arguments.popFirst(), argument != Array("--".utf8) {
      let parts = argument.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      // Bytes that are not UTF-8 name no option.
      let option = try table.option(named: String(decoding: parts[0], as: UTF8.self))
      let name = option.name
      var bytes = parts.count > 1 ? Array(parts[1]) : nil
      if option.value == .nothing, bytes != nil { throw .usage(.takesNoValue(name)) }
      if option.takesNext, bytes == nil { bytes = arguments.popFirst() }
      if option.mayTakeNext, bytes == nil, let next = arguments.first,
        next.first != UInt8(ascii: "-")
      {
        bytes = arguments.popFirst()
      }
      if option.takesNext, bytes?.isEmpty != false {
        throw .usage(option.words.map { .needsValue(name, one: $0) } ?? .needsValue(name))
      }
      // By bytes: two names that look alike are two files.
      if let earlier = given[name], earlier != bytes ?? [] { throw .usage(.givenTwice(name)) }
      let isNew = given.updateValue(bytes ?? [], forKey: name) == nil

      // A repaired value would name another file.
      guard let value = String(validating: bytes ?? [], as: UTF8.self) else {
        throw .usage(.valueNotText(of: name))
      }
      if let words = option.words, bytes != nil, !words.contains(value),
        !(option.takesNumber && value.isWholeNumber)
      {
        throw .usage(.takes(name, one: words))
      }
      option.apply(&self, value)
      // One that is given again says the same.
      if isNew { names.append(name) }
      if case .practiceInFolder(let words) = action, words.count == 1 {
        action = .practiceInFolder(words + (try Self.takePaths(of: name, from: &arguments)))
      }
      if option.takesSeveral {
        for path in try Self.takePaths(of: name, from: &arguments) { option.apply(&self, path) }
      }
    }
    guard arguments.isEmpty else { throw .usage(table.onlyOptions) }
    try table.refuseContradictions(in: names)
    if let path = given["--export"].map({ String(decoding: $0, as: UTF8.self) }) {
      if let part = given["--practice"].map({ String(decoding: $0, as: UTF8.self) }) {
        guard part.isEmpty else {
          throw .usage(.excludeEachOther("--practice \(part)", "--export"))
        }
        action = .exportPractice(path)
      } else if names.contains("--explore") {
        (action, playable) = (.explore, path)
      } else if let page = given["--page"] {
        (action, playable) = (.page(String(decoding: page, as: UTF8.self)), path)
      }
    }
    if traceFile != nil { trace = trace ?? .text }
    let isExport = names.contains("--export") && !names.contains("--practice")
    // The first is --explore itself.
    if action != .explore,
      OptionTable.states.dropFirst().contains(where: {
        names.contains($0.name) && !(isExport && $0.name == "--texts")
      })
    {
      throw .usage(.belongToExplore)
    }
    if hasFrontDoor, given["--new"] == nil { throw .usage(.belongsToNew) }
    if report != nil {
      let word = given["--practice"].map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard action == .practice(.list) || program.practiceInFolder?.words.contains(word) == true
      else { throw .usage(.reportBelongsToCheck) }
    }
    guard exploration.part != nil else { throw .usage(.takesShare) }
    if exploration.isShare, exploration.states == nil { throw .usage(.needsStates) }
    if exploration.failsIfDifferent, exploration.compared == nil { throw .usage(.needsCompare) }
    // Existing accounts would be missing in every replay.
    if record != nil, store == .standard { store = .memory }
  }

  /// Takes the arguments up to the next option: they are paths.
  private static func takePaths(of option: String, from arguments: inout ArraySlice<[UInt8]>)
    throws(ProgramError) -> [String]
  {
    var paths: [String] = []
    while let next = arguments.first, next.first != UInt8(ascii: "-") {
      guard let path = String(validating: next, as: UTF8.self) else {
        throw .usage(.valueNotText(of: option))
      }
      paths.append(path)
      arguments.removeFirst()
    }
    return paths
  }

  private static func asksForHelp(_ argument: [UInt8]) -> Bool {
    ["--help", "-h", "--help=all"].contains { argument == Array($0.utf8) }
  }
}

extension Language {
  /// The language that a command line asks for, even one that is not understood otherwise.
  init?(arguments: [[UInt8]]) {
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    let next = zip(words, words.dropFirst()).filter { $0.0 == "--language" }.map(\.1)
    let joined = words.filter { $0.hasPrefix("--language=") }.map { String($0.dropFirst(11)) }
    guard let language = (next + joined).lazy.compactMap(Language.init(rawValue:)).first else {
      return nil
    }
    self = language
  }
}

extension String {
  /// Whether it is a number without a sign.
  fileprivate var isWholeNumber: Bool { first?.isNumber == true && Int(self) != nil }
}
