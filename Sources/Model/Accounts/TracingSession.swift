/// Writes down what crosses into the session and back, and passes it on.
public final class TracingSession: SessionKeeping {
  private let base: any SessionKeeping
  private let log: EventLog

  /// Makes a decorator.
  ///
  /// - Parameters:
  ///   - base: who does the work.
  ///   - log: where it is written down.
  public init(_ base: any SessionKeeping, log: EventLog) {
    self.base = base
    self.log = log
  }

  /// The email of who is signed in.
  public func email() throws(StoreError) -> String? {
    try log.record(event("email()"), answering: { $0 ?? "nil" }) {
      () throws(StoreError) in try base.email()
    }
  }

  /// Signs an account in.
  public func begin(for account: Account) throws(StoreError) {
    try log.record(event("begin(for: \(account))"), answering: { _ in nil }) {
      () throws(StoreError) in try base.begin(for: account)
    }
  }

  /// Signs out.
  public func end() throws(StoreError) {
    try log.record(event("end()"), answering: { _ in nil }) {
      () throws(StoreError) in try base.end()
    }
  }

  /// Tells of every change.
  public func observe(_ body: @escaping @MainActor @Sendable (LoginSession.Change) -> Void)
    -> LoginSession.Observation
  {
    base.observe(body)
  }

  /// Writes down each time that a session tells an observer of a change; for a session's `telling`.
  public static func telling(_ log: EventLog) -> LoginSession.Telling {
    { change, tell in
      log.record(
        Event(.call, "observer", "session(\(change))", from: .model, to: .controller),
        during: tell)
    }
  }

  private func event(_ call: String) -> Event {
    Event(.call, "LoginSession", call, from: .controller, to: .model)
  }
}
