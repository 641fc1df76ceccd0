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

extension StoreReason {
  /// What the change depends on was changed by another thread or program.
  package static let changedMeanwhile = StoreWords("it was changed meanwhile", ko: "그사이 바뀌었습니다")
}
