import Testing
import Vestibule

@Suite("Massive sign-in")
struct MassiveSignInTests {
  private let window = Window(view: WindowView(), log: EventLog())

  init() throws {
    window.rootViewController = MassiveSignInController(try SignInCase.accounts())
    window.makeKeyAndVisible()
  }

  @Test("Massive: a refusal is said, and fields are cleared", arguments: SignInCase.refused)
  func refused(_ one: SignInCase) throws {
    let (email, password) = try signIn(one.email, one.password)

    let alert = try #require(window.controllers.last as? AlertController)
    #expect(alert.message?.english == one.message)
    #expect(email.hasText != one.clears.contains(.email))
    #expect(password.hasText != one.clears.contains(.password))
    #expect(email.isHighlighted == one.flashes.contains(.email))
    #expect(password.isHighlighted == one.flashes.contains(.password))
  }

  @Test("Massive: the right password opens Welcome")
  func right() throws {
    let (email, password) = try signIn("Qwer", "asdf")

    #expect((window.controllers.last as? WelcomeController)?.email == "Qwer")
    #expect(!email.hasText && !password.hasText)
  }

  @Test("Massive: a short email is hinted at")  // hint
  func hint() throws {  // hint
    let field = try #require(window.view.subviews.last?.fields.first)  // hint
    window.view.touch(field)  // hint
    field.insertText("lee")  // hint
    #expect(window.shownLabels == ["Enter an email of at least 4 characters."])  // hint
  }  // hint

  private func signIn(_ email: String, _ password: String) throws -> (TextField, TextField) {
    let screen = try #require(window.view.subviews.last)
    screen.fields[0].text = email
    screen.fields[1].text = password
    window.view.touch(try #require(screen.primaryButton))
    return (screen.fields[0], screen.fields[1])
  }
}
