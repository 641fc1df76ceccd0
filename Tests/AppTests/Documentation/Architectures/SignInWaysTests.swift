import Testing
import Vestibule

@Suite("Sign-in, written in four ways", .patience)
struct SignInWaysTests {
  @Test(
    "What is refused is said, and what must be typed again is empty and marked",
    arguments: SignInWay.allCases, SignInCase.refused)
  func refused(_ way: SignInWay, _ one: SignInCase) throws {
    let desk = try SignInDesk(way)

    desk.signIn(one.email, one.password)

    #expect(desk.alert?.message?.english == one.message)
    #expect(desk.email.text == (one.clears.contains(.email) ? "" : one.email))
    #expect(desk.password.text == (one.clears.contains(.password) ? "" : one.password))
    #expect(desk.email.isHighlighted == one.flashes.contains(.email))
    #expect(desk.password.isHighlighted == one.flashes.contains(.password))
  }

  @Test(
    "The right email and password lead to the next screen, and the form is empty",
    arguments: SignInWay.allCases)
  func right(_ way: SignInWay) throws {
    let desk = try SignInDesk(way)

    desk.signIn("Qwer", "asdf")

    let welcome = try #require(desk.window.controllers.last as? WelcomeController)
    #expect(welcome.email == "Qwer")
    #expect(desk.email.text == "" && desk.password.text == "")
  }

  @Test("The same refusal twice is said twice", arguments: SignInWay.allCases)
  func twice(_ way: SignInWay) throws {
    let desk = try SignInDesk(way)

    for _ in 1...2 {
      desk.signIn("Qwer", "asdg")
      #expect(desk.alert != nil)
      desk.window.rootViewController?.dismiss(animated: true)
      #expect(desk.alert == nil)
    }
  }

  @Test("While it is typed, a line says what is missing", arguments: SignInWay.allCases)
  func hint(_ way: SignInWay) throws {
    let desk = try SignInDesk(way)
    #expect(desk.window.shownLabels == [])

    desk.type("Qwer", into: desk.email)
    #expect(desk.window.shownLabels == ["Enter a password of at least 4 characters."])

    desk.type("asdf", into: desk.password)
    #expect(desk.window.shownLabels == [])
  }

  @Test("Nothing of it is left when the window is gone", arguments: SignInWay.allCases)
  func released(_ way: SignInWay) throws {
    weak var controller: ViewController?
    do {
      let desk = try SignInDesk(way)
      desk.signIn("lee", "asd")
      controller = desk.window.rootViewController
    }

    #expect(controller == nil)
  }
}

/// A window with one of the four, and what a person sees and does there.
private struct SignInDesk {
  let window = Window(view: WindowView(), log: EventLog())
  let email: TextField
  let password: TextField

  init(_ way: SignInWay) throws {
    window.rootViewController = way.makeController(try SignInCase.accounts())
    window.makeKeyAndVisible()
    let fields = try #require(window.view.subviews.last?.fields)
    (email, password) = (fields[0], fields[1])
  }

  var alert: AlertController? { window.controllers.last as? AlertController }

  func type(_ text: String, into field: TextField) {
    window.view.touch(field)
    field.replaceText(with: text)
  }

  func signIn(_ email: String, _ password: String) {
    type(email, into: self.email)
    type(password, into: self.password)
    for case let button as Button in window.view.subviews.last?.controls ?? [] {
      window.view.touch(button)
    }
  }
}
