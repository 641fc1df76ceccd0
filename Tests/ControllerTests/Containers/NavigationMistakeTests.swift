import Controller
import Testing
import View

@Suite("Mistakes with a stack", .patience)
struct NavigationMistakeTests {
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

    let text = ContainmentDiagnostic.nestedPush("C", on: "nav").description
    #expect(stage.reports == [text])
    #expect(text.hasPrefix("nested push animation can result in corrupted navigation bar"))
    #expect(stage.stack == ["A", "B"] && stage.lines == ["B"])
    #expect(c.parent == nil)
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
