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
