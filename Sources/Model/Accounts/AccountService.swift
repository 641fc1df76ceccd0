/// Who may come in: what a controller knows of `Accounts`.
///
/// Where a method throws, no account and no session has changed.
public protocol AccountService: Sendable {
  /// Makes a new account, which is kept when this returns.
  func register(_ userInfo: UserInfo) throws(AccountError)

  /// Checks an email and its password.
  ///
  /// - Returns: the account, for `LoginSession.begin(for:)`.
  func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account

  /// Gives the account of an email and its current password another one. Every session of the
  /// account has ended then.
  ///
  /// - Returns: the account, for `LoginSession.begin(for:)`: who changed it stays signed in.
  @discardableResult
  func changePassword(of userInfo: UserInfo, to password: Password) throws(AccountError) -> Account

  /// Removes the account of an email and its current password, with its session, all or nothing.
  ///
  /// Whoever is told of the session hears that it ended, and the email can be registered again.
  func remove(_ userInfo: UserInfo) throws(AccountError)
}
