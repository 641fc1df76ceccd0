import Foundation

/// A signal that the program handles as an event of the device.
package struct Signal: Equatable, Sendable {
  package let number: Int32

  /// The terminal is gone.
  package static let hangUp = Signal(number: SIGHUP)
  /// Ctrl-C.
  package static let interrupt = Signal(number: SIGINT)
  /// Ctrl-\.
  package static let quit = Signal(number: SIGQUIT)
  /// A request to end the program.
  package static let terminate = Signal(number: SIGTERM)
  /// Ctrl-Z.
  package static let stop = Signal(number: SIGTSTP)
  /// `fg`, after a stop that could not be caught.
  static let `continue` = Signal(number: SIGCONT)
  /// The size of the terminal has changed.
  static let resize = Signal(number: SIGWINCH)

  /// The signals that mean the end of the program.
  package static let fatal = [hangUp, interrupt, quit, terminate]

  /// The signals that stay ignored if the program was started so, as by `nohup`.
  static let ignorable = fatal + [stop]

  /// All signals, the most urgent first.
  package static let all = ignorable + [`continue`, resize]
}
