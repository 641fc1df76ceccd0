import Model
package import View

// A child appears and disappears with its view: the page Children.
extension ViewController {
  /// Whether the view of a child is in this one's.
  package func holdsView(of child: ViewController) -> Bool {
    guard let container = viewIfLoaded?.container, let view = child.viewIfLoaded else {
      return false
    }
    return container.holds(view)
  }

  /// Calls a method of one child after the other, unless this controller forwards by hand.
  ///
  /// It looks for the next one after each call, in which any of them may come or leave, and this
  /// controller itself.
  private func forward(
    to isNext: (ViewController) -> Bool, _ call: (ViewController) -> Void
  ) {
    guard shouldAutomaticallyForwardAppearanceMethods else {
      return log.decide(.forwardsByHand(self))
    }
    while let child = children.first(where: isNext) { call(child) }
  }

  func beginAppearingOfChildren(_ animated: Bool) {
    log.decide(.areNotAdded(children.filter { !holdsView(of: $0) && !keeps($0) }, to: self))
    forward(to: { isVisible && !$0.isVisible && holdsView(of: $0) }) {
      $0.beginAppearing(animated, log: log)
    }
  }

  func layOutChildren(_ animated: Bool) {
    forward(to: { isLaidOut && $0.needsLayout && holdsView(of: $0) }) {
      $0.layOut(animated, log: log)
    }
  }

  func finishAppearingOfChildren(_ animated: Bool) {
    forward(to: { $0.appearance == .appearing && holdsView(of: $0) }) {
      $0.finishAppearing(animated, log: log)
    }
  }

  func childrenWillDisappear(_ animated: Bool) {
    log.decide(.areNotInWindow(children.filter { $0.appearance == .disappeared }))
    forward(to: { appearance == .disappearing && $0.isVisible }) {
      $0.beginDisappearing(animated, log: log)
    }
  }

  func finishDisappearingOfChildren(_ animated: Bool) {
    forward(to: { $0.appearance == .disappearing }) {
      $0.finishDisappearing(animated, log: log)
    }
  }

  /// Brings a child as far as this controller has come, or out of sight if it shows it no more.
  ///
  /// Each call may change what either of them shows, so it looks again after each.
  package func advance(_ child: ViewController, animated: Bool) {
    while child.parent === self {
      let isSeen = isVisible && shows(child)
      switch child.appearance {
      case .disappeared where isSeen, .disappearing where isSeen:
        child.beginAppearing(animated, log: log)
      case .disappeared: return
      case .appearing where isSeen && isLaidOut && child.needsLayout:
        child.layOut(animated, log: log)
      case .appearing where isSeen:
        guard appearance == .appeared else { return }
        child.finishAppearing(animated, log: log)
      case .appeared where isSeen: return
      case .appearing, .appeared: child.beginDisappearing(animated, log: log)
      case .disappearing:
        // With its parent, it waits for that.
        guard appearance == .disappeared || !shows(child) else { return }
        child.finishDisappearing(animated, log: log)
      }
    }
  }

  /// Ends the appearance of a controller that has left its parent: no later call could end it.
  ///
  /// After `beginAppearanceTransition` it waits for `endAppearanceTransition`.
  func endAppearance() {
    if appearance == .disappearing, let family, family.transitions > 0 { return }
    if isVisible { beginDisappearing(false, log: log) }
    if parent == nil { finishDisappearing(false, log: log) }
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
      let wasSeen = parent?.isVisible
      loadViewIfNeeded()
      // It may have left, or ended what its parent shows.
      if parent?.isVisible == wasSeen { beginAppearing(animated, log: log) }
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
    // An exchange that a callback begins ends after this one.
    let isInside = members.exchangeEnds != nil
    members.exchangeEnds = (members.exchangeEnds ?? []) + [{ completion?(true) }]
    let place = from.viewIfLoaded.flatMap(container.superview(of:)) ?? container
    to.loadViewIfNeeded()
    if isVisible, from.parent === self { from.beginDisappearing(true, log: log) }
    if isVisible, to.parent === self { to.beginAppearing(true, log: log) }
    if from.parent === self { from.takeOut(of: place) }
    if to.parent === self { to.show(in: place) }
    advance(to, animated: true)
    advance(from, animated: true)
    guard !isInside, let ends = members.exchangeEnds else { return }
    members.exchangeEnds = nil
    for end in ends { end() }
  }
}

// Adding and removing a child's view by hand.
extension ViewController: ContainerScreenController {
  package func containerScreen(
    _ screen: ContainerScreen, adds subview: any Screen, by add: () -> Void
  ) {
    let children = appearingChildren(in: subview)
    for child in children where isVisible && child.parent === self {
      child.beginAppearing(false, log: log)
    }
    // One that was called may have left.
    if children.allSatisfy({ $0.parent === self || $0.viewIfLoaded !== subview }) { add() }
    for child in children { advance(child, animated: false) }
  }

  package func containerScreen(
    _ screen: ContainerScreen, removes subview: any Screen, by remove: () -> Void
  ) {
    let children = appearingChildren(in: subview)
    for child in children where child.parent === self { child.beginDisappearing(false, log: log) }
    remove()
    for child in children { advance(child, animated: false) }
  }

  package func containerScreen(
    _ screen: ContainerScreen, mayShow subview: any Screen
  ) -> Bool {
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
