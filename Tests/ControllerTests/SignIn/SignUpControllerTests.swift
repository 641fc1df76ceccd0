import Controller
import Model
import Testing
import View

@Suite("Sign-up controller", .patience)
struct SignUpControllerTests {
  @Test("signUpTouched here stores the account, goes back, and says so once")
  func signsUp() throws {
    let door = try SignInHarness()

    door.signUp("lee@example.com", "secret123")

    #expect(door.controllerNames == ["SignInController"])
    #expect(door.announcements == ["Account created."])
    let email = "lee@example.com"
    #expect(try door.store.value(for: .account(Email(email)))?.email == email)
  }

  @Test(
    "A note's fault: registering a duplicate email also dismissed the screen; here it stays (K3)",
    arguments: ["Qwer", "qwer", " Qwer "])
  func duplicate(_ email: String) throws {
    let door = try SignInHarness()
    try door.register("Qwer", "asdf")

    door.signUp(email, "other password")

    #expect(door.alert?.message?.korean == "중복된 email 입니다")
    #expect(door.controllerNames == ["SignInController", "SignUpController", "AlertController"])
    #expect(door.views.signUpView?.form.cleared == [[.email, .password]])
    #expect(door.views.signUpView?.form.flashed == [[.email, .password]])
    #expect(door.announcements == [])

    door.confirm()

    #expect(door.controllerNames == ["SignInController", "SignUpController"])
  }

  @Test("K3 after a refused duplicate the old password still opens the account")
  func duplicateChangesNothing() throws {
    let door = try SignInHarness()
    try door.register("Qwer", "asdf")

    door.signUp("Qwer", "zxcv")
    door.confirm()
    door.views.signUpView?.buttonDelegate?.signInTouched()
    door.signIn("Qwer", "asdf")

    #expect(door.controllerNames == ["SignInController", "MainController"])
  }

  @Test("An account that cannot be stored is not called created, and the form keeps what was typed")
  func storeFails() throws {
    let store = FaultyStore()
    let door = try SignInHarness(store)
    store.fail(with: .busy(path: "v.sqlite"))

    door.signUp("lee@example.com", "secret123")

    #expect(
      door.alert?.message?.english
        == "v.sqlite is in use by another program. Try again in a moment.")
    #expect(door.views.signUpView?.form.email.text == "lee@example.com")
    #expect(door.announcements == [])

    store.fail(with: nil)
    door.confirm()
    door.views.signUpView?.buttonDelegate?.signUpTouched()

    #expect(door.announcements == ["Account created."])
  }

  @Test("signInTouched here goes back and stores nothing: the notes leave a person stuck")
  func goesBack() throws {
    let door = try SignInHarness()
    door.views.signInView?.buttonDelegate?.signUpTouched()
    door.views.signUpView?.form.email.type("lee@example.com")

    door.views.signUpView?.buttonDelegate?.signInTouched()

    #expect(door.controllerNames == ["SignInController"])
    #expect(try door.store.value(for: .account(Email("lee@example.com"))) == nil)
  }

  @Test("Once dismissed, its controller and its screen are gone")
  func releases() throws {
    let door = try SignInHarness()
    door.views.signInView?.buttonDelegate?.signUpTouched()
    weak let controller = door.window.controllers.last
    weak let screen = door.views.signUpView

    door.views.signUpView?.buttonDelegate?.signInTouched()

    #expect(controller == nil)
    #expect(screen == nil)
  }

  @Test("K5 an email that is named like a setting is an account and never a session")
  func emailNamedLikeSetting() throws {
    for name in ["isLogined", "loginedEmail", "loginedPassword", "joinList", "loginStatus"] {
      let door = try SignInHarness()

      door.signUp(name, "true")

      #expect(door.announcements == ["Account created."])
      #expect(try door.frontDoor.loginSession.email() == nil)
      #expect(try door.frontDoor.firstController().debugName == "SignInController")
    }
  }
}
