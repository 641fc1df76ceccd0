import Model

/// Who signs in, in every flow.
enum Sample {
  nonisolated static let email = "alice@example.com"
  nonisolated static let password = "p4ssw0rd"
}

/// A hasher that costs nothing, so that what is measured is everything else.
struct FreeHasher: PasswordHasher {
  nonisolated func hash(_ password: Password) -> PasswordHash { PasswordHash("free") }
  nonisolated func verify(_ password: Password, against hash: PasswordHash) -> Bool { true }
  nonisolated func needsRenewal(_ hash: PasswordHash) -> Bool { false }
}

/// Ends the program when a flow does not do what it is measured for.
func demand(_ condition: Bool, _ what: @autoclosure () -> String) {
  guard condition else { fatalError("The benchmark itself is wrong: \(what()).") }
}
