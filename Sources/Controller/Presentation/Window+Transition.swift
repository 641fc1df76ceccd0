import View

// One machine moves every view. Presenting, dismissing and replacing the root differ only in who
// leaves and who comes; the order of the callbacks is always the same: LIFECYCLE 5.2.
//
// Who is visible is one stretch of the chain of controllers, from `lowestVisible` to the uppermost.
extension Window {
  func present(_ controller: ViewController, on presenter: ViewController, animated: Bool) {
    isTransitioning = true
    controller.attachedWindow = self
    controller.loadViewIfNeeded()
    var leaving = ControllerList()
    if controller.modalPresentationStyle.coversPresenter {
      leaving = visible(from: presenter)
      lowestVisible = controller
    }
    presenter.presented = controller
    controller.presenting = presenter
    controller.transition = .presentation
    move(out: leaving, in: ControllerList(controller), top: controller, animated: animated)
    controller.transition = nil
  }

  /// Dismisses everything above a controller as one transition: LIFECYCLE 5.5.
  func dismiss(from presenter: ViewController, animated: Bool) {
    isTransitioning = true
    let leaving = visible(from: presenter.uppermost, downTo: presenter)
    leaving.each { $0.transition = .dismissal }
    var coming = ControllerList()
    if !shows(presenter) {
      lowestVisible = presenter.lowestSeenThrough
      coming = ControllerList(from: lowestVisible, to: presenter)
    }
    move(
      out: leaving, in: coming, top: presenter, animated: animated, unlinking: presenter.presented)
    leaving.each { $0.transition = nil }
  }

  func replaceRoot(with new: ViewController?) {
    isTransitioning = true
    let (old, leaving) = (root, visible(from: root?.uppermost))
    new?.attachedWindow = self
    if !isHidden { new?.loadViewIfNeeded() }
    root = new
    lowestVisible = isHidden ? nil : new
    move(
      out: leaving, in: ControllerList(lowestVisible), top: new, animated: false, unlinking: old)
  }

  func showRoot() {
    isTransitioning = true
    root?.loadViewIfNeeded()
    lowestVisible = root
    let coming = ControllerList(root)
    comeIn(coming, leaving: ControllerList(), top: root, animated: false, unlinking: nil)
    // UIKit's didAppear comes a turn later, when the scene is active: LIFECYCLE 1.2.
    let finish = { self.goOn(coming, leaving: ControllerList(), animated: false) }
    if let application { application.atEndOfTurn(finish) } else { finish() }
  }

  private func shows(_ controller: ViewController) -> Bool {
    var next: ViewController? = controller
    while let lower = next, lower !== lowestVisible { next = lower.presenting }
    return next != nil
  }

  /// The visible controllers from an upper one down, as they leave, without the one named last.
  private func visible(
    from upper: ViewController?, downTo end: ViewController? = nil
  ) -> ControllerList {
    var visible = ControllerList()
    var next = lowestVisible == nil ? nil : upper
    while let controller = next, controller !== end {
      visible.append(controller)
      next = controller === lowestVisible ? nil : controller.presenting
    }
    return visible
  }

  /// Sends the callbacks and exchanges the views.
  ///
  /// - Parameters:
  ///   - leaving: who leaves, from top to bottom.
  ///   - coming: who comes, from bottom to top.
  ///   - top: the uppermost controller afterwards.
  ///   - animated: passed on to the callbacks.
  ///   - gone: the lowest of those whose relationships end; they hold up to the last `will…`
  ///     callback: LIFECYCLE 5.4.
  private func move(
    out leaving: ControllerList, in coming: ControllerList, top: ViewController?, animated: Bool,
    unlinking gone: ViewController? = nil
  ) {
    comeIn(coming, leaving: leaving, top: top, animated: animated, unlinking: gone)
    goOn(coming, leaving: leaving, animated: animated)
  }

  /// Everything up to the last `will…` callback; the window refuses transitions until then.
  private func comeIn(
    _ coming: ControllerList, leaving: ControllerList, top: ViewController?, animated: Bool,
    unlinking gone: ViewController?
  ) {
    leaving.each { $0.beginDisappearing(animated, log: log) }
    coming.each { $0.beginAppearing(animated, log: log) }
    view.subviews = views(upTo: top)
    coming.each { $0.layOut(animated, log: log) }
    gone?.unlinkFromHereUp()
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

  /// The views of the visible controllers, from bottom to top.
  private func views(upTo top: ViewController?) -> [any ViewInterface] {
    guard let lowestVisible, let top else { return [] }
    if lowestVisible === top { return [top.view] }
    var views: [any ViewInterface] = []
    ControllerList(from: lowestVisible, to: top).each { views.append($0.view) }
    return views
  }
}

extension ViewController {
  /// The last in the chain of those that this controller presents, or itself.
  fileprivate var uppermost: ViewController {
    var upper = self
    while let presented = upper.presented { upper = presented }
    return upper
  }

  /// The lowest controller that shows when nothing lies above this one.
  fileprivate var lowestSeenThrough: ViewController {
    var lowest = self
    while !lowest.modalPresentationStyle.coversPresenter, let presenter = lowest.presenting {
      lowest = presenter
    }
    return lowest
  }

  /// Takes this controller and everything above it out of the window, and apart.
  fileprivate func unlinkFromHereUp() {
    var next: ViewController? = self
    while let controller = next {
      next = controller.presented
      controller.unlink()
    }
  }

  /// Leaves the window, and who presents it.
  func unlink() {
    presenting?.presented = nil
    presenting = nil
    attachedWindow = nil
  }
}
