/// What comes from outside: a line, or a signal.
package enum Input: Equatable {
  /// A line, or the end of them.
  case line(LineSplitter.Line)
  /// A signal; the line that was being typed is gone.
  case signal(Signal)

  /// Whether the cursor stands behind what was typed and not at the beginning of a line.
  var leavesCursor: Bool {
    switch self {
    case .line(let line): line.endsInput
    case .signal: true
    }
  }
}
