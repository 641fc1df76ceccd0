public import View

/// A cell of a grid that is shown: UIKit's `UICollectionViewCell`.
///
/// ```swift
/// let cell = CollectionViewCell(reuseIdentifier: "tin")
/// cell.text = "Assam"
/// #expect(cell.text.english == "Assam")
/// ```
open class CollectionViewCell: Control {
  /// The identifier under which the cell is used again, or `nil`.
  public let reuseIdentifier: String?

  /// What it shows; its name is that of its column and its row.
  public final var text: Phrase = ""

  /// The grid that shows it, or `nil`.
  weak var grid: CollectionView?

  /// Whether it is shown as selected.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { configure() } }
  }

  /// Sets what the cell looks like: UIKit's handler.
  ///
  /// It is called when the grid shows the cell, when the cell is selected or no longer so, and
  /// after a change of an `@Observable` property that it has read: <doc:Observation>.
  public final var configurationUpdateHandler:
    ((CollectionViewCell, CellConfigurationState) -> Void)?
  {
    didSet { configure() }
  }

  /// Calls the handler of its configuration again, if the grid shows the cell.
  public final func setNeedsUpdateConfiguration() { configure() }

  /// Creates a cell without text.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init("")
  }

  /// The cell will be used again, at another place; call `super` in your own.
  open func prepareForReuse() {}

  /// Selects the cell, if the delegate allows it.
  open override func touched(in context: TouchContext) -> Bool { grid?.touch(self) ?? false }
}

extension CollectionViewCell: ConfiguredCell {
  package var displayer: (any ElementSource)? {
    guard let grid, grid.shown.values.contains(where: { $0 === self }) else { return nil }
    return grid
  }

  package var configuration: (() -> Void)? {
    configurationUpdateHandler.map { handler in
      { handler(self, CellConfigurationState(isSelected: self.isSelected, isHighlighted: false)) }
    }
  }
}
