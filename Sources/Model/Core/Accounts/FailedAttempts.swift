/// The failed sign-ins in a row for one email, and how long the next one has to wait.
///
/// After five the next waits 1 second, then 2, 4 and so on up to 900. A wait is never longer,
/// whatever the clocks say; a day after the last failure the count is forgotten.
///
/// ```swift
/// #expect(throws: AccountError.noSuchAccount) { try accounts.authenticate(wrong) }
/// let key = UserInfoKey.attempts(try Email(wrong.email))
/// #expect(try store.value(for: key)?.failures == 1)
/// ```
public struct FailedAttempts: Equatable, Storable {
  /// How many may fail without a wait.
  static let freeAttempts: Int64 = 5

  /// How many failed in a row.
  public let failures: Int64

  /// When the last one failed.
  public let latest: ClockReading

  /// Creates a record from its stored parts.
  public init(failures: Int64, latest: ClockReading) {
    self.failures = failures
    self.latest = latest
  }

  func counting(at now: ClockReading) -> FailedAttempts {
    let before = latest.kept(at: now) == nil ? 0 : failures
    // A number that this program did not write is limited to a sensible one.
    return FailedAttempts(failures: min(max(before, 0), 1_000_000) + 1, latest: now)
  }

  /// How many seconds the next attempt must wait, or `nil` if it need not.
  func wait(at now: ClockReading) -> Int64? {
    guard failures >= Self.freeAttempts, latest.kept(at: now) != nil else { return nil }
    let wait = min(Int64(1) << min(failures - Self.freeAttempts, 10), 900)
    guard let passed = now.milliseconds(since: latest) else { return wait }
    let left = wait * 1_000 - passed
    return left > 0 ? (left + 999) / 1_000 : nil
  }

  /// The number of failures, which expires a day after the last one.
  public var stored: StoredValue { .expiring(failures, since: latest) }

  /// Creates a record from its stored form.
  public init?(stored: StoredValue) {
    guard case .expiring(let failures, let latest) = stored else { return nil }
    self.init(failures: failures, latest: latest)
  }
}
