import Controller
import Model
import Testing
import View
import ViewText

/// A text display shows one window, and only one that is in front of the person.
@Suite("Rule 5.8: the window that a person sees", .patience)
struct SeenWindowTests {
  let display = TextDisplay(language: .english)

  @Test(
    "5.8 [C] In a scene that is not in front, no window takes over what a person sees",
    arguments: Behind.allCases)
  func behind(what: Behind) throws {
    let app = app()
    try app.application.send(.launch())
    let (first, scene) = try app.front()
    let overlay = Window(windowScene: scene)
    overlay.rootViewController = ViewController()
    overlay.makeKeyAndVisible()
    #expect(display.window === overlay.view, "in front it does")
    try app.application.send(.newWindow())
    let second = try app.front().window
    #expect(display.window === second.view)

    let key = try what.happens(in: scene, to: first, overlay)

    #expect(scene.keyWindow === key)
    #expect(display.window === second.view)
    try app.application.send(.show(scene.session))
    #expect(display.window === key.view)
  }

  @Test("5.8 [C] The key window leaves the display with its scene, also if another one is newer")
  func olderKey() throws {
    let app = app()
    try app.application.send(.launch())
    let (first, scene) = try app.front()
    let overlay = Window(windowScene: scene)
    overlay.rootViewController = ViewController()
    overlay.makeKeyAndVisible()
    first.makeKeyAndVisible()
    #expect(scene.keyWindow === first && display.window === first.view)

    try app.application.send(.home)
    #expect(display.window == nil)
    try app.application.send(.open)

    #expect(scene.keyWindow === first && display.window === first.view)
  }

  @Test("5.8 [C] A window that was made in the background is seen when its scene is")
  func launchedInBackground() throws {
    let app = app()

    try app.application.send(.launchInBackground())
    #expect(display.window == nil)
    try app.application.send(.open)

    #expect(try display.window === app.front().window.view)
  }

  @Test("5.8 [C] Without scenes too, a window is seen only while the app is in front")
  func classic() throws {
    let delegate = ClassicDelegate()
    let application = Application(delegate: delegate, views: TextViewFactory(display: display))
    try application.send(.launchInBackground())
    let window = try #require(delegate.window)
    #expect(display.window == nil)

    try application.send(.open)
    #expect(display.window === window.view)
    try application.send(.home)
    #expect(display.window == nil)
    window.makeKeyAndVisible()
    #expect(display.window == nil)
    try application.send(.open)

    #expect(display.window === window.view)
  }

  @Test("5.8 [C] Beside another scene, one that goes leaves the display to that")
  func beside() throws {
    let app = app(LifeCyclePolicy())
    try app.application.send(.launch())
    let first = try app.front()
    try app.application.send(.newWindow())
    let second = try #require(
      app.application.windowsOfScenes.last { $0.windowScene !== first.scene })
    #expect(display.window === second.view)

    try app.application.send(.close(try #require(second.windowScene).session))
    #expect(display.window === first.window.view)
    try app.application.send(.home)

    #expect(display.window == nil)
  }

  @Test(
    "5.8 [C] Of three scenes the display goes to the one that is left, not to what was in front")
  func besideTwo() throws {
    let app = app(LifeCyclePolicy())
    try app.application.send(.launch())
    let first = try app.front()
    for _ in 1...2 { try app.application.send(.newWindow()) }
    let (second, third) = (app.application.sessions[1], app.application.sessions[2])
    for event in [.resizeBegan(second), .movedOffScreen(second), .reclaim(second)] as [SystemEvent]
    {
      try app.application.send(event)
    }
    #expect(display.window !== first.window.view)

    for event in [.resizeBegan(third), .movedOffScreen(third)] as [SystemEvent] {
      try app.application.send(event)
    }

    #expect(display.window === first.window.view)
  }

  @Test("5.8 [C] A scene that is reclaimed behind others leaves the display to that which has it")
  func reclaimedBehind() throws {
    let app = app(LifeCyclePolicy())
    try app.application.send(.launch())
    let first = try app.front().window
    for _ in 1...2 { try app.application.send(.newWindow()) }
    let second = app.application.sessions[1]
    for event in [.resizeBegan(second), .movedOffScreen(second)] as [SystemEvent] {
      try app.application.send(event)
    }
    first.makeKeyAndVisible()

    try app.application.send(.reclaim(second))

    #expect(display.window === first.view)
  }

  @Test("5.8 [C] In an inactive scene that is seen, a window becomes key at once")
  func inactive() throws {
    let app = app()
    try app.application.send(.launch())
    let scene = try app.front().scene
    try app.application.send(.openSwitcher)

    let overlay = Window(windowScene: scene)
    overlay.makeKeyAndVisible()

    #expect(display.window === overlay.view)
  }

  private func app(_ policy: LifeCyclePolicy = .oneInFront) -> RootedApp {
    RootedApp(views: TextViewFactory(display: display), policy: policy) { ViewController() }
  }
}

/// What a program does with the windows of a scene that is not visible.
nonisolated enum Behind: CaseIterable {
  case keyAgain, other, overlayHidden, rootReplaced, shownAgain

  /// Does it, and returns the window that is key then.
  @MainActor
  func happens(in scene: WindowScene, to first: Window, _ overlay: Window) throws -> Window {
    switch self {
    case .keyAgain: overlay.makeKeyAndVisible()
    case .other:
      first.makeKeyAndVisible()
      return first
    case .overlayHidden:
      overlay.isHidden = true
      return first
    case .rootReplaced: overlay.rootViewController = ViewController()
    case .shownAgain:
      overlay.isHidden = true
      overlay.makeKeyAndVisible()
    }
    return overlay
  }
}

extension LifeCyclePolicy {
  /// One window at a time is in front.
  static var oneInFront: Self {
    var policy = Self()
    policy.arrangement = .fullScreen
    return policy
  }
}

extension RootedApp {
  /// The window in front, and its scene.
  func front() throws -> (window: Window, scene: WindowScene) {
    let scene = application.connectedScenes.first { $0.activationState == .foregroundActive }
    let windowScene = try #require(scene as? WindowScene)
    return (try #require(windowScene.keyWindow), windowScene)
  }
}

extension Application {
  fileprivate var windowsOfScenes: [Window] {
    connectedScenes.sorted { $0.session.number < $1.session.number }
      .compactMap { ($0 as? WindowScene)?.keyWindow }
  }
}

private final class ClassicDelegate: ApplicationDelegate {
  private(set) var window: Window?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window(application: application)
    self.window = window
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    return true
  }
}
