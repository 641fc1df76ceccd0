import Controller
import ControllerKit
import Foundation
import Model
import Synchronization
import Testing
import View
import ViewKit

/// What an object refers to without owning it may be going at any time, and then it is `nil`.
///
/// It may be in its own `deinit`, or another thread may have let it go.
@Suite("Owners that go", .patience)
struct GoingOwnerTests {
  @Test(
    "A parent that is released can still call its child, which has no parent any more",
    arguments: Tidying.allCases)
  func parentInDeinit(tidying: Tidying) {
    let child = TidiedChild()
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = Tidy(child, tidying)
    window.makeKeyAndVisible()
    #expect(child.parent != nil && child.window === window)

    window.rootViewController = nil

    #expect(child.answers == ["nil"], "the parent's deinit has asked")
    #expect(child.parent == nil && child.window == nil)
  }

  @Test(
    "A parent that is popped, or whose tab is taken away, can still call its child as it goes",
    arguments: Tidying.allCases)
  func containedParentInDeinit(tidying: Tidying) {
    let (inStack, inTab) = (TidiedChild(), TidiedChild())
    let stack = NavigationController(rootViewController: ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [stack, Tidy(inTab, tidying)]
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    stack.pushViewController(Tidy(inStack, tidying), animated: false)

    stack.popViewController(animated: false)
    tabs.viewControllers = [stack]

    #expect(inStack.answers == ["nil"] && inTab.answers == ["nil"])
    #expect(window.log.diagnostics.isEmpty)
  }

  @Test(
    "An owner whose last reference another thread lets go is not there any more, at once",
    arguments: GoingOwner.allCases)
  func letGoElsewhere(owner: GoingOwner) {
    let (box, isThere) = owner.make()
    #expect(isThere())

    box.letGoElsewhere()

    // Its `deinit` waits for the main actor, which is here.
    #expect(!isThere())
  }

  @Test("A window that goes takes its controllers out, wherever its last reference was let go")
  func closedElsewhere() async {
    let root = ViewController()
    let box = GoingOwner.shownWindow(of: root)
    box.letGoElsewhere()
    await Task { @MainActor in }.value

    let next = Window(view: WindowView(), log: EventLog())
    next.rootViewController = root
    next.makeKeyAndVisible()

    #expect(root.window === next)
    #expect(next.view.subviews.count == 1)
  }
}

/// What a parent's `deinit` does with its child.
nonisolated enum Tidying: CaseIterable {
  case removeFromParent, window, navigationController, dismiss
  case parent, tabBarController, presenting, present, next, log, willMove, navigationItem

  /// Does it, and answers what it got.
  @MainActor
  func callAsFunction(_ child: ViewController) -> AnyObject? {
    switch self {
    case .removeFromParent:
      child.willMove(toParent: nil)
      child.removeFromParent()
    case .window: return child.window
    case .navigationController: return child.navigationController
    case .dismiss: child.dismiss(animated: false)
    case .parent: return child.parent
    case .tabBarController: return child.tabBarController
    case .presenting: return child.presentingViewController
    case .present: child.present(ViewController(), animated: false)
    case .next: return child.next
    case .log: _ = child.log
    case .willMove: child.willMove(toParent: nil)
    case .navigationItem: _ = child.navigationItem
    }
    return nil
  }
}

/// A child that keeps what its parent heard of it.
private final class TidiedChild: ViewController {
  var answers: [String] = []
}

/// A parent that tidies up when it goes.
private final class Tidy: ViewController {
  private let child: TidiedChild
  private let tidying: Tidying

  init(_ child: TidiedChild, _ tidying: Tidying) {
    (self.child, self.tidying) = (child, tidying)
    super.init()
  }

  override func loadView() { view = ContainerScreen() }

  override func viewDidLoad() {
    addChild(child)
    view.container?.addSubview(child.view)
    child.didMove(toParent: self)
  }

  isolated deinit {
    child.answers.append(tidying(child).map { "\(type(of: $0))" } ?? "nil")
  }
}

/// Who is referred to, and not owned.
nonisolated enum GoingOwner: CaseIterable {
  case window, parent, presenter, scene, application, windowOfView

  /// One, in a box that is all that keeps it, and whether it is found from below.
  @MainActor
  func make() -> (box: Keeper, isThere: () -> Bool) {
    switch self {
    case .window:
      let root = ViewController()
      return (Self.shownWindow(of: root), { root.window != nil || root.next != nil })
    case .parent:
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      return (Keeper(parent), { child.parent != nil || child.next != nil })
    case .presenter:
      let (root, presented) = (ViewController(), ViewController())
      let box = Self.shownWindow(of: root)
      root.present(presented, animated: false)
      return (box, { presented.window != nil })
    case .scene:
      let scene = WindowScene()
      let window = Window(windowScene: scene)
      return (Keeper(scene), { window.windowScene != nil || window.next != nil })
    case .application:
      let application = Application(
        delegate: QuietDelegate(), views: HeadlessViewFactory(), manifest: SceneManifest())
      let window = Window(application: application)
      return (Keeper(application), { window.next != nil })
    case .windowOfView:
      let (root, field) = (EscapingController(), TextField("Tea"))
      root.view = OwnScreen([.field(field)])
      let box = Self.shownWindow(of: root)
      let view = box.window?.view
      return (box, { view?.touchEscape() == true })
    }
  }

  /// A shown window with a root.
  @MainActor
  static func shownWindow(of root: ViewController) -> Keeper {
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = root
    window.makeKeyAndVisible()
    return Keeper(window)
  }
}

/// Keeps an object until another thread lets it go.
final class Keeper: Sendable {
  private let kept: Mutex<(any Sendable)?>

  init(_ object: any AnyObject & Sendable) { kept = Mutex(object) }

  var window: Window? { kept.withLock { $0 as? Window } }

  /// Lets it go on another thread, while this one waits.
  nonisolated func letGoElsewhere() {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      self.kept.withLock { $0 = nil }
      isDone.signal()
    }
    isDone.wait()
  }
}

/// Takes every Escape.
private final class EscapingController: ViewController {
  override func accessibilityPerformEscape() -> Bool { true }
}
