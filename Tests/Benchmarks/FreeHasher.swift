import Model

/// A hasher that costs nothing, so that what is measured is everything else.
struct FreeHasher: PasswordHasher {
  /// As long as a real hash, so that a row is as long as a real one.
  nonisolated static let hash = "$y$j9T$" + String(repeating: "0123456789abcdef", count: 4) + "xyz"

  nonisolated func hash(_ password: Password) -> PasswordHash { PasswordHash(Self.hash) }
  nonisolated func verify(_ password: Password, against hash: PasswordHash) -> Bool { true }
  nonisolated func needsRehash(_ hash: PasswordHash) -> Bool { false }
  nonisolated var decoy: PasswordHash { PasswordHash(Self.hash) }
}
