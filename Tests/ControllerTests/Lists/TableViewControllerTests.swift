import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewKit
import ViewText

@Suite("A controller of a table", .patience)
struct TableViewControllerTests {
  private final class Animals: TableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
      -> TableViewCell
    {
      let cell = TableViewCell()
      cell.text = ["cat", "dog"][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.row)")
      navigationController?.pushViewController(ViewController(), animated: false)
    }

    override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("didDeselect \(indexPath.row)")
    }

    override func viewWillAppear(_ animated: Bool) {
      calls.append("before: \(tableView.indexPathForSelectedRow?.row ?? -1)")
      super.viewWillAppear(animated)
      calls.append("after: \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }
  }

  private let window = Window(view: WindowView(), log: EventLog())
  private let animals = Animals()
  private let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: animals)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    animals.calls = []
  }

  private func touch(_ name: String) {
    let controls = window.view.subviews.last?.controls ?? []
    for control in controls where control.label.english == name { window.view.touch(control) }
  }

  @Test("11.4 [D] After a pop the row is selected until the view is about to appear, then no more")
  func clears() {
    touch("dog")
    #expect(animals.calls == ["didSelect 1"])
    animals.calls = []

    navigation.popViewController(animated: false)

    #expect(animals.calls == ["before: 1", "after: -1"])
    #expect(animals.tableView.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("11.4 [D] Of several selected rows none stays so")
  func clearsAll() {
    animals.tableView.allowsMultipleSelection = true
    for row in [1, 0] { animals.tableView.selectRow(at: [0, row]) }
    #expect(animals.tableView.indexPathForSelectedRow?.row == 1, "the first that was selected")
    navigation.pushViewController(ViewController(), animated: false)

    navigation.popViewController(animated: false)

    #expect(animals.tableView.indexPathsForSelectedRows == nil)
  }

  @Test("11.4 [D] The selection stays if that is wanted")
  func keeps() {
    animals.clearsSelectionOnViewWillAppear = false
    touch("dog")

    navigation.popViewController(animated: false)

    #expect(animals.tableView.indexPathForSelectedRow?.row == 1)
  }

  @Test("11.5 [C] The handler of a row's action may own its controller, and nothing stays alive")
  func released() {
    final class Owner: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        1
      }

      override func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> SwipeActionsConfiguration? {
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: "edit") { _, _, done in
            self.setEditing(true, animated: false)
            done(true)
          }
        ])
      }
    }
    weak var owner: Owner?
    do {
      let controller = Owner()
      owner = controller
      window.rootViewController = controller
      #expect(window.view.subviews.last?.controls.first?.actions.first?.name == "edit")
    }

    window.rootViewController = ViewController()

    #expect(owner == nil)
  }

  @Test("11.5 [C] What a row may do and its controller does not is reported when a person does it")
  func notImplemented() throws {
    final class Fixed: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
      }

      override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
      }
    }
    let log = EventLog()
    let window = Window(view: WindowView(), log: log)
    let fixed = Fixed()
    window.rootViewController = fixed
    window.makeKeyAndVisible()
    fixed.setEditing(true, animated: false)

    let row = try #require(fixed.tableView.controls.first)
    for action in row.actions { window.view.perform(action, on: row) }

    #expect(
      log.diagnostics.map(\.text) == [
        "A person wanted what Fixed does not do. Implement tableView(_:commit:forRowAt:).",
        "A person wanted what Fixed does not do. Implement tableView(_:moveRowAt:to:).",
      ])
  }

  @Test("A style of a row that can be edited counts, even where super was asked for it first")
  func style() {
    final class Inserting: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        1
      }

      override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
      }

      override func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
      ) -> TableViewCell.EditingStyle {
        let style = super.tableView(tableView, editingStyleForRowAt: indexPath)
        return style == .delete ? .insert : style
      }
    }
    let inserting = Inserting()
    window.rootViewController = inserting
    inserting.setEditing(true, animated: false)

    #expect(inserting.tableView.controls.first?.actions.map(\.name.english) == ["insert"])
  }

  @Test("11.4 [C] What is not overridden does nothing, and is not in the log")
  func defaults() {
    let table = TableViewController()
    let log = EventLog(isRecording: true)
    let view = WindowView()
    view.log = log
    view.addSubview(table.view)

    let controls = view.subviews[0].controls

    #expect(controls.isEmpty)
    #expect(log.events == [])
    #expect(table.tableView(table.tableView, canMoveRowAt: [0, 0]), "what an override may ask")
  }

  @Test("11.5 [C] A style alone lets a row be deleted; what is not overridden is not in the log")
  func styleAlone() throws {
    final class Bin: TableViewController {
      private var count = 1

      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        count
      }

      override func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
      ) -> TableViewCell.EditingStyle { .delete }

      override func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        count = 0
        tableView.deleteRows(at: [indexPath])
      }
    }
    let (bin, view, log) = (Bin(), WindowView(), EventLog(isRecording: true))
    view.log = log
    view.addSubview(bin.view)
    let row = try #require(view.subviews[0].controls.first)

    for action in row.actions { view.perform(action, on: row) }

    #expect(view.subviews[0].controls.isEmpty)
    #expect(log.events.contains { $0.text.contains("commit") })
    #expect(!log.events.contains { $0.text.contains("willBegin") || $0.text.contains("didEnd") })
  }
}
