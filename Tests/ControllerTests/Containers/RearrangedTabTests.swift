import Controller
import ControllerKit
import Model
import Testing
import View

@Suite("Who is called may rearrange tabs", .patience)
struct RearrangedTabTests {
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
    let (tabs, a, b) = (TabBarController(), TracingChild("A", trace), TracingChild("B", trace))
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let before = a.view
    a.view = LineScreen("A2")

    tabs.selectedIndex = 1
    #expect((tabs.view as? ContainerScreen)?.shows(before) == false)

    tabs.selectedIndex = 0
    #expect((tabs.view as? ContainerScreen)?.shows(a.view) == true)

    let again = a.view
    a.view = LineScreen("A3")
    tabs.viewControllers = [b]
    #expect((tabs.view as? ContainerScreen)?.shows(again) == false)
  }

  @Test("10.5 [C] Tabs that are set while others are: the last ones stay, and no other child")
  func setsOthers() {
    let stage = TabStage()
    let c = stage.child("C")
    c.reactions["willMove(TabBarController)"] = { _ in
      stage.tabs.viewControllers = [stage.a, stage.child("D")]
    }

    stage.tabs.viewControllers = [stage.a, c]

    #expect(names(stage.tabs.viewControllers) == ["A", "C"])
    #expect(Set(names(stage.tabs.children) ?? []) == ["A", "C"])
  }

  @Test("10.2 [C] Selected while the other one disappears under a cover: that one has disappeared")
  func selectsUnderCover() {
    let stage = TabStage()
    let m = stage.child("M")
    m.reactions["willAppear"] = { _ in stage.tabs.selectedIndex = 1 }
    m.reactions["didAppear"] = { $0.dismiss(animated: false) }

    stage.tabs.present(m, animated: false)

    let calls = stage.trace.take()
    #expect(calls.last { $0.hasPrefix("A.") } == "A.didDisappear")
    #expect(calls.last { $0.hasPrefix("B.") } == "B.didAppear")
  }

  @Test("10.2 [C] A tab that selects another, and is covered and uncovered then, is not shown")
  func selectsAndIsCovered() {
    let stage = TabStage()
    let (c, m) = (stage.child("C"), stage.child("M"))
    stage.tabs.viewControllers = [stage.a, stage.b, c]
    stage.b.reactions["willAppear"] = { _ in
      stage.tabs.selectedIndex = 2
      stage.tabs.present(m, animated: false)
      m.dismiss(animated: false)
    }

    stage.tabs.selectedIndex = 1

    #expect((stage.tabs.view as? ContainerScreen)?.subviews.map { $0 === c.view } == [true])
    let calls = stage.trace.take()
    #expect(calls.last { $0.hasPrefix("B.") } == "B.didDisappear")
    #expect(calls.last { $0.hasPrefix("C.") } == "C.didAppear")
  }

  @Test("10.2 [C] A tab that leaves while it appears, under a cover, is not on the screen")
  func leavesUnderCover() {
    let stage = TabStage()
    stage.b.reactions["willAppear"] = {
      $0.removeFromParent()
      stage.a.removeFromParent()
      stage.tabs.present(stage.child("M"), animated: false)
    }

    stage.tabs.selectedIndex = 1

    #expect((stage.tabs.view as? ContainerScreen)?.subviews.isEmpty == true)
  }

  @Test("A tab that another parent shows while its place is taken stays there")
  func takenOver() {
    let stage = FamilyStage()
    let (tabs, a, b) = (TabBarController(), stage.child("A"), stage.child("B"))
    tabs.viewControllers = [a, b]
    stage.parent.show(tabs)
    b.reactions["willAppear"] = { [parent = stage.parent] b in
      tabs.viewControllers = [b]
      parent.show(a)
    }
    _ = stage.trace.take()

    tabs.selectedIndex = 1

    let calls = stage.trace.take().filter { $0.hasPrefix("A.") && $0.hasSuffix("ppear") }
    #expect(calls == ["A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear"])
  }
}

/// A window whose root is two tabs, with nothing written.
private struct TabStage {
  let trace = Trace()
  let window = Window(view: WindowView(), log: EventLog())
  let tabs = TabBarController()
  let a: TracingChild
  let b: TracingChild

  init() {
    (a, b) = (TracingChild("A", trace), TracingChild("B", trace))
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    _ = trace.take()
  }

  func child(_ tag: String) -> TracingChild { TracingChild(tag, trace) }
}
