import Controller
import ControllerKit
import Testing
import View

@Suite("Mistakes with a stack", .patience)
struct NavigationMistakeTests {
  @Test("9.5 [L] The same controller cannot be pushed twice")
  func twice() {
    let stage = StackStage("B")

    stage.nav.pushViewController(stage.root, animated: true)
    stage.nav.viewControllers = [stage.root, stage.root]

    let text = NavigationDiagnostic.pushedTwice("A", on: "nav").description
    #expect(stage.reports == [text, text])
    #expect(
      text.hasPrefix(
        "nav is pushing the same view controller instance (A) more than once which is not supported "
          + "and is most likely an error in the application"))
    #expect(stage.stack == ["A", "B"] && stage.trace.take() == [])
  }

  @Test("9.5 [L] A delegate that was taken away is not missed")
  func takenAway() {
    let (stage, delegate) = (StackStage(), StackEnd())
    stage.nav.delegate = delegate
    stage.nav.delegate = nil

    stage.nav.pushViewController(stage.child("B"), animated: false)
    stage.nav.popViewController(animated: false)

    #expect(stage.reports == [])
  }

  @Test("9.5 [L] A navigation controller cannot be pushed")
  func navigation() {
    let stage = StackStage()
    let other = NavigationController()

    stage.nav.pushViewController(other, animated: true)
    stage.nav.viewControllers = [other]

    let text = NavigationDiagnostic.pushedNavigationController.description
    #expect(stage.reports == [text, text])
    #expect(text.hasPrefix("Pushing a navigation controller is not supported"))
    #expect(stage.stack == ["A"] && stage.trace.take() == [])
  }

  @Test(
    "9.5 [L] A push or pop between the first and the last will is refused: nested",
    arguments: ["B.didLoad", "B.willAppear", "A.willDisappear", "B.layout", "B.willMove(nav)"])
  func nested(call: String) {
    let stage = StackStage()
    let b = stage.child("B")
    let c = stage.child("C")
    let name = String(call.dropFirst(2))
    (call.hasPrefix("A") ? stage.root : b).reactions[name] = { _ in
      stage.nav.pushViewController(c, animated: true)
    }

    stage.nav.pushViewController(b, animated: true)

    let text = NavigationDiagnostic.nestedPush("C", on: "nav").description
    #expect(stage.reports == [text])
    #expect(text.hasPrefix("nested push animation can result in corrupted navigation bar"))
    #expect(stage.stack == ["A", "B"] && stage.lines == ["B"])
    #expect(c.parent == nil)
  }

  @Test("9.5 [L] A new stack in the middle of a push is refused, and its top is named")
  func nestedStack() {
    let stage = StackStage()
    let (b, c) = (stage.child("B"), stage.child("C"))
    b.reactions["willAppear"] = { _ in stage.nav.viewControllers = [stage.root, c] }

    stage.nav.pushViewController(b, animated: true)

    #expect(stage.reports == [NavigationDiagnostic.nestedPush("C", on: "nav").description])
    #expect(stage.stack == ["A", "B"])
  }

  @Test("9.5 [L] A pop in the middle of a pop is refused, and the first goes on")
  func nestedPop() {
    let stage = StackStage("B", "C")
    let c = stage.nav.topViewController as? TracingChild
    c?.reactions["willDisappear"] = { _ in
      #expect(stage.nav.popViewController(animated: true) == nil)
    }

    stage.nav.popViewController(animated: true)

    #expect(stage.reports == [NavigationDiagnostic.nestedPush("A", on: "nav").description])
    #expect(stage.stack == ["A", "B"] && stage.lines == ["B"])
  }

  @Test("9.5 [C] What is shown elsewhere, or is around the stack, cannot be pushed")
  func elsewhere() {
    let stage = StackStage()
    let m = stage.child("M")
    m.modalPresentationStyle = .pageSheet
    stage.root.present(m, animated: false)

    stage.nav.pushViewController(m, animated: false)

    #expect(stage.reports == [ContainmentDiagnostic.shownElsewhere("M", of: "nav").description])
    #expect(stage.stack == ["A"])
  }

  @Test("9.5 [C] One that is in another stack moves from there")
  func otherStack() {
    let (one, two) = (StackStage("B"), StackStage())
    let b = one.nav.viewControllers[1]

    two.nav.pushViewController(b, animated: false)

    #expect(one.stack == ["A"] && one.lines == ["A"])
    #expect(two.stack == ["A", "B"] && two.lines == ["B"])
    #expect(b.navigationController === two.nav)
    #expect(one.reports + two.reports == [])
  }
}

private final class StackEnd: NavigationControllerDelegate {}
