import Foundation
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import ViewText

@testable import Controller
@testable import Workshop

/// Whatever a test does by a name, and in whichever window: a mistake is told in the same way.
@Suite("Each mistake of a test is told of each thing that it does", .scenario)
struct ScenarioMistakeTests {
  @Test(
    "A step says if a name is of no control, of several, or of a disabled one",
    arguments: Act.allCases,
    [true, false])
  func names(act: Act, isScenario: Bool) throws {
    for language in Language.allCases {
      let use = try Use(isScenario, language)
      defer { use.finish() }
      let names = Use.names.map { language[$0] }

      #expect(
        use.error { try act.take(on: "Nothing", by: $0) } == .nothingNamed("Nothing", among: names))
      for twin in ["Twin", "쌍둥이"] {
        #expect(
          use.error { try act.take(on: twin, by: $0) }
            == .ambiguous(
              twin,
              among: [
                "8. the button \"\(language[Use.twin])\"", "9. the field \"\(language[Use.twin])\"",
                "12. the row \"\(language[Use.twin])\"",
              ]))
      }
      for name in act.names {
        #expect(use.error { try act.take(on: name, by: $0) } == nil, "\(name)")
        #expect(use.error { try act.take(on: "Off \(name)", by: $0) } == .disabled("Off \(name)"))
      }
    }
  }

  @Test("Only a field can be typed into", arguments: [Act.type, .enter], [true, false])
  func fields(act: Act, isScenario: Bool) throws {
    let use = try Use(isScenario, .english)
    defer { use.finish() }

    for name in ["Button", "Switch", "Row", "Refusing"] {
      #expect(use.error { try act.take(on: name, by: $0) } == .notEditable(name))
    }
  }

  @Test("What a row does not take is told with what it takes", arguments: [true, false])
  func actions(isScenario: Bool) throws {
    for language in Language.allCases {
      let use = try Use(isScenario, language)
      defer { use.finish() }

      for (name, taken) in [("Row", [language[Use.verb]]), ("Button", [])] {
        #expect(
          use.error { try $0.perform("fly", on: name) }
            == .notAnAction("fly", on: name, among: taken))
      }
      #expect(use.error { try $0.perform("핀", on: "Row") } == nil)
      if case .scenario(let scenario) = use.actor {
        let line = scenario.steps.last?.action?.scenarioLine()
        #expect(line == "try scenario.perform(\"pin\", on: \"Row\")")
      }
    }
  }

  @Test("Return is touched only where a field is edited that hears it", arguments: [true, false])
  func returns(isScenario: Bool) throws {
    let use = try Use(isScenario, .english)
    defer { use.finish() }

    #expect(use.error { try $0.touchReturn() } == .noKeyboard)
    try use.actor.type("tea", into: "Field")
    #expect(use.error { try $0.touchReturn() } == .nobodyListens("Return"))
    use.field.resignsOnReturn = true
    #expect(use.error { try $0.touchReturn() } == nil)
    #expect(use.error { try $0.touchReturn() } == .noKeyboard)
  }

  @Test("In the background nothing can be done", arguments: Act.allCases)
  func background(act: Act) throws {
    let use = try Use(true, .english)
    defer { use.finish() }
    guard case .scenario(let scenario) = use.actor else { return }
    try scenario.send(.home)

    #expect(use.error { try act.take(on: "Field", by: $0) } == .nothingShown("Field"))
    #expect(use.error { try $0.touchReturn() } == .noKeyboard)
    #expect(use.error { _ in try scenario.touchEscape() } == .nothingShown("Escape"))
  }
}

/// What a test does to something by its name.
nonisolated enum Act: CaseIterable {
  case touch, perform, type, enter

  /// On what it can be done.
  var names: [String] {
    switch self {
    case .touch: ["Field", "Button", "Switch", "Row"]
    case .perform: ["Row"]
    case .type, .enter: ["Field"]
    }
  }

  @MainActor
  func take(on name: String, by actor: TestActor) throws {
    switch self {
    case .touch: try actor.touch(name)
    case .perform: try actor.perform("pin", on: name)
    case .type: try actor.type("tea", into: name)
    case .enter: try actor.enter("tea", into: name)
    }
  }
}

/// A scenario, or a window for the test of one screen: they do the same.
@MainActor
enum TestActor {
  case scenario(Scenario)
  case window(TestWindow)

  func touch(_ name: String) throws {
    switch self {
    case .scenario(let scenario): try scenario.touch(name)
    case .window(let window): try window.touch(name)
    }
  }

  func perform(_ action: String, on name: String) throws {
    switch self {
    case .scenario(let scenario): try scenario.perform(action, on: name)
    case .window(let window): try window.perform(action, on: name)
    }
  }

  func type(_ text: String, into name: String) throws {
    switch self {
    case .scenario(let scenario): try scenario.type(text, into: name)
    case .window(let window): try window.type(text, into: name)
    }
  }

  func enter(_ text: String, into name: String) throws {
    switch self {
    case .scenario(let scenario): try scenario.enter(text, into: name)
    case .window(let window): try window.enter(text, into: name)
    }
  }

  func touchReturn() throws {
    switch self {
    case .scenario(let scenario): try scenario.touchReturn()
    case .window(let window): try window.touchReturn()
    }
  }
}

/// A form with one of each kind, one of each that is disabled, and three things of one name.
@MainActor
private final class Use: TableViewDataSource, TableViewDelegate, TextFieldDelegate {
  static let twin = Phrase("Twin", ko: "쌍둥이")
  static let verb = Phrase("pin", ko: "핀")
  static let kinds = ["Field", "Button", "Switch"]
  /// What can be named, in the order of the screen.
  static let names: [Phrase] =
    kinds.flatMap { [Phrase(verbatim: $0), Phrase(verbatim: "Off \($0)")] }
    + ["Refusing", twin, twin, "Row", "Off Row", twin]

  let field = TextField("Field")
  let actor: TestActor
  private let table = TableView()
  private let rows: [Phrase] = ["Row", "Off Row", twin]

  init(_ isScenario: Bool, _ language: Language) throws {
    let root = PlainController("Root")
    let (offField, offButton) = (TextField("Off Field"), Button("Off Button"))
    let offSwitch = Switch("Off Switch")
    for control in [offField, offButton, offSwitch] as [Control] { control.isEnabled = false }
    let refusing = TextField("Refusing")
    func button(_ name: Phrase) -> Button {
      Button(name, sends: "touched()", to: { [weak root] in root }) { _ in }
    }
    root.screen.elements = [
      .title("Root"), .field(field), .field(offField), .button(button("Button")),
      .button(offButton), .toggle(Switch("Switch")), .toggle(offSwitch), .field(refusing),
      .button(button(Self.twin)), .field(TextField(Self.twin)), .table(table),
    ]
    if isScenario {
      let scenario = Scenario(
        .loose, make: app(views: HeadlessViewFactory(language: language)) { _, _ in root })
      try scenario.launch()
      actor = .scenario(scenario)
    } else {
      actor = .window(TestWindow(root, language: language))
    }
    table.dataSource = self
    table.delegate = self
    refusing.delegate = self
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }

  /// Ends the scenario; that its controller is kept here is no matter.
  func finish() {
    if case .scenario(let scenario) = actor { _ = try? scenario.finish() }
  }

  /// Why something failed, or `nil`.
  func error(_ body: (TestActor) throws -> Void) -> ScenarioError.Reason? {
    do {
      try body(actor)
      return nil
    } catch {
      return (error as? ScenarioError)?.reason
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = rows[indexPath.row]
    cell.isEnabled = indexPath.row != 1
    return cell
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: Self.verb) { _, _, done in done(true) }
    ])
  }
}
