extension StoreConnection {
  /// The failed sign-ins for a folded email.
  func readAttempts(_ folded: String) throws(StoreError) -> Attempts? {
    let statement = try statement(.readAttempts)
    defer { statement.reset() }
    try statement.bind(folded, at: 1)
    guard try statement.step() else { return nil }
    return Attempts(
      failures: statement.integer(at: 0),
      latest: Moment(time: statement.integer(at: 1), uptime: statement.integer(at: 2)))
  }

  /// Puts failed sign-ins in place of those for that folded email.
  func writeAttempts(_ folded: String, _ attempts: Attempts) throws(StoreError) {
    let statement = try statement(.writeAttempts)
    defer { statement.reset() }
    try statement.bind(folded, at: 1)
    try statement.bind(attempts.failures, at: 2)
    try statement.bind(attempts.latest.time, at: 3)
    try statement.bind(attempts.latest.uptime, at: 4)
    _ = try statement.step()
  }

  /// Removes the failed sign-ins that no longer matter.
  func forgetAttempts(at now: Moment) throws(StoreError) {
    let dayBefore = now.time - Attempts.lifetime
    try run(.bringAttemptsBack, now.time, now.uptime, dayBefore)
    try run(.forgetAttempts, now.time, dayBefore, now.uptime - Attempts.lifetime)
  }

  private func run(_ query: Query, _ numbers: Int64...) throws(StoreError) {
    let statement = try statement(query)
    defer { statement.reset() }
    for (index, number) in zip(Int32(1)..., numbers) { try statement.bind(number, at: index) }
    _ = try statement.step()
  }
}
