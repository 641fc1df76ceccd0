import Foundation
import Model
import ModelKit
import Testing

/// The first session, as a person pipes it into the program.
@Suite("The built program", .patience, .onOwnThreads)
nonisolated struct FrontDoorTests {
  private static let password = "secret123"
  private static let form = ["email", "lee@example.com", password]
  private static let store = "store/v.sqlite"
  private static let arguments = ["--store", store, "--language", "en"]

  @Test("A person signs up, in and out by typing names, and ends on the sign-in screen")
  func names() throws {
    let outcome = try program.run(
      Self.arguments,
      lines: ["sign up"] + Self.form + ["sign up"] + Self.form + ["sign in", "sign out"])

    expectTour(outcome)
  }

  @Test("P1: The store opens again, and no byte of the password is in any file")
  func store() throws {
    try signIn()

    let store = try SQLiteStore(path: folder.path(Self.store))
    try store.check()
    let email = "lee@example.com"
    #expect(try store.value(for: .account(Email(email)))?.email == email)
    #expect(try store.value(for: .loginedEmail) == "lee@example.com")
    let files = folder.names().filter { $0.hasPrefix("store/") }
    // SQLite keeps an emptied journal beside the store.
    for file in files {
      let bytes = try folder.bytes(of: file)
      #expect(bytes.firstRange(of: Self.password.utf8) == nil, "\(file)")
    }
  }

  @Test("K4: Who did not sign out is greeted at once, also in another process")
  func restart() throws {
    try signIn()

    let again = try program.run(Self.arguments, lines: [])
    // Below stand as many buttons as there are destinations, and one.
    #expect(
      again.text.hasPrefix(
        """
          Vestibule   ● ● ●

          Signed In
            lee@example.com
            1
        """))

    let out = try program.run(Self.arguments, lines: ["sign out"])
    #expect(out.text.hasSuffix("Return: fill in Email  (:help)\n"))
    let after = try program.run(Self.arguments, lines: [])
    #expect(after.text.contains("  Sign In\n    1  Email"))
  }

  @Test("K3: Registering the email again is refused and stays on the sign-up screen")
  func duplicate() throws {
    try signIn()

    let other = ["email", "lee@example.com", "another-secret"]
    let outcome = try program.run(
      Self.arguments, lines: ["sign out", "sign up"] + other + ["sign up", "ok"])

    #expect(outcome.text.contains("Notice: That email is already registered."))
    expectAbsent("Account created.", in: outcome.text)
    #expect(outcome.text.hasSuffix("4  Sign Up\n  Return: fill in Email  (:help)\n"))
    expectPresent(
      "Welcome", in: String(try #require(outcome.text.split(separator: "Notice:").last)))
    let old = try program.run(Self.arguments, lines: ["sign in"] + Self.form + ["sign in"])
    #expect(old.text.contains("  Signed In\n    lee@example.com\n"))
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("store"), withIntermediateDirectories: false)
    program = BuiltProgram(in: folder)
  }

  private func signIn() throws {
    let outcome = try program.run(
      Self.arguments, lines: ["sign up"] + Self.form + ["sign up"] + Self.form + ["sign in"])
    try #require(outcome.text.hasSuffix("Type a name or its number  (:help)\n"))
  }

  private func expectTour(_ outcome: BuiltProgram.Outcome) {
    #expect(outcome.code == 0)
    #expect(
      outcome.complaint
        == "vestibule: Input is not a terminal, so passwords in it are not hidden.\n")
    #expect(outcome.text.split(separator: "Account created.").count == 2)
    #expect(outcome.text.contains("  Signed In\n    lee@example.com\n"))
    #expect(
      outcome.text.hasSuffix(
        """
          Sign In
            1  Email      Enter your email
            2  Password   Enter your password
            3  Sign In
            4  Sign Up
          Return: fill in Email  (:help)

        """))
    expectAbsent(Self.password, in: outcome.text)
    // T11: nothing but text goes into a pipe.
    expectAbsent("\u{1B}", in: outcome.text)
    for prompt in ["> ", "Email: "] { expectAbsent(prompt, in: outcome.text) }
  }
}
