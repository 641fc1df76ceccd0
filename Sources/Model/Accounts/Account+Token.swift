import Foundation

/// The token of a sign-in: 128 random bits as hexadecimal text.
///
/// The session and its account both keep it, the account together with a trace of its password's
/// hash, so that a session ends when either is gone.
extension Account {
  /// A new token from the system's generator.
  static func newToken() throws(StoreError) -> String {
    // Both halves in one question to the system: two took a sixteenth of a flow.
    var bits: (UInt64, UInt64) = (0, 0)
    guard getentropy(&bits, MemoryLayout.size(ofValue: bits)) == 0 else {
      throw .rolledBack(reason: "the system has no random numbers for a session")
    }
    return hexadecimal(bits.0) + hexadecimal(bits.1)
  }

  /// What stands in the account while a session of that token is current: it counts only together
  /// with the password that it was given for.
  func bound(_ token: String) -> String {
    // FNV-1a, 64 bits: each hash has a random salt, so this need only notice that one has been put
    // in place of another.
    var text = passwordHash.text
    let fingerprint: UInt64 = text.withUTF8 { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return token + Self.hexadecimal(fingerprint)
  }

  /// The account with the same password in another hash, and the same session.
  func renewed(_ hash: PasswordHash) -> Account {
    var account = Account(email: email, passwordHash: hash)
    account.token = token.map { account.bound(String($0.dropLast(16))) }
    return account
  }

  /// A number in sixteen digits.
  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension UserInfoReader {
  /// The account of an email that was kept, and its key.
  func account(
    of email: String
  ) throws(StoreError) -> (key: UserInfoKey<Account>, account: Account)? {
    guard let email = try? Email(email) else { return nil }
    let key = try email.accountKey(in: value(for:))
    return try value(for: key).map { (key, $0) }
  }
}

extension UserInfoTransaction {
  /// What an account is now, and its key, unless it was removed or has another password by now.
  ///
  /// Hashing takes long: someone else may have changed the account meanwhile.
  func unchanged(
    _ account: Account
  ) throws(StoreError) -> (key: UserInfoKey<Account>, account: Account) {
    guard let found = try self.account(of: account.email),
      found.account.passwordHash == account.passwordHash
    else { throw .rolledBack(reason: "the account was changed meanwhile") }
    return found
  }

  /// Removes every value of the session; the token in its account is not theirs.
  func removeSession() throws(StoreError) {
    try set(nil, for: .isLogined)
    try set(nil, for: .loginedEmail)
    try set(nil, for: .loginedPassword)
    try set(nil, for: .loginedTime)
  }
}
