import Foundation
import Model
import ModelKit
import Workshop

@testable import View
@testable import ViewKit
@testable import ViewText

/// A window with a list, with which whatever can be done is done, and noted in a few words.
final class ListLogStage {
  /// What those who are asked answer.
  enum Answers: String, CaseIterable {
    case all, defaults, nobody, gone
    case noEditing, noHighlight, noSelect, anotherSelected, noDeselect, anotherDeselected, inserts
    case ownActions, moves
  }

  let log = EventLog(isRecording: true)
  let table = TableView()
  let window = WindowView()
  private(set) var listener: (any TableViewDataSource & TableViewDelegate)?
  let model = RowModel()
  let answers: Answers
  private(set) var acts: [(name: String, lines: [String])] = []
  lazy var words = LogWords(log, withoutCallsOf: "AnsweringRows")

  init(_ answers: Answers) {
    self.answers = answers
    let listener: any TableViewDataSource & TableViewDelegate =
      answers == .defaults ? PlainRows(model) : AnsweringRows(model, answers)
    self.listener = listener
    log.isExplaining = true
    window.log = log
    note("asked for nothing yet") {
      [table.numberOfSections, table.numberOfRows(inSection: 0), table.visibleCells.count]
    }
    table.dataSource = listener
    if answers != .nobody { table.delegate = listener }
    note("added") { window.addSubview(TableScreen(table)) }
    note("looked at") { names }
    if answers == .gone { self.listener = nil }
  }

  var names: [String] {
    table.lines.map { line in
      switch line {
      case .header(let text), .footer(let text): "(\(text.english))"
      case .row(let cell): (cell.isSelected ? "*" : "") + cell.text.english
      case .button(let button): "[\(button.label.english)/\(button.label.korean)]"
      }
    }
  }

  func row(_ row: Int, _ section: Int = 0) -> IndexPath { [section, row] }

  func note<Result>(_ name: String, _ body: () -> Result) {
    let result = body()
    acts.append(("\(name)\(result is Void ? "" : " = \(result)")", words.take()))
  }

  /// Adds a line to the last act.
  func note(_ line: String) { acts[acts.count - 1].lines.append(line) }

  func touch(_ name: String) -> Bool {
    guard let control = table.controls.first(where: { $0.label.english == name }) else {
      return false
    }
    return window.touch(control)
  }

  func verbs(of name: String) -> [ControlAction] {
    table.controls.first { $0.label.english == name }?.actions ?? []
  }

  private func perform(_ verb: String, on name: String) {
    note("\(verb) on \(name)") { () -> Any in
      guard let action = verbs(of: name).first(where: { $0.name.english == verb }),
        let control = table.controls.first(where: { $0.label.english == name })
      else { return "is no verb" }
      return window.perform(action, on: control)
    }
    note("looked at") { names }
  }

  func play() {
    touches()
    byProgram()
    editing()
    // The others answer these in the same way.
    guard [.all, .defaults, .nobody, .gone].contains(answers) else { return }
    changes()
    pages()
    fields()
    corners()
    places()
  }

  private func touches() {
    for name in ["b", "b", "c", "x"] { note("touch \(name)") { touch(name) } }
    table.allowsMultipleSelection = true
    for name in ["a", "x", "a"] { note("touch \(name), of several") { touch(name) } }
    table.allowsMultipleSelection = false
    note("touch c, of one again") { touch("c") }
    table.allowsSelection = false
    note("touch a, which selects nothing") { touch("a") }
    table.allowsSelection = true
    note("highlighted") { table.visibleCells.map(\.isHighlighted) }
  }

  private func byProgram() {
    note("select") { table.selectRow(at: row(1)) }
    note("select another") { table.selectRow(at: row(0, 1), scrollPosition: .top) }
    note("select what is not there") { table.selectRow(at: row(7)) }
    note("deselect") { table.deselectRow(at: row(0, 1)) }
    note("deselect what is not there") { table.deselectRow(at: row(0, 9)) }
    for place in [IndexPath(index: 0), [0, -1], [-1, 0], [0, 0, 0], []] {
      note("select \(place)") { table.selectRow(at: place) }
      note("scroll to \(place)") { table.scrollToRow(at: place) }
    }
    table.allowsMultipleSelection = true
    for place in [row(0), row(2), row(0)] { table.selectRow(at: place) }
    note("selected by program") { names }
    note("select none") { table.selectRow(at: nil) }
    table.allowsMultipleSelection = false
    note("scroll") { table.scrollToRow(at: row(1, 1), at: .middle) }
    note("scroll to what is not there") { table.scrollToRow(at: row(9, 1)) }
  }

  private func editing() {
    note("verbs") { table.actionNames.map { "\($0.english) \($0.korean)" } }
    note("verbs of a") { verbs(of: "a").map { "\($0.name.english) \($0.isDestructive)" } }
    perform("delete", on: "b")
    perform("insert", on: "b")
    perform("pin", on: "a")
    perform("burn", on: "a")
    note("edit") { table.setEditing(true) }
    note("edit again") { table.setEditing(true) }
    note("verbs while editing") {
      table.controls.map { control in
        let verbs = control.actions.map {
          "\($0.name.english)/\($0.name.korean) \($0.isDestructive)"
        }
        return "\(control.label.english): \(verbs)"
      }
    }
    note("touch while editing") { touch("c") }
    table.allowsSelectionDuringEditing = true
    note("touch while editing, if that selects") { touch("c") }
    perform("delete", on: "c")
    perform("insert", on: "c")
    for (verb, name) in [
      ("move up", "a"), ("move down", "a"), ("move down", "c"), ("move down", "c"),
      ("move up", "c"), ("move up", "x"), ("move up", "x"), ("move down", "z"), ("move up", "y"),
    ] {
      perform(verb, on: name)
    }
    let old = verbs(of: "a")
    note("edit no more") { table.setEditing(false) }
    stale(old + verbs(of: "a"))
  }

  private func changes() {
    model.sections = [["a", "b", "c"], ["x", "y", "z"]]
    note("reload") { table.reloadData() }
    note("looked at") { names }
    table.selectRow(at: row(1))
    model.sections[0].insert("new", at: 0)
    note("insert") { table.insertRows(at: [row(0)]) }
    note("looked at") { names }
    model.sections[1].remove(at: 1)
    note("delete") { table.deleteRows(at: [row(1, 1)]) }
    note("looked at") { names }
    note("reload one") { table.reloadRows(at: [row(2)]) }
    note("looked at") { names }
    model.sections.swapAt(0, 1)
    note("wrong") { table.deleteRows(at: [row(0)]) }
    note("looked at") { names }
    note("in a batch") {
      table.performBatchUpdates { [self] in
        model.sections = [["z", "x"], ["mid"], ["c", "new", "d"]]
        table.moveRow(at: row(1), to: row(0))
        table.insertSections([1])
        table.deleteRows(at: [row(1, 1), row(2, 1)])
        table.moveRow(at: row(3, 1), to: row(0, 2))
        table.insertRows(at: [row(2, 2)])
      } completion: { [self] _ in
        model.sections[0].append("late")
        table.insertRows(at: [row(2)])
      }
    }
    note("looked at") { names }
    model.sections.remove(at: 1)
    note("delete a section") { table.deleteSections([1]) }
    note("looked at") { names }
    note("ends nothing") { table.endUpdates() }
    note("an empty batch") { table.performBatchUpdates(nil) }
  }

  /// A list of several pages, whose buttons are touched on each of them.
  private func pages() {
    for count in [20, 21, 40, 41] {
      model.sections[0] = (1...count).map { "row \($0)" }
      table.reloadData()
      for step in 0..<6 {
        let button = [0, 1, 4].contains(step) ? table.moreButton : table.earlierButton
        log.removeAll()
        note("\(button.label.english) of \(count) = \(window.touch(button))")
        if step == 1 { note("beyond = \(table.moreButton.touch())") }
        for report in log.diagnostics { note("  \(report)") }
        let (first, last) = (names.first ?? "-", names.suffix(3).joined(separator: " "))
        note("  \(first) to \(last), \(log.events.count) calls")
        note("  has \([table.moreButton, table.earlierButton].map { table.has($0) })")
      }
      note("before = \(table.earlierButton.touch())")
      for end in ["1", "3"] {
        note("elsewhere: \(table.rowsElsewhere { $0.english.hasSuffix(end) })")
      }
    }
    model.sections = [["a", "b"], ["c"]]
    log.removeAll()
    words = LogWords(log, withoutCallsOf: "AnsweringRows")
    _ = words.take()
    note("one page again") { table.reloadData() }
  }

  /// Fields in rows: edited while their row is changed, reloaded, deleted or hidden, and while it leaves.
  private func fields() {
    let (title, text, go) = (TextField("Title"), TextView("Text"), Button("Go"))
    func state<Result>(_ name: String, _ body: () -> Result) {
      note(name, body)
      let inputs = [title, text].map { field in
        (field.isFirstResponder ? "edited" : "not edited") + (field.input == nil ? ", out" : "")
      }
      note("  \(inputs): \(table.controls.map(\.label.english))")
      note("  \(table.fields.map(\.label.english)) of \(table.textControls.count)")
    }
    func cell(_ place: IndexPath) -> TableViewCell {
      table.cellForRow(at: place) ?? TableViewCell()
    }
    state("fields in a row") {
      cell(row(0)).contentElements = [.field(title), .textView(text), .button(go)]
    }
    state("has") { [title, text, go, cell(row(0)), cell(row(1))].map { table.has($0) } }
    state("touch") { [title, text, cell(row(0)), go].map { window.touch($0) } }
    state("hidden") { title.isHidden = true }
    title.isHidden = false
    state("the row hidden") {
      cell(row(0)).isHidden = true
      return [table.has(title), window.touch(title)]
    }
    cell(row(0)).isHidden = false
    state("touch") { window.touch(title) }
    state("other fields") { cell(row(0)).contentElements = [.textView(text)] }
    state("touch") { window.touch(text) }
    state("more fields") { cell(row(0)).contentElements = [.field(title), .textView(text)] }
    state("to another row") {
      cell(row(1)).contentElements = [.textView(text)]
      cell(row(0)).contentElements = [.field(title)]
    }
    state("touch") { window.touch(title) }
    state("reload the other") { table.reloadRows(at: [row(1)]) }
    state("reload it") { table.reloadRows(at: [row(0)]) }
    state("in a row again") { cell(row(1)).contentElements = [.field(title)] }
    state("touch") { window.touch(title) }
    model.sections[0].remove(at: 1)
    state("delete") { table.deleteRows(at: [row(1)]) }
    state("in the last row") { cell(row(0, 1)).contentElements = [.field(title)] }
    state("touch") { window.touch(title) }
    if let screen = window.subviews.last {
      state("leaves") { window.removeSubview(screen) }
      state("comes again") { window.addSubview(screen) }
    }
    state("touch") { window.touch(title) }
    state("reload all") { table.reloadData() }
  }

  private func places() {
    note("cell of a row") { table.cellForRow(at: row(0))?.text.english ?? "nil" }
    note("cell of no row") { table.cellForRow(at: row(9))?.text.english ?? "nil" }
    note("rows") { table.indexPathsForVisibleRows.map(\.description) }
    note("counts") { (0...3).map { table.numberOfRows(inSection: $0) } + [table.numberOfSections] }
    let alone = TableView()
    note("cells to use again") {
      alone.register({ TableViewCell(reuseIdentifier: "made") }, forCellReuseIdentifier: "made")
      return [
        alone.dequeueReusableCell(withIdentifier: "made")?.reuseIdentifier ?? "nil",
        alone.dequeueReusableCell(withIdentifier: "none")?.reuseIdentifier ?? "nil",
        alone.dequeueReusableCell(withIdentifier: "none", for: row(0)).reuseIdentifier ?? "nil",
      ]
    }
    if let screen = window.subviews.last { note("leaves") { window.removeSubview(screen) } }
    note("reload, left") { table.reloadData() }
    note("looked at, left") { names }
    note("comes again") { window.addSubview(TableScreen(table)) }
    note("looked at") { names }
    note("another data source") { table.dataSource = nil }
    note("looked at") { names }
  }
}
