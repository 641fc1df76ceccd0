import View

/// A controller that decides itself which of its children is shown: a stack, or tabs.
///
/// It makes itself the `keeper` of its children when it is created.
@MainActor
package protocol ChildKeeper: AnyObject {
  /// Whether a child is shown, as far as the keeper is shown itself.
  func isShowing(_ child: ViewController) -> Bool

  /// Whether a child is one of the stack or of the tabs, which keep it until it is taken out of
  /// them.
  func isKeeping(_ child: ViewController) -> Bool

  /// A child ends being one: takes it out, and ends with `endBeingParent(of:)`.
  func letGo(_ child: ViewController)

  /// The children do what belongs to a step of the keeper's own appearance.
  func follow(_ step: ChildStep, animated: Bool)
}

/// The steps of a controller at which it calls its children.
package enum ChildStep {
  /// It has called its `viewWillAppear`.
  case willAppear
  /// It is about to call its `viewDidAppear`.
  case didAppear
  /// It is about to call its `viewDidDisappear`.
  case didDisappear
}

// What a keeper decides, and what is done without one.
extension ViewController {
  /// What decides for the children; held weakly, as it is this controller.
  package final var keeper: (any ChildKeeper)? {
    get { family?.keeper }
    set { members.keeper = newValue }
  }

  /// Whether it shows a child, as far as it is shown itself.
  final func shows(_ child: ViewController) -> Bool {
    if let keeper { keeper.isShowing(child) } else { holdsView(of: child) }
  }

  /// Whether a child is kept by a stack or by tabs.
  final func keeps(_ child: ViewController) -> Bool { keeper?.isKeeping(child) ?? false }

  /// The children do what belongs to a step of this controller.
  final func callChildren(_ step: ChildStep, _ animated: Bool) {
    if let keeper {
      keeper.follow(step, animated: animated)
    } else {
      forward(step, animated)
    }
  }

  /// Calls the children whose views are in this one's.
  package final func forward(_ step: ChildStep, _ animated: Bool) {
    switch step {
    case .willAppear: beginAppearingOfChildren(animated)
    case .didAppear: finishAppearingOfChildren(animated)
    case .didDisappear: finishDisappearingOfChildren(animated)
    }
  }

  /// A child ends being one; its view leaves this one's.
  final func removeChild(_ child: ViewController) {
    if let keeper { keeper.letGo(child) } else { endBeingParent(of: child) }
  }

  package final func endBeingParent(of child: ViewController) {
    if let container = viewIfLoaded?.container { child.leave(container) }
    // Who was called may have removed it, and have brought it elsewhere, or back.
    guard child.parent === self, !keeps(child) else { return }
    unlink(child: child)
    if let container = viewIfLoaded?.container { child.takeOut(of: container) }
    child.endAppearance()
    if child.parent == nil { child.completeMove(to: nil, log: log) }
  }
}
