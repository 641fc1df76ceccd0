public import Model
public import View

/// The place where one tree of controllers is shown.
///
/// It owns its root controller, and through it everything that is presented. It alone moves views
/// in and out and sends the appearance callbacks; see `Window+Transition.swift`.
@MainActor
public final class Window {
  /// What the window shows.
  public let view: WindowView

  /// Where misuses are reported.
  public let log: EventLog

  /// The scene that the window belongs to, or `nil` without scenes.
  public private(set) weak var windowScene: WindowScene?

  /// The application whose turns the window keeps, or `nil` for a window on its own.
  private(set) weak var application: Application?

  var root: ViewController?
  var pendingRoot: ViewController?
  var pendingIsHidden: Bool?
  private var hides = true

  /// Whether a presentation or a dismissal is between its first and its last `will…` callback.
  var isTransitioning = false

  /// Whether the application has no scenes.
  private(set) var isClassic = false

  /// Makes a hidden window of no application; misuses are reported in the log.
  public init(view: WindowView, log: EventLog) {
    self.view = view
    self.log = log
    view.log = log
  }

  /// Makes a hidden window of a scene.
  ///
  /// A scene made by hand has no application: then the window shows nothing, as in a test.
  public convenience init(windowScene: WindowScene) {
    self.init(
      view: windowScene.application?.views.makeWindowView() ?? WindowView(),
      log: windowScene.application?.log ?? EventLog())
    self.windowScene = windowScene
    application = windowScene.application
    if let application { view.turn = application.turn }
    windowScene.windows.append(self)
  }

  /// Makes a hidden window of an application without scenes.
  public convenience init(application: Application) {
    self.init(view: application.views.makeWindowView(), log: application.log)
    isClassic = true
    self.application = application
    view.turn = application.turn
  }

  // Controllers may outlive their window: then they are in none.
  isolated deinit {
    for controller in controllers { controller.windowDidClose() }
    view.didClose()
  }

  /// The controller at the bottom of the window.
  ///
  /// While the window is visible, a new root's view is loaded and shown before the setter returns,
  /// and everything that the old root presented leaves with it: <doc:Presenting#A-new-root>.
  /// In the middle of a transition the root is replaced as soon as that is over. A controller that
  /// belongs to another window is refused with a `PresentationDiagnostic` in the log.
  public var rootViewController: ViewController? {
    get { root }
    set {
      if isTransitioning {
        pendingRoot = newValue
      } else if newValue !== root {
        if let newValue, let other = newValue.window, other !== self {
          return log.report(PresentationDiagnostic.rootedTwice(newValue.debugName), from: "Window")
        }
        log.record(
          Event(
            .call, "Window", "rootViewController = \(newValue?.debugName ?? "nil")",
            from: .controller,
            to: .controller)
        ) { replaceRoot(with: newValue) }
      }
    }
  }

  /// Whether the window shows nothing; a new one does.
  ///
  /// What a window shows leaves when it is hidden, and comes back when it is shown: its controllers
  /// hear of both. A hidden window is not its scene's key window and cannot be touched; the last of
  /// the others that are shown becomes key. In the middle of a transition it is hidden, or shown, as
  /// soon as that is over.
  public var isHidden: Bool {
    get { hides }
    set {
      if isTransitioning {
        pendingIsHidden = newValue
      } else if newValue != hides {
        hides = newValue
        if newValue { hide() } else { showControllers() }
      }
    }
  }

  private func hide() {
    hideControllers()
    view.didClose()
    guard let windowScene, windowScene.keyWindow === self else { return }
    let next = windowScene.windows.last { !$0.isHidden }
    windowScene.keyWindow = next
    next?.view.makeKey()
  }

  /// Makes the window key, shows it and loads its root's view: <doc:Presenting#Key-and-visible>.
  ///
  /// Doing it again changes nothing.
  public func makeKeyAndVisible() {
    windowScene?.keyWindow = self
    view.makeKey()
    isHidden = false
  }

  /// Says one line that belongs to no screen, as `UIAccessibility`'s announcements do.
  public func announce(_ message: Phrase) {
    log.record(
      Event(.call, "Window", "announce(\"\(message.english)\")", from: .controller, to: .view)
    ) { view.announce(message) }
  }

  func warnOfLowMemory() {
    for controller in controllers {
      log.record(Event(.call, controller.debugName, "didReceiveMemoryWarning()")) {
        controller.didReceiveMemoryWarning()
      }
    }
  }

  /// The controllers from the root to the uppermost presented one.
  public var controllers: [ViewController] {
    root.map { Array(sequence(first: $0) { $0.presented }) } ?? []
  }
}
