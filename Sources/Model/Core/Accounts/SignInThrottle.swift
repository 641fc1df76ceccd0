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
