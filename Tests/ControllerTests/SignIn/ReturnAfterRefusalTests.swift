import Controller
import Model
import Testing
import View
import ViewText

@Suite("Return in an alert that refused a field", .patience)
struct ReturnAfterRefusalTests {
  @Test("A wrong password costs Return, the password, Return")
  func wrongPassword() throws {
    let door = try TextFrontDoor()
    try door.accounts.register(UserInfo(email: "lee@example.com", password: "secret123"))
    let refused = door.type("email", "lee@example.com", "secret124", "sign in")
    #expect(refused.hasSuffix("  Return: OK, then fill in Password  (:help)\n"))

    let edited = door.type("")

    #expect(edited == "", "the form is not drawn while a field is edited")
    #expect(door.display.prompt == .field(name: "Password", isSecure: true))
    let filled = door.type("secret123")
    #expect(filled.contains("    2  Password   ●●●\n"), "the field is no longer marked")
    #expect(door.type("").contains("  Signed In\n    lee@example.com\n"))
  }

  @Test("Of two refused fields the first is edited, and Return goes on to the other")
  func both() throws {
    let door = try TextFrontDoor(refusing: .noSuchAccount)

    door.type("email", "lee@example.com", "secret123", "sign in", "")
    #expect(door.display.prompt == .field(name: "Email", isSecure: false))
    door.type("kim@example.com")

    #expect(door.display.prompt == .field(name: "Password", isSecure: true))
  }

  @Test("An alert that refused no field leads back to the prompt, and says no more")
  func noField() throws {
    let door = try TextFrontDoor(refusing: .tooManyTries(seconds: 8))

    let alert = door.type("email", "lee@example.com", "secret123", "sign in")
    door.type("")

    #expect(alert.hasSuffix("  Return: OK  (:help)\n"))
    #expect(door.display.prompt == .command)
  }

  @Test("Where a field may not be edited, the form is shown with its mark")
  func refusesEditing() throws {
    let door = try TextFrontDoor()
    let refusal = RefusesEditing()
    door.type("email", "lee@example.com", "abc", "sign in")
    door.field(.password)?.delegate = refusal

    let form = door.type("")

    #expect(door.display.prompt == .command)
    #expect(form.contains("    2! Password   Enter your password\n"))
  }

  @Test("Each field is asked for by its own name")
  func prompts() throws {
    let door = try TextFrontDoor()

    door.type("email")
    #expect(door.display.prompt.text == "Email: ")
    door.type("lee@example.com")
    #expect(door.display.prompt.text == "Password: ")
    #expect(door.screen is any SignView)
  }
}

private final class RefusesEditing: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
}
