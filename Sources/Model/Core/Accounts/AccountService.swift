/// The accounts, as a controller sees them.
///
/// Where a method throws, no account and no session has changed.
///
/// ```swift
/// struct Reception {
///   let accounts: any AccountService
///
///   func admit(_ userInfo: UserInfo) throws(AccountError) -> Account {
///     try accounts.register(userInfo)
///     return try accounts.authenticate(userInfo)
///   }
/// }
/// ```
public protocol AccountService: Sendable {
  /// Registers a new account, which is stored when this returns.
  ///
  /// - Throws: `AccountError` if the rules refuse it, the email is taken, or it cannot be stored.
  func register(_ userInfo: UserInfo) throws(AccountError)

  /// Checks an email and its password.
  ///
  /// - Returns: the account, for `LoginSession.begin(for:)`.
  /// - Throws: `AccountError` if they are not those of an account, or too many attempts have
  ///   failed.
  func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account

  /// Changes an account's password, and ends all its sessions; their observers are not notified.
  ///
  /// - Returns: the account, for `LoginSession.begin(for:)`, to keep its user signed in.
  /// - Throws: `AccountError` if the old password is wrong, or the new one is refused or cannot be
  ///   stored.
  @discardableResult
  func changePassword(of userInfo: UserInfo, to password: Password) throws(AccountError) -> Account

  /// Removes an account, if the password is correct, with its session, all or nothing.
  ///
  /// Observers of the session are notified that it ended, and the email can be registered again.
  ///
  /// - Throws: `AccountError` if the password is wrong, or the removal cannot be stored.
  func remove(_ userInfo: UserInfo) throws(AccountError)
}

/// Why an account could not be registered or opened.
///
/// ```swift
/// do {
///   _ = try accounts.authenticate(lee)
/// } catch .noSuchAccount {
///   try accounts.register(lee)
/// }
/// #expect(throws: AccountError.emailTaken) { try accounts.register(lee) }
/// ```
public enum AccountError: Error, Equatable, CustomStringConvertible {
  /// The email or the password breaks a rule.
  case refused(CredentialError)
  /// No account has that email.
  case noSuchAccount
  /// The password is not the account's.
  case wrongPassword
  /// Too many sign-ins with that email failed: the next is allowed in so many seconds.
  case tooManyTries(seconds: Int64)
  /// An account has that email already, or one that differs only by case.
  case emailTaken
  /// The account was removed, or its password changed, while the password was hashed.
  case changedMeanwhile
  /// The store could not be read or written.
  case store(StoreError)
  /// The password could not be hashed.
  case hashing(PasswordHashError)

  /// One English sentence that says what to do.
  public var description: String {
    switch self {
    case .refused(let fault): fault.description
    case .noSuchAccount: "No account has that email."
    case .wrongPassword: "That password is not correct."
    case .tooManyTries(let seconds): "Too many attempts. Try again in \(Self.english(seconds))."
    case .emailTaken: "That email is already registered."
    case .changedMeanwhile: "Not saved: the account was changed meanwhile."
    case .store(let error): error.description
    case .hashing(let error): error.description
    }
  }

  /// A time to wait: seconds up to a minute, then minutes, rounded up.
  private static func english(_ seconds: Int64) -> String {
    let (number, unit) = seconds <= 60 ? (seconds, "second") : ((seconds - 1) / 60 + 1, "minute")
    return number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }
}
