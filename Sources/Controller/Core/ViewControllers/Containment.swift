import View

/// The parent and the children of a controller, and what its parents show of it.
///
/// Apart from the controller, as most have none of it.
@MainActor
final class Containment {
  /// Weak, as a parent's own `deinit` may still ask its child.
  weak var parent: ViewController?
  var children: [ViewController] = []

  /// What decides for the children; weak, as it is the controller itself.
  weak var keeper: (any ChildKeeper)?

  /// What `willMove(toParent:)` announced, until `didMove(toParent:)`.
  var move: Move?

  /// How many `beginAppearanceTransition` calls wait for their end, and whether they are animated.
  var transitions = 0
  var isTransitionAnimated = false

  /// The completions of the exchanges that have begun, in their order; `nil` outside of one.
  var exchangeEnds: [() -> Void]?

  /// What stacks and tabs show of the controller, and what else is kept with it.
  var parts = Parts()

  enum Move {
    case toParent
    case fromParent
  }
}
