import Controller
import ControllerKit
import Foundation
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import Workshop

@Suite("A list in scenarios and explorations", .scenario, .patience)
struct ListStepsTests {
  /// Two names, which a person can delete.
  private final class Names: TableViewController {
    private var names = ["Kim Minji", "Lee Seojun"]

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
      -> TableViewCell
    {
      let cell = TableViewCell()
      cell.text = Phrase(verbatim: names[indexPath.row])
      return cell
    }

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath])
    }
  }

  private func scenario() throws -> Scenario {
    let scenario = Scenario(.loose, make: app { _, _ in Names() })
    try scenario.launch()
    return scenario
  }

  @Test("A row is deleted by its name, and the trace says how")
  func perform() throws {
    let scenario = try scenario()

    let events = try scenario.perform("delete", on: "Kim Minji")

    #expect(
      events == [
        "TableScreen.delete(\"Kim Minji\")", "Names.tableView(_:commit: delete, forRowAt: [0, 0])",
        "Names.tableView(_:numberOfRowsInSection: 0) = 1",
      ])
    #expect(scenario.window?.view.subviews.last?.controls.map(\.label.english) == ["Lee Seojun"])
    try scenario.finish()
  }

  @Test("What a row does not take, and a row that is not there, are failures with a remedy")
  func failures() throws {
    let scenario = try scenario()

    #expect(
      throws: ScenarioError(.notAnAction("edit", on: "Kim Minji", among: ["delete"]))
    ) { try scenario.perform("edit", on: "Kim Minji") }
    #expect(
      throws: ScenarioError(.nothingNamed("Kim", among: ["Kim Minji", "Lee Seojun"]))
    ) { try scenario.perform("delete", on: "Kim") }
    #expect(
      "\(ScenarioError.Reason.notAnAction("edit", on: "Kim", among: ["delete"]))"
        == "\"Kim\" does not take \"edit\". Use one of: delete.")
    try scenario.finish()
  }

  @Test("An exploration deletes rows too, and finds each list that is left")
  func explored() throws {
    let explorer = Explorer(making: app { _, _ in Names() })
    explorer.alphabet.events = [.crash]
    explorer.invariants = [.noDiagnostic, .paper]
    var lists: Set<[String]> = []
    explorer.always("a list is a part of the names") { state in
      if state.application.isRunning { lists.insert(state.texts) }
      return nil
    }
    var ways: [String] = []
    explorer.onTransition = { ways.append($0.last?.description ?? "") }

    try explorer.explore()

    #expect(lists == [["Kim Minji", "Lee Seojun"], ["Kim Minji"], ["Lee Seojun"], []])
    #expect(ways.contains("delete \"Kim Minji\""))
    #expect(ways.contains("touch \"Kim Minji\""))
  }
}
