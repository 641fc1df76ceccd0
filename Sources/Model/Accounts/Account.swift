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

// A session's mark counts only together with the password that it was given for.
extension Account {
  /// What stands in the account while a session of that mark is current.
  func bound(_ mark: String) -> String {
    "\(mark).\(passwordHash.fingerprint)"
  }

  /// The account with the same password in another hash, and the same session.
  func renewed(_ hash: PasswordHash) -> Account {
    var renewed = self
    renewed.passwordHash = hash
    renewed.mark = mark.map { renewed.bound(String($0.prefix { $0 != "." })) }
    return renewed
  }
}

extension PasswordHash {
  /// A number that differs between hashes (FNV-1a, 64 bits): each has a random salt, so this need
  /// only notice that one has been put in place of another.
  fileprivate var fingerprint: String {
    let number = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { number, byte in
      (number ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(number, radix: 16)
  }
}
