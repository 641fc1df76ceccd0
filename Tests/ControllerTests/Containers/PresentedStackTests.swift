import Controller
import ControllerKit
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import Workshop

@Suite("Stacks, and what is presented", .patience)
struct PresentedStackTests {
  @Test("9.7 [C] A full screen over a stack takes only the top out, and brings it back")
  func covered() {
    let stage = StackStage("B")
    let (b, m) = (stage.nav.viewControllers[1], stage.child("M"))

    b.present(m, animated: true)
    #expect(m.presentingViewController === stage.nav)
    #expect(
      stage.trace.take() == [
        "M.didLoad", "nav.willDisappear", "B.willDisappear", "M.willAppear", "M.layout",
        "M.didAppear", "B.didDisappear", "nav.didDisappear",
      ])
    m.dismiss(animated: true)

    #expect(
      stage.trace.take() == [
        "M.willDisappear", "nav.willAppear", "B.willAppear", "nav.willShow(B)", "nav.layout",
        "B.layout", "B.didAppear", "nav.didShow(B)", "nav.didAppear", "M.didDisappear",
      ])
  }

  @Test("9.7 [C] Popped while it is covered, a controller and its view are gone after that")
  func poppedWhileCovered() {
    let stage = StackStage("B")
    stage.root.present(stage.child("M"), animated: false)
    _ = stage.trace.take()

    stage.nav.popViewController(animated: false)
    #expect(stage.trace.take() == ["B.willMove(nil)", "B.didMove(nil)"])
    stage.nav.dismiss(animated: false)

    #expect(stage.lines == ["A"])
    #expect(
      stage.trace.take() == [
        "M.willDisappear", "nav.willAppear", "A.willAppear", "nav.willShow(A)", "nav.layout",
        "A.layout", "A.didAppear", "nav.didShow(A)", "nav.didAppear", "M.didDisappear",
      ])
  }

  @Test("9.7 [C] Pushed while it is covered, a controller is loaded when the stack is back")
  func pushedWhileCovered() {
    let stage = StackStage()
    let b = stage.child("B")
    stage.root.present(stage.child("M"), animated: false)
    stage.nav.pushViewController(b, animated: false)
    #expect(!b.isViewLoaded)
    #expect(stage.nav.view.container?.shows(stage.root.view) == false, "it is below")
    _ = stage.trace.take()

    stage.nav.dismiss(animated: false)

    #expect(stage.lines == ["B"])
    #expect(
      stage.trace.take() == [
        "M.willDisappear", "nav.willAppear", "B.didLoad", "B.willAppear", "nav.willShow(B)",
        "nav.layout", "B.layout", "B.didAppear", "B.didMove(nav)", "nav.didShow(B)",
        "nav.didAppear", "M.didDisappear",
      ])
  }

  /// A presented stack of C and D, over a root.
  private func presentedStack() -> (Stage, TracingNavigation, TracingChild) {
    let stage = Stage()
    let nav = TracingNavigation()
    let d = TracingChild("D", stage.trace)
    nav.viewControllers = [TracingChild("C", stage.trace), d]
    nav.modalPresentationStyle = .pageSheet
    stage.root.present(nav, animated: false)
    _ = stage.trace.take()
    return (stage, nav, d)
  }

  @Test("9.7 [C] Dismissed from within, a stack goes whole: its top disappears, no other appears")
  func dismissed() {
    let (stage, nav, d) = presentedStack()
    var seen: [Bool] = []
    d.reactions["willDisappear"] = { seen = [nav.isBeingDismissed, $0.isMovingFromParent] }

    d.dismiss(animated: true)

    #expect(stage.trace.take() == ["D.willDisappear", "D.didDisappear"])
    #expect(seen == [true, false])
    #expect(stage.root.presentedViewController == nil)
    #expect(names(nav.viewControllers) == ["C", "D"])
  }

  @Test("9.7 [C] A stack whose first controller dismisses it in viewDidAppear hears no more")
  func dismissedAtOnce() {
    let stage = Stage()
    let nav = TracingNavigation()
    nav.trace = stage.trace
    let c = TracingChild("C", stage.trace)
    c.reactions["didAppear"] = { $0.dismiss(animated: false) }
    nav.viewControllers = [c]
    nav.modalPresentationStyle = .pageSheet
    _ = stage.trace.take()

    stage.root.present(nav, animated: false)

    #expect(
      stage.trace.take() == [
        "nav.willAppear", "C.didLoad", "C.willAppear", "nav.layout", "C.layout", "C.didAppear",
        "nav.willDisappear", "C.willDisappear", "C.didMove(nav)", "C.didDisappear",
        "nav.didDisappear",
      ])
  }

  @Test("9.7 [C] Popped to the root while it disappears, a stack leaves all calls in balance")
  func poppedWhileDisappearing() {
    let (stage, nav, d) = presentedStack()
    d.reactions["willDisappear"] = { _ in nav.popToRootViewController(animated: false) }

    d.dismiss(animated: false)

    #expect(
      stage.trace.take() == [
        "D.willDisappear", "D.willMove(nil)", "D.didDisappear", "D.didMove(nil)",
      ])
    #expect(names(nav.children) == ["C"])
  }

  // MARK: - Windows and scenes

  /// An app whose windows have a stack of A, and of what is pushed on it.
  private func stackApp(_ pushed: String...) -> (RootedApp, Trace) {
    let trace = Trace()
    let app = RootedApp(trace: trace) { window in
      let nav = window.rootViewController as? NavigationController
      for name in pushed { nav?.pushViewController(TracingChild(name, trace), animated: false) }
    } root: {
      NavigationController(rootViewController: TracingChild("A", trace))
    }
    return (app, trace)
  }

  @Test("9.7 [C] Two stacks in two windows do not hear of each other")
  func twoWindows() throws {
    let (app, trace) = stackApp()
    try app.application.send(.launch())
    try app.application.send(.newWindow())
    let stacks = app.application.connectedScenes.compactMap {
      ($0 as? WindowScene)?.windows.first?.rootViewController as? NavigationController
    }
    try #require(stacks.count == 2)

    stacks[0].pushViewController(TracingChild("B", trace), animated: false)

    #expect(stacks.map { $0.viewControllers.count }.sorted() == [1, 2])
    #expect(stacks[1].topViewController?.debugName == "A")
  }

  @Test("9.7 [C] A scene that goes to the background and comes back changes nothing in a stack")
  func background() throws {
    let (app, trace) = stackApp()
    try app.application.send(.launch())
    _ = trace.take()

    try app.application.send(.home)
    try app.application.send(.open)

    #expect(trace.take() == ["didActive"])
  }

  @Test("9.7 [C] Of a window that is closed, a stack gets no late calls, and is released")
  func closed() throws {
    let (app, trace) = stackApp("B")
    try app.application.send(.launch())
    try app.application.send(.home)
    let session = try #require(app.application.sessions.first)
    weak let nav = (session.scene as? WindowScene)?.windows.first?.rootViewController
    #expect(nav != nil)
    _ = trace.take()

    try app.application.send(.reclaim(session))

    #expect(trace.take() == [] && nav == nil)
  }

  @Test("9.7 [C] Closed before its scene was ever active, a stack that waited is released")
  func closedWhileWaiting() throws {
    let (app, trace) = stackApp("B")
    try app.scenario.launch()
    let session = try #require(app.scenario.application.sessions.first)
    try app.scenario.move(session, to: .unattached)
    try app.scenario.move(session, to: .foregroundInactive)
    weak let nav = (session.scene as? WindowScene)?.windows.first?.rootViewController
    #expect(nav != nil)
    _ = trace.take()

    try app.scenario.move(session, to: .unattached)

    #expect(trace.take() == [] && nav == nil)
    try app.scenario.finish()
  }

  @Test("9.3 [L] A strict scenario fails when a popped controller is kept", .scenario)
  func leak() throws {
    var kept: [ViewController] = []
    let app = RootedApp(.strict) {
      NavigationController(rootViewController: ViewController())
    }
    try app.scenario.launch()
    let nav = app.scenario.window?.rootViewController as? NavigationController
    app.scenario.takeEvents()
    let popped = ViewController()
    popped.debugIdentifier = "kept"
    nav?.pushViewController(popped, animated: false)
    kept.append(popped)
    try app.scenario.send(.interruption)
    nav?.popViewController(animated: false)

    #expect(throws: ScenarioError.self) { try app.scenario.send(.home) }
    #expect(kept.count == 1)
  }

  // MARK: - The tree

  @Test("8.1 [C] Memory warnings reach children, also those that are covered")
  func memory() throws {
    let (app, trace) = stackApp("B")
    try app.application.send(.launch())
    _ = trace.take()

    try app.application.send(.memoryWarning)

    #expect(trace.take() == ["A.memoryWarning", "B.memoryWarning"])
  }

  @Test("8.1 [C] The tree of the application shows children below their parents")
  func tree() throws {
    let (app, _) = stackApp("B")
    try app.application.send(.launch())

    #expect(
      app.application.tree == [
        "Application active", "  Scene 1 foregroundActive", "    Window key",
        "      NavigationController appeared NavigationScreen",
        "        child A disappeared LineScreen", "        child B appeared LineScreen",
      ])
  }
}
