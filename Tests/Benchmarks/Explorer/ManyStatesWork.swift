import Controller
import Model
import View
import ViewKit
import Workshop

/// An app of a million states: a number of six digits, to which ten buttons each add one.
final class ManyStatesWork {
  private let explorer: Explorer
  private let states: Int

  /// The most memory that was in use during a walk, beyond what was before, in bytes.
  private(set) var memory = 0.0

  init(states: Int) {
    self.states = states
    explorer = Explorer { store, log in
      Application(
        delegate: QuietAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest { DigitsSceneDelegate() }, store: store, log: log)
    }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.limits.states = states
  }

  func run() throws {
    let before = Heap.size
    explorer.onProgress = { [unowned self] _ in memory = max(memory, Heap.size - before) }
    let report = try explorer.explore()
    try demand(report.progress.states >= states, "\(states) states")
  }
}

private final class DigitsSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    window.rootViewController = DigitsController()
    window.makeKeyAndVisible()
  }
}

/// Shows a number, and adds the digit of each button that is touched.
private final class DigitsController: ViewController {
  private let screen = DigitsScreen()

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.buttons = (0..<10).map { digit in
      Button("\(digit)", sends: "touched(\(digit))", to: { [weak self] in self }) {
        if $0.screen.text.utf8.count < 6 { $0.screen.text += "\(digit)" }
      }
    }
  }
}

private final class DigitsScreen: Screen {
  var text = ""
  var buttons: [Button] = []

  var elements: [Element] { [.label(Phrase(verbatim: text))] + buttons.map { .button($0) } }
}
