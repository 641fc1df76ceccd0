import Controller
import Model
import Testing
import View

@Suite("Appearance of children", .patience)
struct ForwardingTests {
  let stage = FamilyStage()

  // MARK: - With the parent

  @Test("8.3 [C] Children appear inside their parent's appearance, as brackets do")
  func brackets() {
    stage.parent.show(stage.child("X"))
    stage.parent.show(stage.child("Y"))
    _ = stage.trace.take()

    stage.window.isHidden = true
    #expect(
      stage.trace.take() == [
        "P.willDisappear", "X.willDisappear", "Y.willDisappear", "X.didDisappear",
        "Y.didDisappear", "P.didDisappear",
      ])
    stage.window.isHidden = false

    #expect(
      stage.trace.take() == [
        "P.willAppear", "X.willAppear", "Y.willAppear", "P.layout", "X.layout", "Y.layout",
        "X.didAppear", "Y.didAppear", "P.didAppear",
      ])
  }

  @Test("8.3 [L] Forwarded by hand in the parent's four methods, a child follows its parent")
  func byHand() {
    let x = stage.child("X")
    stage.parent.forwards = false
    stage.parent.show(x)
    for (call, isAppearing) in [("willAppear", true), ("willDisappear", false)] {
      stage.parent.reactions[call] = { _ in
        x.beginAppearanceTransition(isAppearing, animated: false)
      }
    }
    for call in ["didAppear", "didDisappear"] {
      stage.parent.reactions[call] = { _ in if x.isViewLoaded { x.endAppearanceTransition() } }
    }
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    _ = stage.trace.take()

    stage.window.isHidden = true
    stage.window.isHidden = false

    #expect(
      stage.trace.take() == [
        "P.willDisappear", "X.willDisappear", "P.didDisappear", "X.didDisappear",
        "P.willAppear", "X.willAppear", "P.layout", "P.didAppear", "X.layout", "X.didAppear",
      ])
    #expect(stage.reports == [])
  }

  // MARK: - Begin and end

  private func byHandStage() -> TracingChild {
    let x = stage.child("X")
    stage.parent.forwards = false
    stage.parent.addChild(x)
    _ = stage.trace.take()
    return x
  }

  @Test("8.4 [R][L] Reversed in the middle, the old did never comes")
  func reversed() {
    let x = byHandStage()

    x.beginAppearanceTransition(true, animated: false)
    x.beginAppearanceTransition(false, animated: false)
    x.endAppearanceTransition()

    #expect(
      stage.trace.take() == ["X.didLoad", "X.willAppear", "X.willDisappear", "X.didDisappear"])
  }

  @Test("8.4 [R] Reversed on its way out, a controller appears again, and has never disappeared")
  func reversedBack() {
    let x = byHandStage()
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    _ = stage.trace.take()

    x.beginAppearanceTransition(false, animated: false)
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()

    #expect(stage.trace.take() == ["X.willDisappear", "X.willAppear", "X.layout", "X.didAppear"])
  }

  // MARK: - From one child to another

  @Test("8.6 [L] From one child to another, the new one has appeared before the old one is gone")
  func transition() {
    let (from, to) = (stage.child("F"), stage.child("T"))
    stage.parent.show(from)
    _ = stage.trace.take()

    stage.parent.addChild(to)
    from.willMove(toParent: nil)
    stage.parent.transition(from: from, to: to) { _ in
      stage.trace.lines.append("completion")
      to.didMove(toParent: stage.parent)
      from.removeFromParent()
    }

    #expect(
      stage.trace.take() == [
        "T.willMove(P)", "F.willMove(nil)", "T.didLoad", "F.willDisappear", "T.willAppear",
        "T.layout", "T.didAppear", "F.didDisappear", "completion", "T.didMove(P)",
        "F.didMove(nil)",
      ])
    let shown = stage.parent.view.container?.subviews ?? []
    #expect(shown.count == 1 && shown.first === to.view)
  }
}
