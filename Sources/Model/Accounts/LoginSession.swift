import Synchronization

/// Who is signed in, kept in the store so that it outlives the process.
///
/// A session is three values in one transaction, as the notes have them: `isLogined`,
/// `loginedEmail` and `loginedPassword`. The last holds no password but a random mark that the
/// account holds too, so a session ends with its account, with its password, with a newer sign-in,
/// or when its values are copied from another store.
public final class LoginSession: SessionKeeping {
  /// How long a session lasts, in seconds: 30 days.
  public static let maximumAge: Int64 = 30 * 24 * 60 * 60

  private let store: any UserInfoStore
  private let clock: WallClock
  private let log: EventLog
  private let observers = Mutex(Observers())

  /// Whom to tell, by a number: lower for who came before, so that a log is always the same.
  private struct Observers {
    var bodies: [Int: @MainActor @Sendable (Change) -> Void] = [:]
    var last = 0
  }

  /// What observers are told.
  public enum Change: Sendable {
    /// Someone signed in.
    case began
    /// Who was signed in no longer is.
    case ended
  }

  /// Makes the session of a store.
  ///
  /// - Parameters:
  ///   - store: where the session is kept.
  ///   - clock: tells the time, by which sessions grow old.
  ///   - log: where calls are written down, and what observers are told.
  public init(
    store: any UserInfoStore, clock: WallClock = .system, log: EventLog = EventLog()
  ) {
    self.store = store
    self.clock = clock
    self.log = log
  }

  /// The email of who is signed in, or `nil` when nobody is or the session no longer holds.
  public func email() throws(StoreError) -> String? {
    try log.record(call("email()"), answering: { $0 ?? "nil" }) {
      () throws(StoreError) -> String? in
      guard try store.value(for: .isLogined) == true,
        let text = try store.value(for: .loginedEmail),
        let mark = try store.value(for: .loginedPassword),
        let since = try store.value(for: .loginedTime),
        // A difference could overflow when someone else wrote the time.
        case let now = clock.now(), since <= now, since > now - Self.maximumAge,
        let (_, account) = try account(text, in: store.value(for:)),
        account.email == text, account.mark == account.bound(mark)
      else { return nil }
      return text
    }
  }

  /// Signs an account in: three values, the time and the account's mark, all or nothing.
  ///
  /// - Throws: `StoreError`; an account that was removed or whose password was changed meanwhile is
  ///   `StoreError.abandoned`.
  public func begin(for account: Account) throws(StoreError) {
    try log.record(call("begin(for: \(account))"), answering: { _ in nil }) {
      () throws(StoreError) in
      let (mark, now) = (Account.newMark(), clock.now())
      try store.update { (transaction) throws(StoreError) in
        guard
          let (key, current) = try self.account(account.email, in: transaction.value(for:)),
          current.passwordHash == account.passwordHash
        else { throw .abandoned(reason: "the account was changed meanwhile") }
        let marked = Account(
          email: current.email, passwordHash: current.passwordHash, mark: current.bound(mark))
        try transaction.set(marked, for: key)
        try transaction.set(true, for: .isLogined)
        try transaction.set(account.email, for: .loginedEmail)
        try transaction.set(mark, for: .loginedPassword)
        try transaction.set(now, for: .loginedTime)
      }
      tell(.began)
    }
  }

  /// Signs out: removes every value of the session, all or nothing.
  public func end() throws(StoreError) {
    try log.record(call("end()"), answering: { _ in nil }) { () throws(StoreError) in
      try store.update { (transaction) throws(StoreError) in
        if let text = try transaction.value(for: .loginedEmail),
          let (key, account) = try account(text, in: transaction.value(for:))
        {
          try transaction.set(
            Account(email: account.email, passwordHash: account.passwordHash), for: key)
        }
        try transaction.removeSession()
      }
      tell(.ended)
    }
  }

  /// The account of an email as a session keeps it, and where it stands.
  private func account(
    _ text: String, in value: (UserInfoKey<Account>) throws(StoreError) -> Account?
  ) throws(StoreError) -> (UserInfoKey<Account>, Account)? {
    guard let email = try? Email(text) else { return nil }
    let key = try email.place(value)
    return try value(key).map { (key, $0) }
  }

  private func call(_ text: String) -> Event {
    Event(.call, "LoginSession", text, from: .controller, to: .model)
  }

  /// Tells of every change on the main actor, until the returned observation is gone.
  ///
  /// - Parameter body: called once the change is kept, after those that came before it: at once if
  ///   the change was made on the main actor, else as soon as the main actor is free.
  /// - Returns: what to keep as long as `body` is to be called. Whoever lets go of it while others
  ///   are being told is not told any more.
  public func observe(_ body: @escaping @MainActor @Sendable (Change) -> Void) -> Observation {
    let number = observers.withLock { observers in
      observers.last += 1
      observers.bodies[observers.last] = body
      return observers.last
    }
    return Observation(session: self, number: number)
  }

  /// Keeps a session's observer: it is told as long as this object lives.
  public final class Observation: Sendable {
    private let session: LoginSession
    private let number: Int

    fileprivate init(session: LoginSession, number: Int) {
      self.session = session
      self.number = number
    }

    deinit {
      // Released outside of the lock: what a closure holds may end an observation too.
      let body = session.observers.withLock { $0.bodies.removeValue(forKey: number) }
      withExtendedLifetime(body) {}
    }
  }

  /// Tells every observer of a change that is kept.
  func tell(_ change: Change) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { tellNow(change) }
    } else {
      Task { @MainActor in tellNow(change) }
    }
  }

  @MainActor
  private func tellNow(_ change: Change) {
    for number in observers.withLock({ $0.bodies.keys.sorted() }) {
      // Who was told before may have closed the window of this one.
      guard let body = observers.withLock({ $0.bodies[number] }) else { continue }
      log.record(
        Event(.call, "observer", "session(\(change))", from: .model, to: .controller)
      ) { body(change) }
    }
  }
}

extension UserInfoTransaction {
  /// Removes every value of the session; the mark in its account is not theirs.
  func removeSession() throws(StoreError) {
    try set(nil, for: .isLogined)
    try set(nil, for: .loginedEmail)
    try set(nil, for: .loginedPassword)
    try set(nil, for: .loginedTime)
  }
}
