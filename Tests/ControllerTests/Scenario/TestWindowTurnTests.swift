import Controller
import ControllerKit
import Model
import Synchronization
import Testing
import VestibuleTesting
import View
import Workshop

/// What waits for the end of a turn does so in a window of a test as in an app.
@Suite("The turns of a window of a test", .scenario, .patience)
struct TestWindowTurnTests {
  @Test(
    "14.4 [D] All that one touch or one time registers is one step of undo",
    arguments: ["Fill", "Fill by hand", "a timer", "a line"], [true, false])
  func undo(cause: String, isScenario: Bool) throws {
    let use = try TurningUse(isScenario)
    defer { use.finish() }
    let undoManager = try #require(use.window?.undoManager)

    for number in 1...2 {
      switch cause {
      case "a timer": use.fillByTimer()
      case "a line": try use.actor.enter("\(number)", into: "Note")
      default: try use.actor.touch(cause)
      }
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

/// What a window of a test does with a misuse, as a scenario does at its end.
@Suite("A misuse in a window of a test", .scenario, .patience)
struct TestWindowMisuseTests {
  @Test("The step throws that has led to it, once")
  func step() throws {
    let window = TestWindow(presenting(["Second", "Third"]))

    let error = #expect(throws: ScenarioError.self) { try window.touch("Go") }
    try window.touch("Go on")

    #expect(error?.reason == .reported([misuse]) && error?.line == #line - 3)
    window.log.report("Something is wrong.", from: "Somebody")
    let next = #expect(throws: ScenarioError.self) { try window.touch("Go on") }
    #expect(next?.reason == .reported(["Somebody: Something is wrong."]))
  }

  @Test("What a step reports that fails is not thrown again by the next one")
  func failed() throws {
    let (root, delegate) = (PlainController("First").button("Go") { _ in }, Complaining())
    root.field("Name").delegate = delegate
    let window = TestWindow(root)
    delegate.log = window.log

    #expect(throws: ScenarioError(.notEditable("Name"))) { try window.type("lee", into: "Name") }
    #expect(!window.log.diagnostics.isEmpty)
    try window.touch("Go")
    withExtendedLifetime(delegate) {}
  }

  @Test("At the end of a turn it is found too")
  func endOfTurn() throws {
    let window = TestWindow(Host(FormController(), isForgetful: false))

    let error = #expect(throws: ScenarioError.self) { try window.touch("Adopt") }

    #expect(error?.reason == .reported(window.log.diagnostics.map(\.description)))
    let text = ContainmentDiagnostic.moveNotCompleted("ViewController", to: "Host").description
    #expect(window.log.diagnostics.map(\.text) == [text])
  }

  @Test("One that came before the step is thrown by it")
  func before() throws {
    let root = presenting(["Second"])
    let window = TestWindow(root)
    for name in ["Second", "Third"] { root.present(PlainController(name), animated: false) }

    let error = #expect(throws: ScenarioError.self) { try window.touch("Nothing") }
    #expect(error?.reason == .nothingNamed("Nothing", among: []))

    root.dismiss(animated: false)
    let next = #expect(throws: ScenarioError.self) { try window.touch("Go") }
    #expect(next?.reason == .reported([misuse]))
  }

  @Test("One after the last step, or without any, is reported when the window is released")
  func released() {
    let said = Mutex<[ScenarioError]>([])
    let reporter = ScenarioReporter { error in said.withLock { $0.append(error) } }
    for allowsMisuses in [true, false] {
      ScenarioReporter.$current.withValue(reporter) {
        let root = presenting([])
        let window = TestWindow(root, allowsMisuses: allowsMisuses)
        for name in ["Second", "Third"] { root.present(PlainController(name), animated: false) }
        withExtendedLifetime(window) {}
      }
    }

    #expect(said.withLock { $0.map(\.reason) } == [.reported([misuse])])
    #expect(said.withLock { $0.map(\.line) } == [#line - 7])
  }

  @Test("It is no failure where it is allowed")
  func allowed() throws {
    let window = TestWindow(presenting(["Second", "Third"]), allowsMisuses: true)

    try window.touch("Go")

    #expect(window.log.diagnostics.map(\.description) == [misuse])
  }

  private let misuse =
    "First: "
    + PresentationDiagnostic.alreadyPresenting("Third", on: "First", presented: "Second")
    .description

  /// A button that presents some controllers at once.
  private func presenting(_ names: [String]) -> PlainController {
    PlainController("First").button("Go") { root in
      for name in names {
        let next = PlainController(name).button("Go on") { _ in }
        root.present(next, animated: false)
      }
    }
  }
}

/// Lets no field be edited, and reports that.
private final class Complaining: TextFieldDelegate {
  var log: EventLog?

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    log?.report("Something is wrong.", from: "Somebody")
    return false
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
      actor = .window(TestWindow(host, allowsMisuses: true))
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
    let note = TextField("Note")
    note.addTarget(self, action: FormController.fillFirst, for: .editingChanged)
    note.addTarget(self, action: FormController.fillLast, for: .primaryActionTriggered)
    view = LineScreen("Cups", .button(fill), .button(byHand), .button(adopt), .field(note))
  }

  func fill() { for cup in cups { cup.fill(undoManager) } }

  func fillFirst() { cups[0].fill(undoManager) }

  func fillLast() { cups[1].fill(undoManager) }

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
