import Foundation
import ModelKit
import View
import ViewKit

/// Sections of rows, made by closures.
final class Rows: TableViewDataSource, TableViewDelegate {
  var sections: [(header: Phrase?, rows: [(TableViewCell) -> Void])] = []
  var verbs: [Phrase] = []

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    sections[section].header
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    sections[indexPath.section].rows[indexPath.row](cell)
    return cell
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    verbs.isEmpty
      ? nil
      : SwipeActionsConfiguration(
        actions: verbs.map { ContextualAction(style: .normal, title: $0) { _, _, _ in } })
  }
}
