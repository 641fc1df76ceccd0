import Controller
import ControllerKit
import Model
import Testing
import View

/// What the callbacks are told of animation, where it is not the caller who says it.
@Suite("What is animated without being asked", .patience)
struct AnimatedTests {
  private let stage = FamilyStage()
  private let a = Animated()
  private let b = Animated()

  @Test("8.6 [C] One child in place of another is animated")
  func exchanged() {
    stage.parent.show(a)
    stage.parent.addChild(b)
    a.calls = []

    stage.parent.transition(from: a, to: b)

    #expect(a.calls == ["willDisappear true", "didDisappear true"])
    #expect(b.calls == ["willAppear true", "isAppearing true", "didAppear true"])
  }

  @Test("8.4 [C] Who is removed from a parent that forwards by hand goes without animation")
  func removed() {
    stage.parent.forwards = false
    stage.parent.addChild(a)
    a.beginAppearanceTransition(true, animated: true)
    a.endAppearanceTransition()
    a.calls = []

    a.removeFromParent()

    #expect(a.calls == ["willDisappear false", "didDisappear false"])
  }

  @Test("9.4 [C] Who is removed from a stack goes without animation, and the one below comes so")
  func removedFromStack() {
    let stack = NavigationController()
    stack.viewControllers = [a, b]
    stage.window.rootViewController = stack
    b.calls = []

    b.removeFromParent()

    #expect(b.calls == ["willDisappear false", "didDisappear false"])
    #expect(a.calls == ["willAppear false", "isAppearing false", "didAppear false"])
  }

  @Test("10.2 [C] Nothing of a change of tabs is animated")
  func tabs() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    a.calls = []

    tabs.selectedIndex = 1

    #expect(a.calls == ["willDisappear false", "didDisappear false"])
    #expect(b.calls == ["willAppear false", "isAppearing false", "didAppear false"])
  }

  @Test("5.8 [C] What is kept of a window that is let go leaves it without animation")
  func letGo() throws {
    let application = Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(), log: EventLog())
    try application.send(.launch())
    do {
      let window = Window(application: application)
      window.rootViewController = a
      window.makeKeyAndVisible()
    }

    #expect(a.calls.suffix(2) == ["willDisappear false", "didDisappear false"])
  }
}

/// Writes down what its callbacks are told.
private final class Animated: ViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing \(animated)") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
}
