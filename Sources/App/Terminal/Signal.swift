import Foundation

/// A signal that the program understands as something that happens to the device.
package enum Signal: CaseIterable {
  /// The terminal is gone.
  case hangUp
  /// Ctrl-C.
  case interrupt
  /// Ctrl-\.
  case quit
  /// Someone asks the program to end.
  case terminate
  /// Ctrl-Z.
  case stop
  /// `fg`, after a stop that could not be caught.
  case `continue`
  /// The terminal has another size.
  case resize

  package var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .stop: SIGTSTP
    case .continue: SIGCONT
    case .resize: SIGWINCH
    }
  }

  /// Whether it is meant to end the program.
  var isFatal: Bool {
    switch self {
    case .hangUp, .interrupt, .quit, .terminate: true
    case .stop, .continue, .resize: false
    }
  }

  /// All that are meant to end the program.
  package static let fatal = allCases.filter(\.isFatal)

  /// Whether a program that was started with the signal ignored, as by `nohup`, leaves it so.
  var mayBeIgnored: Bool { isFatal || self == .stop }
}
