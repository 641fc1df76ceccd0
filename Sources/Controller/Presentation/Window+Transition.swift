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
    controller.isBeingPresented = true
    let below = controller.modalPresentationStyle.coversPresenter ? [] : visible
    move(to: below + [controller], animated: animated)
    controller.isBeingPresented = false
  }

  /// Dismisses everything above a controller as one transition: LIFECYCLE 5.5.
  func dismiss(from presenter: ViewController, animated: Bool) {
    isTransitioning = true
    let above = presenter.controllersAbove
    for controller in above { controller.isBeingDismissed = true }
    move(to: visible(upTo: presenter), animated: animated, unlinking: above)
    for controller in above { controller.isBeingDismissed = false }
  }

  func replaceRoot(with new: ViewController?) {
    isTransitioning = true
    let old = controllers
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
    comeIn(coming, leaving: [], animated: false, unlinking: [])
    // UIKit's didAppear comes a turn later, when the scene is active: LIFECYCLE 1.2.
    let finish = { self.goOn(coming, leaving: [], animated: false) }
    if let application { application.atEndOfTurn(finish) } else { finish() }
  }

  /// The controllers that are visible once nothing lies above one of them, from bottom to top.
  private func visible(upTo top: ViewController) -> [ViewController] {
    var visible = [top]
    var next = top
    while !next.modalPresentationStyle.coversPresenter, let presenter = next.presenting {
      visible.append(presenter)
      next = presenter
    }
    visible.reverse()
    return visible
  }

  private var visibleRoot: [ViewController] {
    if !isHidden, let root { [root] } else { [] }
  }

  /// Sends the callbacks and exchanges the views.
  ///
  /// - Parameters:
  ///   - after: who will be visible, from bottom to top.
  ///   - animated: passed on to the callbacks.
  ///   - gone: whose relationships end; they hold up to the last `will…` callback: LIFECYCLE 5.4.
  private func move(
    to after: [ViewController], animated: Bool, unlinking gone: [ViewController] = []
  ) {
    let before = visible
    visible = after
    // Loops, not closures: a closure on the main actor asks at each call whether it is there.
    var (leaving, coming): ([ViewController], [ViewController]) = ([], [])
    for controller in before.reversed() where !after.has(controller) { leaving.append(controller) }
    for controller in after where !before.has(controller) { coming.append(controller) }
    comeIn(coming, leaving: leaving, animated: animated, unlinking: gone)
    goOn(coming, leaving: leaving, animated: animated)
  }

  /// Everything up to the last `will…` callback; the window refuses transitions until then.
  private func comeIn(
    _ coming: [ViewController], leaving: [ViewController], animated: Bool,
    unlinking gone: [ViewController]
  ) {
    for controller in leaving { controller.beginDisappearing(animated, log: log) }
    for controller in coming { controller.beginAppearing(animated, log: log) }
    var views: [any ViewInterface] = []
    for controller in visible { views.append(controller.view) }
    view.subviews = views
    for controller in coming { controller.layOut(animated, log: log) }
    for controller in gone { controller.unlink() }
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

  private func finish() {
    guard !isTransitioning, let root = pendingRoot else { return }
    pendingRoot = nil
    rootViewController = root
  }
}

extension ViewController {
  /// Everything that this controller presents, and what that presents, from bottom to top.
  fileprivate var controllersAbove: [ViewController] {
    var controllers: [ViewController] = []
    var next = presented
    while let controller = next {
      controllers.append(controller)
      next = controller.presented
    }
    return controllers
  }

  /// Leaves the window, and who presents it.
  func unlink() {
    presenting?.presented = nil
    presenting = nil
    attachedWindow = nil
  }
}

extension [ViewController] {
  fileprivate func has(_ controller: ViewController) -> Bool {
    for each in self where each === controller { return true }
    return false
  }
}
