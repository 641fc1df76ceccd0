/// The accounts of a store: who may come in.
public struct Accounts: AccountService {
  private let store: any UserInfoStore
  private let hasher: any PasswordHasher
  private let clock: SystemClocks
  private let session: LoginSession?
  private let log: EventLog

  /// Makes the accounts of a store.
  ///
  /// By the clock failed sign-ins are waited for. The session is that of the same store: its observers
  /// are told when it ends with its account; with `nil` it ends too, and nobody is told.
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

  /// Makes a new account, which is kept when this returns.
  public func register(_ userInfo: UserInfo) throws(AccountError) {
    try answer("register(\(userInfo))") {
      let credentials = try Credentials(userInfo)
      let key = try credentials.email.place(store.value(for:))
      guard try store.value(for: key) == nil else { throw AccountError.emailTaken }

      let account = Account(
        email: credentials.email.text, passwordHash: try hasher.hash(credentials.password))
      let isNew = try store.update { (transaction) throws(StoreError) -> Bool in
        // Hashing takes long: someone else may have taken the email meanwhile.
        guard try transaction.value(for: key) == nil else { return false }
        try transaction.set(account, for: key)
        return true
      }
      guard isNew else { throw AccountError.emailTaken }
    }
  }

  /// Checks an email and its password.
  ///
  /// An unknown email makes the same calls in the same order as a known one whose password is wrong,
  /// so that neither the time nor the system tells them apart. Failures are counted for both; after
  /// five in a row the next tries have to wait, and are not looked at before.
  public func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account {
    try answer("authenticate(\(userInfo))") { try account(of: userInfo) }
  }

  /// Gives an account another password.
  ///
  /// A wrong one fails and waits as for signing in. Every session of the account ends, for its token
  /// was bound to the password that is gone.
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

  /// Removes an account, with its failed sign-ins and with its session, all or nothing.
  ///
  /// A wrong password fails and waits as for signing in. The observers of the session are told that
  /// it ended, if it was this account's.
  public func remove(_ userInfo: UserInfo) throws(AccountError) {
    try answer("remove(\(userInfo))") {
      let account = try account(of: userInfo)
      let email = try Email(account.email)
      let endsSession = try store.update { (transaction) throws(StoreError) -> Bool in
        try transaction.set(nil, for: transaction.unchanged(account).key)
        try transaction.set(nil, for: .attempts(email))
        guard try transaction.value(for: .loginedEmail) == account.email else { return false }
        try transaction.removeSession()
        return true
      }
      if endsSession { session?.tell(.ended) }
    }
  }

  /// The account of an email and its password.
  private func account(of userInfo: UserInfo) throws -> Account {
    let credentials = try Credentials(userInfo)
    let patience = SignInThrottle(store: store, clock: clock)
    try patience.check(credentials.email)
    let found = try store.value(for: try credentials.email.place(store.value(for:)))
    let account = found?.email == credentials.email.text ? found : nil
    let hash = account?.passwordHash ?? hasher.decoy
    let isCorrect = try hasher.verify(credentials.password, against: hash)
    guard let account, isCorrect else {
      try patience.count(credentials.email)
      throw account == nil ? AccountError.noSuchAccount : .wrongPassword
    }
    try patience.reset(credentials.email)
    guard hasher.needsRehash(hash) else { return account }
    // The password was right and its old hash still serves; the next sign-in tries again.
    return (try? rehash(account, with: credentials.password) { $0.renewed($1) }) ?? account
  }

  /// Gives an account a new hash, of the same or another password, at the current cost.
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

  /// Does what was asked for, writes it down, and names whatever goes wrong.
  private func answer<Result>(
    _ call: @autoclosure () -> String, _ body: () throws -> Result
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
  /// Names an error that the model's parts throw.
  package init(_ error: any Error) {
    switch error {
    case let error as AccountError: self = error
    case let fault as CredentialError: self = .refused(fault)
    case let error as PasswordHashError: self = .hashing(error)
    case let error as StoreError: self = .store(error)
    default: self = .store(.rolledBack(reason: "\(type(of: error))"))
    }
  }
}
