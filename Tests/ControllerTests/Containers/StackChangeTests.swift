import Controller
import ControllerKit
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

  @Test("9.4 [D] Back to a controller in the middle, all above it leave, and it is on top")
  func popTo() throws {
    let stage = StackStage("B", "C", "D")
    let b = stage.nav.viewControllers[1]

    let popped = stage.nav.popToViewController(b, animated: true)

    #expect(names(popped) == ["C", "D"] && stage.stack == ["A", "B"])
    #expect(stage.lines == ["B"])
    #expect(stage.nav.popToViewController(b, animated: true)?.isEmpty == true)
  }

  @Test("9.4 [L] Back to one that is not in the stack is refused, with UIKit's words")
  func popToStranger() {
    let stage = StackStage("B")

    let popped = stage.nav.popToViewController(stage.child("X"), animated: true)

    #expect(popped == nil && stage.stack == ["A", "B"] && stage.trace.take() == [])
    #expect(
      stage.reports == [
        "Tried to pop to a view controller that doesn't exist. X is not in the stack: push it."
      ])
  }

  @Test("9.4 [D] A new stack with a new top is a push, of which only the top is loaded")
  func setNewTop() {
    let stage = StackStage("B")
    let (c, d) = (stage.child("C"), stage.child("D"))

    stage.nav.setViewControllers([stage.root, c, d], animated: true)

    #expect(
      stage.trace.take() == [
        "C.willMove(nav)", "D.willMove(nav)", "B.willMove(nil)", "D.didLoad", "B.willDisappear",
        "D.willAppear", "nav.willShow(D)", "D.layout", "B.didDisappear", "D.didAppear",
        "C.didMove(nav)", "D.didMove(nav)", "B.didMove(nil)", "nav.didShow(D)",
      ])
    #expect(!c.isViewLoaded)
  }

  @Test("9.4 [D] A new stack whose top was in the old one is a pop")
  func setOldTop() {
    let stage = StackStage("B")

    stage.nav.setViewControllers([stage.root], animated: true)

    #expect(stage.trace.take() == PopTests.popped)
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

  @Test("9.4 [C] What an app shows below the top is still below it when the stack appears again")
  func shownAgain() {
    let stage = StackStage("B")
    stage.nav.view.container?.addSubview(LineScreen("below"))

    stage.window.isHidden = true
    stage.window.isHidden = false

    #expect(stage.lines == ["B", "below"])
  }

  @Test("9.4 [C] An empty stack shows nothing, and can be filled again")
  func setNothing() {
    let stage = StackStage()

    stage.nav.viewControllers = []
    #expect(stage.lines == [] && stage.nav.topViewController == nil)
    stage.nav.viewControllers = [stage.root]

    #expect(
      stage.trace.take() == [
        "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
        "A.willMove(nav)", "A.willAppear", "nav.willShow(A)", "A.layout", "A.didAppear",
        "A.didMove(nav)", "nav.didShow(A)",
      ])
  }

  @Test("9.4 [C] One that was popped can be a child beside the stack, and stays it after a push")
  func childBeside() throws {
    let stage = StackStage("B")
    let b = try #require(stage.nav.popViewController(animated: false))
    stage.nav.addChild(b)
    stage.nav.view.container?.addSubview(b.view)
    b.didMove(toParent: stage.nav)

    stage.nav.pushViewController(stage.child("C"), animated: false)

    #expect(names(stage.nav.children) == ["A", "B", "C"] && stage.stack == ["A", "C"])
  }

  @Test("9.4 [C] One that is removed from its parent leaves the stack, as with a pop")
  func removedByHand() {
    let stage = StackStage("B", "C")
    let (b, c) = (stage.nav.viewControllers[1], stage.nav.viewControllers[2])

    b.removeFromParent()
    #expect(stage.stack == ["A", "C"])
    #expect(stage.trace.take() == ["B.didMove(nil)"])
    c.willMove(toParent: nil)
    c.removeFromParent()

    #expect(stage.stack == ["A"] && stage.lines == ["A"])
    #expect(
      stage.trace.take().filter { $0 == "C.willMove(nil)" || $0 == "C.didMove(nil)" }.count == 2)
  }
}
