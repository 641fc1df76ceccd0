import Vestibule

/// A window that shows the places of its links, wherever the app is when they come.
final class PlaceSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let places = PlaceController()
  private var launchedFor: [OpenURLContext] = []

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = places
    window.makeKeyAndVisible()
    self.window = window
    launchedFor = connectionOptions.urlContexts
    let isLaunch = scene.application?.applicationState != .background
    if isLaunch ? !planted(1) : !planted(2) { open(connectionOptions.urlContexts) }
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    let isInFront = scene.activationState == .foregroundActive
    if isInFront ? planted(3) : planted(4) { return }
    if planted(5), places.presentedViewController != nil { return }
    let first = scene.application?.scenes.first?.delegate as? PlaceSceneDelegate
    if planted(6), let first { first.open(contexts) } else { open(contexts) }
  }

  func sceneWillEnterForeground(_ scene: Scene) {
    if planted(7), scene.activationState == .background { open(launchedFor) }
  }

  private func open(_ contexts: [OpenURLContext]) {
    for context in planted(8) ? Array(contexts.prefix(1)) : contexts { places.open(context.url) }
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
