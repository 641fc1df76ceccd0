/// The text of `--help`.
enum Help {
  static let version = "vestibule 0.1.0"

  static var text: String {
    """
    Usage: vestibule [options]

    \(Manual.summary)
    Type what is on the screen, or press Return; :help says more.

    Options:
    \(table(Option.allCases.map { ($0.usage, $0.explanation) }))

    The store is $XDG_DATA_HOME/vestibule/vestibule.sqlite, else
    ~/.local/share/vestibule/vestibule.sqlite.

    Environment:
    \(table(Manual.environment))

    Exit codes:
    \(table(ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) }))
    A signal ends it as that signal: shells show \(Manual.signals).

    """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let column = rows.map(\.0.count).max() ?? 0
    return rows.map { head, text in
      "  \(head)\(String(repeating: " ", count: column - head.count))  \(text)"
    }.joined(separator: "\n")
  }
}

extension Option {
  /// The option as it is typed, with what it takes.
  var usage: String {
    names.joined(separator: ", ") + (valueName.map { isChoice ? "[=\($0)]" : " \($0)" } ?? "")
  }
}
