import Controller
import Model
import Testing
import View

@Suite("Who is called may rearrange a container", .patience)
struct RearrangedTests {
  @Test("9.5 [D] A controller that leaves the stack in its own viewWillAppear: the old one is back")
  func leaves() {
    let stage = StackStage()
    let b = stage.child("B")
    b.reactions["willAppear"] = { $0.removeFromParent() }

    stage.nav.pushViewController(b, animated: true)

    #expect(stage.stack == ["A"] && stage.lines == ["A"] && b.parent == nil)
    let calls = stage.trace.take().filter { $0.hasSuffix("ppear") }
    #expect(calls.filter { $0.hasPrefix("A.") }.last == "A.didAppear")
    #expect(calls.filter { $0.hasPrefix("B.") }.last == "B.didDisappear")
    #expect(stage.reports == [])
  }

  @Test("9.3 [D] A view that replaces one on the stack appears the next time, and leaves with it")
  func replaced() {
    let stage = StackStage("B")
    stage.nav.topViewController?.view = LineScreen("B2")
    #expect(stage.lines == ["B"])

    stage.nav.pushViewController(stage.child("C"), animated: true)
    #expect(stage.lines == ["C"])

    stage.nav.popViewController(animated: true)
    #expect(stage.lines == ["B2"])

    stage.nav.popViewController(animated: true)
    #expect(stage.lines == ["A"])
  }

  @Test("9.2 [D] A push in which something is presented is shown when that has gone")
  func interrupted() {
    let stage = StackStage()
    let (b, m) = (stage.child("B"), stage.child("M"))
    b.reactions["willAppear"] = { $0.present(m, animated: false) }

    stage.nav.pushViewController(b, animated: false)
    m.dismiss(animated: false)

    #expect(stage.lines == ["B"] && stage.reports == [])
    let calls = stage.trace.take().filter { $0.hasPrefix("B.") }
    #expect(calls.suffix(3) == ["B.layout", "B.didAppear", "B.didMove(nav)"])
  }

  @Test("9.3 [D] Who goes back as soon as it has appeared: the delegate is told of the one below")
  func back() {
    let stage = StackStage()
    let b = stage.child("B")
    b.reactions["didAppear"] = { $0.navigationController?.popViewController(animated: false) }

    stage.nav.pushViewController(b, animated: false)

    let told = stage.trace.take().filter { $0.contains("Show(") }
    #expect(told == ["nav.willShow(B)", "nav.willShow(A)", "nav.didShow(A)"])
  }

  @Test("9.3 [C] A root that leaves as soon as it has appeared with its stack has disappeared")
  func leavesInDidAppear() {
    let stage = StackStage(isShown: false)
    stage.root.reactions["didAppear"] = { $0.removeFromParent() }

    stage.window.makeKeyAndVisible()

    #expect(stage.calls(of: "A").suffix(2) == ["A.willDisappear", "A.didDisappear"])
  }

  @Test(
    "9.2 [C] A stack that pushes while it disappears: the old top has disappeared too",
    arguments: [false, true])
  func pushesWhileItDisappears(comesBack: Bool) {
    let stage = StackStage()
    stage.root.reactions["willDisappear"] = { root in
      root.navigationController?.pushViewController(stage.child("B"), animated: false)
      if comesBack { root.navigationController?.popToRootViewController(animated: false) }
    }

    stage.window.isHidden = true

    #expect(stage.calls(of: "A") == ["A.willDisappear", "A.didDisappear"])
  }

  @Test("9.2 [C] Pushed in the stack's own viewWillDisappear: the old top has disappeared too")
  func pushesBefore() {
    let stage = StackStage()
    stage.nav.onWillDisappear = { $0.pushViewController(stage.child("B"), animated: false) }

    stage.window.isHidden = true

    #expect(stage.calls(of: "A") == ["A.willDisappear", "A.didDisappear"])
  }

  @Test("10.2 [C] A tab that is covered in its own viewWillDisappear: its child has disappeared")
  func coveredTab() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())
    let (tabs, nav) = (TabBarController(), TracingNavigation())
    let (a, b) = (TracingChild("A", trace), TracingChild("B", trace))
    nav.viewControllers = [a]
    nav.onWillDisappear = { $0.present(TracingChild("M", trace), animated: false) }
    tabs.viewControllers = [nav, b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    _ = trace.take()

    tabs.selectedIndex = 1

    #expect(
      trace.take().filter { $0.hasPrefix("A.") } == ["A.willDisappear", "A.didDisappear"])
  }

  @Test("10.2 [D] A tab that selects another when its view is loaded is not shown")
  func selectsAnother() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())
    let (tabs, a, b) = (TabBarController(), TracingChild("A", trace), TracingChild("B", trace))
    a.reactions["didLoad"] = { $0.tabBarController?.selectedIndex = 1 }
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs

    window.makeKeyAndVisible()

    #expect((tabs.view as? ContainerScreen)?.subviews.map { $0 === b.view } == [true])
    #expect(trace.take().filter { $0.hasPrefix("A.") && $0.hasSuffix("ppear") } == [])
  }

  @Test("10.2 [D] A view that replaces that of a tab leaves with it")
  func replacedTab() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())
    let (tabs, a) = (TabBarController(), TracingChild("A", trace))
    tabs.viewControllers = [a, TracingChild("B", trace)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let before = a.view
    a.view = LineScreen("A2")

    tabs.selectedIndex = 1
    #expect((tabs.view as? ContainerScreen)?.shows(before) == false)

    tabs.selectedIndex = 0
    #expect((tabs.view as? ContainerScreen)?.shows(a.view) == true)
  }
}
