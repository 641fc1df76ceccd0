public import Controller
public import Foundation
public import View
public import ViewKit

/// Shows one table, whose data source and delegate it is: UIKit's `UITableViewController`.
///
/// Override the methods that you need. In those of the data source and the delegate do not call
/// `super`: a method that calls it counts as not implemented. Its calls are on
/// <doc:Lists#A-controller-of-a-table>.
///
/// ```swift
/// override func tableView(
///   _ tableView: TableView, numberOfRowsInSection section: Int
/// ) -> Int { teas.count }
///
/// override func tableView(
///   _ tableView: TableView, cellForRowAt indexPath: IndexPath
/// ) -> TableViewCell {
///   let cell = TableViewCell()
///   cell.text = Phrase(verbatim: teas[indexPath.row])
///   return cell
/// }
/// ```
open class TableViewController: ViewController {
  /// The table.
  public let tableView = TableView()

  /// Whether the selection ends, silently, whenever the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether the table is being edited.
  public var isEditing: Bool { tableView.isEditing }

  /// Creates a controller of an empty table.
  public override init() {
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Sets a screen with the table alone; override it for a screen with more than the table.
  open override func loadView() {
    view = TableScreen(tableView)
  }

  /// Ends the selection; call `super` in your own.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView.selectRow(at: nil) }
  }

  /// Begins or ends editing the table; call `super` in your own.
  open func setEditing(_ editing: Bool, animated: Bool) {
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: - What the table shows

  /// How many sections there are: 1.
  open func numberOfSections(in tableView: TableView) -> Int { tableView.byDefault(of: self, 1) }

  /// How many rows a section has: none.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.byDefault(of: self, 0)
  }

  /// The cell of a row; override it together with the number of rows.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.byDefault(of: self, TableViewCell())
  }

  /// The line above a section: none.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    tableView.byDefault(of: self, nil)
  }

  /// The line below a section: none.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    tableView.byDefault(of: self, nil)
  }

  // MARK: - What is shown

  /// A row is about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - cell: the cell that shows the row.
  ///   - indexPath: the section and the row, each from 0.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { tableView.byDefault(of: self) }

  /// A row is no longer shown.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - cell: the cell that shows the row.
  ///   - indexPath: where the row was, before the table changed.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { tableView.byDefault(of: self) }

  // MARK: - What is selected

  /// Whether a touched row may be highlighted: yes.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.byDefault(of: self, true)
  }

  /// A finger was put on a row.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// The finger was lifted.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// The row to select: the touched one.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.byDefault(of: self, indexPath)
  }

  /// A person selected a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// The row to deselect: the selected one.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { tableView.byDefault(of: self, indexPath) }

  /// A person deselected a row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  // MARK: - What is edited

  /// Whether a row can be edited: yes, if you override this or the editing style.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.byDefault(of: self, true)
  }

  /// How a row is edited: by deleting it.
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  { tableView.byDefault(of: self, .delete) }

  /// Whether a row can be moved: yes, if you override this.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.byDefault(of: self, true)
  }

  /// A person deleted or inserted a row: override it where a row can be edited.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - editingStyle: what the person did: delete or insert.
  ///   - indexPath: the section and the row, each from 0, before the change.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.commitByDefault(of: self) }

  /// A person moved a row: override it where a row can be moved.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - sourceIndexPath: where the row was.
  ///   - destinationIndexPath: where it is after the move.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.moveByDefault(of: self) }

  /// What else a person can do with a row: nothing.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { tableView.byDefault(of: self, nil) }

  /// A person is about to do something with a row.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.byDefault(of: self)
  }

  /// A person has done something with a row.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.byDefault(of: self)
  }
}

extension TableViewController: TableViewDataSource, TableViewDelegate {}
