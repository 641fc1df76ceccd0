import Controller
import Foundation
import Model
import Testing
import View

/// Each arrow of the picture on the page Who-Holds-Whom: a solid one keeps its end alive, and a
/// dashed one does not.
@Suite("Who holds whom", .patience)
struct OwnershipTests {
  @Test("Each arrow of the picture keeps its end alive if it is solid, and only then")
  func arrows() throws {
    let drawn = try picture().matches(of: /<path id="([A-Za-z-]+)" d="[^"]+"( stroke-dasharray)?/)
      .map { (String($0.1), isSolid: $0.2 == nil) }

    #expect(drawn.count == Self.arrows.count)
    for (name, isSolid) in drawn {
      let make = try #require(Self.arrows[name], "no test of \(name)")
      #expect(try holds(make) == isSolid, "\(name)")
    }
  }

  // MARK: - Fixtures

  /// Two objects, of which only the first is kept.
  private typealias Pair = (owner: AnyObject, other: AnyObject)

  /// Whether the first of two objects keeps the second one alive.
  private func holds(_ make: () throws -> Pair) rethrows -> Bool {
    let owner: AnyObject
    weak var other: AnyObject?
    do {
      let pair = try make()
      owner = pair.owner
      other = pair.other
    }
    return withExtendedLifetime(owner) { other != nil }
  }

  private static let arrows: [String: () throws -> Pair] = [
    "Application-AppDelegate": {
      let application = makeApplication()
      return (application, application.delegate)
    },
    "Application-Scene": {
      let (application, scene) = try connect()
      return (application, scene)
    },
    "Scene-Application": {
      let (application, scene) = try connect()
      return (scene, application)
    },
    "Scene-SceneDelegate": {
      let (scene, delegate) = (WindowScene(), OwnedSceneDelegate())
      scene.delegate = delegate
      return (scene, delegate)
    },
    "Scene-Window": {
      let scene = WindowScene()
      return (scene, Window(windowScene: scene))
    },
    "SceneDelegate-Window": {
      let (scene, delegate) = (WindowScene(), WindowOwner())
      delegate.window = Window(windowScene: scene)
      return (delegate, try #require(delegate.window))
    },
    "Window-Scene": {
      let scene = WindowScene()
      return (Window(windowScene: scene), scene)
    },
    "Window-WindowView": {
      let view = WindowView()
      return (Window(view: view, log: EventLog()), view)
    },
    "Window-Controller": {
      let (window, controller) = show()
      return (window, controller)
    },
    "Controller-Window": {
      let (window, controller) = show()
      return (controller, window)
    },
    "WindowView-Screen": {
      let (view, screen) = (WindowView(), SignScreen(.signIn))
      view.addSubview(screen)
      return (view, screen)
    },
    "Controller-Screen": {
      let controller = ViewController()
      return (controller, controller.view)
    },
    "Screen-Controller": {
      let (screen, controller) = (MainScreen(), OwningController())
      screen.delegate = controller
      return (screen, controller)
    },
    "Screen-Control": {
      let screen = MainScreen()
      return (screen, try #require(screen.controls.first))
    },
    "Control-Controller": {
      let (button, controller) = (Button("Done"), OwningController())
      button.addTarget(controller, action: OwningController.signOutTouched, for: .touchUpInside)
      return (button, controller)
    },
    "Controller-Presented": {
      let (window, controller) = show()
      let presented = ViewController()
      controller.present(presented, animated: true)
      return (window, presented)
    },
    "Presented-Controller": {
      // Without their window nothing is presented.
      let (window, controller) = show()
      let presented = ViewController()
      controller.present(presented, animated: true)
      return (PresentedInWindow(presented, window), controller)
    },
    "Controller-Model": {
      let door = makeDoor()
      return (MainController(door, email: "lee@example.com"), door.loginSession)
    },
    "Model-Controller": {
      let door = makeDoor()
      let controller = MainController(door, email: "lee@example.com")
      controller.loadViewIfNeeded()
      return (door.loginSession, controller)
    },
  ]
  private static func makeApplication() -> Application {
    Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { OwnedSceneDelegate() })
  }

  private static func connect() throws -> (application: Application, scene: Scene) {
    let application = makeApplication()
    try application.send(.launch())
    return (application, try #require(application.connectedScenes.first))
  }

  private static func show() -> (Window, ViewController) {
    let (window, controller) = (Window(view: WindowView(), log: EventLog()), ViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller)
  }

  private static func makeDoor() -> FrontDoor {
    let store = MemoryStore()
    return FrontDoor(
      accounts: Accounts(store: store, hasher: YescryptHasher(cost: 1)),
      session: LoginSession(store: store), views: SignInScreens())
  }

  private func picture() throws -> String {
    let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(
      contentsOf: root.appendingPathComponent(
        "Sources/App/Vestibule/Vestibule.docc/Pictures/holding.svg"), encoding: .utf8)
  }
}

private final class PresentedInWindow {
  let presented: ViewController
  let window: Window

  init(_ presented: ViewController, _ window: Window) {
    (self.presented, self.window) = (presented, window)
  }
}

private final class OwnedSceneDelegate: SceneDelegate {}

private final class WindowOwner: WindowSceneDelegate {
  var window: Window?
}

private final class OwningController: ViewController, MainViewDelegate {
  func destinationTouched(at index: Int) {}
  func signOutTouched() {}
}
