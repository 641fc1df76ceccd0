import Foundation

/// How wide the terminal is.
final class TerminalSize {
  /// The width now, or `nil` when nothing limits it.
  private(set) var columns: Int?

  private let output: Output
  private let isFixed: Bool

  /// Makes the size.
  ///
  /// - Parameters:
  ///   - output: the terminal; anything else has no width.
  ///   - environment: whose `COLUMNS` decides, if it is a positive number.
  init(of output: Output, in environment: [String: String]) {
    self.output = output
    columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    isFixed = columns != nil
    measure()
  }

  /// Asks the terminal again.
  func measure() {
    if !isFixed, output.isTerminal { columns = output.columns }
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
