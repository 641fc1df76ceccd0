import Model
import View

/// The options of one run, from the command line.
package struct Options: Equatable {
  /// The store for the accounts.
  package enum Store: Equatable {
    /// The file in its usual place.
    case standard
    /// A file that the user named.
    case file(String)
    /// In memory: gone when the program ends.
    case memory
    /// In memory, with the design notes' account `Qwer` / `asdf`.
    case demo

    /// Whether nothing is left when the program ends.
    var isInMemory: Bool { self == .memory || self == .demo }

    /// The path of the store's file, by default the usual one.
    func path(in environment: [String: String]) throws(StoreError) -> String {
      if case .file(let path) = self { return path }
      return try SQLiteStore.defaultPath(environment: environment)
    }
  }

  enum Action: Equatable {
    case run
    case check
    case backup(String)
    case replay(String)
    case page(String)
    case explore
    case completion(Completion)
    case man
    case help
    case version
  }

  var action = Action.run
  var store = Store.standard
  var language: Language?
  /// The app of the gallery, or `nil` for the front door.
  var app: String?
  var isDiscreet = false
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

  package init() {}

  /// Lets the environment ask for words instead of signs: `ACCESSIBLE` means `--brief --plain`.
  mutating func follow(_ environment: [String: String]) {
    guard environment["ACCESSIBLE"]?.isEmpty == false else { return }
    isBrief = true
    isPlain = true
  }

  /// Whether the app asks for passwords: none of the gallery does.
  var hasPasswords: Bool { app == nil }

  /// The arguments that say which app is run, and how.
  var argumentsOfApp: [String] {
    var arguments: [String] = []
    if store == .demo { arguments.append("--demo") }
    if let app { arguments += ["--app", app] }
    if isDiscreet { arguments.append("--discreet") }
    if isClassic { arguments.append("--classic") }
    return arguments
  }

  init(_ arguments: [String]) throws(ProgramError) {
    try self.init(bytes: arguments.map { Array($0.utf8) })
  }

  /// Parses the arguments as bytes: one that is not UTF-8 is refused, not repaired.
  init(bytes arguments: [[UInt8]]) throws(ProgramError) {
    var arguments = arguments[...]
    // Whoever asks for help gets it, whatever else was typed, and however wrong it is.
    if arguments.prefix(while: { $0 != Array("--".utf8) }).contains(where: Self.asksForHelp) {
      action = .help
      return
    }
    var given: [String: [UInt8]] = [:]
    var names: [String] = []
    while let argument = arguments.popFirst(), argument != Array("--".utf8) {
      let parts = argument.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      // Bytes that are not UTF-8 name no option.
      let option = try Self.option(named: String(decoding: parts[0], as: UTF8.self))
      let name = option.name
      var bytes = parts.count > 1 ? Array(parts[1]) : nil
      if option.value == .nothing, bytes != nil { throw .usage(.takesNoValue(name)) }
      if option.takesNext, bytes == nil { bytes = arguments.popFirst() }
      if option.takesNext, bytes?.isEmpty != false {
        throw .usage(option.words.map { .needsValue(name, one: $0) } ?? .needsValue(name))
      }
      // By bytes: two names that look alike are two files.
      if let earlier = given[name], earlier != bytes ?? [] { throw .usage(.givenTwice(name)) }
      given[name] = bytes ?? []

      // A repaired value would name another file.
      guard let value = String(validating: bytes ?? [], as: UTF8.self) else {
        throw .usage(.valueNotText(of: name))
      }
      if let words = option.words, bytes != nil, !words.contains(value) {
        throw .usage(.takes(name, one: words))
      }
      option.apply(&self, value)
      names.append(name)
    }
    guard arguments.isEmpty else { throw .usage(.onlyOptions) }
    try Self.refuseContradictions(in: names)
    if traceFile != nil { trace = trace ?? .text }
    // The first is --explore itself.
    if action != .explore, Option.states.dropFirst().contains(where: { names.contains($0.name) }) {
      throw .usage(.belongToExplore)
    }
    // Existing accounts would be missing in every replay.
    if record != nil, store == .standard { store = .memory }
  }

  private static func asksForHelp(_ argument: [UInt8]) -> Bool {
    ["--help", "-h"].contains { argument == Array($0.utf8) }
  }

  private static func option(named name: String) throws(ProgramError) -> Option {
    let options = Option.all
    guard name.hasPrefix("-") else { throw .usage(.onlyOptions) }
    if let option = options.first(where: { $0.names.contains(name) }) { return option }
    let near: [Int]
    switch NameMatch(name, among: options.map { $0.names.filter { $0.hasPrefix("--") } }) {
    case .found(let index), .unknown(let index?): near = [index]
    case .ambiguous(let indices): near = indices
    case .unknown(nil): near = []
    }
    throw .usage(.unknownOption(name, near: near.map { options[$0].name }))
  }

  /// Options that exclude each other: a run has one store and does one thing, and only a session by
  /// hand or by script has an app, a trace and a recording.
  ///
  /// The other options are for every run: a language, plain text, no warnings, no typing.
  private static let alternatives: [[String]] = {
    let stores = ["--store", "--memory", "--demo"]
    let information = ["--man", "--version", "--completion"]
    let actions = ["--check", "--backup", "--replay", "--page"] + information
    let sessions = [
      "--app", "--classic", "--discreet", "--trace", "--trace-file", "--script", "--strict",
      "--record",
    ]
    let needless =
      sessions.map { ($0, actions) } + stores.map { ($0, ["--replay", "--page"] + information) }
    // An exploration runs the app, but not in a session, and not with somebody's accounts.
    let besides =
      ["--store"] + sessions.filter { !["--app", "--classic", "--discreet"].contains($0) }
    // These are the front door's.
    let doors = [["--app", "--discreet"], ["--app", "--demo"]]
    let exploring = (besides + actions).map { [$0, "--explore"] }
    return [stores, actions] + exploring + doors
      + needless.flatMap { name, others in others.map { [name, $0] } }
  }()

  /// Refuses the first option that excludes an earlier one.
  private static func refuseContradictions(in names: [String]) throws(ProgramError) {
    for (index, name) in names.enumerated() {
      for group in alternatives where group.contains(name) {
        if let other = names[..<index].first(where: { $0 != name && group.contains($0) }) {
          throw .usage(.excludeEachOther(other, name))
        }
      }
    }
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
