import Controller
import ControllerKit
import Model
import Testing
import View

@Suite("Who is called may put back who leaves", .patience)
struct PutBackTests {
  @Test(
    "8.7 [C] A tab that gets its tab back while it leaves stays, and is seen",
    arguments: ["willMove(nil)", "willDisappear", "didDisappear", "didMove(nil)"], [false, true])
  func tab(in callback: String, isRemoved: Bool) {
    let stage = FamilyStage()
    let (tabs, a, b) = (TabBarController(), stage.child("A"), stage.child("B"))
    tabs.viewControllers = [a, b]
    stage.parent.show(tabs)
    a.reactions[callback] = { _ in tabs.viewControllers = [a, b] }

    if isRemoved { a.removeFromParent() } else { tabs.viewControllers = [b] }

    #expect(
      names(tabs.viewControllers) == ["A", "B"] && Set(names(tabs.children) ?? []) == ["A", "B"])
    #expect(!a.isMovingFromParent)
    #expect(AppearanceHeard.faults(in: stage.trace.lines) == [])
    #expect(stage.window.faults(among: [stage.parent, tabs, a, b]) == [])
  }

  @Test(
    "8.7 [C] Who leaves a stack and is pushed again when that is over is on top, and is seen",
    arguments: ["didDisappear", "didMove(nil)"])
  func stack(in callback: String) {
    let stage = StackStage()
    let b = stage.child("B")
    stage.nav.pushViewController(b, animated: false)
    b.reactions[callback] = { _ in stage.nav.pushViewController(b, animated: false) }

    b.removeFromParent()

    #expect(stage.stack == ["A", "B"] && names(stage.nav.children) == ["A", "B"])
    #expect(stage.lines == ["B"])
    #expect(stage.window.faults(among: [stage.nav, stage.root, b]) == [])
  }

  @Test(
    "8.7 [C] A child that puts its view back while it leaves its parent is seen no more",
    arguments: ["willDisappear", "didDisappear"])
  func child(in callback: String) {
    let stage = FamilyStage()
    let x = stage.child("X")
    stage.parent.show(x)
    x.reactions[callback] = { x in stage.parent.view.container?.addSubview(x.view) }

    x.removeFromParent()

    #expect(stage.parent.view.container?.subviews.isEmpty == true && x.parent == nil)
    #expect(AppearanceHeard.faults(in: stage.trace.lines) == [])
    #expect(stage.window.faults(among: [stage.parent, x]) == [])
  }

  @Test("8.7 [C] Who leaves a stack, and comes back as a child that is not of the stack, stays")
  func plainChild() {
    let stage = StackStage()
    let (nav, b) = (stage.nav, stage.child("B"))
    nav.pushViewController(b, animated: false)
    b.reactions["willDisappear"] = { b in
      b.removeFromParent()
      nav.addChild(b)
      nav.view.container?.addSubview(b.view)
      b.didMove(toParent: nav)
    }

    nav.popViewController(animated: false)

    #expect(b.parent === nav && nav.view.container?.shows(b.view) == true)
    #expect(stage.trace.lines.last { $0.hasPrefix("B.") } == "B.didMove(nav)")
    #expect(stage.stack == ["A"] && stage.reports == [])
  }

  @Test("9.4 [C] Pushed again by another one's didMove, a controller hears of each move once")
  func movedOnce() {
    let stage = StackStage()
    let (b, c) = (stage.child("B"), stage.child("C"))
    b.reactions["didMove(nav)"] = { _ in
      c.removeFromParent()
      stage.nav.pushViewController(c, animated: false)
    }

    stage.nav.setViewControllers([stage.root, b, c], animated: false)

    #expect(
      stage.trace.lines.filter { $0.hasPrefix("C.") && $0.contains("Move") }
        == [
          "C.willMove(nav)", "C.willMove(nil)", "C.didMove(nil)", "C.willMove(nav)",
          "C.didMove(nav)",
        ])
    #expect(stage.stack == ["A", "B", "C"])
  }

  @Test("8.1 [C] A move that its own willMove has made impossible is over")
  func impossibleMove() {
    let stage = FamilyStage()
    let x = stage.child("X")
    x.reactions["willMove(P)"] = { x in stage.parent.present(x, animated: false) }

    stage.parent.addChild(x)

    #expect(x.parent == nil && !x.isMovingToParent && stage.reports.count == 1)
    #expect(stage.trace.lines.last == "X.didMove(nil)")
  }

  @Test("8.1 [C] Who goes to another parent while it leaves for one stays there")
  func thirdParent() {
    let stage = FamilyStage()
    let (p, q, x) = (stage.container("P2"), stage.container("Q"), stage.child("X"))
    stage.parent.show(p)
    stage.parent.show(q)
    p.show(x)
    x.reactions["didDisappear"] = { x in q.show(x) }

    stage.parent.addChild(x)

    #expect(x.parent === q && !x.isMovingToParent)
    #expect(AppearanceHeard.faults(in: stage.trace.lines) == [])
    #expect(stage.window.faults(among: [stage.parent, p, q, x]) == [])
  }

  @Test(
    "8.7 [C] Who goes to another parent as the next one comes is seen there",
    arguments: [false, true])
  func goesElsewhere(isStack: Bool) {
    let stage = FamilyStage()
    let (tabs, nav, q) = (TabBarController(), NavigationController(), stage.container("Q"))
    let (a, b) = (stage.child("A"), stage.child("B"))
    if isStack { nav.viewControllers = [a] } else { tabs.viewControllers = [a, b] }
    stage.parent.show(isStack ? nav : tabs)
    stage.parent.show(q)
    b.reactions[isStack ? "didLoad" : "willAppear"] = { _ in q.show(a) }

    if isStack { nav.pushViewController(b, animated: false) } else { tabs.selectedIndex = 1 }

    #expect(a.parent === q && q.view.container?.shows(a.view) == true)
    #expect(AppearanceHeard.faults(in: stage.trace.lines) == [])
    #expect(stage.window.faults(among: [stage.parent, tabs, nav, q, a, b]) == [])
  }

  @Test(
    "8.7 [C] Who goes to another parent while others leave with it stays there",
    arguments: [false, true])
  func leavesForAnother(isStack: Bool) {
    let stage = FamilyStage()
    let (tabs, nav, q) = (TabBarController(), NavigationController(), stage.container("Q"))
    let all = [stage.child("A"), stage.child("B"), stage.child("C")]
    if isStack { nav.viewControllers = all } else { tabs.viewControllers = all }
    stage.parent.show(isStack ? nav : tabs)
    all[1].reactions["didMove(nil)"] = { _ in q.addChild(all[2]) }

    if isStack { nav.viewControllers = [all[0]] } else { tabs.viewControllers = [all[0]] }

    #expect(all[2].parent === q && names(q.children) == ["C"])
  }

  @Test("8.4 [C] Who goes to a hidden parent in its own viewWillDisappear has disappeared")
  func toHiddenParent() {
    let stage = FamilyStage()
    let (x, q) = (stage.child("X"), stage.container("Q"))
    stage.parent.forwards = false
    stage.parent.show(x)
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    x.reactions["willDisappear"] = { q.show($0) }

    x.removeFromParent()

    #expect(x.parent === q)
    #expect(AppearanceHeard.faults(in: stage.trace.lines) == [])
    #expect(stage.window.faults(among: [stage.parent, q, x]) == [])
  }

  @Test("9.2 [C] Who leaves a stack as it has appeared, and appears elsewhere, is not hurried")
  func appearsElsewhere() {
    let stage = StackStage()
    let (b, h) = (stage.child("B"), stage.child("H"))
    h.forwards = false
    b.reactions["didAppear"] = { b in
      stage.nav.popViewController(animated: false)
      h.addChild(b)
      b.beginAppearanceTransition(true, animated: false)
    }

    stage.nav.pushViewController(b, animated: false)
    #expect(stage.trace.take().last == "B.willAppear")
    b.endAppearanceTransition()

    #expect(stage.trace.take() == ["B.layout", "B.didAppear"])
  }

  @Test("8.7 [C] A tab that is left, and shown again before it has gone, is seen")
  func shownAgain() {
    let showing = EndedShowing(.tab)
    let (a, b) = (showing.a, showing.b)
    a.reactions["willDisappear"] = { a in a.tabBarController?.viewControllers = [a] }
    b.reactions["willMove(nil)"] = { [unowned showing] _ in showing.end(by: .coverAndUncover) }

    showing.show()

    #expect(AppearanceHeard.faults(in: showing.trace.lines) == [])
    #expect(showing.window.faults(among: showing.all) == [])
    #expect(showing.lines == ["A"])
  }

  @Test(
    "8.7 [C] A tab that leaves while it is exchanged, and gets its tab back, is seen",
    arguments: ["willDisappear", "didDisappear", "didMove(nil)"])
  func exchangedTab(in callback: String) {
    let showing = EndedShowing(.tab)
    let (a, b) = (showing.a, showing.b)
    let tabs = b.tabBarController
    b.reactions["layout"] = { $0.removeFromParent() }
    b.reactions[callback] = { _ in
      tabs?.viewControllers = [a, b]
      tabs?.selectedIndex = 1
    }

    showing.show()

    #expect(showing.lines == ["B"])
    #expect(AppearanceHeard.faults(in: showing.trace.lines) == [])
    #expect(showing.window.faults(among: showing.all) == [])
  }

  @Test("8.1 [C] Presented and dismissed in its own willMove, a controller completes its move")
  func presentedInMove() {
    let stage = StackStage()
    let b = stage.child("B")
    b.reactions["willMove(nav)"] = { b in
      stage.nav.present(b, animated: false)
      b.dismiss(animated: false)
    }

    stage.nav.pushViewController(b, animated: false)

    #expect(stage.trace.lines.last { $0.hasPrefix("B.") } == "B.didMove(nav)")
    #expect(stage.lines == ["B"] && stage.reports == [])
  }
}
