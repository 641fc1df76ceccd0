public import Model
public import View

/// A window, which shows one tree of controllers.
///
/// It owns its root controller, and through the root all that is presented. Only the window adds
/// and removes views and sends the appearance callbacks; see `Window+Transition.swift`.
///
/// ```swift
/// let window = Window(view: WindowView(), log: EventLog())
/// window.rootViewController = order
/// window.makeKeyAndVisible()
/// #expect(order.window === window)
/// ```
@MainActor
public final class Window {
  /// The view of the window.
  public let view: WindowView

  /// The log of its calls, and of misuses.
  public let log: EventLog

  /// The scene that the window belongs to, or `nil` without one.
  ///
  /// A scene does not hold its windows: a window that has no owner is released. One that leaves its
  /// scene, because this is set to `nil`, is hidden; one that goes to another scene is shown there.
  public var windowScene: WindowScene? {
    get { scene }
    set {
      let old = scene
      scene = newValue
      if newValue !== old { move(from: old) }
    }
  }

  // Not public: else each access is guarded.
  private weak var scene: WindowScene?

  /// The application, or `nil` for a window without one.
  private(set) weak var application: (any WindowHost)?

  /// The same application, for those who keep parts with its process.
  package var hostingApplication: Application? { application as? Application }

  private var ownParts = Parts()

  package var root: ViewController? {
    get { lowest }
    set { lowest = newValue }
  }
  private var lowest: ViewController?
  // The outer optional says whether a root waits; no root is one too.
  var pendingRoot: ViewController??
  var pendingIsHidden: Bool?
  private var hides = true

  /// Whether a presentation or a dismissal is between its first and its last `will…` callback.
  var isTransitioning = false

  /// Whether a transition is at its `did…` callbacks, and those of the ones that these have begun.
  var isFinishing = false
  var finishes: [(Window) -> Void] = []

  /// Whether the application has no scenes.
  private(set) var isClassic = false

  /// What waits until a window that is shown belongs to a scene.
  var actionsForScene: [() -> Void] = []

  /// The number of the session whose scene was disconnected while the app kept this window.
  private var lostSession: Int?

  /// Creates a hidden window without an application; misuses are reported in the log.
  ///
  /// It has no turns: each registration for undo is a step of its own. A ``/Workshop/TestWindow``
  /// has them.
  public init(view: WindowView, log: EventLog) {
    self.view = view
    self.log = log
    view.log = log
    view.textInput.finder = self
  }

  /// Creates a hidden window of a scene.
  ///
  /// A scene made by hand has no application: its window has a view that shows nothing.
  public convenience init(windowScene: WindowScene) {
    self.init(
      view: windowScene.application?.views.makeWindowView() ?? WindowView(),
      log: windowScene.application?.log ?? EventLog())
    self.windowScene = windowScene
  }

  /// Creates a hidden window of an application without scenes.
  public convenience init(application: Application) {
    self.init(view: application.views.makeWindowView(), log: application.log)
    isClassic = !application.usesScenes
    self.application = application
    view.turn = application.turn
  }

  isolated deinit {
    let takeOutKept = letControllersGo()
    view.didResignVisible()
    windowScene?.windowDidGo()
    if let turn = view.turn { turn.atEnd(takeOutKept) } else { takeOutKept() }
  }

  /// Takes the controllers out of the window, which goes.
  ///
  /// - Returns: what then lets those disappear that the app keeps. They are called only while its
  ///   process runs: those of a window without one may outlive what they refer to.
  private func letControllersGo() -> () -> Void {
    (actionsForScene, finishes) = ([], [])
    let references: [() -> ViewController?] =
      presentations.reversed().flatMap(\.withDescendants).map { controller in
        { [weak controller] in controller }
      }
    for controller in presentations { controller.windowDidClose(log) }
    root = nil
    let lostSession = windowScene.flatMap { $0.isConnected ? nil : $0.session.number }
    return { [log = log, weak application = application] in
      let kept = references.compactMap { $0() }.filter { $0.window == nil }
      guard application?.isRunning == true else {
        for controller in kept { controller.appearance = .disappeared }
        return
      }
      for controller in kept where controller.isVisible {
        controller.beginDisappearing(false, log: log)
      }
      for controller in kept where controller.window == nil {
        controller.finishDisappearing(false, log: log)
        guard let lostSession, controller.parent == nil else { continue }
        controller.logOutsideWindow = .kept(log, session: lostSession)
      }
    }
  }

  /// Hides a window that the app keeps although its scene was disconnected.
  func sceneDidDisconnect(_ session: Int) {
    guard !isHidden, windowScene?.isConnected != true else { return }
    isHidden = true
    lostSession = session
  }

  private func move(from old: WindowScene?) {
    old?.remove(self)
    view.didResignVisible()
    guard let windowScene else {
      isHidden = true
      return
    }
    windowScene.add(self)
    application = windowScene.application
    view.turn = application?.turn
    if let lostSession {
      self.lostSession = nil
      log.report(
        SceneDiagnostic.keptAcrossScenes(
          "The window of \(root?.debugName ?? "no controller")", session: lostSession),
        from: "Window")
      isHidden = false
    }
    let actions = actionsForScene
    actionsForScene = []
    for action in actions { wait(action) }
  }

  /// The controller at the bottom of the window.
  ///
  /// While the window is visible, a new root's view is loaded and shown before the setter returns,
  /// and everything that the old root presented leaves with it: <doc:Presenting#A-new-root>. During
  /// a transition the root is replaced as soon as that is over. A controller that belongs to
  /// another window is refused with a `PresentationDiagnostic` in the log.
  public var rootViewController: ViewController? {
    get { root }
    set {
      if isTransitioning {
        pendingRoot = .some(newValue)
        return
      }
      // What waited before it is out of date.
      pendingRoot = .none
      if newValue !== root {
        if let newValue, let parent = newValue.parent {
          return log.report(
            PresentationDiagnostic.rootedChild(newValue.debugName, parent: parent.debugName),
            from: "Window")
        }
        if let newValue, let other = newValue.window, other !== self {
          return log.report(PresentationDiagnostic.rootedTwice(newValue.debugName), from: "Window")
        }
        log.record(
          Event(
            .call, "Window", "rootViewController = \(newValue?.debugName ?? "nil")",
            from: .controller,
            to: .controller)
        ) { takeTurn { replaceRoot(with: newValue) } }
      }
    }
  }

  /// Whether the window is hidden, as a new one is.
  ///
  /// Hiding a window removes its views, and showing it adds them again; its controllers get the
  /// appearance callbacks. A hidden window cannot be touched and is not its scene's key window: the
  /// last of the scene's other shown windows becomes key. During a transition the window is hidden
  /// or shown as soon as that is over.
  public var isHidden: Bool {
    get { hides }
    set {
      if isTransitioning {
        pendingIsHidden = newValue
        return
      }
      pendingIsHidden = nil
      if newValue != hides {
        hides = newValue
        takeTurn { if newValue { hide() } else { showControllers() } }
      }
    }
  }

  /// Runs a transition as one turn, or as a part of the running one: what a callback requests comes
  /// after it.
  func takeTurn(_ body: () -> Void) {
    guard let turn = view.turn else { return body() }
    turn.run(body)
  }

  private func hide() {
    hideControllers()
    view.didResignVisible()
    if let windowScene, windowScene.keyWindow === self { windowScene.chooseKeyWindow() }
  }

  /// Makes the window key, shows it and loads its root's view: <doc:Presenting#Key-and-visible>.
  ///
  /// A person sees it if its scene is in the foreground, or as soon as it is. A second call changes
  /// nothing.
  public func makeKeyAndVisible() {
    windowScene?.keyWindow = self
    becomeKey()
    isHidden = false
  }

  /// Becomes the window that its display shows, if its scene is in front of a person.
  func becomeKey() {
    if isInFront { view.becomeKey() }
  }

  /// Whether a person sees the window's scene, or the application without scenes.
  ///
  /// For a window without an application, assume it is in front.
  private var isInFront: Bool {
    guard let application else { return true }
    if isClassic { return application.applicationState != .background }
    guard let windowScene else { return false }
    return windowScene.activationState.isForeground && windowScene.session.isInteractive
  }

  /// Shows one line that belongs to no screen, as `UIAccessibility`'s announcements do.
  public func announce(_ message: Phrase) {
    log.record(
      Event(.call, "Window", "announce(\"\(message.english)\")", from: .controller, to: .view)
    ) { view.announce(message) }
  }

  package var parts: Parts {
    get { ownParts }
    set { ownParts = newValue }
  }

  func warnOfLowMemory() {
    for controller in controllers {
      log.record(Event(.call, controller.debugName, "didReceiveMemoryWarning()")) {
        controller.didReceiveMemoryWarning()
      }
    }
  }

  /// The controllers from the root to the uppermost presented one, each before its children.
  public var controllers: [ViewController] {
    presentations.flatMap { $0.family == nil ? [$0] : $0.withDescendants }
  }

  /// The root, what it presents, what that presents and so on.
  package var presentations: [ViewController] {
    var controllers: [ViewController] = []
    var next = root
    while let controller = next {
      controllers.append(controller)
      next = controller.presented
    }
    return controllers
  }
}
