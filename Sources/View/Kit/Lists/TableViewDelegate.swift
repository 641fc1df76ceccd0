public import Foundation
import View

/// Decides about the rows of a table and is told of them: UIKit's methods, all optional.
///
/// ```swift
/// func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
///   chosen = teas[indexPath.row]
///   tableView.deselectRow(at: indexPath)
/// }
/// ```
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// A row is about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - cell: the cell that shows the row.
  ///   - indexPath: the section and the row, each from 0.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// A row is no longer shown; its cell may be used again.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - cell: the cell that shows the row.
  ///   - indexPath: where the row was, before the table changed.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// Whether a row that is touched may be highlighted; `false` ends the touch.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A finger was put on a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// The finger was lifted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select in place of the touched one; `nil` for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// A person selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// The row to deselect in place of the selected one; `nil` for none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A person deselected a row, perhaps by selecting another.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// How a row is edited.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle

  /// What else a person can do with a row; `nil` leaves what its editing style says.
  ///
  /// Asked when the row is shown, as its verbs are shown with it, and again for what is done.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// A person is about to do one of those.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

  /// A person has done one of those.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension TableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { tableView.byDefault(of: self) }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { tableView.byDefault(of: self) }

  /// Returns `true`.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.byDefault(of: self, true)
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// Returns the row.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableView.byDefault(of: self, indexPath)
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// Returns the row.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableView.byDefault(of: self, indexPath)
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// Returns `.delete`.
  public func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  {
    tableView.byDefault(of: self, .delete)
  }

  /// Returns `nil`.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { tableView.byDefault(of: self, nil) }

  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.byDefault(of: self)
  }
}
