import Model
import Testing
import View

@Suite("Recording views")
struct RecordingViewTests {
  let factory = RecordingViewFactory()
  let controller = FormController()
  let window: any WindowView
  let view: any SignView

  init() {
    window = factory.makeWindowView()
    view = factory.makeSignInView()
    controller.form = view.inputForm
    view.inputForm.delegate = controller
    view.inputForm.setTextFieldDelegate(controller)
    view.signContainer.setButtonDelegate(controller)
    window.addSubview(view)
  }

  var events: [String] { factory.log.events.map(\.description) }

  // MARK: - Recording

  @Test("What a controller sets up is recorded in order")
  func setUp() {
    #expect(
      events == [
        "ViewFactory.makeWindowView()",
        "ViewFactory.makeSignInView()",
        "FormContainer.delegate = FormController",
        "FormContainer.setTextFieldDelegate(FormController)",
        "SignContainer.setButtonDelegate(FormController)",
        "WindowView.addSubview(RecordingSignView)",
      ])
  }

  @Test("A touch is recorded before what the controller does because of it")
  func touch() throws {
    let screen = try #require(factory.signInViews.last)
    factory.log.removeAll()

    screen.buttons.touchSignIn()

    #expect(
      events == [
        "SignButtonDelegate.signInTouched()",
        "FormContainer.canSignIn() = false",
        "FormContainerDelegate.formContainer(didRefuse: "
          + "\"Enter an email of at least 4 characters.\")",
        "FormContainer.clear([email, password])",
        "FormContainer.flash([email])",
      ])
  }

  @Test("Typing begins editing like a touch, then goes key by key through the delegate")
  func typing() throws {
    let form = try #require(factory.signInViews.last).form
    factory.log.removeAll()

    let taken = form.email.type("le")

    #expect(taken)
    #expect(form.email.isFirstResponder)
    #expect(form.email.text == "le")
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldBeginEditing(email)",
        "TextFieldDelegate.textFieldDidBeginEditing(email)",
        "TextFieldDelegate.textField(email, shouldChangeCharactersIn: 0..<0, "
          + "replacementString: \"l\")",
        "TextFieldDelegate.textField(email, shouldChangeCharactersIn: 1..<1, "
          + "replacementString: \"e\")",
      ])
  }

  @Test("Return is recorded before what the controller makes of it")
  func returnKey() throws {
    let form = try #require(factory.signInViews.last).form
    form.email.touch()
    factory.log.removeAll()

    form.email.touchReturn()

    #expect(form.password.isFirstResponder)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldReturn(email)",
        "FormContainer.field(after: email) = password",
        "password.becomeFirstResponder()",
        "TextFieldDelegate.textFieldShouldBeginEditing(password)",
        "TextFieldDelegate.textFieldShouldEndEditing(email)",
        "TextFieldDelegate.textFieldDidEndEditing(email, reason: committed)",
        "TextFieldDelegate.textFieldDidBeginEditing(password)",
      ])
  }

  @Test("What a controller does to a field, a screen and a window is recorded")
  func controllerCalls() throws {
    let form = try #require(factory.signInViews.last).form
    factory.log.removeAll()

    form.email.text = "lee"
    form.email.placeholder = "Email"
    form.email.resignFirstResponder()
    view.isRaised = true
    window.announce("Account created.")

    #expect(
      events == [
        "email.text = \"lee\"",
        "email.placeholder = \"Email\"",
        "email.resignFirstResponder()",
        "SignView.isRaised = true",
        "WindowView.announce(\"Account created.\")",
      ])
    #expect(factory.windowViews.last?.announcements == ["Account created."])
  }

  @Test("The main screen and an alert are recorded")
  func mainAndAlert() {
    let log = EventLog(isListening: true)
    let (main, alert) = (RecordingMainView(log: log), RecordingAlertView(log: log))
    main.delegate = controller
    alert.delegate = controller

    main.email = "lee@example.com"
    main.touchSignOut()
    alert.show(title: "Notice", message: nil, actions: ["Keep", "OK"], preferred: 1)
    alert.touch("Keep")
    alert.touchReturn()

    #expect(
      log.events.map(\.description) == [
        "MainView.delegate = FormController",
        "AlertView.delegate = FormController",
        "MainView.email = \"lee@example.com\"",
        "MainViewDelegate.signOutTouched()",
        "AlertView.show(title: \"Notice\", message: nil, actions: [\"Keep\", \"OK\"], "
          + "preferred: 1)",
        "AlertViewDelegate.alertView(didTouchActionAt: 0)",
        "AlertViewDelegate.alertView(didTouchActionAt: 1)",
      ])
  }

  @Test("No password is recorded, also when it is shown, set or handed over")
  func secrecy() throws {
    let form = try #require(factory.signInViews.last).form

    form.password.type("orange")
    form.password.isSecureTextEntry = false
    form.password.type("s")
    form.password.text = "oranges"
    let userInfo = form.fetch()

    #expect(userInfo?.password == "oranges")
    #expect(events.contains("FormContainer.fetch() = UserInfo(•••)"))
    #expect(events.contains("password.text = •••"))
    #expect(
      events.contains(
        "TextFieldDelegate.textField(password, shouldChangeCharactersIn: •••, "
          + "replacementString: •••)"))
    #expect(events.filter { $0.contains("orange") || $0.contains("\"o\"") } == [])
  }

  @Test("Nothing is recorded while nobody listens")
  func silence() throws {
    factory.log.removeAll()
    factory.log.isListening = false
    let screen = try #require(factory.signInViews.last)

    screen.form.email.type("lee")
    screen.buttons.touchSignIn()

    #expect(events == [])
  }

  // MARK: - Answers

  @Test("A test can decide what a form answers")
  func answers() throws {
    let form = try #require(factory.signInViews.last).form
    let other = UserInfo(email: "kim@example.com", password: "cherry")

    form.canSignInAnswer = true
    form.canSignUpAnswer = false
    form.fetchAnswer = .userInfo(other)
    let answers = [form.canSignIn(), form.canSignUp()]
    let fetched = form.fetch()
    form.fetchAnswer = .nothing
    let nothing = form.fetch()

    #expect(answers == [true, false])
    #expect(fetched == other)
    #expect(nothing == nil)
  }

  @Test("A form remembers what was cleared and flashed")
  func remembers() throws {
    let form = try #require(factory.signInViews.last).form

    form.clear([.password])
    form.flash([.email, .password])

    #expect(form.cleared == [[.password]])
    #expect(form.flashed == [[.email, .password]])
  }
}
