import Controller
import ControllerKit
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

    stage.window.isHidden = true
    stage.root.view = LineScreen("A2")
    stage.window.isHidden = false
    #expect(stage.lines == ["A2"], "and not both")
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

  @Test("9.2 [C] A push in which another leaves the stack: the stack and the children are the same")
  func anotherLeaves() {
    let stage = StackStage("B")
    let c = stage.child("C")
    c.reactions["willMove(nav)"] = { _ in stage.root.removeFromParent() }

    stage.nav.pushViewController(c, animated: false)

    #expect(stage.stack == ["B", "C"] && names(stage.nav.children) == ["B", "C"])
  }

  @Test("9.2 [C] Covered while it appears, who was pushed disappears, and appears when it is seen")
  func coveredPush() {
    let stage = StackStage()
    let (b, m) = (stage.child("B"), stage.child("M"))
    b.reactions["willAppear"] = { $0.present(m, animated: false) }

    stage.nav.pushViewController(b, animated: false)
    #expect(stage.calls(of: "B") == ["B.willAppear", "B.willDisappear", "B.didDisappear"])

    m.dismiss(animated: false)
    #expect(stage.calls(of: "B") == ["B.willAppear", "B.didAppear"])
  }

  @Test("9.2 [C] Who leaves before it appears is not called, and the one below is loaded first")
  func leavesBefore() {
    let stage = StackStage()
    let (b, c) = (stage.child("B"), stage.child("C"))
    stage.root.reactions["willDisappear"] = { _ in c.removeFromParent() }

    stage.nav.setViewControllers([stage.root, b, c], animated: false)

    let calls = stage.trace.take()
    #expect(!calls.contains { $0.hasPrefix("C.") && $0.hasSuffix("ppear") })
    #expect(
      calls.filter { $0.hasPrefix("B.") }
        == [
          "B.willMove(nav)", "B.didLoad", "B.willAppear", "B.layout", "B.didAppear",
          "B.didMove(nav)",
        ])
  }

  @Test("9.3 [C] Uncovered while it leaves, who was about to be pushed has not moved to the stack")
  func uncoveredRemoval() {
    let stage = StackStage()
    let (b, m) = (stage.child("B"), stage.child("M"))
    b.reactions["willAppear"] = { $0.present(m, animated: false) }
    stage.nav.pushViewController(b, animated: false)
    b.reactions["willMove(nil)"] = { _ in m.dismiss(animated: false) }
    _ = stage.trace.take()

    b.removeFromParent()

    #expect(
      stage.trace.take().filter { $0.hasPrefix("B.") && $0.contains("Move") }
        == ["B.willMove(nil)", "B.didMove(nil)"])
  }

  @Test("8.2 [C] A child that leaves while its view is added is not shown, and has disappeared")
  func childLeaves() {
    let stage = FamilyStage()
    let child = stage.child("C")
    child.reactions["willAppear"] = { $0.removeFromParent() }

    stage.parent.show(child)

    #expect(stage.parent.view.container?.subviews.isEmpty == true)
    #expect(
      stage.trace.take().filter { $0.hasSuffix("ppear") }
        == ["C.willAppear", "C.willDisappear", "C.didDisappear"])
  }

  @Test(
    "8.2 [C] A child whose parent is covered and uncovered while its view is added has appeared")
  func childIsCovered() {
    let stage = FamilyStage()
    let (child, m) = (stage.child("C"), stage.child("M"))
    m.reactions["didAppear"] = { $0.dismiss(animated: false) }
    child.reactions["willAppear"] = { $0.present(m, animated: false) }

    stage.parent.show(child)

    #expect(
      stage.trace.take().last { $0.hasPrefix("C.") && $0.hasSuffix("ppear") } == "C.didAppear")
  }
}
