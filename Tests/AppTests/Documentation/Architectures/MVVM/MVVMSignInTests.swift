import Testing
import Vestibule

@Suite("MVVM sign-in")
struct MVVMSignInTests {
  private let model: SignInViewModel

  init() throws { model = SignInViewModel(try SignInCase.accounts()) }

  @Test("MVVM: a refusal is said, and fields are cleared", arguments: SignInCase.refused)
  func refused(_ one: SignInCase) {
    model.type(email: one.email, password: one.password)
    model.signIn()

    #expect(model.alert.value?.english == one.message)
    #expect(model.email.value.isEmpty == one.clears.contains(.email))
    #expect(model.password.value.isEmpty == one.clears.contains(.password))
    #expect(model.flashed.value == one.flashes)
  }

  @Test("MVVM: the right password opens Welcome")
  func right() {
    model.type(email: "Qwer", password: "asdf")
    model.signIn()

    #expect(model.welcomed.value == "Qwer")
    #expect(model.email.value.isEmpty && model.password.value.isEmpty)
  }

  @Test("MVVM: a short email is hinted at")  // hint
  func hint() {  // hint
    model.type(email: "lee", password: "")  // hint
    #expect(model.hint.value?.english == "Enter an email of at least 4 characters.")  // hint
  }  // hint
}
