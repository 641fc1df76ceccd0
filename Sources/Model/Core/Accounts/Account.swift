/// An account as it is stored.
///
/// ```swift
/// let hash = try StandardHasher.lowestCost.hash(try Password("earl grey"))
/// let account = Account(email: "lee@example.com", passwordHash: hash)
/// try store.set(account, for: .account(try Email("lee@example.com")))
/// ```
public struct Account: Equatable, Redacted, Sendable {
  /// The email of the account, as it was registered.
  public let email: String

  /// The password's hash in the hasher's own standard form.
  public var passwordHash: PasswordHash

  /// The token of the current session, bound to the password, or `nil`.
  public var token: String?

  /// Creates an account's record.
  ///
  /// - Parameters:
  ///   - email: the email of the account, as it was registered.
  ///   - passwordHash: the hash of the password; the password itself is not kept.
  ///   - token: binds a session to the account, or `nil` while it has none.
  public init(email: String, passwordHash: PasswordHash, token: String? = nil) {
    self.email = email
    self.passwordHash = passwordHash
    self.token = token
  }
}

extension Account: Storable {
  /// The record: its email, the hash as its secret, and the token as its mark.
  public var stored: StoredValue {
    .record(StoredRecord(text: email, secret: passwordHash.text, mark: token))
  }

  /// Creates an account from its stored form.
  public init?(stored: StoredValue) {
    guard case .record(let record) = stored else { return nil }
    self.init(
      email: record.text, passwordHash: PasswordHash(record.secret), token: record.mark)
  }
}
