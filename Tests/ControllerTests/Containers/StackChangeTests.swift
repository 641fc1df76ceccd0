import Controller
import Model
import Testing
import View

@Suite("Several controllers of a stack at once", .patience)
struct StackChangeTests {
  @Test("9.4 [D][T] Back to the root, only the top disappears, and all that go are told")
  func popToRoot() {
    let stage = StackStage("B", "C")

    let popped = stage.nav.popToRootViewController(animated: true)

    #expect(names(popped) == ["B", "C"])
    #expect(
      stage.trace.take() == [
        "C.willMove(nil)", "C.willDisappear", "A.willAppear", "nav.willShow(A)", "A.layout",
        "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)", "nav.didShow(A)",
      ])
  }

  @Test("9.4 [D] Back to one in the middle")
  func popTo() throws {
    let stage = StackStage("B", "C", "D")
    let b = stage.nav.viewControllers[1]

    let popped = stage.nav.popToViewController(b, animated: true)

    #expect(names(popped) == ["C", "D"] && stage.stack == ["A", "B"])
    #expect(stage.lines == ["B"])
    #expect(stage.nav.popToViewController(b, animated: true)?.isEmpty == true)
  }

  @Test("9.4 [C] A new stack with the same top calls nothing about appearance")
  func setSameTop() {
    let stage = StackStage("B")
    let top = stage.nav.viewControllers[1]

    stage.nav.viewControllers = [stage.child("C"), top]

    #expect(stage.trace.take() == ["C.willMove(nav)", "C.didMove(nav)", "A.didMove(nil)"])
    #expect(stage.stack == ["C", "B"] && stage.lines == ["B"])
    #expect(stage.controls == ["Back"])
  }
}
