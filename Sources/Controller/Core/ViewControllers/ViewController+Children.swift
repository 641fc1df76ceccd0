package import Model
import View

// A controller that shows others in its own view: the page Children.
extension ViewController {
  /// The controller whose child this one is, or `nil`.
  public var parent: ViewController? { family?.parent }

  /// The children, in the order in which they were added; not those that it presents.
  public var children: [ViewController] { family?.children ?? [] }

  /// Whether it is appearing because it was added to its parent.
  public var isMovingToParent: Bool { move == .toParent }

  /// Whether it is disappearing because it will be removed from its parent.
  public var isMovingFromParent: Bool { move == .fromParent }

  /// The move that it is in; a parent that has gone has not completed its own.
  private var move: Containment.Move? { presenting == nil && rootedIn == nil ? family?.move : nil }

  /// Makes a controller a child, unless its callbacks have brought it elsewhere.
  package func adopt(_ child: ViewController) {
    child.removeFromParent()
    guard child.parent == nil, mayAdopt(child) else { return }
    child.announceMove(to: self)
    if child.parent == nil {
      if mayAdopt(child) { link(child) } else { child.completeMove(to: nil, log: log) }
    }
  }

  /// Whether a controller can be a child of this one; otherwise it says why not.
  package func mayAdopt(_ child: ViewController) -> Bool {
    if ancestors.contains(where: { $0 === child }) {
      report(.ancestor(child.debugName, of: debugName))
      return false
    }
    if child.presenting != nil || child.rootedIn != nil {
      report(.shownElsewhere(child.debugName, of: debugName))
      return false
    }
    return true
  }

  /// Reports at the end of the turn that `didMove(toParent:)` was not called.
  func reportUnlessCompleted(_ child: ViewController) {
    guard let turn = window?.view.turn, turn.isRunning else { return }
    turn.atEnd { [weak self, weak child] in
      guard let self, let child, child.parent === self, child.isMovingToParent, child.isVisible
      else { return }
      report(.moveNotCompleted(child.debugName, to: debugName))
    }
  }

  // MARK: - Moving

  /// Calls `willMove(toParent:)`, with a line in the log.
  package func announceMove(to parent: ViewController?) {
    // Of the parent, as the controller is in no window yet.
    let log = (parent ?? self).log
    members.move = parent == nil ? .fromParent : .toParent
    note("willMove(toParent: \(parent?.debugName ?? "nil"))", in: log) {
      willMove(toParent: parent)
    }
  }

  /// Calls `didMove(toParent:)`, with a line in the log of the parent, or of the former one.
  package func completeMove(to parent: ViewController?, log: EventLog) {
    note("didMove(toParent: \(parent?.debugName ?? "nil"))", in: log) { didMove(toParent: parent) }
  }

  private func link(_ child: ViewController) {
    members.children.append(child)
    child.members.parent = self
    if let window { child.moveReports(to: window.log) }
  }

  func unlink(child: ViewController) {
    family?.children.removeAll { $0 === child }
    if let window { child.logOutsideWindow = .left(window.log) }
    child.family?.parent = nil
  }

  /// The family, made when it is first needed.
  var members: Containment {
    if let family { return family }
    let family = Containment()
    self.family = family
    return family
  }

  // MARK: - Ancestors and descendants

  /// This controller, its parent, its parent's and so on.
  private var ancestors: UnfoldFirstSequence<ViewController> {
    sequence(first: self) { $0.parent }
  }

  /// The outermost ancestor, or this controller: it presents, and is presented.
  var outermost: ViewController {
    var controller = self
    while let parent = controller.family?.parent { controller = parent }
    return controller
  }

  /// This controller and all below it, parents first.
  public var withDescendants: [ViewController] { [self] + children.flatMap(\.withDescendants) }

  /// The nearest ancestor of a class.
  package func ancestor<Class: ViewController>(_ type: Class.Type) -> Class? {
    ancestors.dropFirst().lazy.compactMap { $0 as? Class }.first
  }
}

extension ViewController: PartsHolder {
  package final var parts: Parts {
    get { family?.parts ?? Parts() }
    set { members.parts = newValue }
  }
}

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

/// A list of controllers in order, whose first needs no array.
///
/// Nearly every transition moves one controller out and one in: with arrays, presenting and
/// dismissing takes 45 % more instructions.
@MainActor
struct ControllerList {
  private var first: ViewController?
  private var others: [ViewController] = []

  init(_ controller: ViewController? = nil) {
    first = controller
  }

  /// Whether there are two or more.
  var isMany: Bool { !others.isEmpty }

  mutating func append(_ controller: ViewController) {
    if first == nil { first = controller } else { others.append(controller) }
  }

  /// Calls a closure for each controller, in order.
  ///
  /// Not a `for` loop, whose iterator would retain each controller once more.
  @inline(__always)
  func each(_ body: (ViewController) -> Void) {
    first?.pass(to: body)
    for other in others { body(other) }
  }
}

extension ViewController {
  @inline(__always)
  fileprivate func pass(to body: (ViewController) -> Void) { body(self) }
}
