import Vestibule

// A second window stays blank. A person who returns after hours is welcomed like a new one.

/// The app, whose windows all show the same wishes.
final class WishAppDelegate: ApplicationDelegate {
  let wishes: Shared<Wishes>
  private var roots: [String: WishController] = [:]

  func root(of session: SceneSession) -> WishController {
    let root = roots[session.persistentIdentifier] ?? WishController(wishes)
    roots[session.persistentIdentifier] = root
    return root
  }

  init(in store: any UserInfoStore) { wishes = Shared(in: store) }
}

/// One window of the app.
final class WishSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene,
      let app = scene.application?.delegate as? WishAppDelegate
    else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = app.root(of: session)
    window.makeKeyAndVisible()
    self.window = window
  }
}
