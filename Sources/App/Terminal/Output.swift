import Foundation
import SystemProcess
import View
import ViewText

/// A descriptor for output.
package final class Output {
  /// Why the last write failed, or `nil`.
  package private(set) var fault: Int32?

  package let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Whether it is a terminal.
  package let isTerminal: Bool

  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes everything, and returns whether it succeeded; a signal that ends the program also ends
  /// a write.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let isEnding = Signals.isEnding
      // By now the terminal shows another program.
      if isEnding, !Signals.owns(descriptor) { return true }
      if isEnding, !isReady(within: 100) { return false }
      // A ready pipe takes so many bytes without a wait.
      let length = isEnding ? min(rest.count, Int(PIPE_BUF)) : rest.count
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, length) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = isReady(within: vestibule_forever)
      } else if errno != EINTR {
        fault = errno
        return false
      }
    }
    return true
  }

  /// Writes a text in the place of all that was written into a file before.
  package func replace(by text: String) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      fault = errno
      return
    }
    write(text)
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    Readiness.events(Int32(POLLOUT), at: descriptor, within: milliseconds) != 0
  }

  /// Whether bold, dim and reversed text may be written, by the rules of no-color.org.
  ///
  /// `NO_COLOR` wins over `CLICOLOR_FORCE`, and that over `TERM`.
  package func isStyled(in environment: [String: String]) -> Bool {
    func value(_ name: String) -> String { environment[name] ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    if !["", "0"].contains(value("CLICOLOR_FORCE")) { return true }
    return isTerminal && !["", "dumb"].contains(value("TERM"))
  }

  /// Whether a trace has columns: at a terminal also without colors.
  package func hasLanes(in environment: [String: String]) -> Bool {
    isStyled(in: environment)
      || isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Whether it is a terminal that can show nothing but text.
  package func isDumb(in environment: [String: String]) -> Bool {
    isTerminal && environment["TERM"] == "dumb"
  }

  /// Writes lines no wider than `COLUMNS` or the terminal, broken at spaces and printable; what
  /// begins with spaces keeps them on each line.
  @discardableResult
  package func write(wrapping text: String, in environment: [String: String]) -> Bool {
    let columns = Self.fixedColumns(in: environment) ?? (isTerminal ? columns : nil)
    let lines = text.printableLines.split(separator: "\n", omittingEmptySubsequences: false).flatMap
    { line in
      let indentation = "\(line.prefix { $0 == " " })"
      let room = columns.map { max(1, $0 - indentation.count) }
      return "\(line.dropFirst(indentation.count))".lines(of: room).map { indentation + $0 }
    }
    return write(lines.joined(separator: "\n"))
  }

  /// The width of a text that fills its lines: that of `COLUMNS`, of the terminal, or 80 columns.
  package func textColumns(in environment: [String: String]) -> Int {
    Self.fixedColumns(in: environment) ?? (isTerminal ? columns : 80)
  }

  /// The width that the environment sets, if it is a positive number.
  static func fixedColumns(in environment: [String: String]) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The width of the terminal; 80 columns if it does not say.
  var columns: Int { size.ws_col > 0 ? Int(size.ws_col) : 80 }

  /// The height of the terminal; 24 rows if it does not say.
  var rows: Int { size.ws_row > 0 ? Int(size.ws_row) : 24 }

  private var size: winsize {
    var size = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return size
  }

  /// Ends the program by the signal that explains a failed write, if there is one.
  ///
  /// Without a reader, or after a signal that means the end, nothing is printed.
  package func dieIfGone() {
    if fault == EPIPE { Signals.die(by: SIGPIPE) }
    if TerminalInput.hasHungUp(descriptor) { _ = Signals.hangUp() }
    if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
  }
}
