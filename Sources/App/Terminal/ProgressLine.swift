package import Model
import View
import ViewText

/// Says at a terminal how far long work is: one line, which is written over and removed at the end.
///
/// Work that takes less than half a second says nothing. Where a line cannot be written over, each
/// is a line of its own, every five seconds. Nothing is written to a pipe or a file.
@MainActor
package final class ProgressLine {
  private let output: Output
  private let isOverwriting: Bool
  private let clocks: SystemClocks
  private let start: Int64
  private var next: Int64
  private var isShown = false

  /// Creates a line for work that begins now.
  ///
  /// Without `isPlain` and with a `TERM` other than `dumb` it is written over.
  package init(
    _ output: Output, isPlain: Bool = false, in environment: [String: String],
    clocks: SystemClocks = .system
  ) {
    self.output = output
    self.clocks = clocks
    isOverwriting = !isPlain && !["", "dumb"].contains(environment["TERM"] ?? "")
    start = clocks.moment().uptime
    next = start + 500
  }

  /// Shows how far the work is, unless it did so a moment ago; what is too wide is cut.
  package func show(_ text: @autoclosure () -> String) {
    guard output.isTerminal else { return }
    let now = clocks.moment().uptime
    guard now >= next else { return }
    next = now + (isOverwriting ? 100 : 5_000)
    let line = text().printable
    output.write(
      isOverwriting ? "\r\(line.cut(to: output.columns - 1))\u{1B}[K" : line + "\n")
    isShown = true
  }

  /// Removes the line.
  package func end() {
    if isShown, isOverwriting { output.write("\r\u{1B}[K") }
    isShown = false
  }
}
