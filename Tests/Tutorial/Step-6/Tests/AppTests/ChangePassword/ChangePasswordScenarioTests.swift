import Controller
import Model
import Testing
import View

@testable import App

@Suite("Change password: the app")
struct ChangePasswordScenarioTests {
  @Test("Who changes a password stays signed in, also in the next process")
  func staysSignedIn() throws {
    let scenario = try frontDoor()
    try scenario.launch()
    try scenario.type("lee@example.com", into: "Email")
    try scenario.type("asdf", into: "Password")
    try scenario.touch("Sign In")

    try scenario.touch("Change Password")
    weak let screen = scenario.window?.controllers.last?.view as? any ChangePasswordView
    #expect(screen?.email == "lee@example.com")
    try scenario.type("asdf", into: "Current")
    try scenario.type("a long secret", into: "New")
    try scenario.touch("Change Password")
    #expect(scenario.screens == ["SignInController", "MainController"])

    try scenario.relaunch()
    #expect(scenario.screens == ["MainController"])
    try scenario.finish()
  }

  // MARK: - Fixtures

  private func frontDoor() throws -> Scenario {
    let (store, hasher) = (MemoryStore(), StandardHasher.cheapest)
    try Accounts(store: store, hasher: hasher)
      .register(UserInfo(email: "lee@example.com", password: "asdf"))

    return Scenario(.loose, store: store) { store, log in
      let views = RecordingViewFactory(log: EventLog())
      let door = FrontDoor(
        accounts: Accounts(store: store, hasher: hasher), session: LoginSession(store: store),
        views: views, language: .english,
        rooms: [.changePassword])
      return Application(
        delegate: LeeAppDelegate(), views: views,
        manifest: SceneManifest { LeeSceneDelegate(door) }, store: store, log: log)
    }
  }
}

private final class LeeAppDelegate: ApplicationDelegate {}

private final class LeeSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let door: FrontDoor

  init(_ door: FrontDoor) { self.door = door }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    door.open(window)
  }
}
