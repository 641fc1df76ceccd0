public import Foundation
import Model
import View

/// A list of rows in sections: UIKit's `UITableView`.
///
/// It asks its data source when its screen, in a window, is first drawn or touched, and only for
/// the rows that are then shown: a page of 20. A button More shows the next page and, except on the
/// first, a button Earlier the one before. The order of all calls is on <doc:Lists>.
///
/// The delegate is called for what a person does to it, not for what the program does.
///
/// ```swift
/// let table = TableView()
/// table.register(TableViewCell.self, forCellReuseIdentifier: "tea")
/// table.dataSource = list
/// table.delegate = list
/// let window = makeWindow(.table(table))
/// #expect(table.visibleCells.map(\.text) == ["Assam", "Sencha"])
/// ```
@MainActor
public final class TableView {
  /// The most rows that are shown at a time.
  public static let rowsPerPage = 20

  /// Where the row that a program scrolls to shall be: UIKit's positions with its raw values.
  ///
  /// On paper only `none` differs: a selected row is then not scrolled to.
  ///
  /// ```swift
  /// let sencha = IndexPath(row: 1, section: 0)
  /// table.selectRow(at: sencha, scrollPosition: .top)
  /// #expect(table.indexPathForSelectedRow == sencha)
  /// ```
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How a changed row moves; nothing moves on paper.
  ///
  /// ```swift
  /// list.teas.append("Darjeeling")
  /// table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
  /// #expect(table.visibleCells.count == 3)
  /// ```
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade = 0
    /// Nothing moves.
    case none = 5
    /// As the table likes best.
    case automatic = 100
  }

  /// The data source, held weakly; a new one is asked for everything.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      asking.dataSource.didSet(dataSource)
      setNeedsReload()
    }
  }

  /// The delegate, held weakly.
  public weak var delegate: (any TableViewDelegate)? {
    didSet { asking.delegate.didSet(delegate) }
  }

  /// Whether a person can select rows.
  public var allowsSelection = true

  /// Whether a person can select several rows.
  public var allowsMultipleSelection = false

  /// Whether a person can select rows while the table is being edited.
  public var allowsSelectionDuringEditing = false

  /// Whether the table is left out of its screen; editing in a row ends then.
  public var isHidden = false {
    didSet { if isHidden { endEditing(in: rows) } }
  }

  /// Whether the table is being edited; set it with `setEditing(_:animated:)`.
  public internal(set) var isEditing = false

  // MARK: - Stored properties of the extensions

  /// A row that is shown.
  struct Row {
    var indexPath: IndexPath
    let cell: TableViewCell
    var editing = RowEditing()
  }

  var sections = TableSections()
  /// The rows of the page, in order.
  var rows: [Row] = []
  /// The rows that are no longer shown, until the delegate is told.
  var endedRows: [Row] = []
  /// The position of the first row of the page.
  var firstPosition = 0
  var needsCounts = true
  var needsRows = true
  var isLoaded = false
  var isLayingOut = false
  var isLoadingCounts = false

  var selection: [IndexPath] = []
  var followedRows: [FollowedRow] = []

  /// What the table was told of a change that goes on.
  var updates: TableUpdates?
  var updateDepth = 0

  /// The cell of a row that is being reconfigured.
  var reconfigured: TableViewCell?

  var makers: [String: @MainActor () -> TableViewCell] = [:]
  var unusedCells: [String: [TableViewCell]] = [:]

  var asking = AskingState()

  lazy var moreButton = pageButton(Phrase("More", ko: "더 보기"), showsNext: true)
  lazy var earlierButton = pageButton(Phrase("Earlier", ko: "이전 보기"), showsNext: false)

  /// Creates a table without a data source.
  public init() {}

  // MARK: - Sections and rows

  /// How many sections there are; the data source is asked once, until the next reload.
  public var numberOfSections: Int {
    loadCountsIfNeeded()
    return sections.count
  }

  /// How many rows a section has; 0 if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return sections.rowCount(in: section)
  }

  /// The cell of a row, or `nil` if it is not shown.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    layoutIfNeeded()
    return rows.first { $0.indexPath == indexPath }?.cell
  }

  /// The row that a cell shows, or `nil`.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.indexPath
  }

  /// The cells that are shown, from top to bottom.
  public var visibleCells: [TableViewCell] {
    layoutIfNeeded()
    return rows.map(\.cell)
  }

  /// The rows that are shown, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath] {
    layoutIfNeeded()
    return rows.map(\.indexPath)
  }

  // MARK: - Cells to use again

  /// Has cells of an identifier made by a closure.
  public func register(
    _ makeCell: @escaping @MainActor () -> TableViewCell, forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = makeCell
  }

  /// Has cells of an identifier made from a class.
  public func register<Cell: TableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = { cellClass.init(reuseIdentifier: identifier) }
  }

  /// A cell that is no longer shown, else a new one; `nil` if nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    guard let cell = unusedCells[identifier]?.popLast() else {
      decide(.cellIsNew(self))
      return makers[identifier]?()
    }
    cell.prepareForReuse()
    return cell
  }

  /// A cell that is no longer shown, else a new one.
  ///
  /// If nothing is registered, that is reported, and the cell is a plain one.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.notRegistered(identifier))
    return TableViewCell(reuseIdentifier: identifier)
  }
}
