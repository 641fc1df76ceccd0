import Model
import Testing
import View

// What a person can and cannot touch.
extension RecordingViewTests {
  // MARK: - What a person cannot do

  @Test("Nothing can be touched or typed into below another view, and each try is reported")
  func covered() throws {
    let screen = try #require(factory.signInViews.last)
    let main = factory.makeMainView()
    [view, main].forEach(window.addSubview)
    factory.log.removeAll()

    screen.buttons.touchSignIn()
    screen.buttons.touchSignUp()
    let taken = screen.form.email.type("lee")
    let touched = screen.form.password.touch()

    #expect(!taken)
    #expect(!touched)
    #expect(screen.form.email.text == "")
    #expect(
      factory.log.diagnostics.map(\.receiver) == [
        "SignContainer", "SignContainer", "email", "password",
      ])
    #expect(
      factory.log.events.first?.text
        == "A person cannot touch it: its view is not uppermost in a window. "
        + "Touch the uppermost view, or dismiss that first.")
    #expect(factory.log.events.count == 4)
  }

  @Test("A view that left its window cannot be touched until it comes back")
  func removed() throws {
    let screen = try #require(factory.signInViews.last)

    window.removeSubview(view)
    screen.buttons.touchSignUp()
    window.addSubview(view)
    screen.buttons.touchSignUp()

    #expect(factory.log.diagnostics.map(\.receiver) == ["SignContainer"])
    #expect(events.filter { $0 == "SignButtonDelegate.signUpTouched()" }.count == 1)
  }

  @Test("A view that moved to another window can be touched there")
  func moved() throws {
    let screen = try #require(factory.signInViews.last)
    let other = factory.makeWindowView()

    other.addSubview(view)
    window.removeSubview(view)
    screen.buttons.touchSignUp()

    #expect(factory.log.diagnostics == [])
    #expect(events.last == "SignButtonDelegate.signUpTouched()")
  }

  @Test("A view whose window is gone cannot be touched, although it never left it")
  func windowGone() {
    let screen = RecordingSignView(log: factory.log)
    screen.signContainer.setButtonDelegate(controller)
    do {
      let window = RecordingWindowView(log: factory.log)
      window.addSubview(screen)
    }

    screen.buttons.touchSignUp()

    #expect(factory.log.diagnostics.map(\.receiver) == ["SignContainer"])
  }

  @Test("A view that is in no window at all can be touched and typed into")
  func alone() {
    let log = EventLog(isListening: true)
    let screen = RecordingSignView(log: log)
    screen.signContainer.setButtonDelegate(controller)

    let taken = screen.form.email.type("lee")
    screen.buttons.touchSignUp()

    #expect(taken)
    #expect(screen.form.email.text == "lee")
    #expect(log.events.last?.text == "signUpTouched()")
    #expect(log.diagnostics == [])
  }

  @Test("An action that an alert does not have is reported with those it has")
  func unknownAction() {
    let log = EventLog(isListening: true)
    let alert = RecordingAlertView(log: log)
    alert.show(title: nil, message: nil, actions: ["OK"], preferred: nil)

    alert.touch("Cancel")

    #expect(
      log.diagnostics.map(\.description) == [
        "AlertView: There is no action \"Cancel\". Touch one of [\"OK\"]."
      ])
  }

  // MARK: - Leaving nothing behind

  @Test("The factory lists what it made in order, and keeps no view alive")
  func release() {
    let factory = RecordingViewFactory(language: .korean)
    let second: any SignView
    do {
      let first = factory.makeSignInView()
      second = factory.makeSignInView()
      let made = factory.signInViews.map(ObjectIdentifier.init)
      #expect(made == [ObjectIdentifier(first), ObjectIdentifier(second)])
    }
    for _ in 0..<100 { _ = factory.makeAlertView() }

    let remaining = factory.signInViews

    #expect(remaining.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
    #expect(remaining.first?.form.email.placeholder == "이메일을 입력하세요")
    #expect(factory.alertViews.isEmpty)
  }

  @Test("The sign-up screen has its own placeholders")
  func placeholders() throws {
    let view = factory.makeSignUpView()

    let form = try #require(factory.signUpViews.last).form

    #expect(view.inputForm === form)
    #expect(form.email.placeholder == "Choose the email to use")
    #expect(form.password.placeholder == "Choose a password")
  }
}
