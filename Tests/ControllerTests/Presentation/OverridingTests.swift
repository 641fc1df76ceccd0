import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit

/// What UIKit lets one override, and the framework's own calls that go that way.
@Suite("Overriding", .patience)
struct OverridingTests {
  @Test("A page that guards `dismiss` stays when it is dismissed once too often")
  func guardedDismissal() {
    let stage = Stage()
    let (page, picker) = (GuardedPage(), stage.controller("P"))
    stage.root.present(page, animated: false)
    page.present(picker, animated: false)

    picker.dismiss(animated: false)
    picker.dismiss(animated: false)
    page.dismiss(animated: false)

    #expect(stage.root.presentedViewController === page && page.isViewLoaded)
    #expect(page.presentedViewController == nil)
    stage.root.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.reports.isEmpty)
  }

  @Test("The guard of a page also sees an alert's button, and what is in the page's stack")
  func guardedStack() throws {
    let stage = Stage()
    let stack = GuardedStack(rootViewController: ViewController())
    stage.root.present(stack, animated: false)
    let alert = AlertController(title: "Notice", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    stack.topViewController?.present(alert, animated: false)
    let button = try #require(stage.window.view.subviews.last?.controls.first)

    stage.window.view.touch(button)
    stack.topViewController?.dismiss(animated: false)

    #expect(stack.asked == ["present AlertController", "dismiss", "dismiss"])
    #expect(stage.root.presentedViewController === stack)
    #expect(stack.presentedViewController == nil)
  }

  @Test("A stack is made by a push of its root, which is not animated")
  func rootPushed() {
    final class Pushed: NavigationController {
      var pushes: [Bool] = []
      override func pushViewController(_ controller: ViewController, animated: Bool) {
        pushes.append(animated)
        super.pushViewController(controller, animated: animated)
      }
    }

    #expect(Pushed(rootViewController: ViewController()).pushes == [false])
  }

  @Test("A parent and a child hear that they become so, and that they are no more")
  func children() {
    let stage = Stage()
    let (parent, child) = (OpenController(), OpenController())
    stage.window.rootViewController = parent

    parent.addChild(child)
    child.didMove(toParent: parent)
    child.removeFromParent()

    #expect(parent.calls.contains("addChild") && child.calls.contains("removeFromParent"))
    #expect(child.parent == nil)
  }

  @Test("What is overridden of a controller is what the framework asks")
  func asked() {
    let stage = Stage()
    let (open, nav) = (OpenController(), NavigationController())
    nav.viewControllers = [open]
    open.title = "tea"

    stage.root.present(nav, animated: false)
    stage.root.dismiss(animated: false)
    open.modalPresentationStyle = .fullScreen
    nav.viewControllers = []
    stage.root.present(open, animated: false)

    #expect(open.title == "tea!")
    #expect(open.calls.contains("loadViewIfNeeded") && open.calls.contains("view"))
    #expect(open.calls.contains("removeFromParent"), "a stack lets it go so")
    #expect(stage.root.isViewLoaded && !stage.window.view.subviews.isEmpty)
    #expect(stage.window.view.subviews.count == 2, "a sheet, as the override has it")
  }

  @Test("A touched tab selects by `selectedViewController`, and an index by itself")
  func tabs() throws {
    let tabs = OpenTabs()
    tabs.viewControllers = [ViewController(), ViewController(), ViewController()]
    let stage = Stage()
    stage.window.rootViewController = tabs
    tabs.calls = []
    let bar = try #require(
      stage.window.view.subviews.last?.controls.first as? SegmentedControl.Segment)

    stage.window.view.touch(
      try #require(stage.window.view.subviews.last?.controls.last))
    tabs.selectedIndex = 1
    stage.window.view.touch(bar)

    #expect(tabs.calls == ["controller 2", "index 1", "controller 0"])
  }

  @Test("A person's way back goes by `popViewController`, and a new stack by `setViewControllers`")
  func stack() throws {
    let nav = OpenStack()
    nav.viewControllers = [ViewController(), ViewController()]
    let stage = Stage()
    stage.window.rootViewController = nav
    let back = try #require(stage.window.view.subviews.last?.controls.first)

    stage.window.view.touch(back)

    #expect(nav.calls == ["viewControllers", "set", "pop"])
    #expect(nav.viewControllers.count == 1)
  }
}

// MARK: - Controllers

/// The guard that is published against a second dismissal.
private final class GuardedPage: ViewController {
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      super.dismiss(animated: animated, completion: completion)
    }
  }
}

private final class GuardedStack: NavigationController {
  var asked: [String] = []

  override func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    asked.append("present \(controller)")
    super.present(controller, animated: animated, completion: completion)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    asked.append("dismiss")
    guard presentedViewController != nil else { return }
    super.dismiss(animated: animated, completion: completion)
  }
}

/// Overrides everything else of a controller.
private final class OpenController: ViewController {
  var calls: Set<String> = []

  override var title: Phrase? {
    get { super.title.map { "\($0.english)!" } }
    set { super.title = newValue }
  }

  override var modalPresentationStyle: ModalPresentationStyle {
    get { .pageSheet }
    set { super.modalPresentationStyle = newValue }
  }

  override var view: any Screen {
    get { super.view }
    set {
      calls.insert("view")
      super.view = newValue
    }
  }

  override func loadViewIfNeeded() {
    calls.insert("loadViewIfNeeded")
    super.loadViewIfNeeded()
  }

  override func addChild(_ child: ViewController) {
    calls.insert("addChild")
    super.addChild(child)
  }

  override func removeFromParent() {
    calls.insert("removeFromParent")
    super.removeFromParent()
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func endAppearanceTransition() { super.endAppearanceTransition() }

  override func transition(
    from: ViewController, to: ViewController, completion: ((Bool) -> Void)? = nil
  ) {
    super.transition(from: from, to: to, completion: completion)
  }
}

private final class OpenTabs: TabBarController {
  var calls: [String] = []

  override var viewControllers: [ViewController] {
    didSet { calls.append("viewControllers") }
  }

  override var selectedIndex: Int { didSet { calls.append("index \(selectedIndex)") } }

  override var selectedViewController: ViewController? {
    didSet { calls.append("controller \(selectedIndex)") }
  }

  override var delegate: (any TabBarControllerDelegate)? { didSet {} }

  override func tabBar(_ tabBar: TabBar, didTouchTabAt index: Int) {
    super.tabBar(tabBar, didTouchTabAt: index)
  }
}

private final class OpenStack: NavigationController {
  var calls: [String] = []

  override var viewControllers: [ViewController] {
    willSet { calls.append("viewControllers") }
  }

  override var delegate: (any NavigationControllerDelegate)? { didSet {} }

  override func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    calls.append("set")
    super.setViewControllers(controllers, animated: animated)
  }

  override func popViewController(animated: Bool) -> ViewController? {
    calls.append("pop")
    return super.popViewController(animated: animated)
  }
}
