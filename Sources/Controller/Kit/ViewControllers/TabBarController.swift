public import Controller
import Model
import View
public import ViewKit

/// Shows one of several controllers, which a person chooses by tabs: UIKit's `UITabBarController`.
///
/// The order of its calls is on <doc:Tabs>.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [
///   NavigationController(rootViewController: menu), tea,
/// ]
/// tabs.selectedIndex = 1
/// #expect(tabs.selectedViewController === tea)
/// ```
open class TabBarController: ViewController {
  /// The delegate, held weakly; it is called for touches alone.
  open weak var delegate: (any TabBarControllerDelegate)? {
    didSet { delegateRecord.didSet(delegate) }
  }

  // Whether the last delegate set was not nil; then a nil delegate means it was released.
  private var delegateRecord = DelegateRecord()

  private let screen = TabBarScreen()
  private var tabs: [ViewController] = []
  private weak var selected: ViewController?
  /// The one whose view is on the screen.
  private weak var front: ViewController?
  private var isExchanging = false
  /// Whether tabs were set whose names were not checked yet.
  private var hasNewTabs = false

  /// Creates a controller without tabs.
  public override init() {
    super.init()
    keeper = self
  }

  /// Sets the screen with the tabs.
  open override func loadView() {
    view = screen
    screen.titles = { [weak self] in self?.titles ?? [] }
    showTabs()
  }

  /// The controllers of the tabs; all become children, and the first is selected.
  ///
  /// Of new tabs, the selected one stays selected; else the one at the same index is selected, else
  /// the first: <doc:Tabs#By-code>.
  open var viewControllers: [ViewController] {
    get { tabs }
    set {
      for controller in newValue where newValue.count(where: { $0 === controller }) > 1 {
        return report(.tabTwice(controller.debugName, of: debugName))
      }
      // Who was about to leave does so first.
      for controller in newValue
      where controller.parent !== self || controller.isMovingFromParent {
        guard mayAdopt(controller) else { continue }
        adopt(controller)
        if controller.parent === self { controller.completeMove(to: self, log: log) }
      }
      let (old, index) = (tabs, selectedIndex)
      tabs = newValue.filter { $0.parent === self }
      if !tabs.contains(where: { $0 === selected }) {
        selected = tabs.indices.contains(index) ? tabs[index] : tabs.first
      }
      let removed = old.filter { one in !tabs.contains { $0 === one } }
      for controller in removed where !controller.isMovingFromParent {
        controller.announceMove(to: nil)
      }
      hasNewTabs = true
      showTabs()
      showSelected()
      checkNames()
      // One that was called may have set others.
      for controller in removed where controller.parent === self && !isKeeping(controller) {
        controller.removeFromParent()
      }
    }
  }

  /// The index of the selected tab or, without tabs, `Int.max`, which Foundation calls
  /// `NSNotFound`; an index that is out of range is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? .max }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The controller of the selected tab; one that is not a tab's is refused with a
  /// `NavigationDiagnostic`.
  open var selectedViewController: ViewController? {
    get { selected }
    set {
      guard let newValue, tabs.contains(where: { $0 === newValue }) else {
        return report(.notATab(newValue?.debugName ?? "nil"))
      }
      select(newValue)
    }
  }

  /// The controller whose tab a person is touching.
  private var touched: ViewController?

  private func select(_ controller: ViewController) {
    if controller !== touched {
      log.decide(.changedByProgram(self))
    }
    guard controller !== selected else {
      return log.decide(.isSelected(controller))
    }
    noteCall("selectedIndex = \(tabs.firstIndex { $0 === controller } ?? -1)") {
      selected = controller
      markSelected()
      showSelected()
    }
  }

  private func markSelected() {
    screen.tabBar?.selectedSegmentIndex =
      tabs.firstIndex { $0 === selected } ?? SegmentedControl.noSegment
  }

  private func showSelected() {
    if isVisible, !isExchanging, front !== selected { exchange() }
  }

  /// Shows the selected one; a callback may select another, which then follows.
  private func exchange() {
    let wasExchanging = isExchanging
    isExchanging = true
    repeat {
      let next = selected
      next?.loadViewIfNeeded()
      // It may have selected another one, or ended the showing.
      guard isVisible, next === selected else { continue }
      guard next?.isViewLoaded != false else { break }
      exchange(front, for: next)
    } while isVisible && front !== selected
    isExchanging = wasExchanging
  }

  /// The new one begins first, and the old one is gone before the new one has appeared; as in
  /// UIKit, nothing is animated.
  private func exchange(_ old: ViewController?, for new: ViewController?) {
    front = new
    log.decide(.areNotSelected(tabs.filter { $0 !== new && $0 !== old }))
    new?.beginAppearing(false, log: log)
    if let old, old !== front, old.parent === self { old.beginDisappearing(false, log: log) }
    if let old, old !== front { old.takeOut(of: screen) }
    for tab in tabs where !isShowing(tab) { tab.takeOut(of: screen) }
    if let new, isShowing(new) {
      new.show(in: screen)
      if isLaidOut { new.layOut(false, log: log) }
    }
    if let old { advance(old, animated: false) }
    if let new { advance(new, animated: false) }
  }

  private var titles: [Phrase] { tabs.map { $0.tabBarItem.title ?? $0.title ?? "" } }

  /// Reports new tabs that have no name at the end of the turn in which a person sees them.
  private func checkNames() {
    guard hasNewTabs, isVisible else { return }
    hasNewTabs = false
    window?.view.turn?.atEnd { [weak self] in
      guard let self, isVisible else { return }
      for (tab, title) in zip(tabs, titles) where title == "" {
        report(.tabWithoutName(tab.debugName, of: debugName))
      }
    }
  }

  private func showTabs() {
    guard isViewLoaded else { return }
    screen.tabBar = TabBar(Phrase("Tabs", ko: "탭"), segments: titles)
    screen.tabBar?.delegate = self
    markSelected()
  }

  // MARK: - A person's touch

  /// A person touched a tab: asks the delegate, selects, and tells it.
  ///
  /// The selected tab again: its navigation controller goes back to the root.
  open func tabBar(_ tabBar: TabBar, didTouchTabAt index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard shouldSelect(controller) else {
      return log.decide(.isRefused(controller))
    }
    guard isKeeping(controller) else { return }
    let previous = selected
    if controller === selected {
      log.decide(.isSelected(controller))
      (controller as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      touched = controller
      selectedViewController = controller
      touched = nil
    }
    guard let delegate else { return }
    noteCall("tabBarController(_:didSelect: \(controller.debugName))", to: delegate) {
      delegate.tabBarController(self, didSelect: controller)
    }
    guard controller !== previous else { return }
    noteCall(
      "tabBarController(_:didSelectTab: \(controller.debugName), previousTab: \(previous?.debugName ?? "nil"))",
      to: delegate
    ) {
      delegate.tabBarController(
        self, didSelectTab: Tab(viewController: controller),
        previousTab: previous.map(Tab.init))
    }
  }

  private func shouldSelect(_ controller: ViewController) -> Bool {
    guard let delegate else {
      if delegateRecord.isReleased(nil) { report(.delegateGone(of: debugName)) }
      log.decide(.hasNoDelegate(self, wasSet: delegateRecord.isSet))
      return true
    }
    return noteCall(
      "tabBarController(_:shouldSelect: \(controller.debugName))", to: delegate
    ) { delegate.tabBarController(self, shouldSelect: controller) }
      && noteCall(
        "tabBarController(_:shouldSelectTab: \(controller.debugName))", to: delegate
      ) { delegate.tabBarController(self, shouldSelectTab: Tab(viewController: controller)) }
  }
}

extension TabBarController: ChildKeeper {
  /// The selected one, and children that have no tab.
  package func isShowing(_ child: ViewController) -> Bool {
    isKeeping(child) ? child === front : holdsView(of: child)
  }

  package func isKeeping(_ child: ViewController) -> Bool { tabs.contains { $0 === child } }

  package func letGo(_ child: ViewController) {
    guard isKeeping(child) else {
      endBeingParent(of: child)
      // One that was called may have given it a tab again: it left all the same, and comes back.
      if child === front { front = nil }
      return showSelected()
    }
    // Those without a tab are removed, unless one that is called gives it a tab again.
    viewControllers = tabs.filter { $0 !== child }
  }

  package func follow(_ step: ChildStep, animated: Bool) {
    if step == .willAppear { exchange() }
    forward(step, animated)
    if step == .willAppear { checkNames() }
  }
}

extension TabBarController: TabBarDelegate {}
