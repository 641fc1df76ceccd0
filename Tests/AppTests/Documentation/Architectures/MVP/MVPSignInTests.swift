import Testing
import Vestibule

@Suite("MVP sign-in")
struct MVPSignInTests {
  private let view = MockPassiveView()
  private let presenter: SignInPresenter

  init() throws {
    presenter = SignInPresenter(try SignInCase.accounts())
    presenter.view = view
  }

  @Test("MVP: a refusal is said, and fields are cleared", arguments: SignInCase.refused)
  func refused(_ one: SignInCase) {
    (view.email, view.password) = (one.email, one.password)
    presenter.signIn()

    #expect(view.message?.english == one.message)
    #expect(view.email.isEmpty == one.clears.contains(.email))
    #expect(view.password.isEmpty == one.clears.contains(.password))
    #expect(view.flashed == one.flashes)
  }

  @Test("MVP: the right password opens Welcome")
  func right() {
    (view.email, view.password) = ("Qwer", "asdf")
    presenter.signIn()

    #expect(view.welcomed == "Qwer")
    #expect(view.email.isEmpty && view.password.isEmpty)
  }

  @Test("MVP: a short email is hinted at")  // hint
  func hint() {  // hint
    view.email = "lee"  // hint
    presenter.typed()  // hint
    #expect(view.hint?.english == "Enter an email of at least 4 characters.")  // hint
  }  // hint
}

private final class MockPassiveView: PassiveSignInView {
  var email = ""
  var password = ""
  var hint: Phrase?  // hint
  var flashed: [FormField] = []
  var message: Phrase?
  var welcomed: String?

  func flash(_ fields: [FormField]) { flashed += fields }
  func showAlert(_ message: Phrase) { self.message = message }
  func showWelcome(_ email: String) { welcomed = email }
}
