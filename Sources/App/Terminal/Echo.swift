import Foundation
import Synchronization

/// Where the terminal stands whose echo is hidden: zero while none is.
private let hidden = Atomic<UInt>(0)

/// A terminal whose echo can be hidden, and its settings while what is typed is seen.
private struct HiddenTerminal {
  let descriptor: Int32
  var settings: termios
}

/// The echo of a terminal: whether what is typed is seen.
final class Echo {
  private let terminal: UnsafeMutablePointer<HiddenTerminal>

  /// Remembers how a terminal echoes, or is `nil` when the descriptor is no terminal.
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

  /// Hides what is typed; what was typed before is dropped, so that it cannot become a password.
  func hide() {
    hidden.store(UInt(bitPattern: terminal), ordering: .relaxed)
    var settings = terminal.pointee.settings
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    set(TCSAFLUSH, settings)
  }

  func restore() {
    guard hidden.load(ordering: .relaxed) != 0 else { return }
    set(TCSADRAIN, terminal.pointee.settings)
    // Only now: a signal that comes meanwhile must find what to restore.
    hidden.store(0, ordering: .relaxed)
  }

  /// Gives the echo back when a signal ends the program, a crash or any other, and lets it end.
  ///
  /// Nothing is printed: a report of a crash would show what the registers point at. What whoever
  /// started the program asked to ignore stays ignored, but for crashes.
  static func watch() {
    hidden.store(0, ordering: .relaxed)
    for number in 1..<NSIG where !harmless.contains(number) {
      let before = signal(number) { number in
        let address = hidden.load(ordering: .relaxed)
        if let terminal = UnsafeMutablePointer<HiddenTerminal>(bitPattern: address) {
          tcsetattr(terminal.pointee.descriptor, TCSANOW, &terminal.pointee.settings)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      if Signals.isIgnoring(before), !crashes.contains(number) { signal(number, SIG_IGN) }
    }
  }

  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// The signals that end no program, unless it asks for that.
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
    while tcsetattr(descriptor, when, &settings) != 0, errno == EINTR {
      // Who is to end does not wait until a terminal has shown all that was written.
      if Signals.isEnding {
        tcsetattr(descriptor, TCSANOW, &settings)
        return
      }
    }
  }
}
