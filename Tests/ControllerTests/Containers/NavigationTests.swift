import Controller
import ControllerKit
import Model
import Testing
import View

@Suite("A stack of controllers", .patience)
struct NavigationTests {
  // MARK: - The root

  @Test("9.1 [D][L] The root has moved once it is shown, and is loaded then")
  func root() {
    let stage = StackStage(isShown: false)
    #expect(stage.trace.take() == ["A.willMove(nav)"])
    #expect(stage.root.navigationController === stage.nav && !stage.root.isViewLoaded)

    stage.window.makeKeyAndVisible()

    #expect(
      stage.trace.take() == [
        "nav.willAppear", "A.didLoad", "A.willAppear", "nav.willShow(A)", "nav.layout",
        "A.layout", "A.didAppear", "A.didMove(nav)", "nav.didShow(A)", "nav.didAppear",
      ])
  }

  @Test("9.1 [D] Of a stack within a stack, each controller has the nearest, and no stack itself")
  func nearest() {
    let (leaf, box) = (ViewController(), ViewController())
    let inner = NavigationController(rootViewController: leaf)
    box.addChild(inner)
    inner.didMove(toParent: box)
    let outer = NavigationController(rootViewController: box)

    #expect(leaf.navigationController === inner && inner.navigationController === outer)
    #expect(box.navigationController === outer && outer.navigationController == nil)
  }

  @Test("9.1 [D] init(rootViewController:) is a push that is not animated")
  func initialiser() {
    let root = ViewController()

    let nav = NavigationController(rootViewController: root)

    #expect(names(nav.viewControllers) == ["ViewController"])
    #expect(root.parent === nav && !root.isViewLoaded && !nav.isViewLoaded)
  }

  @Test("9.1 [C] A root that pushes when it is loaded is never shown itself")
  func pushInDidLoad() {
    let stage = StackStage(isShown: false)
    stage.root.reactions["didLoad"] = { _ in
      stage.nav.pushViewController(stage.child("B"), animated: false)
    }

    stage.window.makeKeyAndVisible()

    #expect(stage.lines == ["B"])
    #expect(!stage.trace.lines.contains("A.willAppear"))
    #expect(stage.trace.lines.contains("B.didAppear"))
    #expect(stage.reports == [])
  }

  @Test("9.1 [L] Hidden and shown again, the top goes and comes, and the delegate is called again")
  func hidden() {
    let stage = StackStage("B")

    stage.window.isHidden = true
    stage.window.isHidden = false

    #expect(
      stage.trace.take() == [
        "nav.willDisappear", "B.willDisappear", "B.didDisappear", "nav.didDisappear",
        "nav.willAppear", "B.willAppear", "nav.willShow(B)", "nav.layout", "B.layout",
        "B.didAppear", "nav.didShow(B)", "nav.didAppear",
      ])
  }

  // MARK: - Push

  @Test(
    "9.2 [L] A push: the old one has gone before the new one has appeared",
    arguments: [true, false])
  func push(animated: Bool) {
    let stage = StackStage()

    stage.nav.pushViewController(stage.child("B"), animated: animated)

    #expect(
      stage.trace.take() == [
        "B.willMove(nav)", "B.didLoad", "A.willDisappear", "B.willAppear", "nav.willShow(B)",
        "B.layout", "A.didDisappear", "B.didAppear", "B.didMove(nav)", "nav.didShow(B)",
      ])
    #expect(stage.lines == ["B"])
    #expect(stage.nav.topViewController?.debugName == "B")
  }

  @Test("9.2 [L] What a pushed controller sees of the stack, and of its move")
  func seenInPush() {
    let stage = StackStage()
    let b = stage.child("B")
    var seen: [String] = []
    for call in ["willMove(nav)", "didLoad", "willAppear", "didAppear", "didMove(nav)"] {
      b.reactions[call] = {
        let stack = stage.stack.joined()
        seen.append("\(call) \($0.navigationController != nil) \(stack) \($0.isMovingToParent)")
      }
    }
    var isCoveredMoving = true
    stage.root.reactions["willDisappear"] = { isCoveredMoving = $0.isMovingFromParent }

    stage.nav.pushViewController(b, animated: true)

    #expect(
      seen == [
        "willMove(nav) false A true", "didLoad true AB true", "willAppear true AB true",
        "didAppear true AB true", "didMove(nav) true AB false",
      ])
    #expect(!isCoveredMoving)
  }

  @Test("9.2 [D] The visible one is what is presented, otherwise the top")
  func visible() {
    let stage = StackStage("B")
    #expect(stage.nav.visibleViewController?.debugName == "B")

    stage.root.present(stage.child("M"), animated: false)

    #expect(stage.nav.visibleViewController?.debugName == "M")
    #expect(stage.nav.topViewController?.debugName == "B")
  }

  @Test("9.2 [C] Pushed in viewDidAppear of a root that is shown first, one appears right after it")
  func pushInFirstDidAppear() {
    let stage = StackStage(isShown: false)
    stage.root.reactions["didAppear"] = { _ in
      stage.nav.pushViewController(stage.child("B"), animated: false)
    }
    _ = stage.trace.take()

    stage.window.makeKeyAndVisible()

    #expect(
      Array(stage.trace.take().drop { $0 != "A.didAppear" }) == [
        "A.didAppear", "B.willMove(nav)", "B.didLoad", "A.willDisappear", "B.willAppear",
        "nav.willShow(B)", "B.layout", "A.didMove(nav)", "A.didDisappear", "B.didAppear",
        "B.didMove(nav)", "nav.didShow(B)", "nav.didAppear",
      ])
  }

  @Test("9.2 [C] Pushed in viewDidAppear of one that was pushed, both keep their own order")
  func pushInDidAppear() {
    let stage = StackStage()
    let b = stage.child("B")
    b.reactions["didAppear"] = { _ in
      stage.nav.pushViewController(stage.child("C"), animated: false)
    }

    stage.nav.pushViewController(b, animated: false)

    let calls = stage.trace.take()
    #expect(
      calls.filter { $0.hasPrefix("B.") } == [
        "B.willMove(nav)", "B.didLoad", "B.willAppear", "B.layout", "B.didAppear",
        "B.willDisappear", "B.didDisappear", "B.didMove(nav)",
      ])
    #expect(
      calls.filter { $0.hasPrefix("C.") } == [
        "C.willMove(nav)", "C.didLoad", "C.willAppear", "C.layout", "C.didAppear",
        "C.didMove(nav)",
      ])
    #expect(calls.filter { $0.contains("didShow") } == ["nav.didShow(C)"])
    #expect(stage.stack == ["A", "B", "C"] && stage.reports == [])
  }

  @Test("9.2 [C] Before the scene is active, a push has begun, and ends when it is")
  func beforeActive() throws {
    let trace = Trace()
    let delegate = StackDelegate(trace)
    let app = RootedApp(trace: trace) { window in
      let nav = window.rootViewController as? NavigationController
      nav?.pushViewController(TracingChild("B", trace), animated: false)
    } root: {
      let nav = TracingNavigation(rootViewController: TracingChild("A", trace))
      (nav.trace, nav.delegate) = (trace, delegate)
      return nav
    }

    try app.application.send(.launch())

    #expect(
      trace.take() == [
        "A.willMove(nav)", "nav.willAppear", "A.didLoad", "A.willAppear", "nav.willShow(A)",
        "nav.layout", "A.layout", "B.willMove(nav)", "B.didLoad", "A.willDisappear",
        "B.willAppear", "nav.willShow(B)", "B.layout", "didActive", "A.didDisappear",
        "B.didAppear", "A.didMove(nav)", "B.didMove(nav)", "nav.didShow(B)", "nav.didAppear",
      ])
  }

  @Test("9.2 [C] Pushed and popped before the scene is active, the root has appeared once")
  func thereAndBackBeforeActive() throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) { window in
      let nav = window.rootViewController as? NavigationController
      nav?.pushViewController(TracingChild("B", trace), animated: false)
      nav?.popViewController(animated: false)
    } root: {
      NavigationController(rootViewController: TracingChild("A", trace))
    }

    try app.application.send(.launch())

    let calls = trace.take()
    #expect(calls.filter { $0 == "A.didAppear" }.count == 1)
    #expect(!calls.contains("A.didDisappear") && !calls.contains("B.didAppear"))
    #expect(
      calls.drop { $0 != "didActive" } == [
        "didActive", "B.didDisappear", "A.didAppear", "A.didMove(NavigationController)",
        "B.didMove(nil)",
      ])
  }
}
