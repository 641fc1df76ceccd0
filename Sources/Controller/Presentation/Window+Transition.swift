import View

// One machine moves every view. Presenting, dismissing and replacing the root differ only in who
// is visible before and after; the order of the callbacks is always the same: LIFECYCLE 5.2.
extension Window {
  func present(_ controller: ViewController, on presenter: ViewController, animated: Bool) {
    isTransitioning = true
    controller.attachedWindow = self
    controller.loadViewIfNeeded()
    let before = visibleControllers
    presenter.presented = controller
    controller.presenting = presenter
    controller.isBeingPresented = true
    move(from: before, to: visibleControllers, animated: animated)
    controller.isBeingPresented = false
  }

  /// Dismisses everything above a controller as one transition: LIFECYCLE 5.5.
  func dismiss(from presenter: ViewController, animated: Bool) {
    isTransitioning = true
    let all = controllers
    let above = all.drop { $0 !== presenter }.dropFirst()
    for controller in above { controller.isBeingDismissed = true }
    move(
      from: visibleControllers, to: visible(among: all.dropLast(above.count)), animated: animated
    ) {
      for controller in above { detach(controller) }
      presenter.presented = nil
    }
    for controller in above { controller.isBeingDismissed = false }
  }

  func replaceRoot(with new: ViewController?) {
    isTransitioning = true
    let old = controllers
    let before = visibleControllers
    new?.attachedWindow = self
    if !isHidden { new?.loadViewIfNeeded() }
    root = new
    move(from: before, to: visibleControllers, animated: false) {
      for controller in old { detach(controller) }
    }
  }

  func showRoot() {
    isTransitioning = true
    root?.loadViewIfNeeded()
    let visible = visibleControllers
    comeIn(visible, leaving: [], after: visible, animated: false) {}
    // UIKit's didAppear comes a turn later, when the scene is active: LIFECYCLE 1.2.
    let finish = { self.goOn(visible, leaving: [], animated: false) }
    if let application { application.atEndOfTurn(finish) } else { finish() }
  }

  /// The controllers whose views are in the window, from bottom to top.
  private var visibleControllers: [ViewController] { visible(among: controllers) }

  private func visible(among controllers: [ViewController]) -> [ViewController] {
    guard !isHidden else { return [] }
    let bottom = controllers.lastIndex {
      $0.presenting != nil && $0.modalPresentationStyle.coversPresenter
    }
    return bottom.map { Array(controllers[$0...]) } ?? controllers
  }

  /// Sends the callbacks and exchanges the views.
  ///
  /// - Parameters:
  ///   - before: who is visible now.
  ///   - after: who will be.
  ///   - animated: passed on to the callbacks.
  ///   - unlink: undoes relationships, which hold up to the last `will…` callback: LIFECYCLE 5.4.
  private func move(
    from before: [ViewController], to after: [ViewController], animated: Bool,
    unlink: () -> Void = {}
  ) {
    let leaving = before.reversed().filter { old in !after.contains { $0 === old } }
    let coming = after.filter { new in !before.contains { $0 === new } }
    comeIn(coming, leaving: leaving, after: after, animated: animated, unlink: unlink)
    goOn(coming, leaving: leaving, animated: animated)
  }

  /// Everything up to the last `will…` callback; the window refuses transitions until then.
  private func comeIn(
    _ coming: [ViewController], leaving: [ViewController], after: [ViewController],
    animated: Bool, unlink: () -> Void
  ) {
    for controller in leaving { controller.beginDisappearing(animated, log: log) }
    for controller in coming { controller.beginAppearing(animated, log: log) }
    view.subviews = after.map(\.view)
    for controller in coming { controller.layOut(animated, log: log) }
    unlink()
    isTransitioning = false
  }

  /// The `did…` callbacks.
  ///
  /// One of them may present or dismiss: its transition runs inside this one, and what it has
  /// overtaken gets no late `did…`.
  private func goOn(_ coming: [ViewController], leaving: [ViewController], animated: Bool) {
    for controller in coming { controller.finishAppearing(animated, log: log) }
    for controller in leaving { controller.finishDisappearing(animated, log: log) }
    finish()
  }

  private func detach(_ controller: ViewController) {
    controller.presented = nil
    controller.presenting = nil
    controller.attachedWindow = nil
  }

  private func finish() {
    guard !isTransitioning, let root = pendingRoot else { return }
    pendingRoot = nil
    rootViewController = root
  }
}
