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
