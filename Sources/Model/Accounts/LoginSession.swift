import Synchronization

/// Who is signed in, kept in the store so that it outlives the process.
///
/// A session is three values in one transaction, as the notes have them: `isLogined`,
/// `loginedEmail` and `loginedPassword`. The last holds no password but a random mark that the
/// account holds too, so a session ends with its account, with its password, with a newer sign-in,
/// or when its values are copied from another store.
public final class LoginSession: Sendable {
  /// How long a session lasts, in seconds: 30 days.
  public static let maximumAge: Int64 = 30 * 24 * 60 * 60

  private let store: any UserInfoStore
  private let clock: WallClock
  private let telling: Telling
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

  /// Tells one observer of a change by calling a closure, once and at once.
  public typealias Telling = @Sendable (_ change: Change, _ tell: () -> Void) -> Void

  /// Makes the session of a store.
  ///
  /// - Parameters:
  ///   - store: where the session is kept.
  ///   - clock: tells the time, by which sessions grow old.
  ///   - telling: stands between the session and its observers; for a trace.
  public init(
    store: any UserInfoStore, clock: WallClock = .system,
    telling: @escaping Telling = { _, tell in tell() }
  ) {
    self.store = store
    self.clock = clock
    self.telling = telling
  }

  /// The email of who is signed in, or `nil` when nobody is or the session no longer holds.
  public func email() throws(StoreError) -> String? {
    guard try store.value(for: .isLogined) == true,
      let text = try store.value(for: .loginedEmail),
      let mark = try store.value(for: .loginedPassword),
      let since = try store.value(for: .loginedTime),
      // A difference could overflow when someone else wrote the time.
      case let now = clock.now(), since <= now, since > now - Self.maximumAge,
      let email = try? Email(text),
      let account = try store.value(for: try email.place(store.value(for:))),
      account.email == text, account.mark == account.bound(mark)
    else { return nil }
    return text
  }

  /// Signs an account in: three values, the time and the account's mark, all or nothing.
  ///
  /// - Parameter account: as `Accounts.authenticate(_:)` returned it.
  /// - Throws: `StoreError`; nothing has changed then. An account that was removed or whose
  ///   password was changed meanwhile is `StoreError.abandoned`.
  public func begin(for account: Account) throws(StoreError) {
    let mark = try SessionMark.make()
    let now = clock.now()
    try store.update { (transaction) throws(StoreError) in
      guard let email = try? Email(account.email),
        case let place = try email.place(transaction.value(for:)),
        var current = try transaction.value(for: place),
        current.passwordHash == account.passwordHash
      else { throw .abandoned(reason: "the account was changed meanwhile") }
      current.mark = current.bound(mark)
      try transaction.set(current, for: place)
      try transaction.set(true, for: .isLogined)
      try transaction.set(account.email, for: .loginedEmail)
      try transaction.set(mark, for: .loginedPassword)
      try transaction.set(now, for: .loginedTime)
    }
    tell(.began)
  }

  /// Signs out: removes every value of the session, all or nothing.
  ///
  /// - Throws: `StoreError`; nothing has changed then.
  public func end() throws(StoreError) {
    try store.update { (transaction) throws(StoreError) in
      if let text = try transaction.value(for: .loginedEmail), let email = try? Email(text),
        case let place = try email.place(transaction.value(for:)),
        var account = try transaction.value(for: place)
      {
        account.mark = nil
        try transaction.set(account, for: place)
      }
      try transaction.removeSession()
    }
    tell(.ended)
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
      telling(change) { body(change) }
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
