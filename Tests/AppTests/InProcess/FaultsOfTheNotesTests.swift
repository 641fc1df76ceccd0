import Foundation
import Model
import ModelKit
import Testing

@testable import App
@testable import ProgramKit

/// The design notes had these faults; the program has none of them.
@Suite("Faults of the notes", .patience)
struct FaultsOfTheNotesTests {
  @Test("A refused duplicate email leaves the sign-up screen where it is")
  func duplicateDismisses() throws {
    try signUp("lee@example.com", "<password 1>")

    let again = try signUp("lee@example.com", "<password 2>", then: ["ok"])

    expectPresent(
      "That email is already registered.", in: try #require(again.outputs.dropLast().last))
    #expect(again.ending.hasPrefix("  Sign Up\n    Welcome\n"))
    expectAbsent("Vestibule", in: again.ending, "the screen appeared anew")
  }

  @Test("An alert has its action as soon as it is shown")
  func lateAction() throws {
    let alert = try launch(["sign in"])

    #expect(
      alert.ending == """
          Notice: Enter an email of at least 4 characters.
            1  OK
          Return: OK, then fill in Email  (:help)

        """)
    #expect(try launch(["sign in", "1"]).ending.contains("  Sign In\n"))
  }

  @Test("A launch keeps every account that was registered")
  func resetAtLaunch() throws {
    try signUp("lee@example.com", "<password 1>")
    try signUp("kim@example.com", "<password 2>")
    for _ in 1...3 { _ = try launch([]) }

    for (email, password) in [
      ("lee@example.com", "<password 1>"), ("kim@example.com", "<password 2>"),
    ] {
      let outcome = try launch(["email", email, password, "sign in", "sign out"])
      #expect(outcome.output.contains("  Signed In\n    \(email)\n"))
    }
  }

  @Test(
    "An email named isLogined is an account, and signs nobody in",
    arguments: [
      "isLogined", "loginedEmail", "loginedPassword", "loginedTime", "joinList", "loginStatus",
      "loginID",
    ])
  func emailNamedLikeSetting(name: String) throws {
    let outcome = try signUp(name, "true")
    #expect(outcome.output.contains("Account created."))

    let signedOut = try launch([])
    #expect(signedOut.output.contains("  Sign In\n    1  Email"))
    let signedIn = try launch(["email", name, "true", "sign in"])
    #expect(signedIn.ending.contains("  Signed In\n    \(name)\n"))
    #expect(try launch([]).ending.contains("  Signed In\n    \(name)\n"))
  }

  @Test("No file has a password, right, wrong or never sent")
  func storedInTheClear() throws {
    let passwords = ["<password 1>", "<password 2>", "<password 3>"]
    try signUp("lee@example.com", passwords[0], then: ["email", "lee@example.com", passwords[0]])
    // A wrong one, and one whose form was never sent.
    _ = try launch(["email", "lee@example.com", passwords[1], "sign in"])
    _ = try launch(["sign up", "email", "kim@example.com", passwords[2]])
    // The app comes back to that form: Sign In leaves it.
    _ = try launch(["sign in", "email", "lee@example.com", passwords[0], "sign in"])

    for file in folder.names() {
      let bytes = try folder.bytes(of: file)
      for password in passwords { #expect(bytes.firstRange(of: password.utf8) == nil, "\(file)") }
    }
    let store = try SQLiteStore(path: folder.path(Self.store))
    #expect(try store.value(for: .loginedPassword)?.wholeMatch(of: /[0-9a-f]{32}/) != nil)
  }

  @Test("The sign-up screen can be left, and stores nothing then")
  func stuckOnSignUp() throws {
    let outcome = try launch([
      "sign up", "email", "lee@example.com", "<password 1>", "sign in",
    ])

    #expect(outcome.ending.contains("  Sign In\n    1  Email      Enter your email\n"))
    let store = try SQLiteStore(path: folder.path(Self.store))
    #expect(try store.value(for: .account(Email("lee@example.com"))) == nil)
  }

  // MARK: - Fixtures

  private static let store = "store.sqlite"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func launch(_ lines: [String]) throws -> ScriptedSession {
    try InProcessProgram(store: folder.path(Self.store)).launch(typing: lines)
  }

  @discardableResult
  private func signUp(
    _ email: String, _ password: String, then lines: [String] = []
  ) throws -> ScriptedSession {
    try launch(["sign up", "email", email, password, "sign up"] + lines)
  }
}
