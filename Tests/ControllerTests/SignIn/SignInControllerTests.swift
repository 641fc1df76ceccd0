import Controller
import Model
import ModelKit
import Testing
import View

import struct Foundation.URL

@Suite("Sign-in controller", .patience)
struct SignInControllerTests {
  @Test(
    "K1 what is refused, in the notes' order, with its sentence, its fields cleared and flashed",
    arguments: refusals)
  func refusal(_ refusal: Refused) throws {
    let harness = try SignInHarness()
    try harness.register("Qwer", "asdf")

    harness.signIn(refusal.email, refusal.password)

    #expect(harness.alert?.title == Phrase("Notice", ko: "알림"))
    #expect(harness.alert?.message?.korean == refusal.message)
    #expect(harness.alert?.actions.map(\.title) == [Phrase("OK", ko: "확인")])
    let form = try #require(harness.views.signInView).form
    #expect(form.cleared == [refusal.clears])
    #expect(form.flashed == [refusal.flashes])
    #expect(harness.controllerNames == ["SignInController", "AlertController"])
    #expect(try harness.frontDoor.loginSession.email() == nil)
  }

  @Test("Discreet, an unknown email and a wrong password are refused alike", arguments: strangers)
  func discretion(email: String, password: String) throws {
    let harness = try SignInHarness(isDiscreet: true)
    try harness.register("Qwer", "asdf")

    harness.signIn(email, password)

    #expect(
      harness.alert?.message
        == Phrase(
          "The email or the password is not correct.", ko: "이메일 또는 비밀번호가 올바르지 않습니다."))
    let form = try #require(harness.views.signInView).form
    #expect(form.cleared == [[.email, .password]])
    #expect(form.flashed == [[.email, .password]])
  }

  @Test("A window is restored from the activity of a form, and from no other one")
  func restored() throws {
    let harness = try SignInHarness()
    let (door, window) = (harness.frontDoor, harness.window)
    var typed: String? { (window.rootViewController as? FormController)?.typedEmail }
    (window.rootViewController as? FormController)?.typedEmail = "lee@"
    var activity = try #require(door.activity(of: window))

    door.open(window, restoring: activity)
    #expect(typed == "lee@")
    activity.activityType = "tea"
    door.open(window, restoring: activity)

    #expect(typed == "")
  }

  @Test("Of all that arrives, only what names the form to sign up shows it")
  func arrivals() throws {
    let harness = try SignInHarness()
    let link = try #require(URL(string: "vestibule://sign-up"))
    let other = try #require(URL(string: "vestibule://sign-in"))
    let others: [Arrival] = [
      .urls([other]), .shortcutItem(ApplicationShortcutItem(type: "sign-in", localizedTitle: "")),
      .userActivity(UserActivity(activityType: "sign-up")),
      .handoff(activityType: "sign-up", nil),
      .notificationResponse(NotificationResponse(identifier: "sign-up", title: "")),
    ]
    for arrival in others {
      harness.frontDoor.receive(arrival, in: harness.window)
      #expect(harness.controllerNames == ["SignInController"])
    }

    harness.signIn("nobody", "secret123")
    #expect(harness.alert != nil)
    let signUp = try #require(harness.frontDoor.shortcutItems.first)
    for arrival in [Arrival.urls([other, link]), .shortcutItem(signUp)] {
      harness.frontDoor.receive(arrival, in: harness.window)
      #expect(harness.controllerNames == ["SignInController", "SignUpController"])
    }
  }

  @Test("Where nobody can tell who is signed in, that is known first, and said at sign-in")
  func unreadableSession() throws {
    let store = FaultyStore()
    let harness = try SignInHarness(store)
    let (door, error) = (harness.frontDoor, StoreError.busy(path: "v.sqlite"))
    store.fail(with: error, reading: true)
    #expect(throws: error) { try door.prepare() }
    let window = Window(view: WindowView(), log: EventLog())

    door.open(window)

    #expect(window.controllers.map(\.debugName) == ["SignInController", "AlertController"])
    #expect((window.controllers.last as? AlertController)?.message == door.message(for: error))
  }

  @Test("P13 who failed too often is told how long to wait, and keeps what was typed")
  func waiting() throws {
    let harness = try SignInHarness()
    try harness.register("Qwer", "asdf")
    for _ in 1...5 {
      _ = try? harness.frontDoor.accounts.authenticate(UserInfo(email: "Qwer", password: "asdg"))
    }

    harness.signIn("Qwer", "asdf")

    #expect(
      harness.alert?.message?.english == "Too many attempts. Try again in 1 second.")
    let form = try #require(harness.views.signInView).form
    #expect(form.email.text == "Qwer" && form.password.text == "asdf")
    #expect(harness.controllerNames == ["SignInController", "AlertController"])
  }

  @Test("K2 the right email and password store the session, then show the main screen")
  func signsIn() throws {
    let harness = try SignInHarness()
    try harness.register("Qwer", "asdf")

    harness.signIn("Qwer", "asdf")

    #expect(harness.controllerNames == ["SignInController", "MainController"])
    #expect(harness.views.mainView?.email == "Qwer")
    #expect(harness.frontDoor.activity(of: harness.window) == nil, "the session is restored")
    #expect(try harness.store.value(for: .isLogined) == true)
    #expect(try harness.store.value(for: .loginedEmail) == "Qwer")
    #expect(try harness.store.value(for: .loginedPassword) != "asdf")
  }

  @Test("S5 a session that cannot be stored shows why, keeps what was typed, and opens nothing")
  func storeFails() throws {
    let store = FaultyStore()
    let harness = try SignInHarness(store)
    try harness.register("lee@example.com", "secret123")
    store.fail(with: .diskFull(path: "v.sqlite"))

    harness.signIn("lee@example.com", "secret123")

    #expect(
      harness.alert?.message?.english
        == "There is no room left to write v.sqlite. Make room and try again.")
    #expect(harness.views.signInView?.form.email.text == "lee@example.com")
    #expect(harness.controllerNames == ["SignInController", "AlertController"])
  }

  @Test("What was typed is gone once a user is signed in")
  func formIsEmptied() throws {
    let harness = try SignInHarness()
    try harness.register("Qwer", "asdf")

    harness.signIn("Qwer", "asdf")

    #expect(harness.views.signInView?.form.email.text == "")
    #expect(harness.views.signInView?.form.password.text == "")
  }

  @Test("signUpTouched here opens the sign-up screen over the whole window")
  func opensSignUp() throws {
    let harness = try SignInHarness()

    harness.views.signInView?.buttonDelegate?.signUpTouched()

    #expect(harness.controllerNames == ["SignInController", "SignUpController"])
    #expect(harness.window.view.subviews.count == 1)
  }

  @Test("A form that says no is believed, and a form that hands over nothing does nothing")
  func formDecides() throws {
    let harness = try SignInHarness()
    let form = try #require(harness.views.signInView).form
    try harness.register("Qwer", "asdf")

    form.isUsable = false
    harness.signIn("Qwer", "asdf")
    form.isUsable = true
    form.hasUserInfo = false
    harness.signIn("Qwer", "asdf")

    #expect(harness.controllerNames == ["SignInController"])
  }

  @Test("Return in the email field moves on; Return in the password field puts the keyboard away")
  func returnKey() throws {
    let harness = try SignInHarness()
    let form = try #require(harness.views.signInView).form
    let input = harness.window.view.textInput

    form.email.type("lee@example.com")
    form.email.touchReturn()
    let second = input.firstResponder
    form.password.touchReturn()

    #expect(second === form.password)
    #expect(input.firstResponder == nil)
  }

  @Test("The form rises with the keyboard and sinks with it")
  func risesWithKeyboard() throws {
    let harness = try SignInHarness()
    let screen = try #require(harness.views.signInView)

    screen.form.email.becomeFirstResponder()
    let raised = screen.isRaised
    screen.form.email.resignFirstResponder()

    #expect(raised)
    #expect(!screen.isRaised)
    screen.buttonDelegate?.signUpTouched()
    let signUp = try #require(harness.views.signUpView)
    signUp.form.email.becomeFirstResponder()
    #expect(signUp.isRaised && !screen.isRaised, "the one below stays")
  }

  @Test("A note's fault: an alert got its action after it was shown; here it is on it at once")
  func alertHasAction() throws {
    let harness = try SignInHarness()

    harness.signIn("", "")
    harness.confirm()

    #expect(harness.controllerNames == ["SignInController"])
    #expect(harness.window.log.diagnostics == [])
  }

  @Test("Its controller, screen and alert are gone once its window is")
  func releases() throws {
    weak var controller: ViewController?
    weak var screen: MockSignView?
    do {
      let harness = try SignInHarness()
      harness.signIn("x", "y")
      controller = harness.window.rootViewController
      screen = harness.views.signInView
    }

    #expect(controller == nil)
    #expect(screen == nil)
  }
}

// MARK: - Fixtures

struct Refused: Sendable, CustomTestStringConvertible {
  let email: String
  let password: String
  let message: String
  let clears: [FormField]
  let flashes: [FormField]

  nonisolated var testDescription: String { "\(email) / \(password)" }
}

private nonisolated let strangers = [("nobody", "asdf"), ("Qwer", "asdg")]

private nonisolated let refusals = [
  Refused(
    email: "lee", password: "asd", message: "email을 4자 이상 입력해주세요",
    clears: [.email, .password], flashes: [.email]),
  Refused(
    email: "Qwer", password: "asd", message: "password를 4자 이상 입력해주세요",
    clears: [.password], flashes: [.password]),
  Refused(
    email: "nobody", password: "asdf", message: "입력하신 아이디는 존재하지 않습니다",
    clears: [.email, .password], flashes: [.email, .password]),
  Refused(
    email: "qwer", password: "asdf", message: "입력하신 아이디는 존재하지 않습니다",
    clears: [.email, .password], flashes: [.email, .password]),
  Refused(
    email: "Qwer", password: "asdg", message: "입력하신 비밀번호는 존재하지 않습니다",
    clears: [.password], flashes: [.password]),
  Refused(
    email: "Qw\u{0}er", password: "asdf", message: "이메일에는 제어 문자나 보이지 않는 문자를 쓸 수 없습니다.",
    clears: [], flashes: [.email]),
  Refused(
    email: "Qwer", password: "asdf\u{0}",
    message: "비밀번호에는 제어 문자를 쓸 수 없고, 보이는 글자가 하나는 있어야 합니다.",
    clears: [], flashes: [.password]),
]
