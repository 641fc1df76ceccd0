import Foundation

// A terminal belongs to one job at a time. The system stops a job that touches the terminal of
// another one, each time that it does: a signal that means the end must be looked at before.
extension Signals {
  /// Whether a terminal is this program's now, and not a shell's or another job's.
  ///
  /// A handler may ask.
  static func owns(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    // A terminal that does not control the program does not stop it.
    return group < 0 || group == getpgrp()
  }

  /// Waits until a terminal is this program's, stopped as the system stops who touches another's.
  ///
  /// - Returns: `false` if a signal that means the end came before: then it must not be touched.
  static func waitToOwn(_ terminal: Int32) -> Bool {
    while !owns(terminal) {
      if isEnding { return false }
      _ = take(.continue)
      kill(0, SIGTTIN)
      // No shell could continue it, so the system did not stop it: it gets errors instead.
      if !isEnding, !take(.continue) { return true }
    }
    return true
  }
}
