import Vestibule

// A person writes a draft and goes home, and the system ends the app. Later the field is empty.

/// A window with a draft.
final class DraftSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let draft = DraftController()

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first
    draft.text.text = activity?.userInfo["text"]?.string ?? ""
    let window = Window(windowScene: scene)
    window.rootViewController = draft
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    UserActivity(activityType: "own.draft", userInfo: ["text": .string(draft.text.text ?? "")])
  }
}

/// Shows a draft.
final class DraftController: ViewController {
  let text = TextField("Draft")

  override func loadView() {
    view = ListedScreen { [text] in [.field(text)] }
  }
}
