/// The accounts of a store.
///
/// ```swift
/// let accounts = Accounts(store: store, hasher: StandardHasher.lowestCost)
/// let lee = UserInfo(email: "lee@example.com", password: "earl grey")
/// try accounts.register(lee)
/// let account = try accounts.authenticate(lee)
/// #expect(account.email == "lee@example.com")
/// ```
public struct Accounts: AccountService {
  private let store: any UserInfoStore
  private let hasher: any PasswordHasher
  private let clock: SystemClocks
  private let session: LoginSession?
  private let log: EventLog

  /// Creates the accounts of a store.
  ///
  /// Waits after failed sign-ins are measured by the clock. Observers of `session`, of the same
  /// store, are notified when it ends with its account; if `session` is `nil`, it ends silently.
  ///
  /// - Parameters:
  ///   - store: has the accounts.
  ///   - hasher: hashes and verifies the passwords.
  ///   - clock: measures the waits.
  ///   - session: a session of the same store, or `nil`.
  ///   - log: has the calls of the hasher.
  public init(
    store: any UserInfoStore, hasher: any PasswordHasher, clock: SystemClocks = .system,
    session: LoginSession? = nil, log: EventLog = EventLog()
  ) {
    self.store = store
    self.hasher = hasher
    self.clock = clock
    self.session = session
    self.log = log
  }

  /// Registers a new account, which is stored when this returns.
  ///
  /// - Throws: `AccountError.refused`, `.emailTaken`, `.hashing` or `.store`. Nothing is stored
  ///   then, unless the store's error is `StoreError.outcomeUnknown`.
  public func register(_ userInfo: UserInfo) throws(AccountError) {
    try answer("register(\(userInfo))") {
      let credentials = try Credentials(userInfo)
      let key = try credentials.email.accountKey(in: store)
      guard try store.value(for: key) == nil else { throw AccountError.emailTaken }

      let account = Account(
        email: credentials.email.text, passwordHash: try hasher.hash(credentials.password))
      let isNew = try store.update { (transaction) throws(StoreError) -> Bool in
        // Hashing takes long: the email may have been taken meanwhile.
        guard try transaction.value(for: key) == nil else { return false }
        try transaction.set(account, for: key)
        return true
      }
      guard isNew else { throw AccountError.emailTaken }
    }
  }

  /// Checks an email and its password.
  ///
  /// An unknown email makes the same calls in the same order as a known one with a wrong password,
  /// so that neither the time nor the system tells them apart. Failures are counted for both; after
  /// five in a row the next attempts must wait, and are refused before.
  ///
  /// - Throws: `AccountError` if they are not those of an account, or too many attempts have
  ///   failed.
  public func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account {
    try answer("authenticate(\(userInfo))") { try account(of: userInfo) }
  }

  /// Changes an account's password.
  ///
  /// A wrong password fails and waits as for signing in. Every session of the account ends, as its
  /// token was bound to the old password.
  ///
  /// - Throws: `AccountError` if the old password is wrong, or the new one is refused or cannot be
  ///   stored.
  @discardableResult
  public func changePassword(
    of userInfo: UserInfo, to password: Password
  ) throws(AccountError) -> Account {
    try answer("changePassword(of: \(userInfo), to: \(password))") {
      try rehash(account(of: userInfo), with: password) {
        Account(email: $0.email, passwordHash: $1)
      }
    }
  }

  /// Removes an account, with its failed sign-ins and its session, all or nothing.
  ///
  /// A wrong password fails and waits as for signing in. If the session was this account's, its
  /// observers are notified that it ended.
  ///
  /// - Throws: `AccountError` if the password is wrong, or the removal cannot be stored.
  public func remove(_ userInfo: UserInfo) throws(AccountError) {
    try answer("remove(\(userInfo))") {
      let account = try account(of: userInfo)
      let email = try Email(account.email)
      let changes = { @Sendable (transaction: any UserInfoTransaction) throws(StoreError) -> Bool in
        try transaction.set(nil, for: transaction.unchanged(account).key)
        try transaction.set(nil, for: .attempts(email))
        guard try transaction.value(for: .loginedEmail) == account.email else { return false }
        try transaction.removeSession()
        return true
      }
      guard let session else { return _ = try store.update(changes) }
      try session.update(.ended, changes)
    }
  }

  /// The account of an email and its password.
  private func account(of userInfo: UserInfo) throws -> Account {
    let credentials = try Credentials(userInfo)
    let throttle = SignInThrottle(store: store, clock: clock)
    try throttle.check(credentials.email)
    let found = try store.value(for: try credentials.email.accountKey(in: store))
    let account = found?.email == credentials.email.text ? found : nil
    let hash = account?.passwordHash ?? hasher.decoy
    let isCorrect = try hasher.verify(credentials.password, against: hash)
    guard let account, isCorrect else {
      try throttle.count(credentials.email)
      throw account == nil ? AccountError.noSuchAccount : .wrongPassword
    }
    try throttle.reset(credentials.email)
    guard hasher.needsRehash(hash) else { return account }
    // The password was right and its old hash still works; the next sign-in tries again.
    return (try? rehash(account, with: credentials.password) { $0.renewed($1) }) ?? account
  }

  /// Stores a new hash, of the same or another password, at the current cost.
  private func rehash(
    _ account: Account, with password: Password,
    _ change: @Sendable (Account, PasswordHash) -> Account
  ) throws -> Account {
    let hash = try hasher.hash(password)
    return try store.update { (transaction) throws(StoreError) -> Account in
      let (key, current) = try transaction.unchanged(account)
      let changed = change(current, hash)
      try transaction.set(changed, for: key)
      return changed
    }
  }

  /// Runs a request, logs it, and converts its errors.
  private func answer<Result>(
    _ call: @autoclosure () -> Event.Call, _ body: () throws -> Result
  ) throws(AccountError) -> Result {
    try log.record(
      Event(.call, "Accounts", call(), from: .controller, to: .model),
      answering: { ($0 as? Account)?.description }
    ) { () throws(AccountError) -> Result in
      do { return try body() } catch { throw AccountError(error) }
    }
  }
}

extension AccountError {
  /// Converts an error of the model.
  package init(_ error: any Error) {
    switch error {
    case let error as AccountError: self = error
    case let fault as CredentialError: self = .refused(fault)
    case let error as PasswordHashError: self = .hashing(error)
    case let error as StoreError:
      self = error.reason == .changedMeanwhile ? .changedMeanwhile : .store(error)
    default: self = .store(.rolledBack(reason: .unknownError(type: "\(type(of: error))")))
    }
  }
}

extension StoreReason {
  /// The store threw an error that is not a `StoreError`; its type has this name.
  package static func unknownError(type: String) -> StoreReason {
    StoreReason(
      "the store failed in an unknown way (\(type))", ko: "저장소에서 알 수 없는 오류가 발생했습니다 (\(type))")
  }
}
