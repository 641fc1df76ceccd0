import Foundation
import ModelKit

@testable import View
@testable import ViewKit

/// What a list shows.
final class RowModel {
  var sections = [["a", "b", "c"], ["x", "y"]]
  /// What is said to be the number of sections, where that is another one.
  var said: Int?
  var hidden: Set<String> = []
}

/// A data source that implements what it must, and a delegate that implements nothing.
final class PlainRows: TableViewDataSource, TableViewDelegate {
  private let model: RowModel

  init(_ model: RowModel) { self.model = model }

  func numberOfSections(in tableView: TableView) -> Int { model.said ?? model.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(reuseIdentifier: "row")
    cell.text = Phrase(verbatim: model.sections[indexPath.section][indexPath.row])
    cell.isHidden = model.hidden.contains(cell.text.english)
    return cell
  }
}

/// Implements everything.
final class AnsweringRows: TableViewDataSource, TableViewDelegate {
  private let model: RowModel
  private let answers: ListLogStage.Answers

  init(_ model: RowModel, _ answers: ListLogStage.Answers) {
    (self.model, self.answers) = (model, answers)
  }

  func numberOfSections(in tableView: TableView) -> Int { model.said ?? model.sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(reuseIdentifier: "row")
    cell.text = Phrase(verbatim: model.sections[indexPath.section][indexPath.row])
    cell.isHidden = model.hidden.contains(cell.text.english)
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    "above \(section)"
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    section == 0 ? "below" : nil
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answers != .noEditing
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answers == .moves || answers == .inserts
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let name = model.sections[indexPath.section][indexPath.row]
    if editingStyle == .insert {
      model.sections[indexPath.section].insert(name + "'", at: indexPath.row)
      tableView.insertRows(at: [indexPath])
    } else {
      model.sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath])
    }
  }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = model.sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    model.sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { cell.detailText = "shown" }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { cell.detailText = nil }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answers != .noHighlight
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    switch answers {
    case .noSelect: nil
    case .anotherSelected: indexPath.row == 1 ? [0, 0] : [7, 7]
    default: indexPath
    }
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    switch answers {
    case .noDeselect: nil
    case .anotherDeselected: [0, 2]
    default: indexPath
    }
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  {
    answers == .inserts ? (indexPath.row == 0 ? .none : .insert) : .delete
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard answers == .ownActions else { return nil }
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: Phrase("pin", ko: "고정")) { _, cell, _ in
        cell.detailText = "pinned"
      }, ContextualAction(style: .destructive, title: Phrase("burn", ko: "태우기")) {},
    ])
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
}
