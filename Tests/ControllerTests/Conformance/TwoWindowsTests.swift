import Controller
import Model
import Testing
import View
import Workshop

/// One scene with two windows, as an app has them that shows something above everything else.
@Suite("Two windows in one scene", .patience)
struct TwoWindowsTests {
  @Test("1.17 [D] Both roots of a scene hear that memory is short, in the order of the windows")
  func memoryWarning() throws {
    try application.send(.launch())

    try application.send(.memoryWarning)

    #expect(scenes[0].heard == ["first", "second"])
  }

  @Test("1.17 [D] The roots of every scene hear that memory is short, seen or not")
  func memoryWarningOfAll() throws {
    try application.send(.launch())
    try application.send(.newWindow())
    try application.send(.home)

    try application.send(.memoryWarning)

    #expect(scenes.map(\.heard) == [["first", "second"], ["first", "second"]])
  }

  @Test("1.17 [C] A window that its app closes as memory is short hears nothing of that")
  func closedByWarning() throws {
    let delegate = WarnedDelegate { [scenes] in scenes[0].windows[0].windowScene = nil }
    let manifest = SceneManifest(supportsMultipleScenes: true) { [scenes] in scenes.makeDelegate() }
    let application = Application(delegate: delegate, views: views, manifest: manifest)
    try application.send(.launch())

    try application.send(.memoryWarning)

    #expect(scenes[0].heard == ["second"])
  }

  @Test("5.8 [C] The window that was key is key again after home and open", arguments: [0, 1])
  func keyAgain(key: Int) throws {
    try application.send(.launch())
    let windows = scenes[0].windows
    windows[key].makeKeyAndVisible()
    views.madeKey = []

    try application.send(.home)
    try application.send(.open)

    #expect(windows.map(isKey) == [key == 0, key == 1])
    #expect(views.madeKey == [key + 1], "its view is told, and the other's is not")
  }

  @Test("5.8 [C] A window that is made key takes that from the other, which stays visible")
  func keyMoves() throws {
    try application.send(.launch())
    let windows = scenes[0].windows
    #expect(windows.map(isKey) == [false, true], "the last one that was made key")
    views.madeKey = []

    windows[0].makeKeyAndVisible()

    #expect(windows.map(isKey) == [true, false])
    #expect(windows.map(\.isHidden) == [false, false])
    #expect(views.madeKey == [1])
  }

  @Test("1.12 [W] Both windows go with a scene that is reclaimed, and both come back")
  func reclaim() throws {
    try application.send(.launch())
    try application.send(.home)
    let session = try #require(application.sessions.first)
    try application.send(.reclaim(session))
    #expect(application.tree == ["Application background", "  Scene 1 unattached"])

    try application.send(.open)

    #expect(scenes.count == 2)
    #expect(
      application.tree == [
        "Application active", "  Scene 1 foregroundActive", "    Window",
        "      first appeared EmptyScreen", "    Window key", "      second appeared EmptyScreen",
      ])
  }

  @Test(
    "1.12 [W] Both windows, their controllers and views are released with their scene",
    arguments: ["reclaim", "close", "close in the switcher", "terminate", "crash"])
  func released(end: String) throws {
    try application.send(.launch())
    try application.send(.newWindow())
    let watched = scenes[0].windows.map(WatchedWindow.init)
    scenes.letGo()
    let session = try #require(application.sessions.first)

    switch end {
    case "reclaim":
      try application.send(.home)
      try application.send(.reclaim(session))
    case "close": try application.send(.close(session))
    case "close in the switcher": try application.send(.closeInSwitcher)
    case "terminate": try application.send(.terminate)
    default: try application.send(.crash)
    }

    #expect(watched.flatMap(\.alive) == [])
  }

  // MARK: - Fixtures

  private let views = CountedViews()
  private let scenes: Scenes
  private let application: Application

  init() {
    let scenes = Scenes()
    self.scenes = scenes
    let manifest = SceneManifest(supportsMultipleScenes: true) { scenes.makeDelegate() }
    application = Application(delegate: QuietDelegate(), views: views, manifest: manifest)
  }

  private func isKey(_ window: Window) -> Bool { window.windowScene?.keyWindow === window }
}

/// The delegates of an application's scenes, in the order in which they were made.
private final class Scenes {
  private(set) var delegates: [TwoWindowsDelegate] = []

  /// Forgets the delegates, which their scenes own.
  func letGo() { delegates = [] }

  subscript(index: Int) -> TwoWindowsDelegate { delegates[index] }
  var count: Int { delegates.count }

  func map<Result>(_ body: (TwoWindowsDelegate) -> Result) -> [Result] { delegates.map(body) }

  func makeDelegate() -> TwoWindowsDelegate {
    delegates.append(TwoWindowsDelegate())
    return delegates[delegates.count - 1]
  }
}

/// An app that does something when memory is short.
private final class WarnedDelegate: ApplicationDelegate {
  private let warned: () -> Void

  init(warned: @escaping () -> Void) { self.warned = warned }

  func applicationDidReceiveMemoryWarning(_ application: Application) { warned() }
}

/// Gives a scene two windows.
private final class TwoWindowsDelegate: WindowSceneDelegate {
  private(set) var windows: [Window] = []
  private(set) var heard: [String] = []

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    for name in ["first", "second"] {
      let window = Window(windowScene: scene)
      window.rootViewController = NamedController(name) { [weak self] in self?.heard.append(name) }
      window.makeKeyAndVisible()
      windows.append(window)
    }
  }
}

/// What there is of a window, while it is there.
private struct WatchedWindow {
  weak var window: Window?
  weak var controller: ViewController?
  weak var view: WindowView?

  init(_ window: Window) {
    (self.window, controller, view) = (window, window.rootViewController, window.view)
  }

  var alive: [String] {
    [window.map { _ in "window" }, controller.map { _ in "controller" }, view.map { _ in "view" }]
      .compactMap { $0 }
  }
}

private final class NamedController: ViewController {
  private let tag: String
  private let hear: () -> Void

  init(_ tag: String, hear: @escaping () -> Void) {
    (self.tag, self.hear) = (tag, hear)
    super.init()
  }

  override var debugName: String { tag }

  override func didReceiveMemoryWarning() { hear() }
}

/// Makes windows that tell, by their numbers, when they are made key.
private final class CountedViews: ViewFactory {
  var madeKey: [Int] = []
  private var count = 0

  func makeWindowView() -> WindowView {
    count += 1
    return CountedWindow { [weak self, count] in self?.madeKey.append(count) }
  }
}

private final class CountedWindow: WindowView {
  private let note: () -> Void

  init(_ note: @escaping () -> Void) {
    self.note = note
    super.init()
  }

  override func becomeKey() { note() }
}
