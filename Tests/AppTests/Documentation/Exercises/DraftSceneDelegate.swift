import Vestibule

// Exercise 10.

/// A window with a draft, which is there again in the next process.
class DraftSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let draft = DraftController()

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let activity = activity(to: connectionOptions, of: session)
    draft.text.text = activity?.userInfo["text"]?.string ?? ""
    let window = Window(windowScene: scene)
    window.rootViewController = draft
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    UserActivity(activityType: "own.draft", userInfo: ["text": .string(draft.text.text ?? "")])
  }

  /// The activity with which a window begins.
  func activity(to options: Scene.ConnectionOptions, of session: SceneSession) -> UserActivity? {
    options.userActivities.first
  }
}

/// Shows a draft.
final class DraftController: ViewController {
  let text = TextField("Draft")

  override func loadView() {
    view = ListedScreen { [text] in [.field(text)] }
  }
}
