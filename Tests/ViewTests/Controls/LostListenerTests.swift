import Foundation
import Model
import Testing
import View

/// Whoever should have heard of a touch, and is gone, is reported: of every control alike.
@MainActor
@Suite("Listeners that are gone")
struct LostListenerTests {
  nonisolated enum Listener: CaseIterable {
    case fieldDelegate, fieldTargets, switchTargets, segmentTargets, rowDelegate, rowDataSource
    case buttonTargets, tabBarDelegate
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

  @Test("A field without a delegate, or with one that was taken away, is touched without a report")
  func neverSet() {
    let (plain, unset) = (TextField("Plain"), TextField("Unset"))
    unset.delegate = Everything([])
    unset.delegate = nil
    let window = WindowView()
    window.addSubview(ElementScreen([.field(plain), .field(unset)]))

    for field in [plain, unset] { window.touch(field) }

    #expect(window.log.diagnostics == [])
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
    #expect(window.log.diagnostics.map(\.text) == [TableDiagnostic.dataSourceGone.description])
  }

  @Test("12.1 [C] A second action that a helper adds is left out, and reported at each touch")
  func helper() {
    let (witness, button, passing) = (EventWitness(), Button("Go"), Button("On"))
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

  /// A control in a window whose listener has gone.
  private func shown(_ listener: Listener, in window: WindowView) throws -> Control {
    let table = TableView()
    let rows = Everything(["a"])
    let gone = Everything(["a"])
    let (field, toggle, button) = (TextField("F"), Switch("S"), Button("B"))
    let (size, tabs) = (
      SegmentedControl("Z", segments: ["small"]), TabBar("T", segments: ["home"])
    )
    try withExtendedLifetime(gone) {
      switch listener {
      case .fieldDelegate: field.delegate = gone
      case .fieldTargets: field.addTarget(gone, action: Everything.heard, for: .editingChanged)
      case .switchTargets: toggle.addTarget(gone, action: Everything.heard, for: .valueChanged)
      case .segmentTargets: size.addTarget(gone, action: Everything.heard, for: .valueChanged)
      case .buttonTargets: button.addTarget(gone, action: Everything.heard, for: .touchUpInside)
      case .tabBarDelegate: tabs.delegate = gone
      case .rowDelegate: (table.dataSource, table.delegate) = (rows, gone)
      case .rowDataSource: table.dataSource = gone
      }
      let screen = ElementScreen([
        .field(field), .toggle(toggle), .button(button), .segments(size), .segments(tabs),
        .table(table),
      ])
      window.addSubview(screen)
      _ = try #require(screen.controls.first)
    }
    kept.rows.append(rows)
    return switch listener {
    case .fieldDelegate, .fieldTargets: field
    case .switchTargets: toggle
    case .segmentTargets: size.segments[0]
    case .buttonTargets: button
    case .tabBarDelegate: tabs.segments[0]
    case .rowDelegate, .rowDataSource: try #require(table.controls.first)
    }
  }

  private let kept = Kept()

  private final class Kept { var rows: [Everything] = [] }
}

/// A delegate of a field, a table and tabs, a data source, and a target.
private final class Everything: TextFieldDelegate, TableViewDelegate, TableViewDataSource,
  TabBarDelegate
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
}
