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
