/// What the command line asks for.
struct Arguments {
  private let arguments: [String]

  init(_ arguments: some Sequence<String>) {
    self.arguments = Array(arguments)
  }

  /// Whether to end within a minute.
  var isQuick: Bool { arguments.contains("--quick") }

  /// Whether a broken budget is a failure.
  var isCheck: Bool { arguments.contains("--check") }

  /// The file to write figures to.
  var json: String? { value(of: "--json") }

  /// Whether to measure something.
  func wants(_ name: String) -> Bool {
    value(of: "--only").map(name.contains) ?? true
  }

  /// What to do how often and not measure at all.
  var repetition: (name: String, count: Int)? {
    guard let index = arguments.firstIndex(of: "--run"), arguments.count > index + 2,
      let count = Int(arguments[index + 2])
    else { return nil }
    return (arguments[index + 1], count)
  }

  /// What this process is to do for another one.
  var worker: [String]? {
    arguments.first == "--worker" ? Array(arguments.dropFirst()) : nil
  }

  private func value(of option: String) -> String? {
    guard let index = arguments.firstIndex(of: option) else { return nil }
    return arguments.dropFirst(index + 1).first
  }
}
