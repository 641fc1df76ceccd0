import BareSwift
import Model

/// The built program, launched on a store; there is nothing to read, so that it ends when it has
/// shown its first screen.
struct Launch {
  private let program: String
  private let store: String

  init(_ program: String, store: String) {
    (self.program, self.store) = (program, store)
  }

  func run() throws {
    _ = try end()
  }

  /// What became of it.
  func end(after script: String = "") throws -> Child.End {
    try Child(program, ["--store", store, "--quiet"]).end(after: script)
  }

  /// An account whose hash is a real one, for `signIn()`.
  func register() throws {
    try Accounts(store: try SQLiteStore(path: store), hasher: StandardHasher())
      .register(UserInfo(email: Sample.email, password: Sample.password))
  }

  /// Types an email and its password, signs in, and out again.
  func signIn() throws {
    _ = try end(after: "email\n\(Sample.email)\n\(Sample.password)\nsign in\nsign out\n")
  }
}
