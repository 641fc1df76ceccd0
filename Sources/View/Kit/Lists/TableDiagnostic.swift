public import Foundation
import View

/// A misuse of a table, a grid or a picker: in UIKit's words where UIKit has some, and what to do
/// instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// table.scrollToRow(at: IndexPath(row: 9, section: 0))
/// let misuse = TableDiagnostic.outOfBounds(
///   IndexPath(row: 9, section: 0), rows: 2)
/// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum TableDiagnostic: Equatable, Sendable {
  /// The data source gave no cell for a row.
  case noCell(IndexPath)
  /// The data source gave the cell of another row, which is shown too.
  case cellShownTwice(IndexPath)
  /// No cell is registered under the identifier.
  case notRegistered(String)
  /// What a table was told of a change is not what its data source says; the text is UIKit's.
  case invalidUpdate(String)
  /// A batch was ended that was not begun.
  case batchNotBegun
  /// There is no such row or item.
  case outOfBounds(IndexPath, rows: Int, in: Attempt = .scrollToRow)
  /// There is no such section.
  case sectionOutOfBounds(Int, sections: Int, in: Attempt = .scrollToRow)
  /// The data source of a view was released, and is needed.
  case dataSourceGone(of: String)
  /// A method that the person's doing needs is missing.
  case notImplemented(String, by: String)

  /// What a program wanted with a row of a table or an item of a grid that is not there.
  ///
  /// ```swift
  /// table.selectRow(at: IndexPath(row: 9, section: 0))
  /// let misuse = TableDiagnostic.outOfBounds(
  ///   IndexPath(row: 9, section: 0), rows: 2, in: .selectRow)
  /// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  /// ```
  public enum Attempt: Sendable {
    /// To show a row of a table.
    case scrollToRow
    /// To select a row of a table.
    case selectRow
    /// To show an item of a grid.
    case scrollToItem
    /// To select an item of a grid.
    case selectItem

    // UIKit's words, as others have logged them.
    fileprivate var beginning: String {
      switch self {
      case .scrollToRow: "Attempted to scroll the table view to an out-of-bounds"
      case .scrollToItem: "Attempted to scroll the collection view to an out-of-bounds"
      case .selectRow, .selectItem: "Attempted to modify the selection of an out-of-bounds"
      }
    }

    fileprivate var unit: String {
      switch self {
      case .scrollToRow, .selectRow: "row"
      case .scrollToItem, .selectItem: "item"
      }
    }
  }
}

extension TableDiagnostic: CustomStringConvertible {
  /// What happened, and the remedy.
  public var description: String {
    switch self {
    case .noCell(let indexPath):
      "TableView failed to obtain a cell from its dataSource ((null)) for row \(indexPath.row) of "
        + "section \(indexPath.section). Keep the data source alive: it is held weakly."
    case .cellShownTwice(let indexPath):
      "The cell for row \(indexPath.row) of section \(indexPath.section) is shown in another row. "
        + "Return a cell from dequeueReusableCell(withIdentifier:for:), or a new one."
    case .notRegistered(let identifier):
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    case .invalidUpdate(let text): text
    case .batchNotBegun:
      "endUpdates() without a beginUpdates(), so nothing is done. Call them in pairs, or "
        + "performBatchUpdates(_:completion:)."
    case .outOfBounds(let indexPath, let rows, let attempt):
      "\(attempt.beginning) \(attempt.unit) (\(indexPath.row)) when there are only \(rows) "
        + "\(attempt.unit)s in section \(indexPath.section)."
    case .sectionOutOfBounds(let section, let sections, let attempt):
      "\(attempt.beginning) section (\(section)) when there are only \(sections) sections."
    case .dataSourceGone(let view):
      "\(view) asks its dataSource what it shows, but that is gone. "
        + "Keep the data source alive: it is held weakly."
    case .notImplemented(let method, let dataSource):
      "A person wanted what \(dataSource) does not do. Implement \(method)."
    }
  }
}
