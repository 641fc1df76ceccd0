import Controller
import Model
import Testing
import View

@Suite("Loading and first appearance", .patience)
struct AppearanceTests {
  @Test("A controller without a screen of its own makes an empty one")
  func emptyScreen() {
    let controller = ViewController()

    controller.loadView()

    #expect(controller.isViewLoaded)
  }

  @Test("What a root has reported before is in its window's log, also while it is not visible")
  func earlierReports() {
    let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
    for _ in 1...2 { alert.addAction(AlertAction(title: "No", style: .cancel)) }
    let log = EventLog()
    let window = Window(view: WindowView(), log: log)

    window.rootViewController = alert

    #expect(log.diagnostics.map(\.text) == [AlertDiagnostic.secondCancel("No").description])
  }

  @Test("1.2 [L] setting the root of a hidden window loads nothing")
  func hiddenWindow() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())

    window.rootViewController = TracingController("A", trace)

    #expect(trace.lines == [])
  }

  @Test("5.7 [L][D] a visible window loads and shows a new root inside the setter")
  func visibleWindow() {
    let stage = Stage()
    let new = stage.controller("B")

    stage.window.rootViewController = new

    #expect(new.isViewLoaded)
    #expect(stage.window.view.subviews.last === new.view)
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

  @Test("5.8 [L] Made visible, a window loads its root before that returns, and only then")
  func madeVisible() {
    let trace = Trace()
    let window = Window(view: WindowView(), log: EventLog())
    let root = TracingController("A", trace)
    window.rootViewController = root
    #expect(window.isHidden)
    #expect(!root.isViewLoaded)

    window.makeKeyAndVisible()

    #expect(!window.isHidden)
    #expect(trace.take().prefix(3) == ["A.loadView", "A.didLoad", "A.willAppear"])
  }

  @Test("5.7 [C] Made visible again, a window sends no callbacks")
  func madeVisibleAgain() {
    let stage = Stage()

    stage.window.makeKeyAndVisible()

    #expect(stage.trace.lines == [])
    #expect(stage.window.view.subviews.count == 1)
  }

  @Test("Trap 3: viewDidLoad runs once, also when the root is set and shown twice")
  func loadsOnce() {
    let stage = Stage()

    stage.window.rootViewController = stage.root
    stage.window.makeKeyAndVisible()
    stage.root.loadViewIfNeeded()
    _ = stage.root.view

    #expect(stage.trace.lines == [])
  }

  @Test("5.7 [C] the old root leaves before the new one has appeared")
  func rootReplacement() {
    let stage = Stage()

    stage.window.rootViewController = stage.controller("B")

    #expect(
      stage.trace.lines == [
        "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "B.willLayout", "B.didLayout", "B.didAppear", "A.didDisappear",
      ])
    #expect(stage.root.window == nil)
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

  @Test("A root replaced in the middle of a transition is replaced once that is over")
  func rootReplacementDuringTransition() {
    let stage = Stage()
    let new = stage.controller("C")
    let presented = stage.controller("B")
    presented.reactions["willAppear"] = { _ in stage.window.rootViewController = new }

    stage.root.present(presented, animated: false)

    #expect(stage.window.rootViewController === new)
    #expect(stage.window.controllers.map(\.debugName) == ["C"])
    #expect(
      stage.trace.lines.filter { $0.hasPrefix("A.") } == ["A.willDisappear", "A.didDisappear"])
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

  @Test("A view that a controller sets itself is the one in the window")
  func ownView() {
    let window = Window(view: WindowView(), log: EventLog())
    let controller = OwnViewController()
    window.rootViewController = controller

    window.makeKeyAndVisible()

    #expect(window.view.subviews.count == 1)
    #expect(window.view.subviews.first === controller.own)
  }
}

// MARK: - Fixtures

private final class OwnViewController: ViewController {
  let own = EmptyScreen()
  override func loadView() { view = own }
}
