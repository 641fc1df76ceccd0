import View

// One machine moves every view. Presenting, dismissing and replacing the root differ only in who
// is visible before and after; the order of the callbacks is always the same: LIFECYCLE 5.2.
extension Window {
  func present(_ controller: ViewController, on presenter: ViewController, animated: Bool) {
    isTransitioning = true
    controller.attachedWindow = self
    controller.loadViewIfNeeded()
    presenter.presented = controller
    controller.presenting = presenter
    controller.transition = .presentation
    var after = controller.modalPresentationStyle.coversPresenter ? ControllerList() : visible
    after.append(controller)
    move(to: after, animated: animated)
    controller.transition = nil
  }

  /// Dismisses everything above a controller as one transition: LIFECYCLE 5.5.
  func dismiss(from presenter: ViewController, animated: Bool) {
    isTransitioning = true
    let above = presenter.controllersAbove
    above.each { $0.transition = .dismissal }
    move(to: visible(upTo: presenter), animated: animated, unlinking: above)
    above.each { $0.transition = nil }
  }

  func replaceRoot(with new: ViewController?) {
    isTransitioning = true
    let old = ControllerList(upFrom: root)
    new?.attachedWindow = self
    if !isHidden { new?.loadViewIfNeeded() }
    root = new
    move(to: visibleRoot, animated: false, unlinking: old)
  }

  func showRoot() {
    isTransitioning = true
    root?.loadViewIfNeeded()
    visible = visibleRoot
    let coming = visible
    comeIn(
      coming, leaving: ControllerList(), animated: false, unlinking: ControllerList())
    // UIKit's didAppear comes a turn later, when the scene is active: LIFECYCLE 1.2.
    let finish = { self.goOn(coming, leaving: ControllerList(), animated: false) }
    if let application { application.atEndOfTurn(finish) } else { finish() }
  }

  /// The controllers that are visible once nothing lies above one of them, from bottom to top.
  private func visible(upTo top: ViewController) -> ControllerList {
    var lowest = top
    while !lowest.modalPresentationStyle.coversPresenter, let presenter = lowest.presenting {
      lowest = presenter
    }
    var visible = ControllerList(lowest)
    while lowest !== top, let presented = lowest.presented {
      visible.append(presented)
      lowest = presented
    }
    return visible
  }

  private var visibleRoot: ControllerList { ControllerList(isHidden ? nil : root) }

  /// Sends the callbacks and exchanges the views.
  ///
  /// - Parameters:
  ///   - after: who will be visible, from bottom to top.
  ///   - animated: passed on to the callbacks.
  ///   - gone: whose relationships end; they hold up to the last `will…` callback: LIFECYCLE 5.4.
  private func move(
    to after: ControllerList, animated: Bool, unlinking gone: ControllerList = ControllerList()
  ) {
    let before = visible
    visible = after
    var (leaving, coming) = (ControllerList(), ControllerList())
    for controller in before.reversed() where !after.has(controller) { leaving.append(controller) }
    after.each { if !before.has($0) { coming.append($0) } }
    comeIn(coming, leaving: leaving, animated: animated, unlinking: gone)
    goOn(coming, leaving: leaving, animated: animated)
  }

  /// Everything up to the last `will…` callback; the window refuses transitions until then.
  private func comeIn(
    _ coming: ControllerList, leaving: ControllerList, animated: Bool,
    unlinking gone: ControllerList
  ) {
    leaving.each { $0.beginDisappearing(animated, log: log) }
    coming.each { $0.beginAppearing(animated, log: log) }
    var views: [any ViewInterface] = []
    views.reserveCapacity(visible.count)
    visible.each { views.append($0.view) }
    view.subviews = views
    coming.each { $0.layOut(animated, log: log) }
    gone.each { $0.unlink() }
    isTransitioning = false
  }

  /// The `did…` callbacks.
  ///
  /// One of them may present or dismiss: its transition runs inside this one, and what it has
  /// overtaken gets no late `did…`.
  private func goOn(_ coming: ControllerList, leaving: ControllerList, animated: Bool) {
    coming.each { $0.finishAppearing(animated, log: log) }
    leaving.each { $0.finishDisappearing(animated, log: log) }
    finish()
  }

  private func finish() {
    guard !isTransitioning, let root = pendingRoot else { return }
    pendingRoot = nil
    rootViewController = root
  }
}

extension ViewController {
  /// Everything that this controller presents, and what that presents, from bottom to top.
  fileprivate var controllersAbove: ControllerList { ControllerList(upFrom: presented) }

  /// Leaves the window, and who presents it.
  func unlink() {
    presenting?.presented = nil
    presenting = nil
    attachedWindow = nil
  }
}
