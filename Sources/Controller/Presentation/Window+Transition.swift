import Model
import View

// One machine moves every view. Presenting, dismissing and replacing the root differ only in who
// leaves and who comes; the order of the callbacks is always that of the page Presenting.
//
// Who is visible is one stretch of the chain of controllers, down from the uppermost; their
// appearance says who.
extension Window {
  /// What follows the `did…` callbacks of a transition.
  typealias End = () -> Void

  func present(
    _ controller: ViewController, on presenter: ViewController, animated: Bool, completion: End?
  ) {
    isTransitioning = true
    controller.presenting = presenter
    controller.moveReports(to: log)
    controller.loadViewIfNeeded()
    var leaving = ControllerList()
    // Without scenes, what the system likes best covers: the page Without-Scenes.
    let style = controller.modalPresentationStyle
    controller.coversPresenter =
      style.coversPresenter
      || style == .automatic && application?.policy.knowsScenes == false
    if controller.coversPresenter { presenter.addVisible(to: &leaving) }
    presenter.presented = controller
    controller.transition = .presentation
    move(out: leaving, in: ControllerList(controller), animated: animated, end: completion)
  }

  /// Dismisses a controller and all above it as one transition: <doc:Presenting#Who-is-dismissed>.
  func dismiss(
    _ controller: ViewController, from presenter: ViewController, animated: Bool, completion: End?
  ) {
    isTransitioning = true
    var leaving = ControllerList()
    controller.addFromTop(to: &leaving)
    leaving.each { $0.transition = .dismissal }
    var coming = ControllerList()
    if !isHidden, !presenter.isVisible { presenter.addSeenThrough(to: &coming) }
    move(out: leaving, in: coming, animated: animated, isUnlinking: true, end: completion)
  }

  func replaceRoot(with new: ViewController?) {
    isTransitioning = true
    var leaving = ControllerList()
    root?.addFromTop(to: &leaving)
    new?.rootedIn = self
    new?.moveReports(to: log)
    if !isHidden { new?.loadViewIfNeeded() }
    root = new
    let coming = ControllerList(isHidden ? nil : new)
    move(out: leaving, in: coming, animated: false, isUnlinking: true)
  }

  /// Shows what the window has: its root, and what that presented before the window was hidden.
  func showControllers() {
    isTransitioning = true
    root?.loadViewIfNeeded()
    var coming = ControllerList()
    root?.uppermost.addSeenThrough(to: &coming)
    move(out: ControllerList(), in: coming, animated: false)
  }

  /// Takes out what the window shows; it keeps it.
  func hideControllers() {
    isTransitioning = true
    var leaving = ControllerList()
    root?.addFromTop(to: &leaving)
    move(out: leaving, in: ControllerList(), animated: false)
  }

  /// Sends the callbacks and exchanges the views.
  ///
  /// - Parameters:
  ///   - leaving: who leaves, from top to bottom.
  ///   - coming: who comes, from bottom to top.
  ///   - animated: passed on to the callbacks.
  ///   - isUnlinking: whether the relationships of who leaves end; they hold up to the last `will…`
  ///     callback: see the page Presenting.
  ///   - end: what follows the last callback.
  private func move(
    out leaving: ControllerList, in coming: ControllerList, animated: Bool,
    isUnlinking: Bool = false, end: End? = nil
  ) {
    leaving.each { $0.beginDisappearing(animated, log: log) }
    coming.each { $0.beginAppearing(animated, log: log) }
    // No delegate can hand the keyboard to a field of another view that leaves too.
    if leaving.isMany { leaving.each { $0.withdraw(view.textInput) } }
    leaving.each { $0.takeOut(of: view) }
    coming.each { $0.show(in: view) }
    coming.each { $0.layOut(animated, log: log) }
    if isUnlinking { leaving.each { $0.unlink() } }
    // The window has refused transitions up to the last `will…` callback.
    isTransitioning = false
    if isBeforeItsScene {
      wait { self.finishTransition(coming, leaving: leaving, animated: animated, end: end) }
    } else {
      finishTransition(coming, leaving: leaving, animated: animated, end: end)
    }
  }

  /// The `did…` callbacks.
  ///
  /// One of them may present or dismiss: its transition runs inside this one, and what it has
  /// overtaken gets no late `did…`.
  private func finishTransition(
    _ coming: ControllerList, leaving: ControllerList, animated: Bool, end: End?
  ) {
    coming.each { $0.finishAppearing(animated, log: log) }
    leaving.each { $0.finishDisappearing(animated, log: log) }
    doWhatWaits()
    // One of them may have begun another transition meanwhile.
    coming.each { if $0.transition == .presentation { $0.transition = nil } }
    leaving.each { if $0.transition == .dismissal { $0.transition = nil } }
    end?()
  }

  private func doWhatWaits() {
    guard !isTransitioning else { return }
    if let root = pendingRoot {
      pendingRoot = nil
      rootViewController = root
    }
    if let isHidden = pendingIsHidden {
      pendingIsHidden = nil
      self.isHidden = isHidden
    }
  }
}

// Nobody has appeared before the scene is active: the page Coming-And-Going.
extension Window {
  /// Whether the window's scene, or the app without scenes, is not active yet.
  private var isBeforeItsScene: Bool {
    if isClassic { return application.map { $0.applicationState != .active } ?? false }
    guard let windowScene, windowScene.activationState != .foregroundActive else { return false }
    return windowScene.isConnected
  }

  /// Does something at the end of the turn, or, if the scene stays on its way to be active, when
  /// it is.
  ///
  /// A scene that goes to the background, or has come no further, will not be active soon: then
  /// what has begun ends unseen. Of a scene that is disconnected, nothing is heard.
  private func wait(_ action: @escaping () -> Void) {
    application?.turn.atEnd {
      if self.isClassic { return action() }
      guard let scene = self.windowScene, scene.isConnected else { return }
      if scene.isComingForward { scene.arrivals.append { self.wait(action) } } else { action() }
    }
  }
}

// Down and up the chain by recursion: a loop's variable would hold on to each controller once more,
// and controllers are expensive to hold, since their views refer to them weakly.
extension ViewController {
  /// Adds this controller and those below it that are visible, from top to bottom.
  fileprivate func addVisible(to list: inout ControllerList) {
    guard isVisible else { return }
    list.append(self)
    presenting?.addVisible(to: &list)
  }

  /// Adds those who show when nothing lies above this controller, from bottom to top.
  fileprivate func addSeenThrough(to list: inout ControllerList) {
    if !coversPresenter { presenting?.addSeenThrough(to: &list) }
    list.append(self)
  }

  /// Adds everything that is presented from this controller up, from top to bottom.
  fileprivate func addFromTop(to list: inout ControllerList) {
    presented?.addFromTop(to: &list)
    list.append(self)
  }

  /// The uppermost of what is presented from here, or this controller.
  fileprivate var uppermost: ViewController { presented?.uppermost ?? self }

  /// Leaves the window, and who presents it.
  func unlink() {
    if presenting == nil {
      rootedIn = nil
    } else {
      presenting?.presented = nil
      presenting = nil
    }
  }
}
