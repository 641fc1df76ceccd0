import Model

/// A session of which a watch sees how requests end.
nonisolated struct WatchedSession: SessionKeeping {
  let base: any SessionKeeping
  let watch: StoreWatch

  func email() throws(StoreError) -> String? {
    try watch.look { () throws(StoreError) in try base.email() }
  }

  func begin(for account: Account) throws(StoreError) {
    try watch.follow { () throws(StoreError) in try base.begin(for: account) }
  }

  func end() throws(StoreError) {
    try watch.follow { () throws(StoreError) in try base.end() }
  }

  func observe(
    _ body: @escaping @MainActor @Sendable (LoginSession.Change) -> Void
  ) -> LoginSession.Observation {
    base.observe(body)
  }
}
