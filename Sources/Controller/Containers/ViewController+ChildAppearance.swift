import Model
package import View

// A child appears and disappears with its view: the page Children.
extension ViewController {
  /// Whether the view of a child is in this one's.
  private func isShowing(_ child: ViewController) -> Bool {
    guard let container = viewIfLoaded?.container, let view = child.viewIfLoaded else {
      return false
    }
    return container.holds(view)
  }

  /// Calls a method of each child, unless this controller forwards by hand.
  func forward(_ body: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { body(child) }
  }

  /// Calls a method of each child that is shown, unless this controller forwards by hand.
  func forwardToShown(_ body: (ViewController) -> Void) {
    forward { child in if isShowing(child) { body(child) } }
  }

  /// Sends the children that are shown their `viewDidAppear`.
  func finishAppearingOfChildren(_ animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // One at a time, as one that has appeared may add another.
    while appearance == .appearing,
      let child = children.first(where: { $0.appearance == .appearing && isShowing($0) })
    {
      child.finishAppearing(animated, log: log)
    }
  }

  /// Lets a child that was added go on, as far as this controller itself has.
  func advance(_ child: ViewController, animated: Bool) {
    if isVisible, child.parent === self {
      // Again, if this controller was covered and uncovered meanwhile.
      child.beginAppearing(animated, log: log)
    } else {
      // Or the child has left in its own callback.
      child.beginDisappearing(animated, log: log)
    }
    if isLaidOut { child.layOut(animated, log: log) }
    if appearance == .appeared { child.finishAppearing(animated, log: log) }
    if appearance == .disappeared || child.parent !== self {
      child.finishDisappearing(animated, log: log)
    }
  }

  // MARK: - By hand

  func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    if appearance == (isAppearing ? .appearing : .disappearing) {
      members.transitions += 1
      return
    }
    guard isVisible != isAppearing else { return report(.unbalanced(debugName)) }
    members.transitions = 1
    members.isTransitionAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      beginAppearing(animated, log: log)
    } else {
      beginDisappearing(animated, log: log)
    }
  }

  func endTransition() {
    guard let family, family.transitions > 0 else {
      return report(.unbalanced(debugName))
    }
    family.transitions -= 1
    guard family.transitions == 0 else { return }
    let animated = family.isTransitionAnimated
    if isVisible {
      layOut(animated, log: log)
      finishAppearing(animated, log: log)
    } else {
      finishDisappearing(animated, log: log)
    }
  }

  // MARK: - Exchanging two children

  func exchange(
    _ from: ViewController, for to: ViewController, _ completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      return report(.noCommonParent(from.debugName, to.debugName))
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      return report(.forwardsByHand(debugName))
    }
    guard let container = view.container else {
      return report(.noContainer(debugName))
    }
    let log = log
    let screen = to.view
    if isVisible {
      from.beginDisappearing(true, log: log)
      to.beginAppearing(true, log: log)
    }
    if let old = from.viewIfLoaded { container.takeOut(old) }
    if to.parent === self { container.insert(screen) }
    advance(to, animated: true)
    from.finishDisappearing(true, log: log)
    completion?(true)
  }
}

// Adding and removing a child's view by hand.
extension ViewController: ContainerScreenController {
  package func containerScreen(
    _ screen: ContainerScreen, adds subview: any Screen, by add: () -> Void
  ) {
    guard mayShow(subview) else { return }
    let children = appearingChildren(in: subview)
    if isVisible {
      for child in children { child.beginAppearing(false, log: log) }
    }
    // One that was called may have left.
    if children.allSatisfy({ $0.parent === self }) { add() }
    for child in children { advance(child, animated: false) }
  }

  package func containerScreen(
    _ screen: ContainerScreen, removes subview: any Screen, by remove: () -> Void
  ) {
    let children = appearingChildren(in: subview)
    for child in children { child.beginDisappearing(false, log: log) }
    remove()
    for child in children { child.finishDisappearing(false, log: log) }
  }

  private func mayShow(_ subview: any Screen) -> Bool {
    guard let owner = outermost.withDescendants.first(where: { $0.viewIfLoaded === subview }),
      let parent = owner.parent, parent !== self
    else { return true }
    report(.wrongParent(owner.debugName, is: parent.debugName, requested: debugName))
    return false
  }

  /// The children whose views come or go with a screen.
  private func appearingChildren(in subview: any Screen) -> [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      guard let view = child.viewIfLoaded else { return false }
      return view === subview || subview.container?.holds(view) == true
    }
  }
}
