import Foundation
import Synchronization

#if canImport(SystemProcess)
  import SystemProcess
#endif

/// The signals that were raised and not yet taken, one bit each: all that a handler touches.
///
/// The lowest bit, of no signal, says that one was taken that ends the program.
private let raised = Atomic<UInt32>(0)

/// Turns signals into something to be read, one after the other, between lines.
///
/// Nothing is watched until it is asked for: where nothing can be left half done, a signal that
/// means the end may end the program at any place.
package enum Signals {
  /// Lets through every signal that the program understands.
  ///
  /// Whoever started the program may have blocked them in a thread of its own, by accident.
  static func admit() {
    raised.store(0, ordering: .relaxed)
    var understood = sigset_t(Signal.all)
    pthread_sigmask(SIG_UNBLOCK, &understood, nil)
  }

  /// Notes signals from now on; whoever does something that takes long asks for them.
  package static func watch(_ signals: [Signal] = Signal.all) {
    for each in signals {
      let before = signal(each.number, note)
      if Signal.ignorable.contains(each), isIgnoring(before) {
        signal(each.number, SIG_IGN)
      } else if Signal.fatal.contains(each) {
        // A write that nobody reads must not outlast Ctrl-C.
        var action = sigaction(interruptingWith: note)
        sigaction(each.number, &action, nil)
      }
    }
  }

  /// Lets every signal do again what it does by itself.
  static func unwatch() {
    for each in Signal.all {
      let before = signal(each.number, SIG_DFL)
      if isIgnoring(before) { signal(each.number, SIG_IGN) }
    }
  }

  /// Takes the next signal that was raised, the most urgent first.
  static func take() -> Signal? {
    guard raised.load(ordering: .relaxed) != 0 else { return nil }
    return Signal.all.first { take($0) }
  }

  static func take(_ wanted: Signal) -> Bool {
    raised.bitwiseAnd(~bit(wanted.number), ordering: .relaxed).oldValue & bit(wanted.number) != 0
  }

  package static func takeFatal() -> Signal? {
    Signal.fatal.first { take($0) }
  }

  /// Whether a signal that is meant to end the program waits, or does so already.
  package static var isEnding: Bool {
    let raised = raised.load(ordering: .relaxed)
    return raised & over != 0 || Signal.fatal.contains { raised & bit($0.number) != 0 }
  }

  /// Says that a signal was taken that ends the program: what is left to do waits for nobody.
  static func end() {
    raised.bitwiseOr(over, ordering: .relaxed)
  }

  /// Does what the system does when a program's own terminal hangs up, and returns whether that is
  /// meant to end the program.
  package static func hangUp() -> Bool {
    raise(SIGHUP)
    return isEnding
  }

  /// Waits until something can be read, or a signal was raised; returns whether to read.
  static func wait(toRead descriptor: Int32) -> Bool {
    var understood = sigset_t(Signal.all)
    var usual = sigset_t()
    // Between looking and waiting no signal may slip through: it comes while it is waited for.
    pthread_sigmask(SIG_BLOCK, &understood, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    guard raised.load(ordering: .relaxed) == 0 else { return false }
    #if canImport(SystemProcess)
      var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return vestibule_ppoll(&readable, 1, nil, &usual) > 0 || errno != EINTR
    #else
      // A set has no room for a higher one; then a signal is heard only when a read ends.
      guard descriptor < FD_SETSIZE else { return true }
      var readable = fd_set()
      withUnsafeMutableBytes(of: &readable) { bits in
        bits[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
      }
      return pselect(descriptor + 1, &readable, nil, nil, nil, &usual) > 0 || errno != EINTR
    #endif
  }

  /// Stops the program as Ctrl-Z does, until it is continued.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, note)
    _ = take(.continue)
  }

  /// Ends the program by a signal, so that whoever waits for it sees that.
  package static func die(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  /// Whether a handler, as `signal` returns it, stands for a signal that is ignored.
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
    sigemptyset(&self)
    for each in signals { sigaddset(&self, each.number) }
  }
}

extension sigaction {
  /// A handler after which an interrupted call is not begun again.
  fileprivate init(interruptingWith handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }
}
