/// Turns passwords into hashes that are safe to store, and compares them.
///
/// ```swift
/// if try hasher.verify(password, against: hash), hasher.needsRehash(hash) {
///   hash = try hasher.hash(password)
/// }
/// ```
public protocol PasswordHasher: Sendable {
  /// Hashes a password with a new random salt at the current cost.
  ///
  /// - Throws: `PasswordHashError` when the system cannot hash, for example without memory.
  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash

  /// Whether a password has this hash, compared in constant time.
  ///
  /// It is `false` for a hash of a method that the hasher does not use.
  /// - Throws: `PasswordHashError` when the system cannot hash.
  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool

  /// Whether a hash has another cost and should be made again after a right password.
  func needsRehash(_ hash: PasswordHash) -> Bool

  /// A hash that no password has, as slow to compare as a new one, for emails without an account.
  var decoy: PasswordHash { get }
}

/// Why a password could not be hashed.
///
/// ```swift
/// func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
///   throw .refusedBySystem(method: "tea", code: 12)
/// }
/// ```
public enum PasswordHashError: Error, Equatable, CustomStringConvertible {
  /// The system refused: there is not enough memory, or the cost is not supported.
  case refusedBySystem(method: String, code: Int32)

  /// One English sentence that says what to do.
  public var description: String {
    switch self {
    case .refusedBySystem(let method, let code):
      "The system could not hash the password (\(method), error \(code)). Free some memory and try again."
    }
  }
}

/// A password to be hashed: composed (NFC), otherwise as it was typed.
///
/// ```swift
/// let new = try Password("lapsang souchong")
/// #expect("\(new)" == "Password(•••)")
/// let account = try accounts.changePassword(of: lee, to: new)
/// ```
public struct Password: Equatable, Redacted, Sendable {
  /// The composed text.
  ///
  /// Only a password hasher reads it: put it into no log, message or store.
  public let text: String

  /// Creates a password from what was typed; nothing is trimmed or folded (RFC 8265, OpaqueString).
  ///
  /// - Throws: the first fault of `CredentialRules`.
  public init(_ typed: String) throws(CredentialError) {
    let isPlain = typed.isPrintableASCII
    text = isPlain ? typed : typed.composed
    let count = isPlain ? text.utf8.count : text.count
    guard count >= CredentialRules.minimumLength else { throw .passwordTooShort }
    guard text.utf8.count <= CredentialRules.maximumBytes else { throw .passwordTooLong }
    guard isPlain || CredentialRules.isUsable(password: text) else { throw .passwordUnusable }
  }
}

/// A password's hash as text, for example `$y$j9T$…`, and never printed.
///
/// ```swift
/// let hasher = StandardHasher.lowestCost
/// let password = try Password("earl grey")
/// let hash = try hasher.hash(password)
/// #expect(try hasher.verify(password, against: hash))
/// #expect("\(hash)" == "PasswordHash(•••)")
/// ```
public struct PasswordHash: Equatable, Redacted, Sendable {
  /// The stored form: method, cost, salt and hash.
  public let text: String

  /// Creates a hash from its stored form; a hasher decides whether it is valid.
  public init(_ text: String) {
    self.text = text
  }
}
