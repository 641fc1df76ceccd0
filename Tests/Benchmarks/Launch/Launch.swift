import BareSwift
import Model
import ModelKit

/// The built program, launched on a store; there is nothing to read, so that it ends when it has
/// shown its first screen and would wait.
struct Launch {
  private let program: String
  private let store: String

  init(_ program: String, store: String) {
    (self.program, self.store) = (program, store)
  }

  func run() throws {
    try Child(program, arguments).end()
  }

  /// The most memory that it has until it waits, in bytes.
  func peak() throws -> Double {
    let child = try Child(program, arguments, isHeard: true)
    let peak = try child.peak()
    try child.end()
    return peak
  }

  private var arguments: [String] { ["--store", store, "--quiet"] }

  /// An account whose hash is a real one, for `signIn()`.
  func register() throws {
    try Accounts(store: try SQLiteStore(path: store), hasher: StandardHasher())
      .register(UserInfo(email: Sample.email, password: Sample.password))
  }

  /// Types an email and its password, signs in, and out again.
  func signIn() throws {
    try Child(program, arguments)
      .end(after: "email\n\(Sample.email)\n\(Sample.password)\nsign in\nsign out\n")
  }
}
