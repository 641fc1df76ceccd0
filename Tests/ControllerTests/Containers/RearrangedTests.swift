import Controller
import Model
import Testing
import View

@Suite("Who is called may rearrange a container", .patience)
struct RearrangedTests {
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

  @Test("9.2 [C] A push in which another leaves the stack: the stack and the children are the same")
  func anotherLeaves() {
    let stage = StackStage("B")
    let c = stage.child("C")
    c.reactions["willMove(nav)"] = { _ in stage.root.removeFromParent() }

    stage.nav.pushViewController(c, animated: false)

    #expect(stage.stack == ["B", "C"] && names(stage.nav.children) == ["B", "C"])
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
}
