import Controller
import Model
import Testing
import View
import Workshop

@Suite("Parents and children", .patience)
struct ChildTests {
  let stage = FamilyStage()
  var x: TracingChild { stage.child("X") }

  // MARK: - Who calls what

  @Test("8.1 [D][L] addChild tells the child, then links it; the container completes the move")
  func linked() {
    let (parent, x) = (stage.parent, x)
    var seen: [String] = []
    for call in ["willMove(P)", "didMove(P)"] {
      x.reactions[call] = { seen.append("\(call) \($0.parent?.debugName ?? "nil")") }
    }

    parent.addChild(x)
    x.didMove(toParent: parent)

    #expect(seen == ["willMove(P) nil", "didMove(P) P"])
    #expect(names(parent.children) == ["X"])
    #expect(stage.trace.take() == ["X.willMove(P)", "X.didMove(P)"])
    #expect(!x.isViewLoaded, "addChild alone loads nothing")
  }

  @Test("8.1 [D] Children are those that were added, and not what is presented")
  func presentedIsNoChild() {
    stage.parent.present(x, animated: false)

    #expect(stage.parent.children.isEmpty)
  }

  @Test("8.1 [D] One that has a parent is first removed from that, with no more than didMove")
  func moved() {
    let (x, other) = (x, stage.container("Q"))
    stage.parent.show(other)
    stage.parent.show(x)
    _ = stage.trace.take()

    other.show(x)

    #expect(
      stage.trace.take() == [
        "X.willDisappear", "X.didDisappear", "X.didMove(nil)", "X.willMove(Q)", "X.willAppear",
        "X.layout", "X.didAppear", "X.didMove(Q)",
      ])
    #expect(names(stage.parent.children) == ["Q"] && names(other.children) == ["X"])
  }

  @Test("A child that takes its view out in viewIsAppearing is not laid out")
  func takenOut() {
    let (parent, x) = (stage.parent, x)
    x.reactions["isAppearing"] = { [parent] in parent.view.container?.removeSubview($0.view) }

    parent.show(x)

    let calls = stage.trace.take()
    #expect(calls.contains("X.didDisappear") && !calls.contains("X.layout"), "\(calls)")
  }

  @Test("8.1 [C] A move that is never completed is reported at the end of the turn, once")
  func forgotten() throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) {
      let parent = TracingChild("P", trace, screen: ContainerScreen())
      parent.reactions["didLoad"] = { parent in
        let child = TracingChild("X", trace)
        parent.addChild(child)
        parent.view.container?.addSubview(child.view)
      }
      return parent
    }

    try app.application.send(.launch())

    let text = ContainmentDiagnostic.moveNotCompleted("X", to: "P").description
    #expect(app.scenario.log.diagnostics.map(\.text) == [text])
    #expect(trace.lines.contains("X.didAppear"), "it works all the same")
  }

  @Test("8.1 [C] A move that is not completed is nothing to report while the child is not seen")
  func forgottenUnseen() throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) {
      let parent = TracingChild("P", trace, screen: ContainerScreen())
      parent.reactions["didLoad"] = { $0.addChild(TracingChild("X", trace)) }
      return parent
    }

    try app.application.send(.launch())

    #expect(trace.lines.contains("X.willMove(P)"))
    #expect(app.scenario.log.diagnostics.map(\.text) == [])
  }

  @Test("8.1 [C] Outside of a turn, a move may be completed at any time")
  func outsideOfTurns() throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) { TracingChild("P", trace, screen: ContainerScreen()) }
    try app.application.send(.launch())
    let parent = try #require(app.scenario.window?.rootViewController as? TracingChild)
    let x = TracingChild("X", trace)
    parent.show(x)

    parent.addChild(x)
    x.didMove(toParent: parent)

    #expect(app.scenario.log.diagnostics.map(\.text) == [])
  }

  @Test(
    "8.1 [C] A move that other code completes in the same turn is not reported",
    arguments: [true, false])
  func forgottenAndMoved(isCompleted: Bool) throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) {
      let parent = TracingChild("P", trace, screen: ContainerScreen())
      parent.reactions["didLoad"] = { parent in
        let (other, child) = (
          TracingChild("Q", trace, screen: ContainerScreen()), TracingChild("X", trace)
        )
        parent.show(other)
        parent.addChild(child)
        parent.view.container?.addSubview(child.view)
        other.addChild(child)
        other.view.container?.addSubview(child.view)
        if isCompleted { child.didMove(toParent: other) }
      }
      return parent
    }

    try app.application.send(.launch())

    let text = ContainmentDiagnostic.moveNotCompleted("X", to: "Q").description
    #expect(app.scenario.log.diagnostics.map(\.text) == (isCompleted ? [] : [text]))
  }

  @Test("8.1 [C] Neither itself, nor an ancestor, nor what is shown elsewhere can be a child")
  func refused() {
    let (x, y, z) = (stage.container("X"), stage.child("Y"), stage.child("Z"))
    let other = Window(view: WindowView(), log: EventLog())
    other.rootViewController = z
    stage.parent.show(x)
    x.addChild(x)
    x.addChild(stage.parent)
    stage.parent.present(y, animated: false)
    stage.parent.addChild(y)
    withExtendedLifetime(other) { stage.parent.addChild(z) }

    #expect(
      stage.reports == [
        ContainmentDiagnostic.ancestor("X", of: "X").description,
        ContainmentDiagnostic.ancestor("P", of: "X").description,
        ContainmentDiagnostic.shownElsewhere("Y", of: "P").description,
        ContainmentDiagnostic.shownElsewhere("Z", of: "P").description,
      ])
    #expect(names(stage.parent.children) == ["X"] && x.children.isEmpty)
  }

  @Test("8.1 [C] No ancestor can be a child, however far above it is", arguments: 1...4)
  func farAncestor(_ distance: Int) {
    let chain = (0...distance).map { stage.container("C\($0)") }
    stage.parent.show(chain[0])
    for (above, below) in zip(chain, chain.dropFirst()) { above.addChild(below) }

    chain[distance].addChild(chain[0])

    #expect(
      stage.reports == [ContainmentDiagnostic.ancestor("C0", of: "C\(distance)").description])
    #expect(chain[distance].children.isEmpty && chain[0].parent === stage.parent)
  }

  @Test("8.1 [C] What a child reported before it was one is in the window's log")
  func reportedBefore() {
    let x = stage.child("X")
    x.present(stage.child("Y"), animated: false)
    #expect(stage.reports == [])

    stage.parent.show(x)

    #expect(stage.reports.count == 1 && stage.reports.first?.contains("Y") == true)
  }

  @Test("8.1 [C] What was reported before is in the log once, however often it comes")
  func reportedOnce() {
    let (x, y) = (stage.container("X"), stage.child("Y"))
    y.present(stage.child("Z"), animated: false)
    x.addChild(y)
    y.didMove(toParent: x)

    for _ in 1...2 {
      stage.parent.show(x)
      stage.parent.remove(x)
    }

    #expect(stage.reports.count == 1)
  }

  @Test("8.1 [C] What a child reports after it has left is in the log of that window, once")
  func reportedAfterwards() {
    let x = x
    stage.parent.show(x)
    stage.parent.remove(x)

    x.present(stage.child("Y"), animated: false)
    #expect(stage.reports.count == 1)
    stage.parent.show(x)

    #expect(stage.reports.count == 1)
  }

  @Test("8.1 [C] One that is presented as it leaves for another parent hears of no move to that")
  func presentedMeanwhile() {
    let (x, other) = (x, stage.container("Q"))
    for child in [x, other] { stage.parent.show(child) }
    x.reactions["didMove(nil)"] = { [parent = stage.parent] in parent.present($0, animated: false) }

    other.addChild(x)

    #expect(!stage.trace.take().contains("X.willMove(Q)") && x.parent == nil)
    #expect(stage.reports == [ContainmentDiagnostic.shownElsewhere("X", of: "Q").description])
  }

  @Test("8.1 [C] A child can neither be presented nor become a root")
  func childElsewhere() {
    let (x, other) = (x, Window(view: WindowView(), log: EventLog()))
    stage.parent.show(x)

    stage.parent.present(x, animated: false)
    stage.window.rootViewController = x
    other.rootViewController = x

    #expect(
      stage.reports + other.log.diagnostics.map(\.text) == [
        PresentationDiagnostic.presentedChild("X", on: "P", parent: "P").description,
        PresentationDiagnostic.rootedChild("X", parent: "P").description,
        PresentationDiagnostic.rootedChild("X", parent: "P").description,
      ])
    #expect(names(stage.window.controllers) == ["P", "X"])
  }

  // MARK: - The view

  @Test("8.2 [D] A child's view comes after willAppear, and goes after willDisappear")
  func viewInCallbacks() {
    let (x, parent) = (x, stage.parent)
    var seen: [String] = []
    for callback in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      x.reactions[callback] = { [unowned parent] child in
        let isThere = parent.view.container?.shows(child.view) == true
        seen.append("\(callback): \(isThere)")
      }
    }

    parent.show(x)
    parent.remove(x)

    #expect(
      seen == [
        "willAppear: false", "didAppear: true", "willDisappear: true", "didDisappear: false",
      ])
  }

  @Test("8.2 [T][L] Under a visible parent, a child disappears with its view")
  func removed() {
    let x = x
    stage.parent.show(x)
    _ = stage.trace.take()

    stage.parent.remove(x)

    #expect(
      stage.trace.take() == [
        "X.willMove(nil)", "X.willDisappear", "X.didDisappear", "X.didMove(nil)",
      ])
    #expect(x.parent == nil && x.window == nil && stage.parent.children.isEmpty)
  }

  @Test("8.2 [C] A child that is removed takes its view along, and is told")
  func removedWithView() {
    let x = x
    stage.parent.show(x)
    _ = stage.trace.take()

    x.removeFromParent()

    #expect(stage.trace.take() == ["X.willDisappear", "X.didDisappear", "X.didMove(nil)"])
    #expect(stage.parent.view.container?.subviews.isEmpty == true)
  }

  @Test("8.2 [C] Added while the parent appears, a child is laid out once, and appears with it")
  func inWillAppear() {
    let (trace, window) = (Trace(), Window(view: WindowView(), log: EventLog()))
    let parent = TracingChild("P", trace, screen: ContainerScreen())
    parent.reactions["willAppear"] = { $0.show(TracingChild("X", trace)) }
    window.rootViewController = parent

    window.makeKeyAndVisible()

    #expect(
      trace.take() == [
        "P.didLoad", "P.willAppear", "X.willMove(P)", "X.didLoad", "X.willAppear",
        "X.didMove(P)", "P.layout", "X.layout", "X.didAppear", "P.didAppear",
      ])
  }

  @Test("8.2 [C] Before the scene is active, a child that is added waits with its parent")
  func beforeActive() throws {
    let trace = Trace()
    let parent = TracingChild("P", trace, screen: ContainerScreen())
    let app = RootedApp(
      trace: trace, willConnect: { _ in parent.show(TracingChild("X", trace)) }, root: { parent })

    try app.application.send(.launch())

    #expect(
      trace.take() == [
        "P.didLoad", "P.willAppear", "P.layout", "X.willMove(P)", "X.didLoad", "X.willAppear",
        "X.layout", "X.didMove(P)", "didActive", "X.didAppear", "P.didAppear",
      ])
  }

  @Test("8.2 [C] A child that has appeared may add another, which appears before the parent has")
  func childAddsAnother() {
    let (trace, window) = (Trace(), Window(view: WindowView(), log: EventLog()))
    let parent = TracingChild("P", trace, screen: ContainerScreen())
    let x = TracingChild("X", trace)
    x.reactions["didAppear"] = { _ in parent.show(TracingChild("Y", trace)) }
    parent.reactions["didLoad"] = { $0.show(x) }
    window.rootViewController = parent

    window.makeKeyAndVisible()

    #expect(
      trace.take().suffix(8) == [
        "X.didAppear", "Y.willMove(P)", "Y.didLoad", "Y.willAppear", "Y.layout", "Y.didMove(P)",
        "Y.didAppear", "P.didAppear",
      ])
  }

  @Test("8.2 [L] A view without its controller is shown, and the controller hears nothing")
  func viewAlone() {
    let x = x

    stage.parent.view.container?.addSubview(x.view)

    #expect(stage.trace.take() == ["X.didLoad"])
    #expect(stage.window.view.subviews.last?.elements.count == 1)
  }

  @Test("8.2 [C] A child that is added after its view appears when its parent appears next")
  func addedAfterItsView() {
    let (trace, window) = (Trace(), Window(view: WindowView(), log: EventLog()))
    let (parent, x) = (
      TracingChild("P", trace, screen: ContainerScreen()), TracingChild("X", trace)
    )
    parent.reactions["isAppearing"] = { parent in
      parent.view.container?.addSubview(x.view)
      parent.addChild(x)
      x.didMove(toParent: parent)
    }
    window.rootViewController = parent

    window.makeKeyAndVisible()
    #expect(!trace.take().contains("X.willAppear"))
    window.isHidden = true
    window.isHidden = false

    #expect(
      trace.take().filter { $0.hasPrefix("X.") } == ["X.willAppear", "X.layout", "X.didAppear"])
  }

  @Test("8.2 [L] The view of another parent's child is refused, with UIKit's words")
  func wrongParent() {
    let (x, other) = (x, stage.container("Q"))
    stage.parent.show(other)
    stage.parent.show(x)

    other.view.container?.addSubview(x.view)

    let text = ContainmentDiagnostic.wrongParent("X", is: "P", requested: "Q").description
    #expect(stage.reports == [text])
    #expect(
      text.hasPrefix(
        "child view controller:X should have parent view controller:Q but requested parent is:P"))
    #expect(other.view.container?.subviews.isEmpty == true)
  }

  @Test("8.2 [C] A child that dismisses its parent in viewDidAppear leaves no late viewDidAppear")
  func dismissedByChild() {
    let (parent, x) = (stage.container("Q"), x)
    parent.reactions["didLoad"] = { $0.show(x) }
    x.reactions["didAppear"] = { $0.dismiss(animated: false) }

    stage.parent.present(parent, animated: false)

    let own = stage.trace.take().filter { $0.hasPrefix("Q.") }
    #expect(
      own == ["Q.didLoad", "Q.willAppear", "Q.layout", "Q.willDisappear", "Q.didDisappear"])
    #expect(names(stage.window.controllers) == ["P"])
  }
}
