import Controller
import Model
import View

/// The front door with mock views over a store in memory, its first screen shown.
final class SignInHarness {
  let store: any UserInfoStore
  let views = MockViews()
  let frontDoor: FrontDoor
  let window: Window
  let windowView = ListeningWindow()

  init(
    _ store: any UserInfoStore = MemoryStore(), isDiscreet: Bool = false,
    destinations: [Destination] = []
  ) throws {
    self.store = store
    let session = LoginSession(store: store)
    frontDoor = FrontDoor(
      accounts: Accounts(
        store: store, hasher: YescryptHasher(cost: 1),
        clock: SystemClocks { ClockReading(time: 1_700_000_000_000, uptime: 0) },
        session: session),
      session: session, views: views, isDiscreet: isDiscreet,
      destinations: destinations)
    window = try Self.open(frontDoor, in: windowView)
  }

  /// Opens another window with the first screen of the same front door.
  static func open(_ frontDoor: FrontDoor, in view: WindowView = WindowView()) throws -> Window {
    let window = Window(view: view, log: EventLog())
    window.rootViewController = try frontDoor.firstController()
    window.makeKeyAndVisible()
    return window
  }

  /// Registers an account without any screen.
  func register(_ email: String, _ password: String) throws {
    try frontDoor.accounts.register(UserInfo(email: email, password: password))
  }

  /// Types into the sign-in screen and touches Sign In.
  func signIn(_ email: String, _ password: String) {
    type(email, password, into: views.signInView)
    views.signInView?.buttonDelegate?.signInTouched()
  }

  /// Opens the sign-up screen, types into it and touches Sign Up.
  func signUp(_ email: String, _ password: String) {
    views.signInView?.buttonDelegate?.signUpTouched()
    type(email, password, into: views.signUpView)
    views.signUpView?.buttonDelegate?.signUpTouched()
  }

  /// The classes of the controllers in the window, from bottom to top.
  var controllerNames: [String] { window.controllers.map(\.debugName) }

  /// The alert that is shown, or `nil`.
  var alert: AlertController? { window.controllers.last as? AlertController }

  /// Touches the alert's only button.
  func confirm() {
    if let button = alert?.view.controls.first { windowView.touch(button) }
  }

  /// What was said outside of any view.
  var announcements: [String] { windowView.announcements.map(\.english) }

  private func type(_ email: String, _ password: String, into screen: MockSignView?) {
    screen?.form.email.type(email)
    screen?.form.password.type(password)
    screen?.form.password.touchReturn()
  }
}

/// A window that remembers what was announced.
final class ListeningWindow: WindowView {
  private(set) var announcements: [Phrase] = []

  override func announce(_ message: Phrase) { announcements.append(message) }
}

extension TextField {
  /// Edits the field and types, key by key, as a person does.
  func type(_ text: String) {
    becomeFirstResponder()
    for character in text { insertText(String(character)) }
  }
}
