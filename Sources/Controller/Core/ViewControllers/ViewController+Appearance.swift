package import Model
package import View

// How a view appears and disappears. Only a window or a parent calls these, so that no callback is
// sent twice.
extension ViewController {
  /// The appearance states of a view.
  package enum Appearance: Int {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Whether the view is in the window, and not about to leave it.
  package var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  // After each call it looks again: who is called may have ended what called it.

  package func beginAppearing(_ animated: Bool, log: EventLog) {
    guard !isVisible else { return log.decide(.isInWindow(self)) }
    log.decide(.viewIsLoaded(self))
    appearance = .appearing
    layoutSteps = 0
    note("viewWillAppear(_:)", in: log) { viewWillAppear(animated) }
    if family != nil, isVisible { callChildren(.willAppear, animated) }
  }

  package func layOut(_ animated: Bool, log: EventLog) {
    layOut(animated, log: log, tracker: tracker)
  }

  // A window passes what tracks: to find it from here costs present and dismiss a tenth.
  func layOut(_ animated: Bool, log: EventLog, tracker: (any ChangeTracker)?) {
    takeLayoutStep(0) { note("viewIsAppearing(_:)", in: log) { viewIsAppearing(animated) } }
    takeLayoutStep(1) {
      update(log, tracker)
      updateView(tracker)
    }
    takeLayoutStep(2) {
      if let tracker { return willLayOut(log, tracker) }
      note("viewWillLayoutSubviews()", in: log) { viewWillLayoutSubviews() }
    }
    takeLayoutStep(3) {
      if let tracker { return didLayOut(log, tracker) }
      note("viewDidLayoutSubviews()", in: log) { viewDidLayoutSubviews() }
    }
    takeLayoutStep(4) { if family != nil { layOutChildren(animated) } }
  }

  /// Takes a step once in an appearance, even if a step before it leads here again.
  private func takeLayoutStep(_ number: UInt8, _ step: () -> Void) {
    guard appearance == .appearing, layoutSteps == number else { return }
    layoutSteps = number + 1
    step()
  }

  /// Whether the view was laid out since it last began to appear.
  package var isLaidOut: Bool { layoutSteps >= 5 }

  /// Calls the children at the end of an appearance or a disappearance.
  ///
  /// - Returns: whether it did not begin to appear meanwhile. A transition that a child begins has
  ///   an end of its own later: after one to and fro, the state alone looks the same.
  private func isStill(_ state: Appearance, after callChildren: () -> Void) -> Bool {
    let steps = layoutSteps
    layoutSteps = steps | 8
    callChildren()
    guard layoutSteps & 8 != 0 else { return false }
    layoutSteps = steps
    return appearance == state
  }

  /// Whether the view was not laid out since it began to appear.
  var needsLayout: Bool { appearance == .appearing && !isLaidOut }

  package func finishAppearing(_ animated: Bool, log: EventLog) {
    guard appearance == .appearing else {
      if !isVisible { log.decide(.hasLeft(self)) }
      return
    }
    if family != nil {
      guard isStill(.appearing, after: { callChildren(.didAppear, animated) }) else { return }
    }
    appearance = .appeared
    note("viewDidAppear(_:)", in: log) { viewDidAppear(animated) }
  }

  package func beginDisappearing(_ animated: Bool, log: EventLog) {
    guard isVisible else { return log.decide(.isNotInWindow(self)) }
    appearance = .disappearing
    note("viewWillDisappear(_:)", in: log) { viewWillDisappear(animated) }
    if family != nil { childrenWillDisappear(animated) }
  }

  func finishDisappearing(_ animated: Bool, log: EventLog) {
    guard appearance == .disappearing else { return }
    if family != nil {
      let isStill = isStill(.disappearing) {
        // Covered in its own `viewWillDisappear`, it has not told its children yet.
        childrenWillDisappear(animated)
        callChildren(.didDisappear, animated)
      }
      guard isStill else { return }
    }
    appearance = .disappeared
    note("viewDidDisappear(_:)", in: log) { viewDidDisappear(animated) }
  }
}

/// What is decided about the views of controllers, and of their children.
package enum AppearanceDecision: Decision {
  /// The view is loaded, and is loaded only once.
  case viewIsLoaded(ViewController)
  /// The view is in the window already.
  case isInWindow(ViewController)
  /// The view is not in the window, so it cannot leave one.
  case isNotInWindow(ViewController)
  /// The view left before it had appeared.
  case hasLeft(ViewController)

  // MARK: - Children

  /// The parent tells its children itself that they appear and disappear.
  case forwardsByHand(ViewController)
  /// The views of children are not in that of their parent.
  case areNotAdded([ViewController], to: ViewController)
  /// The views of children were not in the window, so they do not leave it with that of their
  /// parent.
  case areNotInWindow([ViewController])
  /// A controller is made a child, whose view the parent adds, and which it tells of that.
  case isAdded(ViewController, to: ViewController, isNew: Bool)
  /// A controller ends being a child, which its parent has told it before.
  case isRemoved(ViewController)
  /// What was requested is refused.
  case isRefused(ContainmentDiagnostic)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> AppearanceDecision) {
    if isObserved { tell(decision()) }
  }

  @MainActor
  func report(_ diagnostic: ContainmentDiagnostic, from caller: String) {
    report(diagnostic.description, from: caller)
    decide(.isRefused(diagnostic))
  }
}

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
    if from.parent === self { from.beginDisappearing(true, log: log) }
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
