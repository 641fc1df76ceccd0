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

  /// Calls a method of each child that is shown, unless this controller forwards by hand.
  func forward(_ body: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children.filter(isShowing) { body(child) }
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

  /// Lets a child that has begun to appear go on, as far as this controller itself has.
  func advance(_ child: ViewController, animated: Bool) {
    switch appearance {
    case .appeared:
      child.layOut(animated, log: log)
      child.finishAppearing(animated, log: log)
    case .appearing:
      if isLaidOut { child.layOut(animated, log: log) }
    case .disappearing, .disappeared:
      child.beginDisappearing(animated, log: log)
      if appearance == .disappeared { child.finishDisappearing(animated, log: log) }
    }
  }

  // MARK: - By hand

  /// Tells a child that its view is about to appear or to disappear, where a parent forwards by hand.
  ///
  /// Call it in place of the child's `viewWillAppear` and the other three methods. Calls in the same
  /// direction are counted; the other direction takes the place of one that has not ended.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
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

  /// Ends what `beginAppearanceTransition` began.
  public func endAppearanceTransition() {
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

  /// Shows one child in place of another: <doc:Children#From-one-child-to-another>.
  ///
  /// It exchanges their views. Call `addChild` of the new one before, and in `completion` its
  /// `didMove(toParent:)`, and `removeFromParent()` of the old one.
  public func transition(
    from: ViewController, to: ViewController, completion: ((Bool) -> Void)? = nil
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
    container.insert(screen)
    advance(to, animated: true)
    from.finishDisappearing(true, log: log)
    completion?(true)
  }
}

// Adding and removing a child's view by hand.
extension ViewController: ContainerScreenController {
  package func containerScreen(_ screen: ContainerScreen, mayAdd subview: any Screen) -> Bool {
    guard let owner = outermost.withDescendants.first(where: { $0.viewIfLoaded === subview }),
      let parent = owner.parent, parent !== self
    else { return true }
    report(.wrongParent(owner.debugName, is: parent.debugName, requested: debugName))
    return false
  }

  package func containerScreen(_ screen: ContainerScreen, willAdd subview: any Screen) {
    guard isVisible else { return }
    for child in appearingChildren(in: subview) { child.beginAppearing(false, log: log) }
  }

  package func containerScreen(_ screen: ContainerScreen, didAdd subview: any Screen) {
    for child in appearingChildren(in: subview) { advance(child, animated: false) }
  }

  package func containerScreen(_ screen: ContainerScreen, willRemove subview: any Screen) {
    for child in appearingChildren(in: subview) { child.beginDisappearing(false, log: log) }
  }

  package func containerScreen(_ screen: ContainerScreen, didRemove subview: any Screen) {
    for child in appearingChildren(in: subview) { child.finishDisappearing(false, log: log) }
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
