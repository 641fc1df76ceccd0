import Vestibule

// A person touches a link to a tea while the app is not running. The app opens, without the tea.

/// A window that shows the teas of its links.
final class LinkSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let teas = LinkController()
  private var contexts: [OpenURLContext] = []

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = teas
    window.makeKeyAndVisible()
    self.window = window
    contexts = connectionOptions.urlContexts
  }

  func sceneWillEnterForeground(_ scene: Scene) {
    for context in contexts { teas.open(context.url) }
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    for context in contexts { teas.open(context.url) }
  }
}

/// Shows the teas that links asked for, in their order.
final class LinkController: ViewController {
  private let list = Label("No tea yet")
  private var names: [String] = []

  override func loadView() {
    view = ListedScreen { [list] in [.label(list)] }
  }

  func open(_ url: URL) {
    guard let name = url.host() else { return }
    names.append(name)
    list.text = Phrase(verbatim: names.joined(separator: ", "))
  }
}
