import Controller
import Model
import Testing
import View

@testable import App

@Suite("Change password: the screen as text")
struct TextChangePasswordViewTests {
  @Test("It is drawn from top to bottom, and its buttons are found by name")
  func drawn() {
    display.refresh()
    #expect(
      display.takeOutput() == """
          Change Password
            lee@example.com
            1  Current   \("")
            2  New       \("")
            3  Change Password
            4  Back
          Return edits Current.  :help

        """)

    #expect(display.receive("back") == nil)
    #expect(root.presentedViewController == nil)
  }

  // MARK: - Fixtures

  private let display = TextDisplay(language: .english)
  private let root = ViewController()
  private let window: Window

  init() {
    let views = TextViewFactory(display: display)
    let store = MemoryStore()
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: StandardHasher.cheapest),
      session: LoginSession(store: store), views: views, language: .english)
    window = Window(view: views.makeWindowView(), log: EventLog())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(
      ChangePasswordController(door, email: "lee@example.com") {
        TextChangePasswordView(language: .english)
      }, animated: true)
  }
}
