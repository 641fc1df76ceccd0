public import View

/// A row that is shown: UIKit's `UITableViewCell`.
///
/// It has a text, and perhaps a box and a detail; or it holds elements of its own, which take the
/// place of all that. A row that is being edited is a cell with a field in it.
///
/// ```swift
/// let cell = TableViewCell(reuseIdentifier: "tea")
/// cell.text = "Assam"
/// cell.detailText = "3 minutes"
/// cell.isChecked = true
/// ```
open class TableViewCell: Control {
  /// How a row is edited: UIKit's styles with its raw values.
  ///
  /// ```swift
  /// func tableView(
  ///   _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  /// ) -> TableViewCell.EditingStyle {
  ///   indexPath.row == 0 ? .none : .delete
  /// }
  /// ```
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// Another can be inserted there.
    case insert = 2
  }

  /// The identifier under which the cell is used again, or `nil`.
  public let reuseIdentifier: String?

  /// The text, which is also the cell's name at a prompt.
  public var text: Phrase {
    get { label }
    set { rename(newValue) }
  }

  /// What is shown after the text, or `nil`.
  public var detailText: Phrase?

  /// Whether the box before the text is checked; `nil` without a box.
  public var isChecked: Bool?

  /// What is shown in place of the row, if there is any; a field in it can be edited.
  public var contentElements: [Element] = [] {
    didSet {
      if let input = table?.input {
        for source in oldValue.compactMap(\.source) { source.leave(input) }
      }
      table?.exchangeFields(Self.fields(in: oldValue), of: self)
    }
  }

  /// Whether the row is left out of the table; editing in it ends then.
  open override var isHidden: Bool {
    didSet { if isHidden { table?.endEditing(in: [self]) } }
  }

  /// Whether a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { configure() } }
  }

  /// Whether it is shown as selected.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { configure() } }
  }

  /// Sets what the cell looks like: UIKit's handler.
  ///
  /// It is called when a row shows the cell, when the cell is selected or highlighted or no longer
  /// so, and after a change of an `@Observable` property that it has read: <doc:Observation>.
  public final var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)? {
    didSet { configure() }
  }

  /// Calls the handler of its configuration again, if a row shows the cell.
  public final func setNeedsUpdateConfiguration() { configure() }

  /// The table that shows it, or `nil`.
  weak var table: TableView?

  /// Creates a cell without text.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init("")
  }

  /// The cell will be used again, for another row; call `super` in your own.
  ///
  /// What a row looks like is set by `tableView(_:cellForRowAt:)`, for each row again.
  open func prepareForReuse() {}

  /// Selects the row, as its table and the delegate see fit.
  open override func touched(in context: TouchContext) -> Bool { table?.touch(self) ?? false }

  /// What the delegate and the data source allow to be done with the row.
  open override var actions: [ControlAction] { table?.actions(of: self) ?? [] }

  /// What of it can be touched.
  var controls: [Control] {
    if isHidden { return [] }
    if contentElements.isEmpty { return [self] }
    return contentElements.filter(\.isShown).flatMap(\.controls)
  }

  /// The fields and text views in it, hidden or not.
  var fields: [TextControl] { Self.fields(in: contentElements) }

  /// The pickers, grids and tables in it.
  var sources: [any ElementSource] { contentElements.compactMap(\.source) }

  private static func fields(in elements: [Element]) -> [TextControl] {
    elements.compactMap(\.textControl)
  }
}

extension TableViewCell: ConfiguredCell {
  package var displayer: (any ElementSource)? {
    guard let table, !table.isLayingOut else { return nil }
    return table
  }

  package var configuration: (() -> Void)? {
    configurationUpdateHandler.map { handler in
      {
        handler(
          self,
          CellConfigurationState(isSelected: self.isSelected, isHighlighted: self.isHighlighted))
      }
    }
  }
}
