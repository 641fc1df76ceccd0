import Controller
import Model
import ModelKit
import Testing
import View

@Suite("Sign-up controller", .patience)
struct SignUpControllerTests {
  @Test("signUpTouched here stores the account, goes back, and says so once")
  func signsUp() throws {
    let harness = try SignInHarness()

    harness.signUp("lee@example.com", "secret123")

    #expect(harness.controllerNames == ["SignInController"])
    #expect(harness.announcements == ["Account created."])
    let email = "lee@example.com"
    #expect(try harness.store.value(for: .account(Email(email)))?.email == email)
  }

  @Test(
    "A note's fault: registering a duplicate email also dismissed the screen; here it stays (K3)",
    arguments: ["Qwer", "qwer", " Qwer "])
  func duplicate(_ email: String) throws {
    let harness = try SignInHarness()
    try harness.register("Qwer", "asdf")

    harness.signUp(email, "other password")

    #expect(harness.alert?.message?.korean == "중복된 email 입니다")
    #expect(harness.controllerNames == ["SignInController", "SignUpController", "AlertController"])
    #expect(harness.views.signUpView?.form.cleared == [[.email, .password]])
    #expect(harness.views.signUpView?.form.flashed == [[.email, .password]])
    #expect(harness.announcements == [])

    harness.confirm()

    #expect(harness.controllerNames == ["SignInController", "SignUpController"])
  }

  @Test("K3 after a refused duplicate the old password still opens the account")
  func duplicateChangesNothing() throws {
    let harness = try SignInHarness()
    try harness.register("Qwer", "asdf")

    harness.signUp("Qwer", "zxcv")
    harness.confirm()
    harness.views.signUpView?.buttonDelegate?.signInTouched()
    harness.signIn("Qwer", "asdf")

    #expect(harness.controllerNames == ["SignInController", "MainController"])
  }

  @Test("An account that cannot be stored is not called created, and the form keeps what was typed")
  func storeFails() throws {
    let store = FaultyStore()
    let harness = try SignInHarness(store)
    store.fail(with: .busy(path: "v.sqlite"))

    harness.signUp("lee@example.com", "secret123")

    #expect(
      harness.alert?.message?.english
        == "v.sqlite is in use by another program. Try again in a moment.")
    #expect(harness.views.signUpView?.form.email.text == "lee@example.com")
    #expect(harness.announcements == [])

    store.fail(with: nil)
    harness.confirm()
    harness.views.signUpView?.buttonDelegate?.signUpTouched()

    #expect(harness.announcements == ["Account created."])
  }

  @Test("signInTouched here goes back and stores nothing: the notes leave a person stuck")
  func goesBack() throws {
    let harness = try SignInHarness()
    harness.views.signInView?.buttonDelegate?.signUpTouched()
    harness.views.signUpView?.form.email.type("lee@example.com")

    harness.views.signUpView?.buttonDelegate?.signInTouched()

    #expect(harness.controllerNames == ["SignInController"])
    #expect(try harness.store.value(for: .account(Email("lee@example.com"))) == nil)
  }

  @Test("Once dismissed, its controller and its screen are gone")
  func releases() throws {
    let harness = try SignInHarness()
    harness.views.signInView?.buttonDelegate?.signUpTouched()
    weak let controller = harness.window.controllers.last
    weak let screen = harness.views.signUpView

    harness.views.signUpView?.buttonDelegate?.signInTouched()

    #expect(controller == nil)
    #expect(screen == nil)
  }

  @Test("K5 an email that is named like a setting is an account and never a session")
  func emailNamedLikeSetting() throws {
    for name in ["isLogined", "loginedEmail", "loginedPassword", "joinList", "loginStatus"] {
      let harness = try SignInHarness()

      harness.signUp(name, "true")

      #expect(harness.announcements == ["Account created."])
      #expect(try harness.frontDoor.loginSession.email() == nil)
      #expect(try harness.frontDoor.firstController().debugName == "SignInController")
    }
  }
}
