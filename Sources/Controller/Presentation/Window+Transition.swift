import Model
import View

// One machine moves every view. Presenting, dismissing and replacing the root differ only in who
// leaves and who comes; the order of the callbacks is always the same: LIFECYCLE 5.2.
//
// Who is visible is one stretch of the chain of controllers, down from the uppermost; their
// appearance says who.
extension Window {
  func present(_ controller: ViewController, on presenter: ViewController, animated: Bool) {
    isTransitioning = true
    controller.presenting = presenter
    controller.moveReports(to: log)
    controller.loadViewIfNeeded(noting: log)
    var leaving = ControllerList()
    if controller.style.coversPresenter { presenter.addVisible(to: &leaving) }
    presenter.presented = controller
    controller.transition = .presentation
    move(out: leaving, in: ControllerList(controller), animated: animated)
    controller.transition = nil
  }

  /// Dismisses a controller and everything above it as one transition: LIFECYCLE 5.5.
  func dismiss(_ controller: ViewController, from presenter: ViewController, animated: Bool) {
    isTransitioning = true
    var leaving = ControllerList()
    controller.addFromTop(to: &leaving)
    leaving.each { $0.transition = .dismissal }
    var coming = ControllerList()
    if !presenter.isVisible { presenter.addSeenThrough(to: &coming) }
    move(out: leaving, in: coming, animated: animated, unlinking: controller)
    leaving.each { $0.transition = nil }
  }

  func replaceRoot(with new: ViewController?) {
    isTransitioning = true
    let old = root
    var leaving = ControllerList()
    old?.addFromTop(to: &leaving)
    new?.rootedIn = self
    new?.moveReports(to: log)
    if !isHidden { new?.loadViewIfNeeded(noting: log) }
    root = new
    move(
      out: leaving, in: ControllerList(isHidden ? nil : new), animated: false, unlinking: old)
  }

  func showRoot() {
    isTransitioning = true
    root?.loadViewIfNeeded(noting: log)
    let coming = ControllerList(root)
    comeIn(coming, leaving: ControllerList(), animated: false, unlinking: nil)
    // UIKit's didAppear comes a turn later, when the scene is active: LIFECYCLE 1.2.
    let finish = { self.goOn(coming, leaving: ControllerList(), animated: false) }
    if let application { application.atEndOfTurn(finish) } else { finish() }
  }

  /// Sends the callbacks and exchanges the views.
  ///
  /// - Parameters:
  ///   - leaving: who leaves, from top to bottom.
  ///   - coming: who comes, from bottom to top.
  ///   - animated: passed on to the callbacks.
  ///   - gone: the lowest of those whose relationships end; they hold up to the last `will…`
  ///     callback: LIFECYCLE 5.4.
  private func move(
    out leaving: ControllerList, in coming: ControllerList, animated: Bool,
    unlinking gone: ViewController? = nil
  ) {
    comeIn(coming, leaving: leaving, animated: animated, unlinking: gone)
    goOn(coming, leaving: leaving, animated: animated)
  }

  /// Everything up to the last `will…` callback; the window refuses transitions until then.
  private func comeIn(
    _ coming: ControllerList, leaving: ControllerList, animated: Bool,
    unlinking gone: ViewController?
  ) {
    if log.isListening { coming.each { $0.listen() } }
    leaving.each { $0.beginDisappearing(animated, log: log) }
    coming.each { $0.beginAppearing(animated, log: log) }
    // No delegate can hand the keyboard to a field of another view that leaves too.
    if leaving.isMany { leaving.each { $0.withdraw(view.textInput) } }
    leaving.each { $0.takeOut(of: view) }
    coming.each { $0.show(in: view) }
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
    if !style.coversPresenter { presenting?.addSeenThrough(to: &list) }
    list.append(self)
  }

  /// Adds everything that is presented from this controller up, from top to bottom.
  fileprivate func addFromTop(to list: inout ControllerList) {
    presented?.addFromTop(to: &list)
    list.append(self)
  }

  /// Takes this controller and everything above it out of the window, and apart.
  fileprivate func unlinkFromHereUp() {
    presented?.unlinkFromHereUp()
    unlink()
  }

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
