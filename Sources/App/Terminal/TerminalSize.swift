import Foundation

/// How wide the terminal is.
final class TerminalSize {
  private let fixed: Int?
  private let output: Output
  private var measured: Int?

  /// Makes the size.
  ///
  /// - Parameters:
  ///   - output: the terminal; anything else has no width.
  ///   - environment: whose `COLUMNS` decides, if it is a positive number.
  init(of output: Output, in environment: [String: String]) {
    self.output = output
    fixed = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    measured = fixed ?? (output.isTerminal ? output.columns : nil)
  }

  /// The width now, or `nil` when nothing limits it.
  var columns: Int? {
    if fixed == nil, measured != nil, Signals.take(.resize) { measured = output.columns }
    return measured
  }
}

extension Output {
  /// How wide the terminal says it is; 80 columns when it does not say.
  fileprivate var columns: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
