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

/// The token of a sign-in: the session keeps it, and so does the account.
///
/// The account's is bound to its password's hash. So a session ends with either.
extension Account {
  /// The account's form of a token: valid only together with the current password.
  func bound(_ token: String) -> String {
    // FNV-1a, 64 bits: each hash has a random salt, so this need only notice a replaced hash.
    var text = passwordHash.text
    let fingerprint: UInt64 = text.withUTF8 { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return token + String(hexadecimal: fingerprint)
  }

  /// The account with the same password in another hash, and the same session.
  func renewed(_ hash: PasswordHash) -> Account {
    var account = Account(email: email, passwordHash: hash)
    account.token = token.map { account.bound(String($0.dropLast(16))) }
    return account
  }
}

extension UserInfoReader {
  /// The stored account of an email, and its key.
  func account(
    of email: String
  ) throws(StoreError) -> (key: UserInfoKey<Account>, account: Account)? {
    guard let email = try? Email(email) else { return nil }
    let key = try email.accountKey(in: self)
    return try value(for: key).map { (key, $0) }
  }
}

extension UserInfoTransaction {
  /// The current account and its key, unless it was removed or its password changed.
  ///
  /// Hashing takes long: the account may have changed meanwhile.
  func unchanged(
    _ account: Account
  ) throws(StoreError) -> (key: UserInfoKey<Account>, account: Account) {
    guard let found = try self.account(of: account.email),
      found.account.passwordHash == account.passwordHash
    else { throw .rolledBack(reason: .changedMeanwhile) }
    return found
  }

  /// Removes every value of the session, but not the token in its account.
  func removeSession() throws(StoreError) {
    try set(nil, for: .isLogined)
    try set(nil, for: .loginedEmail)
    try set(nil, for: .loginedPassword)
    try set(nil, for: .loginedTime)
  }
}

/// What a form returns: an email and a password, exactly as they were typed.
///
/// It carries a secret, so printing or mirroring it shows only its type.
///
/// ```swift
/// let typed = UserInfo(email: " lee@example.com", password: "earl grey")
/// #expect("\(typed)" == "UserInfo(•••)")
/// ```
public struct UserInfo: Equatable, Redacted, Sendable {
  /// The text of the email field.
  public var email: String

  /// The text of the password field.
  ///
  /// Never printed, logged or stored.
  public var password: String

  /// Creates the pair from the texts of two fields.
  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}

extension UserInfoKey where Value == Bool {
  /// Whether a user is signed in.
  ///
  /// Use `LoginSession`, which also checks that the session is still valid.
  public static var isLogined: Self { Self("isLogined") }
}

extension UserInfoKey where Value == String {
  /// The email of the signed-in user.
  public static var loginedEmail: Self { Self("loginedEmail") }

  /// The token of the sign-in: 128 random bits as hexadecimal text, never a password.
  public static var loginedPassword: Self { Self("loginedPassword") }
}

extension UserInfoKey where Value == Int64 {
  /// When the user signed in, in seconds since 1970.
  public static var loginedTime: Self { Self("loginedTime") }
}

extension UserInfoKey where Value == Account {
  /// The account of an email; emails that differ only by case share one key.
  public static func account(_ email: Email) -> Self { Self(storeKey: .record(email.folded)) }
}

extension UserInfoKey where Value == FailedAttempts {
  /// The failed sign-ins for an email; emails that differ only by case are counted together.
  public static func attempts(_ email: Email) -> Self { Self(storeKey: .expiring(email.folded)) }
}

extension StoreReason {
  /// What the change depends on was changed by another thread or program.
  package static let changedMeanwhile = StoreWords("it was changed meanwhile", ko: "그사이 바뀌었습니다")
}
