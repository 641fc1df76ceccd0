import Model
import Synchronization

/// Yescrypt at its lowest cost, which counts what it is asked.
final class CountingHasher: PasswordHasher {
  /// How many passwords were hashed, for an account or for a comparison.
  var count: Int { hashes.withLock { $0 } }

  private let hashes = Mutex(0)
  private let hasher = YescryptHasher(cost: 1)

  private let meanwhile: @Sendable () -> Void

  /// - Parameter meanwhile: happens while a new password is being hashed.
  init(meanwhile: @escaping @Sendable () -> Void = {}) {
    self.meanwhile = meanwhile
  }

  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    hashes.withLock { $0 += 1 }
    meanwhile()
    return try hasher.hash(password)
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    hashes.withLock { $0 += 1 }
    return try hasher.verify(password, against: hash)
  }

  func needsRehash(_ hash: PasswordHash) -> Bool {
    hasher.needsRehash(hash)
  }

  var decoy: PasswordHash { hasher.decoy }
}
