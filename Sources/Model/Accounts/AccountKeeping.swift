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
}

extension Accounts: AccountKeeping {}
