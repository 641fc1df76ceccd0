/// Who may come in: what a controller knows of `Accounts`.
public protocol AccountKeeping: Sendable {
  /// Makes a new account. When this returns, the account is kept.
  ///
  /// - Parameter userInfo: the email and password of a form.
  /// - Throws: `AccountError`; nothing has changed then.
  func register(_ userInfo: UserInfo) throws(AccountError)

  /// Checks an email and its password.
  ///
  /// - Parameter userInfo: the email and password of a form.
  /// - Returns: the account, for `SessionKeeping.begin(for:)`.
  /// - Throws: `AccountError`.
  func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account

  /// Gives an account another password. Every session of the account has ended then.
  ///
  /// - Parameters:
  ///   - userInfo: the account's email and the password that it has now.
  ///   - password: the password that it is to have.
  /// - Returns: the account, for `SessionKeeping.begin(for:)`: who changed it stays signed in.
  /// - Throws: `AccountError`; nothing has changed then.
  @discardableResult
  func changePassword(of userInfo: UserInfo, to password: Password) throws(AccountError) -> Account

  /// Removes an account and its session, all or nothing. Whoever is told of the session hears that it
  /// ended, and the email can be registered again.
  ///
  /// - Parameter userInfo: the account's email and the password that it has now.
  /// - Throws: `AccountError`; nothing has changed then.
  func remove(_ userInfo: UserInfo) throws(AccountError)
}

extension Accounts: AccountKeeping {}
