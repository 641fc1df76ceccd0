/// One account as the store keeps it.
public struct Account: Equatable, Redacted, Sendable {
  /// The name of the account, as it was registered.
  public let email: String

  /// The password's hash in the hasher's own standard form.
  public var passwordHash: PasswordHash

  /// The token of the sign-in that is current, bound to the password, or `nil` when nobody is signed
  /// in.
  public var token: String?

  /// Makes an account's record.
  public init(email: String, passwordHash: PasswordHash, token: String? = nil) {
    self.email = email
    self.passwordHash = passwordHash
    self.token = token
  }
}
