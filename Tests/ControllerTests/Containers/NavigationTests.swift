import Controller
import Model
import Testing
import View

@Suite("A stack of controllers", .patience)
struct NavigationTests {
  // MARK: - The root

  @Test("9.1 [D][L] The root has moved once it is shown, and is loaded then")
  func root() {
    let stage = StackStage(isShown: false)
    #expect(stage.trace.take() == ["A.willMove(nav)"])
    #expect(stage.root.navigationController === stage.nav && !stage.root.isViewLoaded)

    stage.window.makeKeyAndVisible()

    #expect(
      stage.trace.take() == [
        "nav.willAppear", "A.didLoad", "A.willAppear", "nav.willShow(A)", "nav.layout",
        "A.layout", "A.didAppear", "A.didMove(nav)", "nav.didShow(A)", "nav.didAppear",
      ])
  }

  @Test("9.1 [D] init(rootViewController:) is a push that is not animated")
  func initialiser() {
    let root = ViewController()

    let nav = NavigationController(rootViewController: root)

    #expect(names(nav.viewControllers) == ["ViewController"])
    #expect(root.parent === nav && !root.isViewLoaded && !nav.isViewLoaded)
  }

  @Test("9.1 [C] A root that pushes when it is loaded is never shown itself")
  func pushInDidLoad() {
    let stage = StackStage(isShown: false)
    stage.root.reactions["didLoad"] = { _ in
      stage.nav.pushViewController(stage.child("B"), animated: false)
    }

    stage.window.makeKeyAndVisible()

    #expect(stage.lines == ["B"])
    #expect(!stage.trace.lines.contains("A.willAppear"))
    #expect(stage.trace.lines.contains("B.didAppear"))
    #expect(stage.reports == [])
  }

  @Test("9.1 [C] Hidden and shown again, the top goes and comes; the delegate knows it already")
  func hidden() {
    let stage = StackStage("B")

    stage.window.isHidden = true
    stage.window.isHidden = false

    #expect(
      stage.trace.take() == [
        "nav.willDisappear", "B.willDisappear", "B.didDisappear", "nav.didDisappear",
        "nav.willAppear", "B.willAppear", "nav.layout", "B.layout", "B.didAppear",
        "nav.didAppear",
      ])
  }

  // MARK: - Push

  @Test(
    "9.2 [L] A push: the old one has gone before the new one has appeared",
    arguments: [true, false])
  func push(animated: Bool) {
    let stage = StackStage()

    stage.nav.pushViewController(stage.child("B"), animated: animated)

    #expect(
      stage.trace.take() == [
        "B.willMove(nav)", "B.didLoad", "A.willDisappear", "B.willAppear", "nav.willShow(B)",
        "B.layout", "A.didDisappear", "B.didAppear", "B.didMove(nav)", "nav.didShow(B)",
      ])
    #expect(stage.lines == ["B"])
    #expect(stage.nav.topViewController?.debugName == "B")
  }

  @Test("9.2 [L] What a pushed controller sees of the stack, and of its move")
  func seenInPush() {
    let stage = StackStage()
    let b = stage.child("B")
    var seen: [String] = []
    for call in ["willMove(nav)", "didLoad", "willAppear", "didAppear", "didMove(nav)"] {
      b.reactions[call] = {
        let stack = stage.stack.joined()
        seen.append("\(call) \($0.navigationController != nil) \(stack) \($0.isMovingToParent)")
      }
    }
    var isCoveredMoving = true
    stage.root.reactions["willDisappear"] = { isCoveredMoving = $0.isMovingFromParent }

    stage.nav.pushViewController(b, animated: true)

    #expect(
      seen == [
        "willMove(nav) false A true", "didLoad true AB true", "willAppear true AB true",
        "didAppear true AB true", "didMove(nav) true AB false",
      ])
    #expect(!isCoveredMoving)
  }

  @Test("9.2 [D] The visible one is what is presented, otherwise the top")
  func visible() {
    let stage = StackStage("B")
    #expect(stage.nav.visibleViewController?.debugName == "B")

    stage.root.present(stage.child("M"), animated: false)

    #expect(stage.nav.visibleViewController?.debugName == "M")
    #expect(stage.nav.topViewController?.debugName == "B")
  }

  @Test("9.2 [C] Pushed in viewDidAppear of a root that is shown first, one appears right after it")
  func pushInFirstDidAppear() {
    let stage = StackStage(isShown: false)
    stage.root.reactions["didAppear"] = { _ in
      stage.nav.pushViewController(stage.child("B"), animated: false)
    }
    _ = stage.trace.take()

    stage.window.makeKeyAndVisible()

    #expect(
      Array(stage.trace.take().drop { $0 != "A.didAppear" }) == [
        "A.didAppear", "B.willMove(nav)", "B.didLoad", "A.willDisappear", "B.willAppear",
        "nav.willShow(B)", "B.layout", "A.didMove(nav)", "A.didDisappear", "B.didAppear",
        "B.didMove(nav)", "nav.didShow(B)", "nav.didAppear",
      ])
  }

  @Test("9.2 [C] Pushed in viewDidAppear of one that was pushed, both keep their own order")
  func pushInDidAppear() {
    let stage = StackStage()
    let b = stage.child("B")
    b.reactions["didAppear"] = { _ in
      stage.nav.pushViewController(stage.child("C"), animated: false)
    }

    stage.nav.pushViewController(b, animated: false)

    let calls = stage.trace.take()
    #expect(
      calls.filter { $0.hasPrefix("B.") } == [
        "B.willMove(nav)", "B.didLoad", "B.willAppear", "B.layout", "B.didAppear",
        "B.willDisappear", "B.didDisappear", "B.didMove(nav)",
      ])
    #expect(
      calls.filter { $0.hasPrefix("C.") } == [
        "C.willMove(nav)", "C.didLoad", "C.willAppear", "C.layout", "C.didAppear",
        "C.didMove(nav)",
      ])
    #expect(calls.filter { $0.contains("didShow") } == ["nav.didShow(C)"])
    #expect(stage.stack == ["A", "B", "C"] && stage.reports == [])
  }

  @Test("9.2 [C] Before the scene is active, a push has begun, and ends when it is")
  func beforeActive() throws {
    let trace = Trace()
    let delegate = StackDelegate(trace)
    let app = RootedApp(trace: trace) { window in
      let nav = window.rootViewController as? NavigationController
      nav?.pushViewController(TracingChild("B", trace), animated: false)
    } root: {
      let nav = TracingNavigation(rootViewController: TracingChild("A", trace))
      (nav.trace, nav.delegate) = (trace, delegate)
      return nav
    }

    try app.application.send(.launch())

    #expect(
      trace.take() == [
        "A.willMove(nav)", "nav.willAppear", "A.didLoad", "A.willAppear", "nav.willShow(A)",
        "nav.layout", "A.layout", "B.willMove(nav)", "B.didLoad", "A.willDisappear",
        "B.willAppear", "nav.willShow(B)", "B.layout", "didActive", "A.didDisappear",
        "B.didAppear", "A.didMove(nav)", "B.didMove(nav)", "nav.didShow(B)", "nav.didAppear",
      ])
  }

  @Test("9.2 [C] Pushed and popped before the scene is active, the root has appeared once")
  func thereAndBackBeforeActive() throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) { window in
      let nav = window.rootViewController as? NavigationController
      nav?.pushViewController(TracingChild("B", trace), animated: false)
      nav?.popViewController(animated: false)
    } root: {
      NavigationController(rootViewController: TracingChild("A", trace))
    }

    try app.application.send(.launch())

    let calls = trace.take()
    #expect(calls.filter { $0 == "A.didAppear" }.count == 1)
    #expect(!calls.contains("A.didDisappear") && !calls.contains("B.didAppear"))
    #expect(
      calls.drop { $0 != "didActive" } == [
        "didActive", "B.didDisappear", "A.didAppear", "A.didMove(NavigationController)",
        "B.didMove(nil)",
      ])
  }

  // MARK: - Pop

  private static let popped = [
    "B.willMove(nil)", "B.willDisappear", "A.willAppear", "nav.willShow(A)", "A.layout",
    "B.didDisappear", "A.didAppear", "B.didMove(nil)", "nav.didShow(A)",
  ]

  @Test("9.3 [L] A pop by code is the mirror image of a push")
  func pop() {
    let stage = StackStage("B")

    let popped = stage.nav.popViewController(animated: true)

    #expect(popped?.debugName == "B" && popped?.parent == nil)
    #expect(stage.trace.take() == Self.popped)
    #expect(stage.lines == ["A"])
  }

  @Test("9.3 [L] A pop by the Back button has the same order")
  func back() {
    let stage = StackStage("B")

    stage.touch("Back")

    #expect(stage.trace.take() == Self.popped)
    #expect(stage.controls == [])
  }

  @Test("9.3 [T][C] A popped controller is out of the stack at once, and still in its parent")
  func seenInPop() {
    let stage = StackStage("B")
    let b = stage.nav.topViewController as? TracingChild
    var seen: [String] = []
    for call in ["willDisappear", "didDisappear"] {
      b?.reactions[call] = {
        seen.append("\(stage.stack) \($0.navigationController != nil) \($0.isMovingFromParent)")
      }
    }
    var isUncoveredMoving = true
    stage.root.reactions["willAppear"] = { isUncoveredMoving = $0.isMovingToParent }

    stage.nav.popViewController(animated: true)

    #expect(seen == [#"["A"] true true"#, #"["A"] true true"#])
    #expect(!isUncoveredMoving)
  }

  @Test("9.3 [D] With the root alone, a pop does nothing")
  func popRoot() {
    let stage = StackStage()

    #expect(stage.nav.popViewController(animated: true) == nil)
    #expect(stage.nav.popToRootViewController(animated: true) == nil)
    #expect(stage.trace.take() == [] && stage.stack == ["A"])
  }

  @Test("9.3 [C] What is edited in a popped controller ends after it begins to disappear")
  func editing() throws {
    let stage = StackStage()
    let field = TextField("Name")
    let ears = FieldDelegate(stage.trace)
    field.delegate = ears
    let b = TracingChild("B", stage.trace, screen: LineScreen("B", .field(field)))
    stage.nav.pushViewController(b, animated: false)
    stage.window.view.touch(field)
    _ = stage.trace.take()

    stage.nav.popViewController(animated: true)

    #expect(
      stage.trace.take().prefix(6) == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "nav.willShow(A)", "ended",
        "A.layout",
      ])
    #expect(stage.window.view.textInput.firstResponder == nil)
  }

  @Test("9.3 [C] What is edited in a sheet above goes on when something is popped below it")
  func editingAbove() throws {
    let stage = StackStage("B")
    let field = TextField("Name")
    let sheet = TracingChild("M", stage.trace, screen: LineScreen("M", .field(field)))
    sheet.modalPresentationStyle = .pageSheet
    stage.nav.present(sheet, animated: false)
    stage.window.view.touch(field)

    stage.nav.popViewController(animated: false)

    #expect(field.isFirstResponder)
  }

  @Test("9.3 [L] A popped controller is released")
  func released() {
    let stage = StackStage()
    weak var popped: TracingChild?
    do {
      let b = stage.child("B")
      popped = b
      stage.nav.pushViewController(b, animated: true)
    }
    #expect(popped != nil)

    stage.nav.popViewController(animated: true)

    #expect(popped == nil)
  }

  // MARK: - Several at once

  @Test("9.4 [D][T] Back to the root, only the top disappears, and all that go are told")
  func popToRoot() {
    let stage = StackStage("B", "C")

    let popped = stage.nav.popToRootViewController(animated: true)

    #expect(names(popped) == ["B", "C"])
    #expect(
      stage.trace.take() == [
        "C.willMove(nil)", "C.willDisappear", "A.willAppear", "nav.willShow(A)", "A.layout",
        "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)", "nav.didShow(A)",
      ])
  }

  @Test("9.4 [D] Back to one in the middle")
  func popTo() throws {
    let stage = StackStage("B", "C", "D")
    let b = stage.nav.viewControllers[1]

    let popped = stage.nav.popToViewController(b, animated: true)

    #expect(names(popped) == ["C", "D"] && stage.stack == ["A", "B"])
    #expect(stage.lines == ["B"])
    #expect(stage.nav.popToViewController(b, animated: true)?.isEmpty == true)
  }

  @Test("9.4 [L] Back to one that is not in the stack is refused, with UIKit's words")
  func popToStranger() {
    let stage = StackStage("B")

    let popped = stage.nav.popToViewController(stage.child("X"), animated: true)

    #expect(popped == nil && stage.stack == ["A", "B"] && stage.trace.take() == [])
    #expect(
      stage.reports == [
        "Tried to pop to a view controller that doesn't exist. X is not in the stack: push it."
      ])
  }

  @Test("9.4 [D] A new stack with a new top is a push, of which only the top is loaded")
  func setNewTop() {
    let stage = StackStage("B")
    let (c, d) = (stage.child("C"), stage.child("D"))

    stage.nav.setViewControllers([stage.root, c, d], animated: true)

    #expect(
      stage.trace.take() == [
        "C.willMove(nav)", "D.willMove(nav)", "B.willMove(nil)", "D.didLoad", "B.willDisappear",
        "D.willAppear", "nav.willShow(D)", "D.layout", "B.didDisappear", "D.didAppear",
        "C.didMove(nav)", "D.didMove(nav)", "B.didMove(nil)", "nav.didShow(D)",
      ])
    #expect(!c.isViewLoaded)
  }

  @Test("9.4 [D] A new stack whose top was in the old one is a pop")
  func setOldTop() {
    let stage = StackStage("B")

    stage.nav.setViewControllers([stage.root], animated: true)

    #expect(stage.trace.take() == Self.popped)
  }

  @Test("9.4 [C] A new stack with the same top calls nothing about appearance")
  func setSameTop() {
    let stage = StackStage("B")
    let top = stage.nav.viewControllers[1]

    stage.nav.viewControllers = [stage.child("C"), top]

    #expect(stage.trace.take() == ["C.willMove(nav)", "C.didMove(nav)", "A.didMove(nil)"])
    #expect(stage.stack == ["C", "B"] && stage.lines == ["B"])
    #expect(stage.controls == ["Back"])
  }

  @Test("9.4 [C] An empty stack shows nothing, and can be filled again")
  func setNothing() {
    let stage = StackStage()

    stage.nav.viewControllers = []
    #expect(stage.lines == [] && stage.nav.topViewController == nil)
    stage.nav.viewControllers = [stage.root]

    #expect(
      stage.trace.take() == [
        "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
        "A.willMove(nav)", "A.willAppear", "nav.willShow(A)", "A.layout", "A.didAppear",
        "A.didMove(nav)", "nav.didShow(A)",
      ])
  }

  @Test("9.4 [C] One that is removed from its parent leaves the stack, as with a pop")
  func removedByHand() {
    let stage = StackStage("B", "C")
    let (b, c) = (stage.nav.viewControllers[1], stage.nav.viewControllers[2])

    b.removeFromParent()
    #expect(stage.stack == ["A", "C"])
    #expect(stage.trace.take() == ["B.didMove(nil)"])
    c.willMove(toParent: nil)
    c.removeFromParent()

    #expect(stage.stack == ["A"] && stage.lines == ["A"])
    #expect(
      stage.trace.take().filter { $0 == "C.willMove(nil)" || $0 == "C.didMove(nil)" }.count == 2)
  }
}

// MARK: - Fixtures

private final class FieldDelegate: TextFieldDelegate {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func textFieldDidEndEditing(_ textField: TextField) { trace.lines.append("ended") }
}
