#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells the time of day, so that a test can tell it another.
public struct WallClock: Sendable {
  /// The time now, in seconds since 1970.
  public let now: @Sendable () -> Int64

  /// Makes a clock from a function that returns seconds since 1970.
  public init(now: @escaping @Sendable () -> Int64) {
    self.now = now
  }

  /// The system's clock.
  public static let system = WallClock { Int64(time(nil)) }
}
