import Controller
import ControllerKit
import Model
import Testing
import View

/// A container looks whether it still shows after every call: <doc:Children#In-the-middle-of-a-call>.
@Suite("A showing that ends in a callback", .patience)
struct EndedShowingTests {
  @Test(
    "8.7 [C] A showing that its own callback ends: every will has its did, who is seen has appeared",
    arguments: EndedShowing.Way.allCases, EndedShowing.End.allCases)
  func ended(_ way: EndedShowing.Way, by end: EndedShowing.End) {
    for callback in [
      "loadView", "didLoad", "willAppear", "isAppearing", "willLayout", "layout", "didAppear",
    ] {
      let showing = EndedShowing(way)
      showing.b.reactions[callback] = { [unowned showing] _ in showing.end(by: end) }

      showing.show()

      #expect(AppearanceHeard.faults(in: showing.trace.lines) == [], "\(callback)")
      #expect(showing.window.faults(among: showing.all) == [], "\(callback)")

      showing.window.isHidden.toggle()
      showing.window.isHidden.toggle()

      #expect(AppearanceHeard.faults(in: showing.trace.lines) == [], "\(callback), shown again")
      #expect(showing.window.faults(among: showing.all) == [], "\(callback), shown again")
    }
  }

  @Test(
    "8.7 [C] A child that removes its parent in a callback: the parent tells the others no more",
    arguments: [
      "willAppear", "isAppearing", "willLayout", "layout", "didAppear", "willDisappear",
      "didDisappear",
    ])
  func parentRemoved(in callback: String) {
    let stage = FamilyStage()
    let (x, y, z) = (stage.container("X"), stage.child("Y"), stage.child("Z"))
    stage.parent.show(x)
    x.show(y)
    x.show(z)
    y.reactions[callback] = { _ in x.removeFromParent() }

    stage.window.isHidden = true
    stage.window.isHidden = false

    // P had appeared before anything was written.
    let calls = stage.trace.lines.filter { !$0.hasPrefix("P.") }
    #expect(AppearanceHeard.faults(in: calls) == [])
    #expect(stage.window.faults(among: [stage.parent, x, y, z]) == [])
  }

  @Test(
    "9.4 [C] Who is pushed and leaves in its own callback: the one below appears in its place",
    arguments: ["willAppear", "isAppearing", "willLayout", "layout", "didAppear"])
  func leavesStack(in callback: String) {
    let stage = StackStage()
    let b = stage.child("B")
    b.reactions[callback] = { $0.removeFromParent() }

    stage.nav.pushViewController(b, animated: false)

    #expect(stage.stack == ["A"] && stage.lines == ["A"] && stage.reports == [])
    #expect(stage.window.faults(among: [stage.nav, stage.root, b]) == [])
    let calls = stage.trace.take()
    #expect(calls.filter { $0.hasPrefix("B.") }.last == "B.didMove(nil)")
    #expect(calls.contains("nav.willShow(B)") == (calls.last == "nav.didShow(A)"))
  }

  @Test(
    "10.2 [C] A tab that leaves in its own callback: another one appears in its place",
    arguments: ["didLoad", "willAppear", "isAppearing", "willLayout", "layout", "didAppear"])
  func leavesTabs(in callback: String) {
    let showing = EndedShowing(.tab)
    showing.b.reactions[callback] = { $0.removeFromParent() }

    showing.show()

    #expect(AppearanceHeard.faults(in: showing.trace.lines) == [])
    #expect(showing.window.faults(among: showing.all) == [])
    #expect(showing.lines == ["A"])
  }

  @Test(
    "8.2 [C] A child that leaves in its own callback is seen no more",
    arguments: ["didLoad", "willAppear", "isAppearing", "willLayout", "layout", "didAppear"])
  func leavesParent(in callback: String) {
    let stage = FamilyStage()
    let x = stage.child("X")
    x.reactions[callback] = { $0.removeFromParent() }

    stage.parent.addChild(x)
    stage.parent.view.container?.addSubview(x.view)

    #expect(AppearanceHeard.faults(in: stage.trace.lines) == [])
    if callback != "didLoad" { #expect(stage.parent.view.container?.subviews.isEmpty == true) }
  }

  @Test(
    "8.7 [C] Who covers and uncovers its parent in its own viewWillDisappear has disappeared",
    arguments: EndedShowing.Way.allCases)
  func coversAndUncovers(_ way: EndedShowing.Way) {
    let showing = EndedShowing(way)
    showing.show()
    showing.b.reactions["willDisappear"] = { [unowned showing] _ in
      showing.end(by: .coverAndUncover)
    }

    showing.end(by: .removal)

    #expect(AppearanceHeard.faults(in: showing.trace.lines) == [])
    #expect(showing.window.faults(among: showing.all) == [])
  }

  @Test("8.2 [C] A child whose view is in a box of its parent's is removed with its view")
  func removedFromBox() {
    let stage = FamilyStage()
    let (x, inner) = (stage.child("X"), ContainerScreen())
    stage.parent.view.container?.addSubview(inner)
    stage.parent.addChild(x)
    inner.addSubview(x.view)
    x.didMove(toParent: stage.parent)

    x.removeFromParent()

    #expect(inner.subviews.isEmpty)
    #expect(stage.trace.lines.last == "X.didMove(nil)")
    #expect(stage.window.faults(among: [stage.parent, x]) == [])
  }

  @Test("8.6 [D] Children in a box of their parent's are exchanged there")
  func exchangedInBox() {
    let stage = FamilyStage()
    let (x, y, inner) = (stage.child("X"), stage.child("Y"), ContainerScreen())
    stage.parent.view.container?.addSubview(inner)
    stage.parent.addChild(x)
    inner.addSubview(x.view)
    x.didMove(toParent: stage.parent)
    stage.parent.addChild(y)

    stage.parent.transition(from: x, to: y)

    #expect(inner.subviews.map { $0 === y.view } == [true])
    #expect(stage.window.faults(among: [stage.parent, x, y]) == [])
  }

  @Test("8.4 [C] An appearance that viewIsAppearing itself ends is laid out once, before its end")
  func endedInLayout() {
    let stage = FamilyStage()
    stage.parent.forwards = false
    let x = TracingController("X", stage.trace)
    x.reactions["isAppearing"] = { x in
      x.beginAppearanceTransition(true, animated: false)
      x.endAppearanceTransition()
    }
    stage.parent.addChild(x)

    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()

    #expect(
      stage.trace.take() == [
        "X.loadView", "X.didLoad", "X.willAppear", "X.isAppearing", "X.willLayout", "X.didLayout",
        "X.didAppear",
      ])
  }
}
