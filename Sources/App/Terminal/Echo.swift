import Foundation
import Synchronization
import SystemProcess

/// The address of the terminal whose echo is hidden, or zero.
private let hidden = Atomic<UInt>(.zero)

/// A terminal whose echo can be hidden, with its usual settings.
private struct HiddenTerminal {
  let descriptor: Int32
  var settings: termios
  /// Whether what is typed may be a password.
  var isSecret = false
}

/// The echo of a terminal: whether typing is shown.
final class Echo {
  private let terminal: UnsafeMutablePointer<HiddenTerminal>

  /// Reads a terminal's settings, or is `nil` when the descriptor is not a terminal.
  init?(_ descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    terminal = .allocate(capacity: 1)
    terminal.initialize(to: HiddenTerminal(descriptor: descriptor, settings: settings))
  }

  deinit {
    restore()
    terminal.deallocate()
  }

  /// Hides typing; what was typed before is dropped, so that it cannot become a password.
  func hide() {
    terminal.pointee.isSecret = true
    hidden.store(UInt(bitPattern: terminal), ordering: .relaxed)
    var settings = terminal.pointee.settings
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    set(TCSAFLUSH, settings)
  }

  /// Keeps the settings to restore while something else changes them.
  func keep() {
    hidden.store(UInt(bitPattern: terminal), ordering: .relaxed)
  }

  /// Has the terminal pass each byte at once, unseen, until ``restore()``.
  func passBytes() {
    keep()
    var settings = terminal.pointee.settings
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
    set(TCSANOW, settings)
  }

  /// Restores the echo; what was typed while it was hidden, and not read, is dropped: it would be
  /// seen now.
  func restore() {
    guard hidden.load(ordering: .relaxed) != .zero else { return }
    set(terminal.pointee.isSecret ? TCSAFLUSH : TCSADRAIN, terminal.pointee.settings)
    // Only now: a signal before must find what to restore.
    hidden.store(.zero, ordering: .relaxed)
  }

  /// Restores the echo when a signal or a crash ends the program.
  ///
  /// Nothing is printed but the last words: a crash report would show memory. A signal that the
  /// caller of the program ignores stays ignored, except for crashes.
  static func watch() {
    vestibule_make_handler_stack()
    for number in SIGHUP..<NSIG where !harmless.contains(number) {
      let before = signal(number) { number in
        let address = hidden.load(ordering: .relaxed)
        if let terminal = UnsafeMutablePointer<HiddenTerminal>(bitPattern: address),
          Signals.owns(terminal.pointee.descriptor)
        {
          if terminal.pointee.isSecret { tcflush(terminal.pointee.descriptor, TCIFLUSH) }
          tcsetattr(terminal.pointee.descriptor, TCSANOW, &terminal.pointee.settings)
        }
        LastWords.say()
        signal(number, SIG_DFL)
        raise(number)
      }
      vestibule_use_handler_stack(number)
      if Signals.isIgnoring(before), !crashes.contains(number) { signal(number, SIG_IGN) }
    }
  }

  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// The signals that do not end a program by default.
  private static let harmless: [Int32] = {
    let everywhere = [SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH]
    #if canImport(Darwin)
      return everywhere + [SIGIO, SIGINFO]
    #else
      return everywhere
    #endif
  }()

  private func set(_ when: Int32, _ settings: termios) {
    var settings = settings
    let descriptor = terminal.pointee.descriptor
    guard Signals.waitToOwn(descriptor) else { return }
    while tcsetattr(descriptor, when, &settings) != 0, errno == EINTR {
      // A program that is ending does not wait for a terminal to show everything.
      if Signals.isEnding {
        if terminal.pointee.isSecret { tcflush(descriptor, TCIFLUSH) }
        tcsetattr(descriptor, TCSANOW, &settings)
        return
      }
    }
  }
}
