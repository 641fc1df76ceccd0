import Controller
import ControllerKit
import Model
import Testing
import View

@Suite("Leaving a stack", .patience)
struct PopTests {
  static let popped = [
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
    let kinds = FieldDelegate(stage.trace)
    field.delegate = kinds
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
}

// MARK: - Fixtures

private final class FieldDelegate: TextFieldDelegate {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func textFieldDidEndEditing(_ textField: TextField) { trace.lines.append("ended") }
}
