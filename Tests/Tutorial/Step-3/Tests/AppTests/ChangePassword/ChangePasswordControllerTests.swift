import Controller
import Model
import Testing
import View

@testable import App

@Suite("Change password: the controller")
struct ChangePasswordControllerTests {
  @Test("The right current password and a usable new one: changed, said, and back")
  func changes() throws {
    type("asdf", "a long secret")
    screen.delegate?.changeTouched()

    #expect(shown == ["ViewController"])
    #expect(window.announcements == ["Password changed."])
    let lee = UserInfo(email: "lee@example.com", password: "a long secret")
    #expect(try door.accounts.authenticate(lee).email == "lee@example.com")
    #expect(try door.session.email() == "lee@example.com")
  }

  @Test("A wrong current password: an alert says so, and both fields are empty")
  func wrongPassword() throws {
    type("asdg", "a long secret")
    screen.delegate?.changeTouched()

    #expect(views.alertViews.last?.message == "That password is not correct.")
    #expect(screen.current.text == "" && screen.new.text == "")
    #expect(shown == ["ViewController", "ChangePasswordController", "AlertController"])
  }

  @Test("A new password that is too short is refused before the model is asked")
  func shortPassword() throws {
    type("asdf", "abc")
    screen.delegate?.changeTouched()

    #expect(
      views.alertViews.last?.message == "Enter a password of at least 4 characters.")
  }

  @Test("Return leads from the current password to the new one, and then away")
  func returnKey() {
    screen.current.touch()
    screen.current.touchReturn()
    #expect(screen.new.isFirstResponder)
    screen.new.touchReturn()
    #expect(!screen.new.isFirstResponder)
  }

  @Test("Back changes nothing, and nothing is left alive")
  func back() throws {
    weak let controller = root.presentedViewController
    #expect(controller != nil)

    screen.delegate?.backTouched()

    #expect(shown == ["ViewController"])
    #expect(controller == nil)
    #expect(screen.delegate == nil)
  }

  // MARK: - Fixtures

  private let views = RecordingViewFactory()
  private let screen = RecordingChangePasswordView()
  private let window: RecordingWindowView
  private let root = ViewController()
  private let door: FrontDoor
  private let appWindow: Window

  init() throws {
    let store = MemoryStore()
    door = FrontDoor(
      accounts: Accounts(store: store, hasher: StandardHasher.cheapest),
      session: LoginSession(store: store), views: views, language: .english)
    let lee = UserInfo(email: "lee@example.com", password: "asdf")
    try door.accounts.register(lee)
    try door.session.begin(for: try door.accounts.authenticate(lee))

    appWindow = Window(view: views.makeWindowView(), log: EventLog())
    window = try #require(views.windowViews.last)
    appWindow.rootViewController = root
    appWindow.makeKeyAndVisible()
    let controller = ChangePasswordController(door, email: "lee@example.com") { [screen] in screen }
    root.present(controller, animated: true)
  }

  private var shown: [String] { appWindow.controllers.map(\.name) }

  private func type(_ current: String, _ new: String) {
    screen.current.type(current)
    screen.new.type(new)
  }
}
