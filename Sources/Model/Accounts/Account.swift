/// One account as the store keeps it.
public struct Account: Equatable, Sendable {
  /// The name of the account, as it was registered.
  public let email: String

  /// The password's hash in the hasher's own standard form.
  public var passwordHash: PasswordHash

  /// The mark of the sign-in that is current, bound to the password, or `nil` when nobody is signed
  /// in.
  public var mark: String?

  /// Makes an account's record.
  public init(email: String, passwordHash: PasswordHash, mark: String? = nil) {
    self.email = email
    self.passwordHash = passwordHash
    self.mark = mark
  }
}

extension Account: Redacted {}

extension Account {
  /// What stands in the account while a session of that mark is current: it counts only together
  /// with the password that it was given for.
  func bound(_ mark: String) -> String {
    SessionMark.bound(mark, to: passwordHash)
  }

  /// The account with the same password in another hash, and the same session.
  func renewed(_ hash: PasswordHash) -> Account {
    let mark = mark.map { SessionMark.bound(SessionMark.unbound($0), to: hash) }
    return Account(email: email, passwordHash: hash, mark: mark)
  }
}
