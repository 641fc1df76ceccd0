import Foundation
import Synchronization

/// Where the settings of the terminal stand whose echo is hidden: zero while none is.
nonisolated private let hidden = Atomic<UInt>(0)

/// That terminal.
nonisolated private let hiddenDescriptor = Atomic<Int32>(STDIN_FILENO)

/// The echo of a terminal: whether what is typed is seen.
final class Echo {
  private let descriptor: Int32
  private let shown: UnsafeMutablePointer<termios>

  /// Remembers how a terminal echoes, or is `nil` when the descriptor is no terminal.
  init?(_ descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    shown = .allocate(capacity: 1)
    shown.initialize(to: settings)
  }

  isolated deinit {
    restore()
    shown.deallocate()
  }

  /// Hides what is typed.
  ///
  /// What was typed before is dropped, so that it cannot become a password.
  func hide() {
    hiddenDescriptor.store(descriptor, ordering: .relaxed)
    hidden.store(UInt(bitPattern: shown), ordering: .relaxed)
    var settings = shown.pointee
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    set(TCSAFLUSH, settings)
  }

  /// Echoes as before.
  func restore() {
    guard hidden.exchange(0, ordering: .relaxed) != 0 else { return }
    set(TCSADRAIN, shown.pointee)
  }

  /// Gives the echo back when the program crashes, and lets it crash.
  ///
  /// Nothing is printed: a report of the crash would show what the registers point at.
  nonisolated static func watchCrashes() {
    hidden.store(0, ordering: .relaxed)
    hiddenDescriptor.store(STDIN_FILENO, ordering: .relaxed)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
      signal(number) { number in
        if let settings = UnsafePointer<termios>(
          bitPattern: hidden.load(ordering: .relaxed))
        {
          tcsetattr(hiddenDescriptor.load(ordering: .relaxed), TCSANOW, settings)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private func set(_ when: Int32, _ settings: termios) {
    var settings = settings
    while tcsetattr(descriptor, when, &settings) != 0, errno == EINTR, !Signals.isEnding {}
  }
}
