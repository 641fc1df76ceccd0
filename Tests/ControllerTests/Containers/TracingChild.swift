import Controller
import ControllerKit
import Model
import View
import Workshop

/// A controller that writes down its callbacks, also those about its parent, and can show children.
class TracingChild: ViewController {
  let trace: Trace
  let tag: String

  /// What to do inside a callback, by its name: once, so that nothing holds itself by it.
  var reactions: [String: (TracingChild) -> Void] = [:]

  /// Whether it leaves the appearance of its children to the framework.
  var forwards = true

  private let screen: any Screen

  init(_ tag: String, _ trace: Trace, screen: (any Screen)? = nil) {
    self.tag = tag
    self.trace = trace
    self.screen = screen ?? LineScreen(Phrase(verbatim: tag))
    super.init()
    modalPresentationStyle = .fullScreen
  }

  override var debugName: String { tag }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    react("loadView")
    view = screen
  }
  override func viewDidLoad() { write("didLoad") }
  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { react("isAppearing") }
  override func viewWillLayoutSubviews() { react("willLayout") }
  override func viewDidLayoutSubviews() { write("layout") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }
  override func didReceiveMemoryWarning() { write("memoryWarning") }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    write("willMove(\(parent?.debugName ?? "nil"))")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    write("didMove(\(parent?.debugName ?? "nil"))")
  }

  private func write(_ callback: String) {
    trace.lines.append("\(tag).\(callback)")
    react(callback)
  }

  private func react(_ callback: String) { reactions.removeValue(forKey: callback)?(self) }

  // MARK: - As a container

  /// Adds a child and its view, as a container has to.
  func show(_ child: ViewController) {
    addChild(child)
    view.container?.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes a child and its view, as a container has to.
  func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    view.container?.removeSubview(child.view)
    child.removeFromParent()
  }
}

/// The names of controllers.
func names(_ controllers: [ViewController]?) -> [String]? { controllers?.map(\.debugName) }

/// A screen with one line, and what else a test wants.
final class LineScreen: Screen {
  var elements: [Element]

  convenience init(_ line: Phrase, _ others: Element...) { self.init(line, others) }

  init(_ line: Phrase, _ others: [Element]) { elements = [.label(line)] + others }
}

/// A window whose root P has children, shown and with nothing written yet.
struct FamilyStage {
  let trace = Trace()
  let window = Window(view: WindowView(), log: EventLog())
  let parent: TracingChild

  init() {
    parent = TracingChild("P", trace, screen: ContainerScreen())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = trace.take()
  }

  func child(_ tag: String) -> TracingChild { TracingChild(tag, trace) }
  func container(_ tag: String) -> TracingChild {
    TracingChild(tag, trace, screen: ContainerScreen())
  }

  var reports: [String] { window.log.diagnostics.map(\.text) }
}

/// A navigation controller that writes down its own callbacks too.
final class TracingNavigation: NavigationController {
  var trace: Trace?
  var tag = "nav"
  var onWillDisappear: ((TracingNavigation) -> Void)?

  override var debugName: String { tag }
  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewDidLayoutSubviews() { write("layout") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    write("willDisappear")
    onWillDisappear?(self)
    onWillDisappear = nil
  }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }

  private func write(_ callback: String) { trace?.lines.append("\(tag).\(callback)") }
}

/// Writes down what a navigation controller tells its delegate.
final class StackDelegate: NavigationControllerDelegate {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { trace.lines.append("nav.willShow(\(viewController))") }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { trace.lines.append("nav.didShow(\(viewController))") }
}

/// A window whose root is a navigation controller with the root A, and what was pushed on it, shown
/// and with nothing written.
struct StackStage {
  let trace: Trace
  let window = Window(view: WindowView(), log: EventLog())
  let nav: TracingNavigation
  let root: TracingChild
  let delegate: StackDelegate

  init(_ more: String..., isShown: Bool = true) {
    let trace = Trace()
    self.trace = trace
    root = TracingChild("A", trace)
    nav = TracingNavigation()
    nav.trace = trace
    delegate = StackDelegate(trace)
    nav.delegate = delegate
    nav.viewControllers = [root]
    window.rootViewController = nav
    guard isShown else { return }
    window.makeKeyAndVisible()
    for tag in more { nav.pushViewController(TracingChild(tag, trace), animated: false) }
    _ = trace.take()
  }

  func child(_ tag: String) -> TracingChild { TracingChild(tag, trace) }

  /// The callbacks of one controller about its appearance.
  func calls(of tag: String) -> [String] {
    trace.take().filter { $0.hasPrefix("\(tag).") && $0.hasSuffix("ppear") }
  }

  /// The names of the stack's controllers.
  var stack: [String] { nav.viewControllers.map(\.debugName) }

  /// The lines that a person sees.
  var lines: [String] {
    window.view.subviews.last?.shownElements.compactMap {
      ($0.view as? Label)?.shownText.english
    } ?? []
  }

  /// The names of what a person can touch.
  var controls: [String] { window.view.subviews.last?.controls.map(\.label.english) ?? [] }

  /// Touches a button by its name.
  func touch(_ name: String) {
    guard let screen = window.view.subviews.last,
      let control = screen.controls.first(where: { $0.label.english == name })
    else { return }
    window.view.touch(control)
  }

  var reports: [String] { window.log.diagnostics.map(\.text) }
}

/// An application whose windows have a root each, and that writes down when a scene is active.
@MainActor
struct RootedApp {
  let trace: Trace
  let scenario: Scenario
  var application: Application { scenario.application }

  init(
    _ strictness: Scenario.Strictness = .loose, trace: Trace = Trace(),
    views: any ViewFactory = HeadlessViewFactory(), policy: LifeCyclePolicy = LifeCyclePolicy(),
    willConnect: @escaping (Window) -> Void = { _ in }, root: @escaping () -> ViewController
  ) {
    self.trace = trace
    scenario = Scenario(strictness) { store, log in
      Application(
        delegate: QuietDelegate(), views: views,
        manifest: SceneManifest(supportsMultipleScenes: true) {
          TracedSceneDelegate(trace, willConnect, root)
        }, store: store, policy: policy, log: log)
    }
  }
}

private final class TracedSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let trace: Trace
  private let willConnect: (Window) -> Void
  private let root: () -> ViewController

  init(
    _ trace: Trace, _ willConnect: @escaping (Window) -> Void,
    _ root: @escaping () -> ViewController
  ) {
    self.trace = trace
    self.willConnect = willConnect
    self.root = root
  }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    window.rootViewController = root()
    window.makeKeyAndVisible()
    willConnect(window)
  }

  func sceneDidBecomeActive(_ scene: Scene) { trace.lines.append("didActive") }
}
