import Model
import Testing
import View

@testable import Controller

@Suite("What a scenario keeps of its steps", .scenarios)
struct ScenarioStepTests {
  @Test("Each step has its words, its calls and its screen; a failed one has its reason")
  func steps() throws {
    let scenario = plain { $0.button("Save") { $0.show("Saved") } }
    try scenario.launch()
    try scenario.touch("Save")
    #expect(throws: ScenarioError.self) { try scenario.touch("Load") }

    let steps = scenario.steps
    #expect(steps.map(\.name.english) == ["launch the app", "touch \"Save\"", "Here it failed"])
    #expect(steps.map(\.action) == [.launch, .touch(window: 1, control: 0, name: "Save"), nil])
    #expect(steps[1].screen?.phrases.map(\.english).contains("Saved") == true)
    #expect(steps[1].calls.first?.description.contains("touch(\"Save\")") == true)
    #expect(steps[2].failure?.contains("Load") == true)
    #expect(!steps[1].objects.objects.isEmpty)
    try scenario.finish()
  }

  @Test("A secret is in no step's words")
  func secrets() throws {
    let scenario = plain { root in
      let field = root.field("PIN")
      field.isSecureTextEntry = true
      return root
    }
    try scenario.launch()

    try scenario.type("hush hush", into: "PIN")

    #expect(scenario.steps.last?.name.english == "type ••• into \"PIN\"")
    #expect(scenario.texts.allSatisfy { !$0.contains("hush") })
    try scenario.finish()
  }

  @Test("To enter a text takes the place of the old one, and touches Return")
  func enters() throws {
    let scenario = plain { root in
      root.field("Name").text = "Old"
      return root
    }
    try scenario.launch()

    try scenario.enter("New", into: "Name")

    #expect(scenario.texts.contains("New") && !scenario.texts.contains("Old"))
    try scenario.finish()
  }

  @Test("Escape ends editing")
  func escapes() throws {
    let scenario = plain { root in
      _ = root.field("Name")
      return root
    }
    try scenario.launch()
    try scenario.touch("Name")
    #expect(scenario.window?.view.editedField != nil)

    try scenario.touchEscape()

    #expect(scenario.window?.view.editedField == nil)
    try scenario.finish()
  }

  private func plain(_ make: @escaping (PlainController) -> PlainController) -> Scenario {
    Scenario(.loose, make: app { _, _ in make(PlainController("Root")) })
  }
}
