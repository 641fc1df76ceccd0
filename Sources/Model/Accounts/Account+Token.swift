import Foundation

/// The token of a sign-in: 128 random bits as hexadecimal text.
///
/// The session and its account both keep it, the account bound to its password's hash, so that a
/// session ends when either is gone.
extension Account {
  /// A new token from the system's generator.
  static func newToken() throws(StoreError) -> String {
    // One call of the system for both halves: two took a sixteenth of a flow.
    var bits: (UInt64, UInt64) = (0, 0)
    guard getentropy(&bits, MemoryLayout.size(ofValue: bits)) == 0 else {
      throw .rolledBack(reason: "the system has no random numbers for a session")
    }
    return hexadecimal(bits.0) + hexadecimal(bits.1)
  }

  /// The account's form of a token: valid only together with the current password.
  func bound(_ token: String) -> String {
    // FNV-1a, 64 bits: each hash has a random salt, so this need only notice a replaced hash.
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

  /// A number as sixteen hexadecimal digits.
  private static func hexadecimal(_ number: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(number >> (60 - 4 * place) & 0xF)
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
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
    else { throw .rolledBack(reason: "the account was changed meanwhile") }
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
