import Model

/// Hashes nothing: a fuzzer has no time for that.
nonisolated struct FreeHasher: PasswordHasher {
  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    PasswordHash("$free$")
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    true
  }

  func needsRehash(_ hash: PasswordHash) -> Bool { false }

  var decoy: PasswordHash { PasswordHash("$free$") }
}
