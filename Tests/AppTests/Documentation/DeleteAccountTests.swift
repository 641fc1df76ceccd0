import Controller
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("A screen that deletes an account, as the catalogue shows it", .patience)
struct DeleteAccountTests {
  @Test("Return never deletes; after a confirmed deletion sign-in is shown and the account is gone")
  func deletes() throws {
    let outputs = try outputs(
      "asdf", "", "delete", "", "delete", "delete", "email", "Qwer", "asdf", "sign in")

    expectPresent("Type a name or its number", in: outputs[0])
    expectPresent("Delete the account Qwer?", in: outputs[2])
    expectPresent("Return: Cancel", in: outputs[2])
    expectPresent("Account\n", in: outputs[3])
    expectPresent("Account deleted.", in: outputs[5])
    expectPresent("Sign In\n", in: outputs[5])
    expectPresent("No account has that email.", in: outputs[9])
  }

  @Test("A wrong password is refused, and the screen stays")
  func refuses() throws {
    let outputs = try outputs("asdg", "delete", "delete", "ok")

    expectPresent("That password is not correct.", in: outputs[2])
    expectPresent("Account\n", in: outputs[3])
  }

  // MARK: - Fixtures

  /// What is said after each line, once the password's field is edited.
  private func outputs(_ lines: String...) throws -> [String] {
    let before = ["email", "Qwer", "asdf", "sign in", "account", "password"]
    let input = (before + lines).map { "> \($0)\n" }.joined()
    let outputs = try Transcript("#! --demo\n\(input)").perform(
      hasher: InProcessProgram.hasher, store: "",
      destinations: { _ in
        [Destination("Account") { DeleteAccountController($0, email: $1) }]
      })[0].outputs
    return Array(outputs.suffix(lines.count))
  }
}
