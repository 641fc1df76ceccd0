import Foundation

/// How wide the terminal is.
package struct TerminalSize {
  private let output: Output
  private let fixed: Int?

  /// Makes the size.
  ///
  /// - Parameters:
  ///   - output: the terminal; anything else has no width.
  ///   - environment: whose `COLUMNS` decides, if it is a positive number.
  package init(of output: Output, in environment: [String: String]) {
    self.output = output
    fixed = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The width now, or `nil` when nothing limits it.
  ///
  /// The terminal is asked each time: a screen is always drawn for the width it will be seen in.
  package var columns: Int? { fixed ?? (output.isTerminal ? output.columns : nil) }
}

extension Output {
  /// How wide the terminal says it is; 80 columns when it does not say.
  fileprivate var columns: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
