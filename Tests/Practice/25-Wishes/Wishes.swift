import Vestibule

// A second window stays blank. A person who returns after hours is welcomed like a new one.

/// All wishes, for every window.
final class Wishes { var all: [String] = [] }

/// The app, whose windows show the same wishes.
final class WishAppDelegate: ApplicationDelegate {
  let wishes = Wishes()
  private(set) lazy var root = WishController(wishes)
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
    window.rootViewController = app.root
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Shows the wishes, and adds to them.
final class WishController: ViewController {
  private let wishes: Wishes
  private let (welcome, list) = (Label(), Label())
  private let (field, add) = (TextField("Wish"), Button("Add"))

  init(_ wishes: Wishes) { self.wishes = wishes }

  override func loadView() {
    view = ListedScreen { [welcome, list, field, add] in
      [.label(welcome), .label(list), .field(field), .button(add)]
    }
  }

  override func viewDidLoad() {
    welcome.text = wishes.all.isEmpty ? "Make a wish." : "Welcome back."
    add.addTarget(self, action: WishController.addTouched, for: .touchUpInside)
    show()
  }

  private func addTouched() {
    wishes.all.append(field.trimmedText)
    field.text = ""
    show()
  }

  private func show() { list.text = Phrase(verbatim: wishes.all.joined(separator: ", ")) }
}
