import Foundation
import Synchronization
import SystemProcess

/// The raised signals, one bit each: the only thing that a handler touches.
///
/// The lowest bit, of no signal, means that a signal that ends the program was taken.
private let raised = Atomic<UInt32>(.zero)

/// Turns signals into a queue that is read between lines.
///
/// Signals are watched on request only: otherwise one that means the end may end the program
/// anywhere.
package enum Signals {
  /// Unblocks every signal that the program handles.
  ///
  /// The caller of the program may have blocked them by accident.
  static func admit() {
    raised.store(0, ordering: .relaxed)
    var understood = sigset_t(Signal.all)
    pthread_sigmask(SIG_UNBLOCK, &understood, nil)
  }

  /// Watches signals from now on.
  package static func watch(_ signals: [Signal] = Signal.all) {
    for each in signals {
      let before = signal(each.number, note)
      if Signal.ignorable.contains(each), isIgnoring(before) {
        signal(each.number, SIG_IGN)
      } else if Signal.fatal.contains(each) {
        // A write that no process reads must not outlast Ctrl-C.
        vestibule_interrupt_at(each.number, note)
      }
    }
    // Whether the terminal is the program's own is asked before, by `waitToOwn(_:)`. In between a
    // shell may have taken it: to be stopped then would be for ever.
    signal(SIGTTOU, SIG_IGN)
  }

  /// Restores the default of every signal.
  static func unwatch() {
    for each in Signal.all {
      let before = signal(each.number, SIG_DFL)
      if isIgnoring(before) { signal(each.number, SIG_IGN) }
    }
    signal(SIGTTOU, SIG_DFL)
  }

  /// Takes the next raised signal, the most urgent first.
  static func take() -> Signal? {
    Signal.all.first { take($0) }
  }

  static func take(_ wanted: Signal) -> Bool {
    raised.bitwiseAnd(~bit(wanted.number), ordering: .relaxed).oldValue & bit(wanted.number) != 0
  }

  package static func takeFatal() -> Signal? {
    Signal.fatal.first { take($0) }
  }

  /// Whether a signal that means the end was raised or taken.
  package static var isEnding: Bool {
    let raised = raised.load(ordering: .relaxed)
    return raised & over != 0 || Signal.fatal.contains { raised & bit($0.number) != 0 }
  }

  /// Notes that a signal that means the end was taken: nothing waits any more.
  static func end() {
    raised.bitwiseOr(over, ordering: .relaxed)
  }

  /// Does what the system does when a program's own terminal hangs up, and returns whether that
  /// means the end.
  package static func hangUp() -> Bool {
    raise(SIGHUP)
    return isEnding
  }

  /// Why a wait is over.
  enum Wait {
    /// There is something to read, or an error that a read tells.
    case ready
    case signal
    /// Nothing came in time.
    case late
  }

  /// Waits for input or a signal, for some milliseconds or for any time; for how long is asked when
  /// the wait begins.
  static func wait(
    toRead descriptor: Int32, atMost milliseconds: @autoclosure () -> Int32? = nil
  ) -> Wait {
    var understood = sigset_t(Signal.all)
    var usual = sigset_t()
    // A signal between the check and the wait must not be lost: it is blocked until the wait.
    pthread_sigmask(SIG_BLOCK, &understood, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    guard raised.load(ordering: .relaxed) == 0 else { return .signal }
    let count = vestibule_wait(descriptor, milliseconds() ?? vestibule_forever, &usual)
    if count < 0, errno == EINTR { return .signal }
    return count == 0 ? .late : .ready
  }

  /// Stops the program as Ctrl-Z does, until it is continued.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, note)
    _ = take(.continue)
  }

  /// Ends the program by a signal, so that its caller sees that.
  package static func die(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  /// Whether a handler, as `signal` returns it, ignores the signal.
  static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let over: UInt32 = 1

  private static let note: @convention(c) (Int32) -> Void = { number in
    raised.bitwiseOr(bit(number), ordering: .relaxed)
  }

  private static func bit(_ number: Int32) -> UInt32 { 1 << UInt32(number) }
}

extension sigset_t {
  fileprivate init(_ signals: [Signal]) {
    self.init()
    for each in signals { sigaddset(&self, each.number) }
  }
}
