import Controller
import Model
import Testing
import View

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

  @Test("By name or number the alert leads back to the prompt", arguments: ["ok", "OK", "1", "확인"])
  func byName(answer: String) throws {
    let door = try TextFrontDoor()

    door.type("email", "lee@example.com", "abc", "sign in", answer)

    #expect(door.display.prompt == .command)
    #expect(door.screen is any SignView)
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

  @Test("Korean says the same")
  func korean() throws {
    let door = try TextFrontDoor(in: .korean)

    let alert = door.type("이메일", "lee@example.com", "abc", "로그인")
    door.type("")

    #expect(alert.hasSuffix("  Enter: 확인 후 비밀번호 입력  (:help)\n"))
    #expect(door.display.prompt == .field(name: "비밀번호", isSecure: true))
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

  @Test("On the main screen Return signs nobody out, and says what can be typed")
  func mainScreen() throws {
    let door = try TextFrontDoor()
    try door.accounts.register(UserInfo(email: "lee@example.com", password: "secret123"))
    let main = door.type("email", "lee@example.com", "secret123", "sign in")

    let answer = door.type("")

    #expect(main.hasSuffix("    1  Sign Out\n  Type a name or its number  (:help)\n"))
    #expect(answer == "  Type one of: 1 Sign Out or :help.\n")
    #expect(door.screen is any MainView)
  }
}

private final class RefusesEditing: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
}
