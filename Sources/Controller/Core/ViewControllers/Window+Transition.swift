import Model
import View

// Presenting, dismissing and replacing the root share this code. They differ only in which
// controllers leave and which come; the order of the callbacks is on the page Presenting.
//
// The visible controllers are one part of the chain, down from the uppermost.
extension Window {
  /// What follows the `did…` callbacks.
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
      || style == .automatic && application?.knowsScenes == false
    if controller.coversPresenter {
      presenter.addVisible(to: &leaving)
    } else {
      log.decide(.staysBelow(presenter, controller))
    }
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
    if !isHidden, !presenter.isVisible {
      presenter.addSeenThrough(to: &coming)
    } else {
      log.decide(.wasSeenBelow(presenter, controller))
    }
    move(out: leaving, in: coming, animated: animated, isUnlinking: true, end: completion)
  }

  func replaceRoot(with new: ViewController?) {
    isTransitioning = true
    var leaving = ControllerList()
    root?.addFromTop(to: &leaving)
    new?.rootedIn = self
    new?.moveReports(to: log)
    if isHidden {
      if let new { log.decide(.isRootOfHiddenWindow(new)) }
    } else {
      new?.loadViewIfNeeded()
    }
    root = new
    let coming = ControllerList(isHidden ? nil : new)
    move(out: leaving, in: coming, animated: false, isUnlinking: true)
  }

  /// Shows the window's controllers: its root, and what it presented before the window was hidden.
  func showControllers() {
    isTransitioning = true
    root?.loadViewIfNeeded()
    var coming = ControllerList()
    root?.uppermost.addSeenThrough(to: &coming)
    move(out: ControllerList(), in: coming, animated: false)
  }

  /// Removes the window's views; its controllers stay.
  func hideControllers() {
    isTransitioning = true
    var leaving = ControllerList()
    root?.addFromTop(to: &leaving)
    move(out: leaving, in: ControllerList(), animated: false)
  }

  /// Sends the callbacks and exchanges the views.
  ///
  /// - Parameters:
  ///   - leaving: the controllers that leave, from top to bottom.
  ///   - coming: the controllers that come, from bottom to top.
  ///   - animated: passed on to the callbacks.
  ///   - isUnlinking: whether the relationships of those that leave end; they hold up to the last
  ///     `will…` callback: see the page Presenting.
  ///   - end: what follows the last callback.
  private func move(
    out leaving: ControllerList, in coming: ControllerList, animated: Bool,
    isUnlinking: Bool = false, end: End? = nil
  ) {
    leaving.each { $0.beginDisappearing(animated, log: log) }
    coming.each { $0.beginAppearing(animated, log: log) }
    // No delegate can make a field of another leaving view first responder.
    if leaving.isMany { leaving.each { $0.detachFields(from: view.textInput) } }
    leaving.each { $0.takeOut(of: view) }
    coming.each { $0.show(in: view) }
    let tracker = view.turn?.tracker
    coming.each { $0.layOut(animated, log: log, tracker: tracker) }
    if isUnlinking { leaving.each { $0.unlink(from: log) } }
    // The window has refused transitions up to the last `will…` callback.
    isTransitioning = false
    if isBeforeItsScene {
      coming.each { log.decide(.waitsForScene($0)) }
      wait { [weak self] in
        self?.finishTransition(coming, leaving: leaving, animated: animated, end: end)
      }
    } else {
      finishTransition(coming, leaving: leaving, animated: animated, end: end)
    }
  }

  /// The `did…` callbacks, after those of the transitions that have begun before.
  private func finishTransition(
    _ coming: ControllerList, leaving: ControllerList, animated: Bool, end: End?
  ) {
    if isFinishing || !finishes.isEmpty {
      // Not in place: else each access to the list is guarded.
      finishes =
        finishes + [
          { window in window.finish(coming, leaving: leaving, animated: animated, end: end) }
        ]
      return
    }
    finish(coming, leaving: leaving, animated: animated, end: end)
  }

  /// Sends the `did…` callbacks.
  ///
  /// A transition that one of them begins ends after this one, as its completion comes later;
  /// controllers that it has moved on get no late `did…`.
  private func finish(
    _ coming: ControllerList, leaving: ControllerList, animated: Bool, end: End?
  ) {
    isFinishing = true
    coming.each { $0.finishAppearing(animated, log: log) }
    leaving.each { $0.finishDisappearing(animated, log: log) }
    // A callback may have begun another transition.
    coming.each { if $0.transition == .presentation { $0.transition = nil } }
    leaving.each { if $0.transition == .dismissal { $0.transition = nil } }
    isFinishing = false
    end?()
    doWhatWaits()
    guard let next = finishes.first else { return }
    finishes = Array(finishes.dropFirst())
    next(self)
  }

  private func doWhatWaits() {
    guard !isTransitioning else { return }
    if let root = pendingRoot {
      pendingRoot = .none
      rootViewController = root
    }
    if let isHidden = pendingIsHidden {
      pendingIsHidden = nil
      self.isHidden = isHidden
    }
  }
}

// No view has appeared before its scene is active: the page Coming-And-Going.
extension Window {
  /// Whether the window's scene, or the app without scenes, is not yet active.
  private var isBeforeItsScene: Bool {
    if isClassic { return application.map { $0.applicationState != .active } ?? false }
    guard let windowScene else { return isShownNowhere }
    guard windowScene.activationState != .foregroundActive else { return false }
    return windowScene.isConnected || isShownNowhere
  }

  /// Whether the window is not hidden and yet on no screen, as the application has scenes, and it
  /// belongs to none that is connected.
  var isShownNowhere: Bool {
    guard !isHidden, pendingIsHidden != true, !isClassic, application != nil else { return false }
    return windowScene?.isConnected != true
  }

  /// Runs an action at the end of the turn or, if the scene is about to be active, when it is.
  ///
  /// A scene that goes to the background will not be active soon: the action runs then, unseen. A
  /// disconnected scene gets no callbacks. Without a scene, the action waits until there is one.
  func wait(_ action: @escaping () -> Void) {
    if isShownNowhere {
      if actionsForScene.isEmpty { reportWithoutScene() }
      return actionsForScene.append(action)
    }
    application?.turn.atEnd { [weak self] in
      guard let self else { return }
      if isClassic { return action() }
      guard let scene = windowScene, scene.isConnected else { return }
      guard scene.isComingForward else { return action() }
      scene.waitingActions =
        scene.waitingActions + [{ [weak self] in self?.wait(action) }]
    }
  }

  /// Reports at the end of the turn that the window belongs to no scene.
  private func reportWithoutScene() {
    application?.turn.atEnd { [weak self] in
      guard let self, isShownNowhere else { return }
      log.report(
        SceneDiagnostic.windowWithoutScene(root: root?.debugName ?? "no controller"), from: "Window"
      )
    }
  }
}

// Along the chain of presentations.
extension ViewController {
  /// Adds this controller and those below it that are visible, from top to bottom.
  fileprivate func addVisible(to list: inout ControllerList) {
    guard isVisible else { return }
    list.append(self)
    presenting?.addVisible(to: &list)
  }

  /// Adds the controllers that show if nothing is above this one, from bottom to top.
  fileprivate func addSeenThrough(to list: inout ControllerList) {
    if !coversPresenter { presenting?.addSeenThrough(to: &list) }
    list.append(self)
  }

  /// Adds everything that is presented from this controller up, from top to bottom.
  fileprivate func addFromTop(to list: inout ControllerList) {
    presented?.addFromTop(to: &list)
    list.append(self)
  }

  /// The uppermost controller presented from here, or this one.
  var uppermost: ViewController { presented?.uppermost ?? self }

  /// Leaves the window, which has a log, and the presenter.
  func unlink(from log: EventLog) {
    logOutsideWindow = .left(log)
    if presenting == nil {
      rootedIn = nil
    } else {
      presenting?.presented = nil
      presenting = nil
    }
  }
}
