import Foundation
import Model

/// Waits for the other processes that use a database (D5 in <doc:Promises>), and asks whether long
/// work was cancelled.
///
/// One database uses it, and one thread at a time.
final class BusyHandler {
  private let limit: Int64
  private let announce: @Sendable () -> Void
  private let isCancelled: @Sendable () -> Bool
  private let progress: @Sendable (StoreWork, Double) -> Void
  private let clock: SystemClocks
  private let sleep: (_ milliseconds: Int64) -> Bool
  private var current: Wait?

  /// One wait, from its first pause on.
  private struct Wait {
    let start: Int64
    var isAnnounced = false
    /// How long it has paused, in milliseconds.
    var paused: Int64 = 0
  }

  /// Whether `isCancelled` last returned `true`.
  private(set) var isInterrupted = false

  /// Whether the file system has no locks, so that waiting is useless (D15 in <doc:Promises>).
  private(set) var cannotLock = false

  /// Creates a handler that waits at most so many milliseconds; with 0 it does not wait.
  ///
  /// `announce` is called once when a wait takes more than a second, and `isCancelled` again and
  /// again, both on the thread that waits or works.
  init(
    limit: Int32, clock: SystemClocks = .system, announce: @escaping @Sendable () -> Void = {},
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (StoreWork, Double) -> Void = { _, _ in },
    sleep: @escaping (_ milliseconds: Int64) -> Bool = { usleep(UInt32($0) * 1_000) == 0 }
  ) {
    self.limit = Int64(limit)
    self.clock = clock
    self.isCancelled = isCancelled
    self.announce = announce
    self.progress = progress
    self.sleep = sleep
  }

  /// Asks whether long work was cancelled.
  func interrupts() -> Bool {
    isInterrupted = isCancelled()
    return isInterrupted
  }

  /// Reports how much of long work is done.
  func report(_ work: StoreWork, _ done: Int, of all: Int) {
    progress(work, all > 0 ? min(Double(done) / Double(all), 1) : 1)
  }

  /// Waits a little, unless it has waited too long; returns whether to try again.
  func wait(again times: Int32) -> Bool {
    // SQLite calls the file busy here too; `errno` is still that of the lock.
    if errno == ENOLCK { cannotLock = true }
    if cannotLock || interrupts() { return false }
    let now = clock.moment().uptime
    var wait = (times == 0 ? nil : current) ?? Wait(start: now)
    defer { current = wait }
    // A clock that stops, or goes back, does not make the wait longer.
    let waited = max(now - wait.start, wait.paused)
    let left = limit - waited
    guard left > 0 else { return false }
    if !wait.isAnnounced, waited >= 1_000 {
      wait.isAnnounced = true
      announce()
    }
    let pause = min(Self.pauses[min(Int(times), Self.pauses.count - 1)], left)
    // A signal interrupts a pause; the code that sent it answers through `isCancelled`.
    if sleep(pause) { wait.paused += pause }
    return true
  }

  /// SQLite's own pauses, in milliseconds: short at first, because most transactions are.
  private static let pauses: [Int64] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]
}
