import Testing
import Vestibule

/// What is typed, and what all four ways must make of it: the sentence, and what becomes of the
/// fields.
nonisolated struct SignInCase: Sendable, CustomTestStringConvertible {
  let email: String
  let password: String
  let message: String
  let clears: [FormField]
  let flashes: [FormField]

  var testDescription: String { "\(email) / \(password)" }

  static let refused = [
    SignInCase(
      email: "lee", password: "asd", message: "Enter an email of at least 4 characters.",
      clears: [.email, .password], flashes: [.email]),
    SignInCase(
      email: "Qwer", password: "asd", message: "Enter a password of at least 4 characters.",
      clears: [.password], flashes: [.password]),
    SignInCase(
      email: "nobody", password: "asdf", message: "No account has that email.",
      clears: [.email, .password], flashes: [.email, .password]),
    SignInCase(
      email: "Qwer", password: "asdg", message: "That password is not correct.",
      clears: [.password], flashes: [.password]),
  ]

  /// The accounts of these cases: one, `Qwer` with `asdf`.
  @MainActor
  static func accounts() throws -> Accounts {
    let accounts = Accounts(store: MemoryStore(), hasher: ExplorerHasher())
    try accounts.register(UserInfo(email: "Qwer", password: "asdf"))
    return accounts
  }
}
