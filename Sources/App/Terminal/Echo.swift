import Foundation

/// The echo of a terminal: whether what is typed is seen.
struct Echo {
  private let descriptor: Int32
  private var shown = termios()

  /// Remembers how a terminal echoes, or is `nil` when the descriptor is no terminal.
  init?(_ descriptor: Int32) {
    self.descriptor = descriptor
    guard tcgetattr(descriptor, &shown) == 0 else { return nil }
  }

  /// Hides what is typed.
  ///
  /// What was typed before is dropped, so that it cannot become a password.
  func hide() {
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    tcsetattr(descriptor, TCSAFLUSH, &hidden)
  }

  /// Echoes as before.
  func restore() {
    var shown = shown
    tcsetattr(descriptor, TCSADRAIN, &shown)
  }
}
