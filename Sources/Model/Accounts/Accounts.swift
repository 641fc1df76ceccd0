/// The accounts of a store: who may come in.
public struct Accounts: Sendable {
  private let store: any UserInfoStore
  private let hasher: any PasswordHasher
  private let clock: WallClock
  private let session: LoginSession?

  /// Makes the accounts of a store.
  ///
  /// - Parameters:
  ///   - store: where the accounts are kept.
  ///   - hasher: makes and compares password hashes.
  ///   - clock: tells the time, by which failed sign-ins are waited for.
  ///   - session: the session of the same store, whose observers are told when it ends with its
  ///     account; with `nil` it ends too, and nobody is told.
  public init(
    store: any UserInfoStore, hasher: any PasswordHasher, clock: WallClock = .system,
    session: LoginSession? = nil
  ) {
    self.store = store
    self.hasher = hasher
    self.clock = clock
    self.session = session
  }

  /// Makes a new account.
  ///
  /// When this returns, the account is kept.
  ///
  /// - Parameter userInfo: the email and password of a form.
  /// - Throws: `AccountError`; nothing has changed then.
  public func register(_ userInfo: UserInfo) throws(AccountError) {
    do {
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
    } catch {
      throw AccountError(error)
    }
  }

  /// Checks an email and its password.
  ///
  /// An unknown email makes the same calls in the same order as a known one whose password is wrong,
  /// so that neither the time nor the system tells them apart. Failures are counted for both; after five in a row the next tries have to wait,
  /// and are not looked at before.
  ///
  /// - Parameter userInfo: the email and password of a form.
  /// - Returns: the account, for `LoginSession.begin(for:)`.
  /// - Throws: `AccountError`.
  public func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account {
    do {
      let credentials = try Credentials(userInfo)
      let patience = Patience(store: store, clock: clock)
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
      guard hasher.needsRenewal(account.passwordHash) else { return account }
      return renewed(account, for: credentials)
    } catch {
      throw AccountError(error)
    }
  }

  /// Gives an account another password.
  ///
  /// Whoever does that shows the current one, as for signing in, and fails and waits as there.
  /// Every session of the account ends, for its mark was bound to the password that is gone.
  ///
  /// - Parameters:
  ///   - userInfo: the account's email and the password that it has now.
  ///   - password: the password that it is to have.
  /// - Returns: the account, for `LoginSession.begin(for:)`: who changed it stays signed in.
  /// - Throws: `AccountError`; nothing has changed then.
  @discardableResult
  public func changePassword(
    of userInfo: UserInfo, to password: Password
  ) throws(AccountError) -> Account {
    let account = try authenticate(userInfo)
    do {
      let key = try Email(account.email).place(store.value(for:))
      let changed = Account(email: account.email, passwordHash: try hasher.hash(password))
      try store.update { (transaction) throws(StoreError) in
        // Hashing takes long: someone else may have changed the account meanwhile.
        guard try transaction.value(for: key)?.passwordHash == account.passwordHash
        else { throw .abandoned(reason: "the account was changed meanwhile") }
        try transaction.set(changed, for: key)
      }
      return changed
    } catch {
      throw AccountError(error)
    }
  }

  /// Removes an account, with its failed sign-ins and with its session, all or nothing.
  ///
  /// Whoever does that shows the current password, as for signing in, and fails and waits as there.
  /// The observers of the session are told that it ended, if it was this account's. The email can be
  /// registered again.
  ///
  /// - Parameter userInfo: the account's email and the password that it has now.
  /// - Throws: `AccountError`; nothing has changed then.
  public func remove(_ userInfo: UserInfo) throws(AccountError) {
    let account = try authenticate(userInfo)
    do {
      let email = try Email(account.email)
      let endsSession = try store.update { (transaction) throws(StoreError) -> Bool in
        let key = try email.place(transaction.value(for:))
        // Hashing takes long: someone else may have changed the account meanwhile.
        guard try transaction.value(for: key)?.passwordHash == account.passwordHash
        else { throw .abandoned(reason: "the account was changed meanwhile") }
        try transaction.set(nil, for: key)
        try transaction.set(nil, for: .attempts(email))
        guard try transaction.value(for: .loginedEmail) == account.email else { return false }
        try transaction.removeSession()
        return true
      }
      if endsSession { session?.tell(.ended) }
    } catch {
      throw AccountError(error)
    }
  }

  /// The account with its password hashed again at the current cost.
  private func renewed(_ account: Account, for credentials: Credentials) -> Account {
    do {
      let hash = try hasher.hash(credentials.password)
      let key = try credentials.email.place(store.value(for:))
      return try store.update { (transaction) throws(StoreError) -> Account in
        guard let current = try transaction.value(for: key),
          current.passwordHash == account.passwordHash
        else { return account }
        let renewed = current.renewed(hash)
        try transaction.set(renewed, for: key)
        return renewed
      }
    } catch {
      // The password was right and its old hash still serves; the next sign-in tries again.
      return account
    }
  }
}

extension AccountError {
  /// Names an error that the model's parts throw.
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as AccountError: self = error
    case let fault as CredentialFault: self = .refused(fault)
    case let error as PasswordHashError: self = .hashing(error)
    case let error as StoreError: self = .store(error)
    default: self = .store(.abandoned(reason: "\(type(of: error))"))
    }
  }
}
