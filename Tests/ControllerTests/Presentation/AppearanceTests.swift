import Controller
import Model
import Testing
import View

@Suite("Loading and first appearance", .patience)
struct AppearanceTests {
  @Test("5.1 [L] a view is loaded, appears, is laid out and has appeared, in this order")
  func firstAppearance() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = TracingController("A", trace)

    window.makeKeyAndVisible()

    #expect(
      trace.lines == [
        "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
        "A.didAppear",
      ])
  }

  @Test("5.7 [C] A presented controller that becomes the root is in the window on its own")
  func presentedBecomesRoot() {
    let stage = Stage()
    let presented = stage.controller("B")
    stage.root.present(presented, animated: false)

    stage.window.rootViewController = presented

    #expect(presented.window === stage.window)
    #expect(presented.presentingViewController == nil)
    #expect(stage.root.window == nil)
    #expect(stage.window.view.subviews.count == 1)
    #expect(stage.window.view.subviews.last === presented.view)
  }

  @Test("5.7 [C] what the old root presented leaves with it and is released")
  func rootReplacementUnderPresented() {
    let stage = Stage()
    weak var presented: TracingController?
    do {
      let sheet = stage.controller("B", .pageSheet)
      presented = sheet
      stage.root.present(sheet, animated: false)
    }
    _ = stage.trace.take()

    stage.window.rootViewController = stage.controller("C")

    #expect(
      stage.trace.take().filter { $0.contains("Disappear") } == [
        "B.willDisappear", "A.willDisappear", "B.didDisappear", "A.didDisappear",
      ])
    #expect(presented == nil)
    #expect(stage.window.view.subviews.count == 1)
  }

  @Test("A root removed in the middle of a transition is removed once that is over")
  func rootRemovalDuringTransition() {
    let stage = Stage()
    let presented = stage.controller("B")
    presented.reactions["willAppear"] = { _ in stage.window.rootViewController = nil }

    stage.root.present(presented, animated: false)

    #expect(stage.window.rootViewController == nil)
    #expect(stage.window.view.subviews.isEmpty)
  }

  @Test("A root that was set in the middle of a transition is set once, and not again later")
  func rootReplacementOnce() {
    let stage = Stage()
    let presented = stage.controller("B")
    presented.reactions["willAppear"] = { _ in
      stage.window.rootViewController = stage.controller("C")
    }
    stage.root.present(presented, animated: false)
    #expect(stage.window.controllers.map(\.debugName) == ["C"])

    stage.window.rootViewController = stage.controller("D")
    stage.window.isHidden = true
    stage.window.isHidden = false

    #expect(stage.window.controllers.map(\.debugName) == ["D"])
  }
}

// MARK: - Fixtures
