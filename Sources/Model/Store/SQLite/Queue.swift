#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits in line for the other processes that use a database (requirement D5).
///
/// One database uses it, and one thread at a time.
final class Queue {
  /// When it is said that this takes longer, in milliseconds.
  static let announcement: Int64 = 1_000

  /// How long one wait may last, in milliseconds.
  private let limit: Int64
  private let announce: @Sendable () -> Void
  private var start: Int64 = 0
  private var isAnnounced = false

  /// Whether the file system has no locks, so that nobody will ever make room (requirement D15).
  private(set) var cannotLock = false

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - limit: how long one wait may last, in milliseconds.
  ///   - announce: says that it takes longer than a second: once a wait, on the thread that waits.
  init(limit: Int32, announce: @escaping @Sendable () -> Void) {
    self.limit = Int64(limit)
    self.announce = announce
  }

  /// Waits a little.
  ///
  /// - Parameter times: how often this wait has been here before.
  /// - Returns: whether to try again.
  func wait(again times: Int32) -> Bool {
    // SQLite calls the file busy here too, and has done nothing since that could fail.
    if errno == ENOLCK { cannotLock = true }
    if cannotLock { return false }
    let now = WallClock.system.moment().uptime
    if times == 0 { (start, isAnnounced) = (now, false) }
    let left = start + limit - now
    guard left > 0 else { return false }
    if !isAnnounced, now - start >= Self.announcement {
      isAnnounced = true
      announce()
    }
    let pause = Self.pauses[min(Int(times), Self.pauses.count - 1)]
    usleep(UInt32(min(pause, left)) * 1_000)
    return true
  }

  /// SQLite's own, in milliseconds: short at first, because most transactions are.
  private static let pauses: [Int64] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]
}
