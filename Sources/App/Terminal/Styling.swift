/// Whether what is written may be more than plain text.
package enum Styling {
  /// Decides as no-color.org and its counterpart ask for.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a terminal shows what is written.
  ///   - isPlain: whether the command line asks for plain text.
  ///   - environment: `NO_COLOR` wins over `CLICOLOR_FORCE`, and that over `TERM`.
  /// - Returns: whether bold, dim and reversed text may be written.
  package static func isOn(
    atTerminal isTerminal: Bool, isPlain: Bool, in environment: [String: String]
  ) -> Bool {
    func value(_ name: String) -> String { environment[name] ?? "" }
    if isPlain || !value("NO_COLOR").isEmpty { return false }
    if !["", "0"].contains(value("CLICOLOR_FORCE")) { return true }
    return isTerminal && !["", "dumb"].contains(value("TERM"))
  }
}
