import Controller
import ControllerKit
import Model
import Testing
import View

@Suite("A child that is added again", .patience)
struct AddedAgainTests {
  @Test("8.1 [D] addChild of one's own child leaves its view, and says that it will move")
  func ownChild() {
    let stage = FamilyStage()
    let x = stage.child("X")
    stage.parent.show(x)
    _ = stage.trace.take()

    stage.parent.show(x)

    #expect(stage.trace.take() == ["X.willMove(P)", "X.didMove(P)"])
    #expect(names(stage.parent.children) == ["X"] && x.parent === stage.parent)
    #expect(stage.parent.view.container?.shows(x.view) == true)
    #expect(stage.window.faults(among: [stage.parent, x]) == [])
    #expect(stage.reports == [])
  }

  @Test("8.1 [C] A child that was to leave, and is added again, stays and is moving no more")
  func leavingChild() {
    let stage = FamilyStage()
    let x = stage.child("X")
    stage.parent.show(x)
    x.willMove(toParent: nil)

    stage.parent.show(x)

    #expect(!x.isMovingFromParent && x.parent === stage.parent)
    #expect(stage.window.faults(among: [stage.parent, x]) == [])
  }

  @Test("8.1 [C] addChild of a tab, or of a controller of a stack, leaves it where it is")
  func kept() {
    let stage = FamilyStage()
    let (tabs, nav) = (TabBarController(), NavigationController())
    let (a, b) = (stage.child("A"), stage.child("B"))
    tabs.viewControllers = [a]
    nav.viewControllers = [b]
    stage.parent.show(tabs)
    stage.parent.show(nav)
    _ = stage.trace.take()

    tabs.addChild(a)
    nav.addChild(b)

    #expect(names(tabs.viewControllers) == ["A"] && names(nav.viewControllers) == ["B"])
    #expect(
      stage.trace.take() == ["A.willMove(TabBarController)", "B.willMove(NavigationController)"])
    #expect(stage.window.faults(among: [a, b]) == [])
  }
}
