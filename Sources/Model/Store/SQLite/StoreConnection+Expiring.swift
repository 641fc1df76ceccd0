// The table is called after the failed sign-ins that it was made for.
extension StoreConnection {
  /// The expiring number of a name.
  func readExpiring(_ name: String) throws(StoreError) -> StoredValue? {
    let statement = try statement(.readExpiring)
    defer { statement.reset() }
    try statement.bind(name, at: 1)
    guard try statement.step() else { return nil }
    return .expiring(
      statement.integer(at: 0),
      since: Moment(time: statement.integer(at: 1), uptime: statement.integer(at: 2)))
  }

  /// Puts an expiring number in place of the one of that name.
  func writeExpiring(_ name: String, _ number: Int64, since: Moment) throws(StoreError) {
    let statement = try statement(.writeExpiring)
    defer { statement.reset() }
    try statement.bind(name, at: 1)
    try statement.bind(number, at: 2)
    try statement.bind(since.time, at: 3)
    try statement.bind(since.uptime, at: 4)
    _ = try statement.step()
  }

  /// Removes what has expired.
  func removeExpired(at now: Moment) throws(StoreError) {
    let dayBefore = now.time - Moment.day
    try run(.bringBack, now.time, now.uptime, dayBefore)
    try run(.removeExpired, now.time, dayBefore, now.uptime - Moment.day)
  }

  private func run(_ query: Query, _ numbers: Int64...) throws(StoreError) {
    let statement = try statement(query)
    defer { statement.reset() }
    for (index, number) in zip(Int32(1)..., numbers) { try statement.bind(number, at: index) }
    _ = try statement.step()
  }
}
