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
    case explore
    case completion(Completion)
    case man
    case help
    case version
  }

  var action = Action.run
  var store = Store.standard
  var language: Language?
  var isDiscreet = false
  var script: String?
  var record: String?
  var isClassic = false
  var trace: Tracer.Style?
  var isPlain = false
  var isQuiet = false
  var takesNoInput = false
  var exploration = Exploration.Settings()

  package init() {}

  init(_ arguments: [String]) throws(ProgramError) {
    try self.init(bytes: arguments.map { Array($0.utf8) })
  }

  /// Parses the arguments as bytes: one that is not UTF-8 is refused, not repaired.
  init(bytes arguments: [[UInt8]]) throws(ProgramError) {
    var arguments = arguments[...]
    var given: [String: [UInt8]] = [:]
    while let argument = arguments.popFirst(), argument != Array("--".utf8) {
      let parts = argument.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      // Bytes that are not UTF-8 name no option.
      let option = try Self.option(named: String(decoding: parts[0], as: UTF8.self))
      let name = option.name
      var bytes = parts.count > 1 ? Array(parts[1]) : nil
      if option.value == .nothing, bytes != nil { throw .usage("\(name) takes no value.") }
      if option.takesNext, bytes == nil { bytes = arguments.popFirst() }
      if option.takesNext, bytes?.isEmpty != false { throw .usage("\(name) needs a value.") }
      try Self.refuse(name, bytes ?? [], besides: given)
      given[name] = bytes ?? []

      // A repaired value would name another file.
      guard let value = String(validating: bytes ?? [], as: UTF8.self) else {
        throw .usage("The value of \(name) is not UTF-8 text.")
      }
      if let words = option.words, bytes != nil, !words.contains(value) {
        let others = words.dropLast().joined(separator: ", ")
        throw .usage("\(name) takes \(others) or \(words.last ?? "").")
      }
      option.apply(&self, value)
    }
    guard arguments.isEmpty else { throw Self.noOption }
    if action != .explore, exploration != Exploration.Settings() {
      throw .usage("--windows, --texts and --diagram belong to --explore.")
    }
    // Existing accounts would be missing in every replay.
    if record != nil, store == .standard { store = .memory }
  }

  private static func option(named name: String) throws(ProgramError) -> Option {
    let options = Option.all
    guard name.hasPrefix("-") else { throw noOption }
    if let option = options.first(where: { $0.names.contains(name) }) { return option }
    let near: [Int]
    switch NameMatch(name, among: options.map { $0.names.filter { $0.hasPrefix("--") } }) {
    case .found(let index), .unknown(let index?): near = [index]
    case .ambiguous(let indices): near = indices
    case .unknown(nil): throw .usage("There is no such option.")
    }
    let names = near.map { options[$0].name }.joined(separator: " or ")
    throw .usage("There is no such option. Did you mean \(names)?")
  }

  /// Options that exclude each other: a transcript has its own options, and checking or copying a
  /// store runs no app.
  private static let alternatives =
    [["--store", "--memory", "--demo", "--replay"], ["--store", "--explore"]]
    + ["--script", "--record", "--trace", "--classic", "--discreet"].map {
      [$0, "--replay", "--check", "--backup"]
    }
    + ["--script", "--record", "--trace", "--replay", "--check", "--backup"].map {
      [$0, "--explore"]
    }

  /// Refuses an option that excludes an earlier one, or a second value.
  private static func refuse(
    _ name: String, _ value: [UInt8], besides given: [String: [UInt8]]
  ) throws(ProgramError) {
    // By bytes: two names that look alike are two files.
    if let earlier = given[name], earlier != value {
      throw .usage("\(name) was given twice, with different values.")
    }
    for group in alternatives where group.contains(name) {
      if let other = group.first(where: { $0 != name && given[$0] != nil }) {
        throw .usage("\(other) and \(name) exclude each other.")
      }
    }
  }

  /// An unknown option is not repeated: it might be a password.
  private static let noOption = ProgramError.usage(
    "Only options are understood here: emails and passwords are typed at the prompt.")
}
