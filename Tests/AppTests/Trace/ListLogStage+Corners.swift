import Foundation
import Model

@testable import View
@testable import ViewKit

// What is rarely done to a list: verbs of rows that are gone, lists of nothing, pages that are gone,
// fields that refuse to end, and which object is asked first.
extension ListLogStage {
  /// Does with a row that is gone what it took.
  func stale(_ actions: [ControlAction]) {
    let old = table.controls.first
    table.reloadData()
    note("what a row that is gone took") { actions.map { $0.perform() } }
    note("touch it") { old?.touch() ?? false }
    note("looked at") { names }
    let verbs = verbs(of: "a")
    let delegate = table.delegate
    table.delegate = nil
    note("what nobody offers any more") { verbs.map { $0.perform() } }
    table.delegate = delegate
    note("reload") { table.reloadData() }
    note("looked at") { names }
  }

  func corners() {
    nothing()
    pagesThatAreGone()
    stubborn()
    firstAsked()
    elsewhere()
    note("touch, hidden") {
      table.isHidden = true
      defer { table.isHidden = false }
      return table.controls.first.map { window.touch($0) } ?? false
    }
  }

  private func reload(_ name: String, _ sections: [[String]]) {
    model.sections = sections
    note("reload: \(name)") { table.reloadData() }
    note("looked at") { names }
  }

  private func nothing() {
    reload("no section", [])
    reload("a section of nothing", [[]])
    reload("two of nothing", [[], []])
    model.said = -1
    note("less than nothing") { table.reloadData() }
    note("looked at") { names }
    model.said = nil
    reload("nothing between", [["a"], [], ["b"]])
    model.hidden = ["b"]
    reload("one hidden", [["a", "b", "c"]])
    model.hidden = []
  }

  /// A list that is shorter, and longer again, while its last page is shown.
  private func pagesThatAreGone() {
    func rows(_ count: Int) -> [String] { (1...count).map { "row \($0)" } }
    for count in [21, 20, 5, 41, 40, 1_000, 12_005] {
      model.sections = [rows(65)]
      table.reloadData()
      table.scrollToRow(at: row(64))
      log.removeAll()
      let last = names.suffix(2)
      model.sections = [rows(count)]
      table.reloadData()
      model.hidden = ["row 1", "row 30"]
      let found = [table.rowsElsewhere { ["row 30", "row 31"].contains($0.english) }]
      model.hidden = []
      let shown = names
      model.sections = [rows(65)]
      table.reloadData()
      note("\(last), then of \(count): \(shown.first ?? "-") to \(shown.suffix(3))")
      note("  elsewhere at once \(found), of more again \(names.first ?? "-")")
      note("  at once \(table.textControls.count), \(log.diagnostics.map(\.text))")
    }
    log.removeAll()
    words = LogWords(log, withoutCallsOf: "AnsweringRows")
    reload("few", [["a", "b"], ["c"]])
  }

  /// Fields whose delegate refuses to end, in rows that change, go and leave the page.
  private func stubborn() {
    let (title, delegate) = (TextField("Title"), Stubborn())
    title.delegate = delegate
    func state<Result>(_ name: String, _ body: () -> Result) {
      note(name, body)
      note("  \(title.isFirstResponder) \(title.input != nil) \(delegate.take())")
    }
    func edit(_ place: IndexPath) {
      table.cellForRow(at: place)?.contentElements = [.field(title)]
      state("touch") { window.touch(title) }
    }
    model.sections = [(1...25).map { "row \($0)" }]
    note("reload") { table.reloadData() }
    edit(row(0))
    state("another page, refused") { table.scrollToRow(at: row(22)) }
    state("More, refused") { window.touch(table.moreButton) }
    state("other fields") { table.cellForRow(at: row(0))?.contentElements = [] }
    edit(row(1))
    state("reload the row") { table.reloadRows(at: [row(1)]) }
    edit(row(2))
    model.sections[0].remove(at: 2)
    state("delete the row") { table.deleteRows(at: [row(2)]) }
    edit(row(3))
    state("reload all") { table.reloadData() }
    edit(row(4))
    delegate.refuses = false
    state("another page") { table.scrollToRow(at: row(22)) }
    note("looked at") { names.first ?? "-" }
    reload("few", [["a", "b"], ["c"]])
  }

  /// A list whose first question is each one, in no window and in one after a reload.
  private func firstAsked() {
    let questions: [(String, (TableView) -> Any)] = [
      ("sections", { $0.numberOfSections }), ("rows", { $0.numberOfRows(inSection: 0) }),
      ("a cell", { $0.cellForRow(at: [0, 1])?.text.english ?? "-" }),
      ("cells", { $0.visibleCells.count }), ("paths", { $0.indexPathsForVisibleRows.count }),
      ("lines", { $0.lines.count }), ("controls", { $0.controls.count }),
      ("texts", { $0.textControls.count }), ("verbs", { $0.actionNames.count }),
      (
        "a selection",
        {
          $0.selectRow(at: [0, 1])
          return $0.indexPathsForSelectedRows ?? []
        }
      ),
      ("a position", { [$0.position(of: [0, 1]) ?? -1, $0.position(of: [1, 0]) ?? -1] }),
      ("rows elsewhere", { $0.rowsElsewhere { _ in true } }),
    ]
    for (name, ask) in questions {
      let alone = TableView()
      alone.dataSource = listener
      let before = ask(alone)
      let window = WindowView()
      window.log = EventLog()
      window.addSubview(TableScreen(alone))
      alone.reloadData()
      note("\(name) = \(before), in a window \(ask(alone))")
      alone.reloadData()
      note("  unknown \(alone.needsCounts) \(alone.needsRows), again \(ask(alone))")
    }
  }

  /// A list in two windows, and one that reports before it is in any.
  private func elsewhere() {
    let (there, screen) = (WindowView(), TableScreen(table))
    there.log = log
    let before = window.subviews.last
    note("in another window") { there.addSubview(screen) }
    note("looked at") { names }
    if let before { note("leaves the first") { window.removeSubview(before) } }
    note("touch there") { table.controls.first.map { there.touch($0) } ?? false }
    note("leaves there") { there.removeSubview(screen) }
    note("comes again") { window.addSubview(TableScreen(table)) }
    note("looked at") { names }
    let early = TableView()
    for name in ["one", "two"] {
      _ = early.dequeueReusableCell(withIdentifier: name, for: row(0))
    }
    let shown = TableScreen(early)
    for _ in 1...2 {
      note("reports from before") { there.addSubview(shown) }
      note("leaves") { there.removeSubview(shown) }
    }
  }

  private final class Stubborn: TextFieldDelegate {
    var refuses = true
    private var heard: [String] = []

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
      heard.append("may end")
      return !refuses
    }

    func textFieldDidEndEditing(_ textField: TextField) { heard.append("ended") }
  }
}
