import Controller
import ControllerKit
import Model
import View

/// A window in which B is shown, and where one of B's callbacks ends that.
///
/// R is the root. It presents all the rest, so that all the rest can be dismissed.
final class EndedShowing {
  /// How B comes to be shown.
  enum Way: CaseIterable {
    case tab, tabWithStack, tabWithTabs, tabWithChild
    case child, childWithStack, childWithTabs, childWithChild
    case push, pop, stackSet, tabsSet
    case exchange, byHand, presented, root, uncovered
  }

  /// What ends it.
  enum End: CaseIterable {
    case newRoot, hiding, hidingAndShowing, dismissal, removal, coverAndUncover
  }

  let trace = Trace()
  let window = Window(view: WindowView(), log: EventLog())
  let b: TracingChild
  private let root: TracingChild
  let a: TracingChild
  private let box: TracingChild
  private let tabs = TabBarController()
  private let nav = NavigationController()
  private var others: [ViewController] = []
  /// Shows B.
  private(set) var show: () -> Void = {}
  /// What is removed, to end it.
  private var part: ViewController

  init(_ way: Way) {
    (root, a, b) = (TracingChild("R", trace), TracingChild("A", trace), TracingChild("B", trace))
    box = TracingChild("P", trace, screen: ContainerScreen())
    part = b
    window.rootViewController = root
    window.makeKeyAndVisible()
    prepare(way)
  }

  /// Every controller, to be compared with what is seen.
  var all: [ViewController] { [root, a, b, box, tabs, nav] + others }

  /// The lines that a person sees.
  var lines: [String] {
    window.view.subviews.last?.shownElements.compactMap {
      ($0.view as? Label)?.shownText.english
    } ?? []
  }

  // MARK: - Ways

  private func prepare(_ way: Way) {
    switch way {
    case .tab: prepareTab(with: b)
    case .tabWithStack: prepareTab(with: stack())
    case .tabWithTabs: prepareTab(with: innerTabs())
    case .tabWithChild: prepareTab(with: innerBox())
    case .child: prepareChild(b)
    case .childWithStack: prepareChild(stack())
    case .childWithTabs: prepareChild(innerTabs())
    case .childWithChild: prepareChild(innerBox())
    default: prepareOther(way)
    }
  }

  private func prepareOther(_ way: Way) {
    switch way {
    case .push:
      present(nav, with: [a])
      show = { [unowned self] in nav.pushViewController(b, animated: false) }
    case .pop:
      present(nav, with: [b, a])
      show = { [unowned self] in nav.popViewController(animated: false) }
    case .stackSet:
      present(nav, with: [a])
      show = { [unowned self] in nav.viewControllers = [b] }
    case .tabsSet:
      tabs.viewControllers = [a]
      present(tabs)
      show = { [unowned self] in tabs.viewControllers = [b] }
    case .exchange:
      present(box)
      box.show(a)
      show = { [unowned self] in exchange() }
    case .byHand: prepareByHand()
    case .root: show = { [unowned self] in window.rootViewController = b }
    case .presented:
      present(box)
      show = { [unowned self] in box.present(b, animated: false) }
    default:
      box.loadViewIfNeeded()
      box.show(a)
      present(box)
      let cover = TracingChild("M", trace)
      a.present(cover, animated: false)
      show = { [unowned self] in
        Self.add(b, to: box)
        cover.dismiss(animated: false)
      }
    }
  }

  private func prepareTab(with second: ViewController) {
    part = second
    tabs.viewControllers = [a, second]
    present(tabs)
    show = { [unowned self] in tabs.selectedIndex = 1 }
  }

  private func prepareChild(_ child: ViewController) {
    part = child
    present(box)
    show = { [unowned self] in Self.add(child, to: box) }
  }

  private func prepareByHand() {
    let parent = HandParent("P", trace, screen: ContainerScreen())
    others.append(parent)
    present(parent)
    show = { [unowned self] in
      parent.addChild(b)
      b.beginAppearanceTransition(true, animated: false)
      if b.parent === parent { parent.view.container?.addSubview(b.view) }
      b.endAppearanceTransition()
      if b.parent === parent { b.didMove(toParent: parent) }
    }
  }

  /// Adds a child as a careful parent does: who is no child any more is not shown.
  private static func add(_ child: ViewController, to parent: TracingChild) {
    parent.addChild(child)
    child.loadViewIfNeeded()
    if child.parent === parent { parent.view.container?.addSubview(child.view) }
    if child.parent === parent { child.didMove(toParent: parent) }
  }

  private func exchange() {
    box.addChild(b)
    box.transition(from: a, to: b) { [self] _ in
      if b.parent === box { b.didMove(toParent: box) }
      a.removeFromParent()
    }
  }

  private func stack() -> ViewController {
    nav.viewControllers = [b]
    return nav
  }

  private func innerTabs() -> ViewController {
    let inner = TabBarController()
    inner.debugIdentifier = "inside"
    inner.viewControllers = [b]
    others.append(inner)
    return inner
  }

  private func innerBox() -> ViewController {
    let inner = TracingChild("Q", trace, screen: ContainerScreen())
    inner.reactions["didLoad"] = { [unowned self] inner in Self.add(b, to: inner) }
    others.append(inner)
    return inner
  }

  private func present(_ controller: ViewController, with stack: [ViewController] = []) {
    if !stack.isEmpty { nav.viewControllers = stack }
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: false)
  }

  // MARK: - Ends

  func end(by end: End) {
    switch end {
    case .newRoot:
      let next = TracingChild("S", trace)
      others.append(next)
      window.rootViewController = next
    case .hiding: window.isHidden = true
    case .hidingAndShowing:
      window.isHidden = true
      window.isHidden = false
    case .dismissal: root.dismiss(animated: false)
    case .removal: part.removeFromParent()
    case .coverAndUncover:
      let cover = TracingChild("C", trace)
      others.append(cover)
      part.present(cover, animated: false)
      cover.dismiss(animated: false)
    }
  }
}

/// A parent that forwards by hand.
private final class HandParent: TracingChild {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}
