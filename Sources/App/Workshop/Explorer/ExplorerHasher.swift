import Controller
public import Model
import View

/// A hasher that gives the same hash each time, at no cost: for an ``Explorer`` alone.
///
/// Never store a real password with it: it can be guessed in no time.
///
/// ```swift
/// let session = LoginSession(store: store, clock: clock, randomness: randomness)
/// let accounts = Accounts(
///   store: store, hasher: ExplorerHasher(), clock: clock, session: session)
/// ```
public struct ExplorerHasher: PasswordHasher {
  /// Creates the hasher.
  public init() {}

  /// A number that follows from the password.
  ///
  /// - Throws: nothing.
  public func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    var hash = StateHash()
    hash.add(password.text)
    // Digits alone could have a person's PIN among them by chance: a secret in the store.
    return PasswordHash("$explorer$" + String(hash.value, radix: 36))
  }

  /// Whether the password has this hash.
  ///
  /// - Throws: nothing.
  public func verify(_ password: Password, against hash: PasswordHash)
    throws(PasswordHashError) -> Bool
  {
    try self.hash(password) == hash
  }

  /// Never.
  public func needsRehash(_ hash: PasswordHash) -> Bool { false }

  /// A hash that no password has.
  public var decoy: PasswordHash { PasswordHash("$explorer$") }
}
