import Vestibule

/// A window that shows the places of its links, wherever the app is when they come.
final class PlaceSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let places = PlaceController()

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = places
    window.makeKeyAndVisible()
    self.window = window
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    open(contexts)
  }

  private func open(_ contexts: [OpenURLContext]) {
    for context in contexts { places.open(context.url) }
  }
}

/// Shows the places that links asked for, in their order.
final class PlaceController: ViewController {
  private let list = Label("Nowhere yet")
  private let help = Button("Help")
  private var names: [String] = []

  override func loadView() {
    view = ListedScreen { [list, help] in [.label(list), .button(help)] }
  }

  override func viewDidLoad() {
    help.addTarget(self, action: PlaceController.helpTouched, for: .touchUpInside)
  }

  func open(_ url: URL) {
    guard let name = url.host() else { return }
    names.append(name)
    list.text = Phrase(verbatim: names.joined(separator: ", "))
  }

  private func helpTouched() { presentNotice("Touch a link to a place.") }
}
