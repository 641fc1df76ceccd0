import Controller
import Model
import Testing
import View
import ViewText
import Workshop

/// A scene does not keep its windows, as in UIKit: the code that makes one holds it.
@Suite("Rule 5.8: windows above others", .patience)
struct OverlayWindowTests {
  let display = TextDisplay(language: .english)

  @Test("5.8 [D] A window without an owner is released, with all that it shows")
  func unheld() throws {
    let (app, window, scene) = try app()
    weak var root: ViewController?
    do {
      let overlay = overlay(in: scene, app)
      root = overlay.rootViewController
      #expect(scene.keyWindow === overlay && display.window === overlay.view)
    }

    #expect(root == nil)
    #expect(scene.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
    #expect(scene.keyWindow === window && display.window === window.view)
  }

  @Test("5.8 [D] A window without a scene is hidden, and its scene knows it no more")
  func removed() throws {
    let (app, window, scene) = try app()
    let overlay = overlay(in: scene, app)
    _ = app.trace.take()

    overlay.windowScene = nil
    #expect(overlay.isHidden && !window.isHidden)
    #expect(scene.windows.count == 1 && scene.keyWindow === window)
    #expect(display.window === window.view)
    #expect(app.trace.take() == ["O.willDisappear", "O.didDisappear"])
    overlay.makeKeyAndVisible()
    #expect(display.window === window.view, "nobody sees it without a scene")
    overlay.windowScene = scene
    overlay.makeKeyAndVisible()

    #expect(scene.windows.last === overlay && scene.keyWindow === overlay)
    #expect(display.window === overlay.view)
  }

  @Test("5.8 [C] A window that goes to another scene is key in neither, and stays as it is")
  func moved() throws {
    let (app, window, scene) = try app()
    let overlay = overlay(in: scene, app)
    try app.application.send(.newWindow())
    let (second, other) = try app.front()
    _ = app.trace.take()

    overlay.windowScene = other
    #expect(scene.windows.count == 1 && scene.keyWindow === window)
    #expect(other.windows.last === overlay && other.keyWindow === second)
    #expect(!overlay.isHidden && app.trace.take() == [])
    #expect(display.window === second.view)
    overlay.makeKeyAndVisible()

    #expect(display.window === overlay.view)
  }

  @Test("5.8 [C] The only window of the scene in front is not seen once it goes to one behind")
  func movedBehind() throws {
    let (app, _, scene) = try app()
    try app.application.send(.newWindow())
    let (second, _) = try app.front()
    #expect(display.window === second.view)

    second.windowScene = scene

    #expect(display.window == nil)
  }

  @Test(
    "5.8 [C] In the middle of a transition a window leaves its scene at once, and hides after it")
  func duringTransition() throws {
    let (app, window, scene) = try app()
    let overlay = overlay(in: scene, app)
    let presented = TracingController("B", app.trace)
    presented.reactions["willAppear"] = { $0.window?.windowScene = nil }

    overlay.rootViewController?.present(presented, animated: false)

    #expect(overlay.isHidden && scene.keyWindow === window)
    #expect(app.trace.take().suffix(2) == ["B.willDisappear", "B.didDisappear"])
  }

  @Test(
    "A window that holds itself, without a scene or with one, is a leak that the scenario finds")
  func leak() throws {
    for leaves in [true, false] {
      let (app, _, scene) = try app()
      weak var kept: KeptRoot?
      do {
        let overlay = Window(windowScene: scene)
        let root = KeptRoot()
        root.kept = overlay
        kept = root
        overlay.rootViewController = root
        overlay.makeKeyAndVisible()
        try app.scenario.send(.openSwitcher)
        if leaves { overlay.windowScene = nil }
      }

      let error = #expect(throws: ScenarioError.self) { try app.scenario.finish() }

      #expect("\(error.map { "\($0)" } ?? "")".contains("Window"))
      kept?.kept = nil
    }
  }

  private func overlay(in scene: WindowScene, _ app: RootedApp) -> Window {
    let overlay = Window(windowScene: scene)
    overlay.rootViewController = TracingController("O", app.trace)
    overlay.makeKeyAndVisible()
    return overlay
  }

  private func app() throws -> (RootedApp, Window, WindowScene) {
    let app = RootedApp(views: TextViewFactory(display: display), policy: .oneInFront) {
      ViewController()
    }
    try app.scenario.send(.launch())
    let (window, scene) = try app.front()
    return (app, window, scene)
  }
}

/// A root that holds its window, and so itself.
private final class KeptRoot: ViewController {
  var kept: Window?
}
