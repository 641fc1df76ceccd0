public import Controller
import Model
public import View
public import ViewKit

/// Shows the uppermost of a stack of controllers, with a bar: UIKit's `UINavigationController`.
///
/// The order of its calls is on <doc:Navigation>. The stack changes at once, animated or not.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: menu)
/// let window = makeWindow(navigation)
/// navigation.pushViewController(tea, animated: true)
/// #expect(navigation.topViewController === tea)
/// tea.navigationController?.popViewController(animated: true)
/// #expect(navigation.viewControllers.count == 1)
/// ```
open class NavigationController: ViewController {
  /// The delegate, held weakly.
  open weak var delegate: (any NavigationControllerDelegate)? {
    didSet { delegateRecord.didSet(delegate) }
  }

  // Whether the last delegate set was not nil; then a nil delegate means it was released.
  private var delegateRecord = DelegateRecord()

  private let screen = NavigationScreen()
  private var stack: [ViewController] = []
  /// Those that were added, and have not moved to their parent as it was not shown.
  private var additions: [ViewController] = []
  /// Those that have left the stack, and are children until the transition is over.
  private var removals: [ViewController] = []
  /// The one of which the delegate was last told that it is shown.
  private weak var shown: ViewController?
  /// What a search has found, shown in place of the one on top.
  private weak var results: ViewController?
  private var isTransitioning = false

  /// Creates a controller with an empty stack.
  public override init() {
    super.init()
    keeper = self
  }

  /// Creates a controller with a root, whose view is loaded when it is shown.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// Sets the screen with the bar.
  open override func loadView() {
    screen.delegate = self
    view = screen
  }

  /// The stack, from the root up; setting it is not animated.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The name of the screen; it is also the name of the stack's tab, if it was set last.
  open override var title: Phrase? { didSet { tabBarItem.title = title } }

  /// The controller on top of the stack.
  public var topViewController: ViewController? { stack.last }

  /// The controller that the person sees: one that is presented, otherwise the one on top.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Shows a controller above the others.
  ///
  /// What UIKit refuses is reported as a `NavigationDiagnostic`; then nothing changes.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    if controller is NavigationController { return report(.pushedNavigationController) }
    if isKeeping(controller) { return report(.pushedTwice(controller.debugName, on: debugName)) }
    guard mayAdopt(controller), mayMove(to: controller) else { return }
    noteCall("pushViewController(\(controller.debugName))") {
      change(to: stack + [controller], animated: animated)
    }
  }

  /// Goes back to the controller below the one on top; with the root alone, does nothing.
  ///
  /// - Returns: the controller that was on top, or `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else {
      log.decide(.hasOnlyRoot(self))
      return nil
    }
    return pop(to: stack[stack.count - 2], animated: animated, "popViewController()")?.last
  }

  /// Goes back to the root.
  ///
  /// - Returns: the controllers that were above it, or `nil`.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack[0], animated: animated, "popToRootViewController()")
  }

  /// Goes back to a controller of the stack.
  ///
  /// - Returns: the controllers that were above it, or `nil` if it is not in the stack.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController]? {
    guard isKeeping(controller) else {
      report(.notInStack(controller.debugName))
      return nil
    }
    return pop(
      to: controller, animated: animated, "popToViewController(\(controller.debugName))")
  }

  /// Replaces the stack; only the new top is loaded.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    if controllers.contains(where: { $0 is NavigationController }) {
      return report(.pushedNavigationController)
    }
    for controller in controllers where controllers.count(where: { $0 === controller }) > 1 {
      return report(.pushedTwice(controller.debugName, on: debugName))
    }
    for controller in controllers where controller.parent !== self {
      guard mayAdopt(controller) else { return }
    }
    guard mayMove(to: controllers.last ?? self) else { return }
    noteCall("setViewControllers(\(controllers.map(\.debugName)))") {
      change(to: controllers, animated: animated)
    }
  }

  private func pop(to top: ViewController, animated: Bool, _ call: Event.Call)
    -> [ViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === top }), mayMove(to: top) else {
      return nil
    }
    guard top !== stack.last else { return [] }
    let popped = Array(stack[(index + 1)...])
    noteCall(call) { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  private func mayMove(to controller: ViewController) -> Bool {
    guard isTransitioning else { return true }
    report(.nestedPush(controller.debugName, on: debugName))
    return false
  }

  // MARK: - Changing the stack

  private func change(to new: [ViewController], animated: Bool) {
    let old = stack.last
    let removed = stack.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !stack.contains { $0 === one } }
    if old !== new.last { showResults(of: nil) }
    isTransitioning = true
    for controller in added { adopt(controller) }
    if let old, removed.contains(where: { $0 === old }), !old.isMovingFromParent {
      old.announceMove(to: nil)
    }
    // One that was called may have removed another.
    stack = new.filter { $0.parent === self }
    additions += added
    removals += removed
    log.decide(.wereBuried(removed.filter { $0 !== old }, in: self))
    if old !== stack.last {
      exchange(old, animated)
    } else {
      log.decide(.keepsTop(self))
    }
    showBar()
    isTransitioning = false
    // In the middle of its own appearance, the rest waits for the end of that.
    if appearance == .appeared || appearance == .disappeared { settle(animated) }
  }

  /// Sends the `will…` callbacks and exchanges the views.
  private func exchange(_ old: ViewController?, _ animated: Bool) {
    if isVisible { stack.last?.loadViewIfNeeded() }
    // Also where the stack has begun to disappear, and has not told it yet.
    if old?.parent === self { old?.beginDisappearing(animated, log: log) }
    showTop(animated)
  }

  /// Shows the one on top; if that leaves when it is called, the one below appears in its place.
  private func showTop(_ animated: Bool) {
    log.decide(.areBuried(stack.dropLast(), in: self))
    var top: ViewController?
    repeat {
      top = stack.last
      if let top { show(top, animated) }
      takeOutOthers()
    } while stack.last !== top
  }

  private func takeOutOthers() {
    for child in children where !isShowing(child) { child.takeOut(of: screen) }
  }

  private func show(_ top: ViewController, _ animated: Bool) {
    // Each call may end the showing, or take the one on top away.
    var isOn: Bool { isVisible && top === stack.last && top.isViewLoaded }
    if isVisible { top.loadViewIfNeeded() }
    guard isOn else { return }
    let wasVisible = top.isVisible
    top.beginAppearing(animated, log: log)
    guard isOn else { return }
    // Of the same controller as before the delegate is notified only if the stack itself appears.
    if !wasVisible, shown !== top || appearance != .appeared {
      shown = nil
      tellDelegate(willShow: top, animated)
    }
    takeOutOthers()
    guard isOn else { return }
    top.show(in: screen)
    showBar()
    if isLaidOut { top.layOut(animated, log: log) }
  }

  /// Sends the `did…` callbacks; each may begin another transition, which runs inside this one.
  private func settle(_ animated: Bool) {
    while let one = departed { advance(one, animated: animated) }
    if isVisible {
      let moved = additions
      additions = []
      if let top = stack.last {
        advance(top, animated: animated)
        if isVisible, top === stack.last { top.finishAppearing(animated, log: log) }
      }
      for controller in moved where isKeeping(controller) && controller.isMovingToParent {
        controller.completeMove(to: self, log: log)
      }
    }
    let gone = removals
    removals = []
    for controller in gone where controller.parent === self && !isKeeping(controller) {
      controller.removeFromParent()
    }
    if isVisible {
      showResults(of: stack.last?.navigationItem.searchController)
      didShow(animated)
    }
  }

  /// A child that is not shown any more, and has not disappeared.
  private var departed: ViewController? {
    children.first { !isShowing($0) && $0.appearance != .disappeared }
  }

  private func didShow(_ animated: Bool) {
    guard shown !== stack.last, stack.last?.appearance != .appearing else { return }
    shown = stack.last
    if let shown { tellDelegate(didShow: shown, animated) }
  }

  private func showBar() {
    guard isViewLoaded else { return }
    screen.topItem = stack.last?.navigationItem
    screen.backItem = stack.dropLast().last?.navigationItem
  }

  /// Shows the controller of what a search has found, as a child in place of the one on top, or no
  /// longer.
  func showResults(of search: SearchController?) {
    let found = search?.found
    if let results, results !== found {
      screen.results = nil
      if results.parent === self {
        results.announceMove(to: nil)
        results.removeFromParent()
      }
    }
    guard let found, results !== found || found.parent !== self else { return }
    addChild(found)
    guard found.parent === self else { return }
    (results, screen.results) = (found, found.view)
    screen.addSubview(found.view)
    found.completeMove(to: self, log: log)
  }

  private func tellDelegate(willShow controller: ViewController, _ animated: Bool) {
    guard let delegate else {
      if delegateRecord.isReleased(nil) { report(.delegateGone(of: debugName)) }
      return log.decide(.hasNoDelegate(self, wasSet: delegateRecord.isSet))
    }
    noteCall(
      "navigationController(_:willShow: \(controller.debugName))", to: delegate
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  private func tellDelegate(didShow controller: ViewController, _ animated: Bool) {
    guard let delegate else { return }
    noteCall(
      "navigationController(_:didShow: \(controller.debugName))", to: delegate
    ) { delegate.navigationController(self, didShow: controller, animated: animated) }
  }
}

extension NavigationController: ChildKeeper {
  /// The one on top, and children that are not of the stack.
  package func isShowing(_ child: ViewController) -> Bool {
    if isKeeping(child) { return child === stack.last }
    return !removals.contains { $0 === child } && holdsView(of: child)
  }

  package func isKeeping(_ child: ViewController) -> Bool { stack.contains { $0 === child } }

  package func letGo(_ child: ViewController) {
    if isKeeping(child), !isTransitioning {
      change(to: stack.filter { $0 !== child }, animated: false)
      // One that was called may have pushed it again.
      if isKeeping(child) { return }
    }
    guard child.parent === self else { return }
    stack.removeAll { $0 === child }
    removals.removeAll { $0 === child }
    endBeingParent(of: child)
  }

  package func follow(_ step: ChildStep, animated: Bool) {
    switch step {
    case .willAppear:
      showTop(animated)
      forward(step, animated)
    case .didAppear:
      // Who has just appeared may have left, or have pushed another one.
      repeat {
        settle(animated)
      } while appearance == .appearing && (departed != nil || stack.last?.appearance == .appearing)
      forward(step, animated)
    case .didDisappear:
      forward(step, animated)
      settle(animated)
    }
  }
}

extension NavigationController: NavigationScreenDelegate {
  /// The button that goes back was touched: pops.
  public func backTouched() { popViewController(animated: true) }
}
