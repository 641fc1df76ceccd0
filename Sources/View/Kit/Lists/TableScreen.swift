public import View

/// A screen with a table alone.
///
/// ```swift
/// let controller = ViewController()
/// controller.view = TableScreen(table)
/// ```
public final class TableScreen: Screen {
  /// The table.
  public let tableView: TableView

  /// The table.
  public var elements: [Element] { [.table(tableView)] }

  /// Creates a screen of a table.
  public init(_ tableView: TableView) { self.tableView = tableView }
}
