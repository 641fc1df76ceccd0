public import Foundation
public import View
public import ViewKit

/// Tells a table what it shows: all methods but two are optional.
@MainActor
public protocol UITableViewDataSource: TableViewDataSource {
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, which is about to be shown.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The line above a section, or `nil`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The line below a section, or `nil`.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited: write it where a row can be deleted.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A person deleted a row, or inserted one.
  ///
  /// - Parameters: those that UIKit has.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// A person moved a row.
  ///
  /// - Parameters: those that UIKit has.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

// A default says so to the log, as those of the framework do.
extension UITableViewDataSource {
  /// Returns `1`.
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.table.byDefault(of: self, 1)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.table.byDefault(of: self, nil)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.table.byDefault(of: self, nil)
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.table.byDefault(of: self, true)
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.table.byDefault(of: self, true)
  }
  /// Reports that the data source does not implement this method.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.table.commitByDefault(of: self)
  }
  /// Reports that the data source does not implement this method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.table.moveByDefault(of: self)
  }

  /// Asks the method with UIKit's name.
  public func numberOfSections(in tableView: TableView) -> Int {
    guard let view = Views.of(tableView, UITableView.self)
    else { return 1 }
    return self.numberOfSections(in: view)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard let view = Views.of(tableView, UITableView.self)
    else { return 0 }
    return self.tableView(view, numberOfRowsInSection: section)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let view = Views.of(tableView, UITableView.self)
    else { return true }
    return self.tableView(view, canEditRowAt: indexPath)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let view = Views.of(tableView, UITableView.self)
    else { return true }
    return self.tableView(view, canMoveRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(
    _ tableView: TableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, commit: editingStyle, forRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    guard let view = Views.of(tableView, UITableView.self) else { return TableViewCell() }
    let cell: UITableViewCell = self.tableView(view, cellForRowAt: indexPath)
    return cell.makeHost()
  }
  /// Asks the method with UIKit's name, or the delegate for a view.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    guard let view = Views.of(tableView, UITableView.self) else { return nil }
    let title: String? = self.tableView(view, titleForHeaderInSection: section)
    let text = title ?? view.delegate?.tableView(view, viewForHeaderInSection: section)?.labelText
    return text.map(Phrase.init(verbatim:))
  }
  /// Asks the method with UIKit's name, or the delegate for a view.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    guard let view = Views.of(tableView, UITableView.self) else { return nil }
    let title: String? = self.tableView(view, titleForFooterInSection: section)
    let text = title ?? view.delegate?.tableView(view, viewForFooterInSection: section)?.labelText
    return text.map(Phrase.init(verbatim:))
  }
}

/// Decides about the rows of a table and is told of them: all methods are optional.
@MainActor
public protocol UITableViewDelegate: TableViewDelegate {
  /// A row is about to be shown.
  ///
  /// - Parameters: those that UIKit has.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// A row is no longer shown.
  ///
  /// - Parameters: those that UIKit has.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// Whether a row that is touched may be highlighted.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A finger was put on a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// The finger was lifted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select in place of the touched one; `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The row to deselect; `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// How a row is edited.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// What else a person can do with a row.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// A person is about to do one of those.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A person has done one of those.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// A view above a section: the texts in it are shown.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// A view below a section: the texts in it are shown.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.table.byDefault(of: self)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.table.byDefault(of: self)
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    tableView.table.byDefault(of: self, true)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// Returns `indexPath`.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableView.table.byDefault(of: self, indexPath)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// Returns `indexPath`.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableView.table.byDefault(of: self, indexPath)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// Returns `.delete`.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    tableView.table.byDefault(of: self, .delete)
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.table.byDefault(of: self, nil)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.table.byDefault(of: self)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.table.byDefault(of: self)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Calls the method with UIKit's name.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let view = Views.of(tableView, UITableView.self), let cell = (cell as? HostCell)?.owner
    else { return }
    self.tableView(view, willDisplay: cell, forRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let view = Views.of(tableView, UITableView.self), let cell = (cell as? HostCell)?.owner
    else { return }
    self.tableView(view, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard let view = Views.of(tableView, UITableView.self)
    else { return true }
    return self.tableView(view, shouldHighlightRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, didHighlightRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, didUnhighlightRowAt: indexPath)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    guard let view = Views.of(tableView, UITableView.self)
    else { return indexPath }
    return self.tableView(view, willSelectRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, didSelectRowAt: indexPath)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    guard let view = Views.of(tableView, UITableView.self)
    else { return indexPath }
    return self.tableView(view, willDeselectRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, didDeselectRowAt: indexPath)
  }
  /// Asks the method with UIKit's name.
  public func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    guard let view = Views.of(tableView, UITableView.self)
    else { return .delete }
    return self.tableView(view, editingStyleForRowAt: indexPath)
  }
  /// Asks the method with UIKit's name.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let view = Views.of(tableView, UITableView.self)
    else { return nil }
    return self.tableView(view, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, willBeginEditingRowAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard let view = Views.of(tableView, UITableView.self)
    else { return }
    self.tableView(view, didEndEditingRowAt: indexPath)
  }
}
