/// The session of the signed-in user, stored so that it outlives the process.
///
/// A session is three values in one transaction, as in <doc:The-Design-Notes>: `isLogined`,
/// `loginedEmail` and `loginedPassword`. The last is not a password but a random token that the
/// account holds too, so a session ends with its account, with its password, with a newer sign-in,
/// or when its values are copied from another store.
///
/// ```swift
/// let session = LoginSession(store: store)
/// try session.begin(for: try accounts.authenticate(lee))
/// #expect(try session.email() == "lee@example.com")
/// try session.end()
/// #expect(try session.email() == nil)
/// ```
public final class LoginSession: Sendable {
  /// How long a session lasts, in seconds: 30 days.
  public static let maximumAge: Int64 = 30 * 24 * 60 * 60

  /// How far the clock may have been set back since the sign-in, in seconds: less than a day.
  static let clockTolerance = ClockReading.day / 1_000

  private let store: any UserInfoStore
  private let clock: SystemClocks
  private let randomness: RandomNumbers
  private let log: EventLog
  private let observers: SessionObservers

  /// A change that observers are notified of.
  public enum Change: Equatable, Sendable, CustomStringConvertible {
    /// The user with this email signed in; another one may have been signed in before.
    case began(email: String)
    /// The user was signed out.
    case ended

    /// In the trace, the change without the email, which the call before it has.
    public var description: String {
      switch self {
      case .began: "began"
      case .ended: "ended"
      }
    }
  }

  /// Creates the session of a store.
  ///
  /// - Parameters:
  ///   - store: the store of the session and of its account.
  ///   - clock: tells how old the session is.
  ///   - randomness: draws the token of each sign-in.
  ///   - log: has the calls and notifications.
  public init(
    store: any UserInfoStore, clock: SystemClocks = .system, randomness: RandomNumbers = .system,
    log: EventLog = EventLog()
  ) {
    self.store = store
    self.clock = clock
    self.randomness = randomness
    self.log = log
    observers = SessionObservers(log: log)
  }

  /// The email of the signed-in user, or `nil` if no user is signed in or the session is no longer
  /// valid.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  public func email() throws(StoreError) -> String? {
    try log.record(call("email()"), answering: { $0 ?? "nil" }) {
      () throws(StoreError) -> String? in try storedEmail()
    }
  }

  /// The same without a line in the trace.
  package func storedEmail() throws(StoreError) -> String? {
    let now = clock.secondsSince1970()
    // At one moment: else another process could sign in between two of these values.
    return try store.read { (reader) throws(StoreError) -> String? in
      guard try reader.value(for: .isLogined) == true,
        let text = try reader.value(for: .loginedEmail),
        let token = try reader.value(for: .loginedPassword),
        let since = try reader.value(for: .loginedTime),
        // A difference could overflow when another program wrote the time.
        since < now + Self.clockTolerance, since > now - Self.maximumAge,
        let (_, account) = try reader.account(of: text),
        account.email == text, account.token == account.bound(token)
      else { return nil }
      return text
    }
  }

  /// Signs an account in: three values, the time and the account's token, all or nothing.
  ///
  /// - Throws: `StoreError`; an account that was removed or whose password was changed meanwhile is
  ///   `StoreError.rolledBack`.
  public func begin(for account: Account) throws(StoreError) {
    try log.record(call("begin(for: \(account))")) {
      () throws(StoreError) in
      let token = randomness.text(numbers: 2)
      let now = clock.secondsSince1970()
      try update(.began(email: account.email)) { (transaction) throws(StoreError) in
        var (key, current) = try transaction.unchanged(account)
        current.token = current.bound(token)
        try transaction.set(current, for: key)
        try transaction.set(true, for: .isLogined)
        try transaction.set(account.email, for: .loginedEmail)
        try transaction.set(token, for: .loginedPassword)
        try transaction.set(now, for: .loginedTime)
        return true
      }
    }
  }

  /// Signs out: removes every value of the session, all or nothing.
  ///
  /// - Parameter email: the user to sign out; `nil` signs out any user.
  /// - Returns: `false` if another user is signed in, whose session stays as it is.
  /// - Throws: `StoreError`; then the session stays as it is.
  @discardableResult
  public func end(of email: String? = nil) throws(StoreError) -> Bool {
    try log.record(call("end()")) { () throws(StoreError) in
      try update(.ended) { (transaction) throws(StoreError) in
        if let text = try transaction.value(for: .loginedEmail) {
          if let email, text != email { return false }
          if case (let key, var account)? = try transaction.account(of: text) {
            account.token = nil
            try transaction.set(account, for: key)
          }
        }
        try transaction.removeSession()
        return true
      }
    }
  }

  /// Makes a change of the session, all or nothing, and notifies the observers; `changes` returns
  /// `false` if the session stays as it was, and so does this.
  @discardableResult
  func update(
    _ change: Change,
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Bool
  ) throws(StoreError) -> Bool {
    try observers.note(change) { () throws(StoreError) in try store.update(changes) }
  }

  private func call(_ call: Event.Call) -> Event {
    Event(.call, "LoginSession", call, from: .controller, to: .model)
  }

  /// Adds an observer on the main actor, until the returned observation is released.
  ///
  /// Changes are reported in order, once they are stored: at once if they were made on the main
  /// actor, otherwise as soon as it is free. Changes made by an observer are reported after all
  /// observers got the current one. An observation that is released during a notification gets no
  /// further one.
  public func observe(_ body: @escaping @MainActor @Sendable (Change) -> Void) -> Observation {
    let observation = Observation(body)
    observers.add(observation)
    return observation
  }

  /// Keeps an observer of a session: it is called as long as this object lives.
  ///
  /// ```swift
  /// let observation = session.observe { [guests] change in
  ///   switch change {
  ///   case .began: guests.count += 1
  ///   case .ended: guests.count -= 1
  ///   }
  /// }
  /// try session.begin(for: try accounts.authenticate(lee))
  /// #expect(guests.count == 1)
  /// ```
  public final class Observation: Sendable {
    let body: @MainActor @Sendable (Change) -> Void

    fileprivate init(_ body: @escaping @MainActor @Sendable (Change) -> Void) { self.body = body }
  }
}
