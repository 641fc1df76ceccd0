import Controller
import ControllerKit
import Model
import Testing
import View
import Workshop

@Suite("A view that is not loaded yet", .patience)
struct LoadingTests {
  @Test("5.1 [C] loadView that reads the view is reported; the view that it sets is shown")
  func readsView() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())
    let a = TracingChild("A", trace)
    a.reactions["loadView"] = { _ = $0.view }
    window.rootViewController = a

    window.makeKeyAndVisible()

    let report = PresentationDiagnostic.readWhileLoading("A").description
    #expect(window.log.diagnostics.map(\.text) == [report])
    #expect(window.view.subviews.map { $0 === a.view } == [true])
    #expect(trace.lines == ["A.didLoad", "A.willAppear", "A.layout", "A.didAppear"])
  }

  @Test("5.1 [C] loadView that asks for its own loading is loaded once, and nothing is reported")
  func loadsWhileLoading() {
    let stage = StackStage()
    let b = stage.child("B")
    b.reactions["loadView"] = { $0.loadViewIfNeeded() }

    stage.nav.pushViewController(b, animated: false)

    #expect(stage.trace.lines.count { $0 == "B.didLoad" } == 1)
    #expect(stage.lines == ["B"] && stage.reports == [])
  }

  @Test("10.5 [C] One controller cannot have two tabs: it is reported, and the tabs stay")
  func tabTwice() {
    let trace = Trace()
    let (tabs, a, b) = (TabBarController(), TracingChild("A", trace), TracingChild("B", trace))
    tabs.viewControllers = [a]

    tabs.viewControllers = [a, b, b]

    #expect(names(tabs.viewControllers) == ["A"])
    let report = NavigationDiagnostic.tabTwice("B", of: "TabBarController").description
    #expect(tabs.log.diagnostics.map(\.text) == [report])
  }

  @Test("5.7 [C] Before its scene is active, the last root that was set is the one that stays")
  func lastRoot() throws {
    let trace = Trace()
    let (first, second) = (TracingChild("S", trace), TracingChild("T", trace))
    var window: Window?
    let app = RootedApp(
      trace: trace,
      willConnect: {
        $0.rootViewController = second
        window = $0
      },
      root: {
        let root = TracingChild("A", trace)
        root.reactions["didLoad"] = { $0.window?.rootViewController = first }
        return root
      })

    try app.scenario.launch()

    #expect(window?.rootViewController === second)
    #expect(AppearanceHeard.faults(in: trace.lines.filter { $0 != "didActive" }) == [])
  }

  @Test("9.7 [C] Who is kept when its stack is gone can be presented, and is moving nowhere")
  func keptChild() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())
    let (b, r) = (TracingChild("B", trace), TracingChild("R", trace))
    b.reactions["didLoad"] = { _ in window.rootViewController = r }
    window.rootViewController = NavigationController(rootViewController: b)
    window.makeKeyAndVisible()
    #expect(b.parent == nil)

    r.present(b, animated: false)

    #expect(!b.isMovingToParent)
    #expect(window.view.subviews.map { $0 === b.view } == [true])
    #expect(AppearanceHeard.faults(in: trace.lines) == [])
  }
}
