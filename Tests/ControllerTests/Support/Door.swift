import Controller
import Model
import View

/// The front door with recording views over a store in memory, its first screen shown.
final class Door {
  let store: any UserInfoStore
  let views: RecordingViewFactory
  let frontDoor: FrontDoor
  let window: Window

  init(
    _ store: any UserInfoStore = MemoryStore(), language: Language = .english,
    isDiscreet: Bool = false, rooms: [Room] = []
  ) throws {
    self.store = store
    views = RecordingViewFactory(language: language)
    frontDoor = FrontDoor(
      accounts: Accounts(
        store: store, hasher: YescryptHasher(cost: 1), clock: WallClock { 1_700_000_000 }),
      session: LoginSession(store: store), views: views, language: language,
      isDiscreet: isDiscreet, rooms: rooms)
    window = try Self.open(frontDoor)
  }

  /// Opens another window with the first screen of the same front door.
  static func open(_ frontDoor: FrontDoor) throws -> Window {
    let window = Window(view: frontDoor.views.makeWindowView(), log: EventLog())
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
    type(email, password, into: views.signInViews.last)
    views.signInViews.last?.buttons.touchSignIn()
  }

  /// Opens the sign-up screen, types into it and touches Sign Up.
  func signUp(_ email: String, _ password: String) {
    views.signInViews.last?.buttons.touchSignUp()
    type(email, password, into: views.signUpViews.last)
    views.signUpViews.last?.buttons.touchSignUp()
  }

  /// The classes of the controllers in the window, from bottom to top.
  var screens: [String] { window.controllers.map(\.name) }

  /// What was said outside of any view.
  var announcements: [String] { views.windowViews.flatMap(\.announcements) }

  private func type(_ email: String, _ password: String, into screen: RecordingSignView?) {
    screen?.form.email.type(email)
    screen?.form.password.type(password)
    screen?.form.password.touchReturn()
  }
}
