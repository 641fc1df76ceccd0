/// Makes sign-ins wait after repeated failures (P13, P14 in <doc:Promises>).
///
/// A failure is counted after the password was compared, but before the result is returned:
/// checking the wait and counting are one transaction, so that processes that try at once get no
/// more results than if they had come one after the other.
struct SignInThrottle {
  let store: any UserInfoStore
  let clock: SystemClocks

  /// Throws if the email must wait, before any work is done.
  func check(_ email: Email) throws {
    guard let attempts = try store.value(for: .attempts(email)) else { return }
    let now = clock.moment()
    guard let seconds = attempts.wait(at: now) else { return }
    if now.milliseconds(since: attempts.latest) == nil {
      // A wait whose start no clock can tell begins now, unless others changed it meanwhile.
      try store.update { (transaction) throws(StoreError) in
        try transaction.removeExpired(at: now)
      }
    }
    throw AccountError.tooManyTries(seconds: seconds)
  }

  /// Counts a failure, or throws if others made this one wait meanwhile.
  func count(_ email: Email) throws {
    try change(email) { ($0 ?? FailedAttempts(failures: 0, latest: $1)).counting(at: $1) }
  }

  /// Clears the failures after a sign-in, or throws if others made this one wait meanwhile.
  func reset(_ email: Email) throws {
    // Most never failed, and need not wait for the disk.
    guard try store.value(for: .attempts(email)) != nil else { return }
    try change(email) { _, _ in nil }
  }

  private func change(
    _ email: Email, _ next: @Sendable (FailedAttempts?, _ now: ClockReading) -> FailedAttempts?
  ) throws {
    let now = clock.moment()
    let wait = try store.update { (transaction) throws(StoreError) -> Int64? in
      let attempts = try transaction.value(for: .attempts(email))
      if let seconds = attempts?.wait(at: now) { return seconds }
      try transaction.removeExpired(at: now)
      try transaction.set(next(attempts, now), for: .attempts(email))
      return nil
    }
    if let wait { throw AccountError.tooManyTries(seconds: wait) }
  }
}

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
    guard failures >= Self.freeAttempts else { return nil }
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
