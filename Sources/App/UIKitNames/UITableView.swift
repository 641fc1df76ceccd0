public import Foundation
import View
public import ViewKit

/// A list of rows in sections.
open class UITableView: UIScrollView {
  /// How a changed row moves: nothing moves.
  public typealias RowAnimation = TableView.RowAnimation
  /// Where the row that a program scrolls to shall be.
  public typealias ScrollPosition = TableView.ScrollPosition

  /// The height of a row that finds its own: not drawn.
  public static let automaticDimension: CGFloat = -1

  let table = TableView()

  /// Creates a table; its style is not drawn.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    Views.note(self, for: table)
  }

  /// Creates a table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  isolated deinit { Views.forget(table) }

  override var ownElements: [Element] {
    (tableHeaderView?.elements ?? []) + [.table(table)] + (tableFooterView?.elements ?? [])
  }

  /// How sections are set apart: not drawn.
  public let style: Style

  /// Says what is shown; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { table.dataSource = dataSource }
  }
  /// Is told what a person does; held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { table.delegate = delegate }
  }
  /// Whether it is left out of the screen.
  open override var isHidden: Bool { didSet { table.isHidden = isHidden } }
  /// What is shown above the rows.
  open var tableHeaderView: UIView?
  /// What is shown below the rows.
  open var tableFooterView: UIView?

  /// Whether a person can select rows.
  open var allowsSelection: Bool {
    get { table.allowsSelection }
    set { table.allowsSelection = newValue }
  }
  /// Whether a person can select several rows.
  open var allowsMultipleSelection: Bool {
    get { table.allowsMultipleSelection }
    set { table.allowsMultipleSelection = newValue }
  }
  /// Whether a person can select rows while the table is edited.
  open var allowsSelectionDuringEditing: Bool {
    get { table.allowsSelectionDuringEditing }
    set { table.allowsSelectionDuringEditing = newValue }
  }
  /// Whether it is edited.
  open var isEditing: Bool {
    get { table.isEditing }
    set { table.setEditing(newValue) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { table.setEditing(editing) }

  /// How high a row is: not drawn.
  open var rowHeight: CGFloat = -1
  /// How high a row might be: not drawn.
  open var estimatedRowHeight: CGFloat = -1
  /// How high a header is: not drawn.
  open var sectionHeaderHeight: CGFloat = -1
  /// How high a footer is: not drawn.
  open var sectionFooterHeight: CGFloat = -1
  /// The space above a header: not drawn.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// The line between rows: not drawn.
  open var separatorStyle = SeparatorStyle.singleLine
  /// A color: not drawn.
  open var separatorColor: UIColor?
  /// Where that line begins: not drawn.
  open var separatorInset = UIEdgeInsets.zero
  /// What is behind the rows: not drawn.
  open var backgroundView: UIView?
  /// What a person pulls down to load again: not drawn.
  open var refreshControl: UIControl?

  // MARK: - Rows and cells

  /// How many sections there are.
  open var numberOfSections: Int { table.numberOfSections }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { table.numberOfRows(inSection: section) }
  /// The cell of a row, or `nil` if it is not shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    (table.cellForRow(at: indexPath) as? HostCell)?.owner
  }
  /// The row that a cell shows, or `nil`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.host.flatMap { table.indexPath(for: $0) }
  }
  /// The cells that are shown.
  open var visibleCells: [UITableViewCell] {
    table.visibleCells.compactMap { ($0 as? HostCell)?.owner }
  }
  /// The rows that are shown.
  open var indexPathsForVisibleRows: [IndexPath]? { table.indexPathsForVisibleRows }
  /// Has cells of an identifier made from a class.
  open func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    table.register(
      { cellClass.init(reuseIdentifier: identifier).makeHost() },
      forCellReuseIdentifier: identifier)
  }
  /// A cell to use again, else a new one; `nil` if nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    (table.dequeueReusableCell(withIdentifier: identifier) as? HostCell)?.owner
  }
  /// A cell to use again, else a new one; that nothing is registered is reported.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    (table.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? HostCell)?.owner
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: - Selection

  /// The selected row, or `nil`.
  open var indexPathForSelectedRow: IndexPath? { table.indexPathForSelectedRow }
  /// The selected rows, or `nil`.
  open var indexPathsForSelectedRows: [IndexPath]? { table.indexPathsForSelectedRows }
  /// Selects a row silently.
  ///
  /// - Parameters: those that UIKit has.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    table.selectRow(at: indexPath, scrollPosition: scrollPosition)
  }
  /// Deselects a row silently.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.deselectRow(at: indexPath)
  }
  /// Shows the page of a row.
  ///
  /// - Parameters: those that UIKit has.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    table.scrollToRow(at: indexPath, at: position)
  }

  // MARK: - Changes

  /// Asks for everything again.
  open func reloadData() { table.reloadData() }
  /// Makes several changes at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    table.performBatchUpdates(updates, completion: completion)
  }
  /// Begins a batch.
  open func beginUpdates() { table.beginUpdates() }
  /// Ends a batch.
  open func endUpdates() { table.endUpdates() }
  /// Rows were added to the model.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table.insertRows(at: indexPaths)
  }
  /// Rows were removed from the model.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table.deleteRows(at: indexPaths)
  }
  /// Rows show something else.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table.reloadRows(at: indexPaths)
  }
  /// A row is at another place of the model.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    table.moveRow(at: indexPath, to: newIndexPath)
  }
  /// Sections were added to the model.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    table.insertSections(sections)
  }
  /// Sections were removed from the model.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    table.deleteSections(sections)
  }
  /// Sections show something else.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    table.reloadSections(sections)
  }
  /// Rows show something else in the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { table.reconfigureRows(at: indexPaths) }

  /// How sections are set apart.
  public enum Style: Sendable {
    /// By a line.
    case plain
    /// By a space.
    case grouped
    /// By a box.
    case insetGrouped
  }

  /// The line between rows.
  public enum SeparatorStyle: Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }
}

extension NSIndexPath {
  /// The number of the section, from 0.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The number of the row in its section, from 0.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The number of the item in its section, from 0.
  public var item: Int { row }
}

extension TableView.RowAnimation {
  /// To the right: nothing moves.
  public static let right = TableView.RowAnimation.automatic
  /// To the left: nothing moves.
  public static let left = TableView.RowAnimation.automatic
  /// To the top: nothing moves.
  public static let top = TableView.RowAnimation.automatic
  /// To the bottom: nothing moves.
  public static let bottom = TableView.RowAnimation.automatic
  /// To the middle: nothing moves.
  public static let middle = TableView.RowAnimation.automatic
}
