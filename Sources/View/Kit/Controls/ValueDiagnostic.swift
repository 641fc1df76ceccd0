import View

/// A misuse of a number: one that a control, a grid or a run loop cannot use, and what to do
/// instead.
///
/// It is reported, never trapped. What is set before the control is in a window is reported as soon
/// as it is in one. What each number of the interface does is on <doc:Controls#Numbers>.
///
/// ```swift
/// let cups = Stepper("Cups")
/// cups.stepValue = 0
/// let window = makeWindow(.stepper(cups))
/// let misuse = ValueDiagnostic.unusable(
///   "stepValue", of: "Cups", value: "0", use: "a number above 0")
/// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
/// #expect(cups.stepValue == 1)
/// ```
public enum ValueDiagnostic: Equatable, Sendable {
  /// A number that cannot be used: nothing is changed.
  case unusable(_ property: String, of: String, value: String, use: String)
  /// One end of a stepper's range is beyond the other: both are the new one.
  case crossed(_ property: String, of: String)
  /// A data source returned a number below 0, which counts as 0.
  case negativeCount(Int, from: String, by: String)
  /// A data source has more rows than a picker shows: the rest is left out.
  case tooManyRows(Int, limit: Int, by: String)
}

extension ValueDiagnostic: CustomStringConvertible {
  /// What happened, and the remedy.
  public var description: String {
    switch self {
    case .unusable(let property, let owner, let value, let use):
      "\(property) of \(owner) cannot be \(value), so nothing is changed. Use \(use)."
    case .crossed(let property, let owner):
      "\(property) of \(owner) is beyond the other end of the range, so both are now the same. "
        + "Set the other end first."
    case .negativeCount(let count, let call, let source):
      "\(source) returned \(count) from \(call), which counts as 0. Return 0 or more."
    case .tooManyRows(let count, let limit, let source):
      "\(source) has \(count) rows for a picker, which shows the first \(limit). "
        + "Show so many in a TableView."
    }
  }
}
