import ProgramKit
import Testing
import Vestibule
import VestibuleTesting

@testable import Members

@MainActor
@Suite("Change password", .scenario)
struct ChangePasswordTests {
  // MARK: - The controller, with a mock of its screen

  @Test("The right current password and a usable new one: changed, said, and back")
  func changes() throws {
    let window = present(mock)
    mock.currentPassword.text = "asdf"
    mock.newPassword.text = "a long secret"
    try #require(mock.delegate).changeTouched()

    #expect(window.controllers.map(\.debugName) == ["ViewController"])
    #expect(log.events.contains { $0.text == "announce(\"Password changed.\")" })
    let lee = UserInfo(email: "lee@example.com", password: "a long secret")
    #expect(try door.accounts.authenticate(lee).email == "lee@example.com")
    #expect(try door.loginSession.email() == "lee@example.com")
  }

  @Test(
    "What cannot be used: an alert says why, and both fields are empty",
    arguments: [
      ("asdg", "a long secret", "That password is not correct."),
      ("asdf", "abc", "Enter a password of at least 4 characters."),
    ])
  func refuses(current: String, new: String, message: String) throws {
    let window = present(mock)
    mock.currentPassword.text = current
    mock.newPassword.text = new
    try #require(mock.delegate).changeTouched()

    let alert = try #require(window.controllers.last as? AlertController)
    #expect(alert.message?.english == message)
    #expect(mock.currentPassword.text == "" && mock.newPassword.text == "")
  }

  @Test("Back changes nothing, and the controller is gone")
  func back() throws {
    let window = present(mock)
    try #require(mock.delegate).backTouched()

    #expect(window.controllers.map(\.debugName) == ["ViewController"])
    #expect(mock.delegate == nil)
  }

  // MARK: - The real screen, as text

  @Test("It is drawn from top to bottom, and Return leads through its fields")
  func text() {
    let display = TextDisplay(language: .english)
    let window = present(ChangePasswordScreen(), in: TextViewFactory(display: display))
    for line in ["", "asdf", "a long secret"] { _ = display.receive(line) }
    display.refresh()

    #expect(
      display.takeOutput() == """
          Change Password
            lee@example.com
            1  Current   ●●●
            2  New       ●●●
            3  Change Password
            4  Back
          Return: Change Password  (:help)

        """)
    #expect(display.receive("change password") == nil)
    #expect(window.controllers.map(\.debugName) == ["ViewController"])
  }

  // MARK: - The whole app

  @Test("Who changes a password stays signed in, also in the next process")
  func staysSignedIn() throws {
    try Scenario.run(.loose, making: Program.ours.making("--demo")) { scenario in
      try scenario.launch()
      try scenario.type("Qwer", into: "Email")
      try scenario.type("asdf", into: "Password")
      try scenario.touch("Sign In")
      try scenario.touch("Change Password")
      try scenario.type("asdf", into: "Current")
      try scenario.type("a long secret", into: "New")
      try scenario.touch("Change Password")
      #expect(scenario.controllerNames.last == "MainController")

      try scenario.relaunch()
      #expect(scenario.controllerNames == ["MainController"])
    }
  }

  // MARK: - Fixtures

  private let mock = MockChangePasswordView()
  private let log = EventLog(isRecording: true)
  private let door: FrontDoor

  /// Registers Lee and signs her in.
  init() throws {
    let store = MemoryStore()
    let session = LoginSession(store: store)
    // The product's own hasher, at its lowest cost.
    let accounts = Accounts(store: store, hasher: StandardHasher.lowestCost, session: session)
    door = FrontDoor(accounts: accounts, session: session, views: SignInScreens())
    let lee = UserInfo(email: "lee@example.com", password: "asdf")
    try door.accounts.register(lee)
    try door.loginSession.begin(for: try door.accounts.authenticate(lee))
  }

  private func present(
    _ screen: any ChangePasswordView, in views: any ViewFactory = HeadlessViewFactory()
  ) -> Window {
    let window = Window(view: views.makeWindowView(), log: log)
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(
      ChangePasswordController(door, email: "lee@example.com", screen: screen), animated: true)
    return window
  }
}

/// The screen as its controller knows it, and nothing else.
private final class MockChangePasswordView: ChangePasswordView {
  weak var delegate: (any ChangePasswordViewDelegate)?
  var email = ""
  let currentPassword = TextField("Current")
  let newPassword = TextField("New")
}
