package import Model

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
    takeLayoutStep(0) { note("viewIsAppearing(_:)", in: log) { viewIsAppearing(animated) } }
    takeLayoutStep(1) { note("viewWillLayoutSubviews()", in: log) { viewWillLayoutSubviews() } }
    takeLayoutStep(2) { note("viewDidLayoutSubviews()", in: log) { viewDidLayoutSubviews() } }
    takeLayoutStep(3) { if family != nil { layOutChildren(animated) } }
  }

  /// Takes a step once in an appearance, even if a step before it leads here again.
  private func takeLayoutStep(_ number: UInt8, _ step: () -> Void) {
    guard appearance == .appearing, layoutSteps == number else { return }
    layoutSteps = number + 1
    step()
  }

  /// Whether the view was laid out since it last began to appear.
  package var isLaidOut: Bool { layoutSteps >= 4 }

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
