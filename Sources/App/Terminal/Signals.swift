import Foundation
import Synchronization

/// The signals that were raised and not yet taken, one bit each: all that a handler touches.
nonisolated private let raised = Atomic<UInt32>(0)

/// Turns signals into something to be read, one after the other, between lines.
nonisolated enum Signals {
  /// Watches every signal that the program understands.
  static func watch() {
    raised.store(0, ordering: .relaxed)
    for each in Signal.allCases {
      let before = signal(each.number, note)
      if each.mayBeIgnored, isIgnoring(before) {
        signal(each.number, SIG_IGN)
      } else if each.isFatal {
        // A write that nobody reads must not outlast Ctrl-C.
        var action = sigaction(interruptingWith: note)
        sigaction(each.number, &action, nil)
      }
    }
    // Whoever started the program may have blocked them in a thread of its own, by accident.
    var watched = sigset_t(Signal.allCases)
    pthread_sigmask(SIG_UNBLOCK, &watched, nil)
  }

  /// Takes the next signal that was raised, the most urgent first.
  static func take() -> Signal? {
    guard raised.load(ordering: .relaxed) != 0 else { return nil }
    return Signal.allCases.first { take($0) }
  }

  /// Takes one signal if it was raised.
  static func take(_ wanted: Signal) -> Bool {
    raised.bitwiseAnd(~bit(wanted.number), ordering: .relaxed).oldValue & bit(wanted.number) != 0
  }

  /// Whether a signal waits that is meant to end the program.
  static var isEnding: Bool {
    let raised = raised.load(ordering: .relaxed)
    return raised != 0 && Signal.allCases.contains { $0.isFatal && raised & bit($0.number) != 0 }
  }

  /// Waits until something can be read, or a signal was raised.
  ///
  /// - Returns: whether to read.
  static func wait(toRead descriptor: Int32) -> Bool {
    var watched = sigset_t(Signal.allCases)
    var usual = sigset_t()
    // Between looking and waiting no signal may slip through: it comes while it is waited for.
    pthread_sigmask(SIG_BLOCK, &watched, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    guard raised.load(ordering: .relaxed) == 0 else { return false }
    var readable = fd_set(descriptor)
    return pselect(descriptor + 1, &readable, nil, nil, nil, &usual) > 0 || errno != EINTR
  }

  /// Stops the program as Ctrl-Z does, until it is continued.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, note)
    _ = take(.continue)
  }

  /// Ends the program by a signal, so that whoever waits for it sees that.
  static func die(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  private static let note: @convention(c) (Int32) -> Void = { number in
    raised.bitwiseOr(bit(number), ordering: .relaxed)
  }

  private static func bit(_ number: Int32) -> UInt32 { 1 << UInt32(number) }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

nonisolated extension sigset_t {
  fileprivate init(_ signals: [Signal]) {
    self.init()
    sigemptyset(&self)
    for each in signals { sigaddset(&self, each.number) }
  }
}

nonisolated extension fd_set {
  /// One descriptor alone.
  fileprivate init(_ descriptor: Int32) {
    self.init()
    withUnsafeMutableBytes(of: &self) { bits in
      bits[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
    }
  }
}

nonisolated extension sigaction {
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
