import Controller
import Model
import Testing
import View

@Suite("Appearance of children", .patience)
struct ForwardingTests {
  let stage = FamilyStage()

  // MARK: - With the parent

  @Test("8.3 [R][L] Only children whose view is in the parent's hear of it")
  func onlyShown() {
    stage.parent.addChild(stage.child("X"))
    _ = stage.trace.take()

    stage.window.isHidden = true

    #expect(stage.trace.take() == ["P.willDisappear", "P.didDisappear"])
  }

  @Test("8.3 [D] A view may be in a screen within the parent's: the child appears with either")
  func nested() {
    let (inner, x) = (ContainerScreen(), stage.child("X"))
    let appearance = ["X.willAppear", "X.layout", "X.didAppear"]
    stage.parent.addChild(x)
    inner.addSubview(x.view)
    _ = stage.trace.take()

    stage.parent.view.container?.addSubview(inner)
    #expect(stage.trace.take() == appearance)
    stage.window.isHidden = true
    #expect(
      stage.trace.take().filter { $0.hasPrefix("X.") } == ["X.willDisappear", "X.didDisappear"])
    stage.window.isHidden = false
    #expect(stage.trace.take().filter { $0.hasPrefix("X.") } == appearance)
    inner.removeSubview(x.view)
    #expect(stage.trace.take() == ["X.willDisappear", "X.didDisappear"])
    inner.addSubview(x.view)
    #expect(stage.trace.take() == appearance)
    stage.parent.view.container?.removeSubview(inner)
    #expect(stage.trace.take() == ["X.willDisappear", "X.didDisappear"])
  }

  @Test("8.3 [C] A box is added although one of the children in it leaves as it is called")
  func leavesBox() {
    let (inner, x, y) = (ContainerScreen(), stage.child("X"), stage.child("Y"))
    for child in [x, y] {
      stage.parent.addChild(child)
      inner.addSubview(child.view)
    }
    x.reactions["willAppear"] = { $0.removeFromParent() }
    _ = stage.trace.take()

    stage.parent.view.container?.addSubview(inner)

    #expect(x.parent == nil && stage.parent.view.container?.shows(inner) == true)
    #expect(stage.trace.take().filter { $0.hasPrefix("Y.") }.last == "Y.didAppear")
  }

  @Test("8.3 [C] Of two children in a box, one that the other removes as it comes does not appear")
  func removesOther() {
    let (inner, x, y) = (ContainerScreen(), stage.child("X"), stage.child("Y"))
    for child in [x, y] {
      stage.parent.addChild(child)
      inner.addSubview(child.view)
    }
    x.reactions["willAppear"] = { _ in y.removeFromParent() }
    _ = stage.trace.take()

    stage.parent.view.container?.addSubview(inner)

    let calls = stage.trace.take()
    #expect(calls.contains("X.didAppear") && !calls.contains("Y.willAppear"), "\(calls)")
  }

  @Test("8.3 [D] Where the parent forwards by hand, nothing is forwarded")
  func notForwarded() {
    stage.parent.forwards = false
    stage.parent.show(stage.child("X"))

    stage.window.isHidden = true

    #expect(
      stage.trace.take() == [
        "X.willMove(P)", "X.didLoad", "X.didMove(P)", "P.willDisappear", "P.didDisappear",
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

  @Test("8.4 [T] Begin loads the view and sends will, end sends did")
  func beginAndEnd() {
    let x = byHandStage()

    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    x.beginAppearanceTransition(false, animated: false)
    x.endAppearanceTransition()

    #expect(
      stage.trace.take() == [
        "X.didLoad", "X.willAppear", "X.layout", "X.didAppear", "X.willDisappear",
        "X.didDisappear",
      ])
  }

  @Test("8.4 [D][R] Begins in one direction are counted: the last end sends did")
  func counted() {
    let x = byHandStage()
    for _ in 1...2 { x.beginAppearanceTransition(true, animated: false) }
    x.endAppearanceTransition()
    #expect(stage.trace.take() == ["X.didLoad", "X.willAppear"])

    x.endAppearanceTransition()

    #expect(stage.trace.take() == ["X.layout", "X.didAppear"])
  }

  @Test("8.4 [C] Begun by hand as its parent appears, without its view there, it waits for its end")
  func begunBesideParent() {
    let x = stage.child("X")
    stage.parent.addChild(x)
    stage.window.isHidden = true
    stage.parent.reactions["willAppear"] = { _ in
      x.beginAppearanceTransition(true, animated: false)
    }
    _ = stage.trace.take()

    stage.window.isHidden = false
    #expect(
      stage.trace.take() == [
        "P.willAppear", "X.didLoad", "X.willAppear", "P.layout", "P.didAppear",
      ])
    x.endAppearanceTransition()

    #expect(stage.trace.take() == ["X.layout", "X.didAppear"])
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

  @Test("8.4 [C] Back and gone again as its child has disappeared, it waits for its own end")
  func reversedTwice() {
    let (q, x) = (stage.container("Q"), stage.child("X"))
    stage.parent.forwards = false
    stage.parent.show(q)
    q.show(x)
    q.beginAppearanceTransition(true, animated: false)
    q.endAppearanceTransition()
    x.reactions["didDisappear"] = { _ in
      q.beginAppearanceTransition(true, animated: false)
      q.endAppearanceTransition()
      q.beginAppearanceTransition(false, animated: false)
    }
    q.beginAppearanceTransition(false, animated: false)

    q.endAppearanceTransition()
    #expect(!stage.trace.take().contains("Q.didDisappear"))
    q.endAppearanceTransition()

    #expect(stage.trace.take() == ["Q.didDisappear"] && stage.reports == [])
  }

  @Test("8.4 [C] A child that another parent takes as it disappears is not told that it has none")
  func takenMeanwhile() {
    let (x, other) = (byHandStage(), stage.container("Q"))
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    x.reactions["willDisappear"] = { other.addChild($0) }
    _ = stage.trace.take()

    x.removeFromParent()

    #expect(x.parent === other)
    #expect(stage.trace.take() == ["X.willDisappear", "X.willMove(Q)"])
  }

  @Test("8.4 [C] Removed on its way out, a controller has disappeared once that is ended")
  func removedOnItsWay() {
    let x = byHandStage()
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    x.beginAppearanceTransition(false, animated: false)
    _ = stage.trace.take()

    x.removeFromParent()
    #expect(stage.trace.take() == ["X.didMove(nil)"])
    x.endAppearanceTransition()

    #expect(stage.trace.take() == ["X.didDisappear"])
  }

  @Test("8.4 [L] An end without a beginning, or a beginning too many, is reported in UIKit's words")
  func unbalanced() {
    let x = byHandStage()

    x.endAppearanceTransition()
    x.beginAppearanceTransition(false, animated: false)

    let text = ContainmentDiagnostic.unbalanced("X").description
    #expect(stage.reports == [text, text])
    #expect(text.hasPrefix("Unbalanced calls to begin/end appearance transitions for X."))
    #expect(stage.trace.take() == [])
  }

  @Test("8.4 [C] Whether it is animated is what begin was told")
  func animated() {
    final class Watching: ViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(animated) }
      override func viewDidAppear(_ animated: Bool) { seen.append(animated) }
    }
    let x = Watching()
    stage.parent.forwards = false
    stage.parent.addChild(x)

    x.beginAppearanceTransition(true, animated: true)
    x.endAppearanceTransition()

    #expect(x.seen == [true, true])
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

  @Test("8.6 [L][D] What cannot be exchanged is refused, with UIKit's words")
  func refusedTransition() {
    let (from, to, plain) = (stage.child("F"), stage.child("T"), stage.child("L"))
    var hasRun = false
    stage.parent.show(from)
    stage.parent.transition(from: from, to: to) { _ in hasRun = true }
    stage.parent.addChild(to)
    stage.parent.forwards = false
    stage.parent.transition(from: from, to: to) { _ in hasRun = true }
    let inside = [stage.child("G"), stage.child("H")]
    stage.parent.addChild(plain)
    for child in inside { plain.addChild(child) }
    plain.transition(from: inside[0], to: inside[1]) { _ in hasRun = true }

    let text = ContainmentDiagnostic.noCommonParent("F", "T").description
    #expect(
      stage.reports == [
        text, ContainmentDiagnostic.forwardsByHand("P").description,
        ContainmentDiagnostic.noContainer("L").description,
      ])
    #expect(
      text.hasPrefix(
        "Children view controllers F and T must have a common parent view controller when calling"))
    #expect(!hasRun)
  }
}
