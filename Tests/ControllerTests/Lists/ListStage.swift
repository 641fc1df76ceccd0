import Foundation
import Model
import View
import ViewKit

/// A list in a window, whose data source and delegate write down every call, and change a model.
final class ListStage {
  let trace = Trace()
  let table = TableView()
  let window = WindowView()
  let listener: ListListener

  /// Shows a list that was asked for everything once; what it wrote is taken away.
  init(_ sections: [[String]] = [["a", "b", "c"]]) {
    listener = ListListener(trace, sections)
    table.register(RecordingCell.self, forCellReuseIdentifier: "row")
    table.dataSource = listener
    table.delegate = listener
    window.addSubview(TableScreen(table))
    look()
    _ = trace.take()
  }

  /// The names of what can be touched, as a renderer reads them.
  @discardableResult
  func look() -> [String] { table.controls.map(\.label.english) }

  func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Touches what has a name, as a person does.
  func touch(_ name: String) {
    for control in table.controls where control.label.english == name { window.touch(control) }
  }

  /// Does something else with a row.
  func perform(_ action: String, on name: String) {
    for control in table.controls where control.label.english == name {
      for other in control.actions where other.name.english == action {
        window.perform(other, on: control)
      }
    }
  }

  /// The names of the selected rows that are shown.
  var selected: [String] { table.visibleCells.filter(\.isSelected).map(\.text.english) }

  /// What was reported.
  var reports: [String] { window.log.diagnostics.map(\.text) }
}

/// A cell that says when it is used again.
final class RecordingCell: TableViewCell {
  var trace: Trace?

  override func prepareForReuse() { trace?.lines.append("\(text.english).prepareForReuse") }
}

/// A data source and delegate with every method, each of which writes a line.
final class ListListener {
  let trace: Trace
  var sections: [[String]]

  var header: (Int) -> Phrase? = { _ in nil }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var swipe: SwipeActionsConfiguration?
  var mayHighlight = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var commit: (IndexPath) -> Void = { _ in }
  /// What to do inside a call, by what it writes: once.
  var reactions: [String: () -> Void] = [:]
  /// What to do inside every call.
  var everyCall: (String) -> Void = { _ in }

  init(_ trace: Trace, _ sections: [[String]]) {
    self.trace = trace
    self.sections = sections
  }

  private func write(_ line: String, _ indexPath: IndexPath? = nil) {
    let line = line + (indexPath.map { "(\($0.section).\($0.row))" } ?? "")
    trace.lines.append(line)
    reactions.removeValue(forKey: line)?()
    everyCall(line)
  }
}

extension ListListener: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    write("ds.numberOfSections")
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    write("ds.numberOfRows(\(section))")
    return sections[section].count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    write("ds.titleForHeader(\(section))")
    return header(section)
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    write("ds.titleForFooter(\(section))")
    return nil
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    write("ds.cellForRow", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RecordingCell)?.trace = trace
    cell.text = Phrase(verbatim: sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    write("ds.canEditRow", indexPath)
    return canEdit(indexPath)
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    write("ds.canMoveRow", indexPath)
    return true
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    write("ds.commit \(editingStyle)", indexPath)
    commit(indexPath)
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    write("ds.moveRow", sourceIndexPath)
    write("  to", destinationIndexPath)
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }
}

extension ListListener: TableViewDelegate {
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { write("tv.willDisplay", indexPath) }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { write("tv.didEndDisplaying", indexPath) }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    write("tv.shouldHighlight", indexPath)
    return mayHighlight
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    write("tv.didHighlight", indexPath)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    write("tv.didUnhighlight", indexPath)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    write("tv.willSelect", indexPath)
    return willSelect(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    write("tv.didSelect", indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    write("tv.willDeselect", indexPath)
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    write("tv.didDeselect", indexPath)
  }

  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  {
    write("tv.editingStyle", indexPath)
    return .delete
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    write("tv.swipeActions", indexPath)
    return swipe
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    write("tv.willBeginEditing", indexPath)
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    write("tv.didEndEditing", indexPath)
  }
}

/// A data source with the two methods that every one has.
final class PlainList: TableViewDataSource {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: texts[indexPath.row])
    return cell
  }
}
