import Foundation

/// A signal that the program understands as something that happens to the device.
package struct Signal: Equatable, Sendable {
  package let number: Int32

  /// The terminal is gone.
  package static let hangUp = Signal(number: SIGHUP)
  /// Ctrl-C.
  package static let interrupt = Signal(number: SIGINT)
  /// Ctrl-\.
  package static let quit = Signal(number: SIGQUIT)
  /// Someone asks the program to end.
  package static let terminate = Signal(number: SIGTERM)
  /// Ctrl-Z.
  package static let stop = Signal(number: SIGTSTP)
  /// `fg`, after a stop that could not be caught.
  static let `continue` = Signal(number: SIGCONT)
  /// The terminal has another size.
  static let resize = Signal(number: SIGWINCH)

  /// All that are meant to end the program.
  package static let fatal = [hangUp, interrupt, quit, terminate]

  /// Those that are left alone where the program was started with them ignored, as by `nohup`.
  static let ignorable = fatal + [stop]

  /// All, the most urgent first.
  package static let all = ignorable + [`continue`, resize]
}
