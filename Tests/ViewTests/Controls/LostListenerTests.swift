import Foundation
import Model
import Testing
import View
import ViewKit

/// A delegate or target that was released before a touch is reported: for every control alike.
@MainActor
@Suite("Listeners that are gone")
struct LostListenerTests {
  nonisolated enum Listener: CaseIterable {
    case fieldDelegate, fieldTargets, switchTargets, segmentTargets, rowDelegate, rowDataSource
    case buttonTargets, tabBarDelegate, pickerDelegate, pickerDataSource, cellDelegate
    case cellDataSource, sliderTargets, textDelegate
  }

  @Test(
    "A touch whose listener is gone is reported as that of a button", arguments: Listener.allCases)
  func gone(_ listener: Listener) throws {
    let window = WindowView()
    let control = try shown(listener, in: window)

    window.touch(control)

    #expect(
      window.log.diagnostics.map(\.text) == [
        TouchDiagnostic.notHandled(control: control.label.english, screen: "ElementScreen")
          .description
      ])
  }

  @Test(
    "A control whose delegate was never set, or was taken away, is touched without a report",
    arguments: [false, true])
  func neverSet(_ wasSet: Bool) {
    let rows = Everything(["a"])
    let (field, text, picker) = (TextField("F"), TextView("T"), PickerView("P"))
    let (table, grid, tabs) = (TableView(), CollectionView(), TabBar("T", segments: ["home"]))
    (table.dataSource, grid.dataSource, picker.dataSource) = (rows, rows, rows)
    let (heard, anybody) = (TextField("H"), TextField("A"))
    heard.addTarget(rows, action: Everything.heard, for: .editingChanged)
    anybody.addTarget(nil, action: Everything.heard, for: .editingChanged)
    for delegate in wasSet ? [rows, nil] : [] {
      (field.delegate, text.delegate, picker.delegate) = (delegate, delegate, delegate)
      (table.delegate, grid.delegate, tabs.delegate) = (delegate, delegate, delegate)
    }
    let window = WindowView()
    let screen = ElementScreen([
      .field(field), .textView(text), .picker(picker), .table(table), .grid(grid), .segments(tabs),
      .slider(Slider("L")), .stepper(Stepper("C")), .field(heard), .field(anybody),
    ])
    window.addSubview(screen)
    let touched = screen.controls.filter { !($0 is Button) }

    for control in touched { window.touch(control) }
    for action in picker.actions { window.perform(action, on: picker) }

    #expect(touched.count == 10)
    #expect(window.log.diagnostics == [])
  }

  @Test("A field that is edited after its delegate has gone is reported with the uppermost screen")
  func edited() {
    let (window, field) = (WindowView(), TextField("F"))
    do {
      let gone = Everything([])
      field.delegate = gone
    }
    for screen in [AlertScreen(), ElementScreen([.field(field)])] as [any Screen] {
      window.addSubview(screen)
    }

    #expect(window.edit(field))

    #expect(
      window.log.diagnostics.map(\.text) == [
        TouchDiagnostic.notHandled(control: "F", screen: "ElementScreen").description
      ])
  }

  @Test("A grid or a picker that asks a data source which was released reports that, once")
  func released() {
    let (grid, picker) = (CollectionView(), PickerView("P"))
    do {
      let gone = Everything(["a"])
      (grid.dataSource, picker.dataSource) = (gone, gone)
    }
    let window = WindowView()
    window.addSubview(ElementScreen([.grid(grid), .picker(picker)]))

    #expect(grid.visibleCells.isEmpty && picker.numberOfRows(inComponent: 0) == 0)

    #expect(
      window.log.diagnostics.map(\.text)
        == ["CollectionView", "PickerView"].map {
          TableDiagnostic.dataSourceGone(of: $0).description
        })
  }

  @Test(
    "What is done with a row whose data source and delegate are gone is reported as a touch is",
    arguments: [(true, ["delete", "move up", "move down"]), (false, ["pin"])])
  func rowActions(isEditing: Bool, names: [String]) throws {
    let (table, window) = (TableView(), WindowView())
    window.addSubview(ElementScreen([.table(table)]))
    let first = withExtendedLifetime(EditableRows()) { rows in
      (table.dataSource, table.delegate) = (rows, rows)
      table.setEditing(isEditing)
      return table.controls.first
    }
    let cell = try #require(first)
    let actions = cell.actions

    for action in actions { window.perform(action, on: cell) }

    #expect(actions.map(\.name.english) == names)
    #expect(actions.map(\.isDestructive) == names.map { $0 == "delete" })
    let misuse = TouchDiagnostic.notHandled(
      control: cell.label.english, screen: "ElementScreen")
    #expect(window.log.diagnostics.map(\.text) == actions.map { _ in misuse.description })
    table.reloadData()
    #expect(actions.allSatisfy { !$0.perform() }, "its row is gone too")
  }

  @Test("A table that asks a data source which is gone reports that")
  func unasked() {
    let table = TableView()
    do {
      let gone = Everything(["a"])
      table.dataSource = gone
    }
    let window = WindowView()

    window.addSubview(ElementScreen([.table(table)]))
    let controls = table.controls

    #expect(controls.isEmpty)
    let misuse = TableDiagnostic.dataSourceGone(of: "TableView")
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("A table whose data source goes once it has counted reports each row that it shows empty")
  func counted() {
    let (table, window) = (TableView(), WindowView())
    window.addSubview(ElementScreen([.table(table)]))
    withExtendedLifetime(Everything(["a"])) { rows in
      table.dataSource = rows
      #expect(table.numberOfSections == 1)
    }

    #expect(table.visibleCells.map(\.text) == [""])
    let misuse = TableDiagnostic.noCell(IndexPath(row: 0, section: 0))
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("12.1 [C] A second action that a helper adds is left out, and reported at each touch")
  func helper() {
    let (witness, passing) = (EventWitness(), Button("On"))
    let button = Button(Phrase("Go", ko: "가기"))
    let line = #line + 2
    func wire(_ action: @escaping @MainActor (EventWitness) -> @MainActor (Button) -> Void) {
      button.addTarget(witness, action: action, for: .touchUpInside)
    }
    func wirePassing(
      _ action: @escaping @MainActor (EventWitness) -> @MainActor (Button) -> Void,
      line: Int = #line
    ) {
      passing.addTarget(witness, action: action, for: .touchUpInside, line: line)
    }
    wire(EventWitness.up)
    wire(EventWitness.down)
    wirePassing(EventWitness.up)
    wirePassing(EventWitness.down)
    let window = WindowView()
    window.addSubview(ElementScreen([.button(button), .button(passing)]))

    for one in [button, passing] { window.touch(one) }

    #expect(witness.heard == ["up Go", "up On", "down On"])
    #expect(
      window.log.diagnostics.map(\.text) == [
        TouchDiagnostic.addedAgain(control: "Go", by: "ViewTests/LostListenerTests.swift:\(line)")
          .description
      ])
  }

  @Test("What the delegate of a list, a grid or a picker leaves to the defaults is not in the log")
  func unheard() throws {
    let (rows, all, window) = (EditableRows(), Everything(["a", "b"]), WindowView())
    let (table, grid, picker) = (TableView(), CollectionView(), PickerView("P"))
    (table.dataSource, table.delegate) = (rows, rows)
    (grid.dataSource, grid.delegate) = (all, all)
    (picker.dataSource, picker.delegate) = (all, all)
    window.log = EventLog(isRecording: true)
    window.addSubview(ElementScreen([.table(table), .grid(grid), .picker(picker)]))
    let cell = try #require(table.visibleCells.first)

    for row in table.visibleCells { window.touch(row) }
    for item in grid.visibleCells { window.touch(item) }
    window.perform(picker.actions[1], on: picker)
    for action in cell.actions { window.perform(action, on: cell) }
    table.reloadData()
    table.layoutIfNeeded()

    let texts = window.log.events.map(\.text)
    #expect(texts.contains { $0.hasPrefix("tableView(_:cellForRowAt:") })
    #expect(texts.filter { $0.contains(/:(did|will)/) } == [])
    withExtendedLifetime((rows, all)) {}
  }

  /// A control in a window whose listener has gone.
  private func shown(_ listener: Listener, in window: WindowView) throws -> Control {
    let table = TableView()
    let rows = Everything(["a"])
    let gone = Everything(["a"])
    let (field, text, toggle, button) = (
      TextField("F"), TextView("X"), Switch("S"), Button("B")
    )
    let slider = Slider("L")
    let (picker, grid) = (PickerView("P"), CollectionView())
    (picker.dataSource, grid.dataSource) = (rows, rows)
    let (size, tabs) = (
      SegmentedControl("Z", segments: ["small"]), TabBar("T", segments: ["home"])
    )
    try withExtendedLifetime(gone) {
      switch listener {
      case .fieldDelegate: field.delegate = gone
      case .textDelegate: text.delegate = gone
      case .fieldTargets: field.addTarget(gone, action: Everything.heard, for: .editingChanged)
      case .switchTargets: toggle.addTarget(gone, action: Everything.heard, for: .valueChanged)
      case .sliderTargets: slider.addTarget(gone, action: Everything.heard, for: .valueChanged)
      case .segmentTargets: size.addTarget(gone, action: Everything.heard, for: .valueChanged)
      case .buttonTargets: button.addTarget(gone, action: Everything.heard, for: .touchUpInside)
      case .tabBarDelegate: tabs.delegate = gone
      case .rowDelegate: (table.dataSource, table.delegate) = (rows, gone)
      case .rowDataSource: table.dataSource = gone
      case .pickerDelegate: picker.delegate = gone
      case .pickerDataSource: picker.dataSource = gone
      case .cellDelegate: grid.delegate = gone
      case .cellDataSource: grid.dataSource = gone
      }
      let screen = ElementScreen([
        .field(field), .toggle(toggle), .button(button), .segments(size), .segments(tabs),
        .table(table), .picker(picker), .grid(grid), .slider(slider), .textView(text),
      ])
      window.addSubview(screen)
      _ = try #require(screen.controls.first)
    }
    kept.rows.append(rows)
    return switch listener {
    case .fieldDelegate, .fieldTargets: field
    case .textDelegate: text
    case .switchTargets: toggle
    case .sliderTargets: slider
    case .segmentTargets: size.segments[0]
    case .buttonTargets: button
    case .tabBarDelegate: tabs.segments[0]
    case .rowDelegate, .rowDataSource: try #require(table.controls.first)
    case .pickerDelegate, .pickerDataSource: picker
    case .cellDelegate, .cellDataSource: try #require(grid.visibleCells.first)
    }
  }

  private let kept = Kept()

  private final class Kept { var rows: [Everything] = [] }
}

/// A delegate of whatever has one, a data source, and a target.
private final class Everything: TextFieldDelegate, TextViewDelegate, TableViewDelegate,
  TableViewDataSource, TabBarDelegate, PickerViewDelegate, PickerViewDataSource,
  CollectionViewDelegate, CollectionViewDataSource
{
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func heard() {}

  func tabBar(_ tabBar: TabBar, didTouchTabAt index: Int) {}

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: texts[indexPath.row])
    return cell
  }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    texts.count
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { texts.count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { CollectionViewCell() }
}

/// A list whose rows can be deleted and moved, and pinned by an action of their own.
private final class EditableRows: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = "row"
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [ContextualAction(style: .normal, title: "pin") {}])
  }
}
