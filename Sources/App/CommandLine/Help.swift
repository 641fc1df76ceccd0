/// The text of `--help`.
enum Help {
  static let version = "vestibule 0.1.0"

  static var text: String {
    let column = Option.allCases.map { left($0).count }.max() ?? 0
    let options = Option.allCases.map { option in
      let left = left(option)
      return "  \(left)\(String(repeating: " ", count: column - left.count))  \(option.explanation)"
    }
    let codes = ExitCode.allCases.map { "  \($0.rawValue)  \($0.explanation)" }
    return """
      Usage: vestibule [options]

      A front door that needs no screen: sign up, sign in, stay signed in, sign out.
      Type what is on the screen, or press Return; :help says more.

      Options:
      \(options.joined(separator: "\n"))

      The store is $XDG_DATA_HOME/vestibule/vestibule.sqlite, else
      ~/.local/share/vestibule/vestibule.sqlite.

      Exit codes:
      \(codes.joined(separator: "\n"))

      """
  }

  private static func left(_ option: Option) -> String {
    option.rawValue + (option.value.map { " \($0)" } ?? "")
  }
}
