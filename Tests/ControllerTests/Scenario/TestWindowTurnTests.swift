import Controller
import ControllerKit
import Model
import Testing
import View
import Workshop

/// What waits for the end of a turn does so in a window of a test as in an app.
@Suite("The turns of a window of a test", .scenarios)
struct TestWindowTurnTests {
  @Test(
    "14.4 [D] All that one touch or one time registers is one step of undo",
    arguments: ["Fill", "Fill by hand", "a timer"], [true, false])
  func undo(cause: String, isScenario: Bool) throws {
    let use = try TurningUse(isScenario)
    defer { use.finish() }
    let undoManager = try #require(use.window?.undoManager)

    for _ in 1...2 {
      if cause == "a timer" { use.fillByTimer() } else { try use.actor.touch(cause) }
    }
    #expect(use.form.counts == [2, 2] && undoManager.actionNames.undo.count == 2)

    undoManager.undo()
    #expect(use.form.counts == [1, 1] && undoManager.actionNames.redo.count == 1)
    undoManager.redo()
    #expect(use.form.counts == [2, 2])
  }

  @Test(
    "8.1 [C] A child whose move is not completed is reported at the end of the touch",
    arguments: [true, false])
  func forgottenMove(isScenario: Bool) throws {
    let use = try TurningUse(isScenario)
    defer { use.finish() }
    #expect(use.log.diagnostics.isEmpty)

    try use.actor.touch("Adopt")

    let text = ContainmentDiagnostic.moveNotCompleted("ViewController", to: "Host").description
    #expect(use.log.diagnostics.map(\.text) == [text])
    #expect(use.log.events.last?.text == text, "it is among the events of the step")
  }

  @Test(
    "8.1 [C] A child whose move is not completed is reported as soon as the window is shown",
    arguments: [true, false])
  func forgottenFirstMove(isScenario: Bool) throws {
    let use = try TurningUse(isScenario, isForgetful: true)
    defer { use.finish() }

    let text = ContainmentDiagnostic.moveNotCompleted("FormController", to: "Host").description
    #expect(use.log.diagnostics.map(\.text) == [text])
  }
}

/// A form in a controller of its own, in an app or in a window of a test.
private final class TurningUse {
  let actor: TestActor
  let form: FormController

  init(_ isScenario: Bool, isForgetful: Bool = false) throws {
    let form = FormController()
    let host = Host(form, isForgetful: isForgetful)
    self.form = form
    if isScenario {
      let scenario = Scenario(.loose, allowsMisuses: true, make: app { _, _ in host })
      try scenario.launch()
      actor = .scenario(scenario)
    } else {
      actor = .window(TestWindow(host))
    }
  }

  var window: Window? {
    switch actor {
    case .scenario(let scenario): scenario.window
    case .window(let window): window.window
    }
  }

  var log: EventLog {
    switch actor {
    case .scenario(let scenario): scenario.log
    case .window(let window): window.log
    }
  }

  func fillByTimer() {
    window?.runLoop?.add(
      Timer(timeInterval: 1, target: form, action: FormController.fill, repeats: false))
    window?.runLoop?.run(for: 1)
  }

  /// Ends the scenario; that its controllers are kept here is no matter.
  func finish() {
    if case .scenario(let scenario) = actor { _ = try? scenario.finish() }
  }
}

private final class Host: ViewController {
  private let form: FormController
  private let isForgetful: Bool

  init(_ form: FormController, isForgetful: Bool) {
    self.form = form
    self.isForgetful = isForgetful
  }

  override func loadView() { view = ContainerScreen() }

  override func viewDidLoad() {
    addChild(form)
    view.container?.addSubview(form.view)
    if !isForgetful { form.didMove(toParent: self) }
  }
}

/// Fills two cups at once, and has a child that it forgets.
private final class FormController: ViewController {
  private final class Cup {
    var count = 0

    func fill(_ undoManager: UndoManager?, _ change: Int = 1) {
      count += change
      undoManager?.registerUndo(withTarget: self) { [weak undoManager] in
        $0.fill(undoManager, -change)
      }
    }
  }

  private let cups = [Cup(), Cup()]
  var counts: [Int] { cups.map(\.count) }

  override func loadView() {
    let (fill, byHand, adopt) = (Button("Fill"), Button("Fill by hand"), Button("Adopt"))
    fill.addTarget(self, action: FormController.fill, for: .touchUpInside)
    byHand.addTarget(self, action: FormController.fillByHand, for: .touchUpInside)
    adopt.addTarget(self, action: FormController.adopt, for: .touchUpInside)
    view = LineScreen("Cups", .button(fill), .button(byHand), .button(adopt))
  }

  func fill() { for cup in cups { cup.fill(undoManager) } }

  func fillByHand() {
    for cup in cups {
      undoManager?.beginUndoGrouping()
      cup.fill(undoManager)
      undoManager?.endUndoGrouping()
    }
  }

  func adopt() {
    let child = ViewController()
    parent?.addChild(child)
    parent?.view.container?.addSubview(child.view)
  }
}
