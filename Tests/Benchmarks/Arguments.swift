/// What the command line asks for.
struct Arguments {
  /// Whether to end within a minute.
  private(set) var isQuick = false

  /// Whether a broken budget is a failure.
  private(set) var isCheck = false

  /// Whether to measure only what no other work on the machine can change.
  private(set) var isCounted = false

  /// Whether to say how the program is used, and do nothing else.
  private(set) var isHelp = false

  /// The file to write figures to.
  private(set) var json: String?

  /// What to do how often and not measure at all.
  private(set) var repetition: (name: Repetition.Name, count: Int)?

  /// What this process is to do for another one.
  private(set) var worker: [String]?

  private var only: String?

  /// Reads the arguments, without the program's name.
  ///
  /// - Throws: `Misuse` when one is not understood.
  init(_ arguments: some Sequence<String>) throws(Misuse) {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--check": isCheck = true
      case "--counted": isCounted = true
      case "--help": isHelp = true
      case "--json": json = try words.take("--json needs a file")
      case "--only": only = try words.take("--only needs a text")
      case "--run":
        let need = "--run needs one of the names and a number"
        guard let name = Repetition.Name(rawValue: try words.take(need)),
          let count = Int(try words.take(need)), count >= 0
        else { throw Misuse(need) }
        repetition = (name, count)
      case "--worker":
        worker = Array(words)
        words = []
      default: throw Misuse("\(word) means nothing here")
      }
    }
  }

  /// Whether to measure something.
  func wants(_ name: String) -> Bool {
    only.map(name.contains) ?? true
  }

  static let usage = """
    swift run --package-path Tests/Benchmarks -c release Benchmarks and any of what follows
    Benchmarks [--quick] [--counted] [--only TEXT] [--check] [--json FILE]
      --quick      take less than a minute
      --counted    measure only instructions and bytes, in a minute: these decide
      --only TEXT  measure what has the text in its name
      --check      fail when a budget is broken
      --json FILE  write the figures to a file
    Benchmarks --run NAME COUNT
      do one thing so often and measure nothing, for a profiler; NAME is one of
      \(Repetition.Name.allCases.map(\.rawValue).joined(separator: " "))

    """
}

/// A command line that would not do what it asks for.
nonisolated struct Misuse: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = "\(what). Try --help."
  }
}

extension ArraySlice<String> {
  fileprivate mutating func take(_ need: String) throws(Misuse) -> String {
    guard let word = popFirst() else { throw Misuse(need) }
    return word
  }
}
