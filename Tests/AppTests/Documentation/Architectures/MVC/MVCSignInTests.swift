import Testing
import Vestibule

@Suite("MVC sign-in")
struct MVCSignInTests {
  private let window = Window(view: WindowView(), log: EventLog())
  private let screen = MockSignInView()

  init() throws {
    let accounts = try SignInCase.accounts()
    window.rootViewController = MVCSignInController(accounts, screen: screen)
    window.makeKeyAndVisible()
  }

  @Test("MVC: a refusal is said, and fields are cleared", arguments: SignInCase.refused)
  func refused(_ one: SignInCase) throws {
    screen.userInfo = UserInfo(email: one.email, password: one.password)
    screen.delegate?.signInTouched()

    let alert = try #require(window.controllers.last as? AlertController)
    #expect(alert.message?.english == one.message)
    #expect(screen.cleared == one.clears)
    #expect(screen.flashed == one.flashes)
  }

  @Test("MVC: the right password opens Welcome")
  func right() {
    screen.userInfo = UserInfo(email: "Qwer", password: "asdf")
    screen.delegate?.signInTouched()

    #expect((window.controllers.last as? WelcomeController)?.email == "Qwer")
    #expect(screen.cleared == [.email, .password])
  }

  @Test("MVC: a short email is hinted at")  // hint
  func hint() {  // hint
    screen.userInfo = UserInfo(email: "lee", password: "")  // hint
    screen.delegate?.typed()  // hint
    #expect(screen.hint?.english == "Enter an email of at least 4 characters.")  // hint
  }  // hint
}

private final class MockSignInView: MVCSignInView {
  weak var delegate: (any MVCSignInViewDelegate)?
  var userInfo = UserInfo(email: "", password: "")
  var hint: Phrase?  // hint
  var cleared: [FormField] = []
  var flashed: [FormField] = []

  func clear(_ fields: [FormField]) { cleared += fields }
  func flash(_ fields: [FormField]) { flashed += fields }
}
