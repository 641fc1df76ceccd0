public import Foundation
import View
public import ViewKit

/// A grid of cells: each section is a row of it, and has as many items as the first one.
open class UICollectionView: UIScrollView {
  let grid = CollectionView()

  /// Creates a grid; its layout is not drawn.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    Views.note(self, for: grid)
  }

  /// Creates a grid.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  isolated deinit { Views.forget(grid) }

  override var ownElements: [Element] { [.grid(grid)] }

  /// How the cells are laid out: not drawn.
  open var collectionViewLayout: UICollectionViewLayout
  /// Says what is shown; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { grid.dataSource = dataSource }
  }
  /// Is told what a person touches; held weakly.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { grid.delegate = delegate }
  }
  /// Whether it is left out of the screen.
  open override var isHidden: Bool { didSet { grid.isHidden = isHidden } }
  /// Whether a person can select cells.
  open var allowsSelection: Bool {
    get { grid.allowsSelection }
    set { grid.allowsSelection = newValue }
  }
  /// Whether a person can select several cells.
  open var allowsMultipleSelection: Bool {
    get { grid.allowsMultipleSelection }
    set { grid.allowsMultipleSelection = newValue }
  }
  /// The cells that are selected, or `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { grid.indexPathsForSelectedItems }
  /// What is behind the cells: not drawn.
  open var backgroundView: UIView?

  /// Has cells of an identifier made from a class.
  open func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    grid.register(
      { cellClass.init(reuseIdentifier: identifier).makeHost() },
      forCellWithReuseIdentifier: identifier)
  }

  /// A cell to use again, else a new one; that nothing is registered is reported.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    (grid.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? HostItem)?.owner
      ?? UICollectionViewCell(reuseIdentifier: identifier)
  }

  /// The cell of an item, or `nil` if it is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    (grid.cellForItem(at: indexPath) as? HostItem)?.owner
  }
  /// How many sections there are.
  open var numberOfSections: Int { grid.numberOfSections }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { grid.numberOfItems(inSection: section) }
  /// Asks for everything again.
  open func reloadData() { grid.reloadData() }
  /// Asks for some cells again.
  open func reloadItems(at indexPaths: [IndexPath]) { grid.reloadItems(at: indexPaths) }
  /// Makes several changes at once; the completion is called after that.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { grid.performBatchUpdates(updates, completion: completion) }
  /// Items were added to the model.
  open func insertItems(at indexPaths: [IndexPath]) { grid.insertItems(at: indexPaths) }
  /// Items were removed from the model.
  open func deleteItems(at indexPaths: [IndexPath]) { grid.deleteItems(at: indexPaths) }
  /// An item is at another place of the model.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    grid.moveItem(at: indexPath, to: newIndexPath)
  }
  /// Sections were added to the model.
  open func insertSections(_ sections: IndexSet) { grid.insertSections(sections) }
  /// Sections were removed from the model.
  open func deleteSections(_ sections: IndexSet) { grid.deleteSections(sections) }
  /// Sections show something else.
  open func reloadSections(_ sections: IndexSet) { grid.reloadSections(sections) }
  /// Selects a cell silently.
  ///
  /// - Parameters: those that UIKit has.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { grid.selectItem(at: indexPath) }
  /// Deselects a cell silently.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    grid.deselectItem(at: indexPath)
  }

  /// Where a cell that a program selects shall be: not drawn.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
  }
}

/// A cell of a grid, which shows the texts in it.
open class UICollectionViewCell: UIView {
  /// The identifier under which the cell is used again, or `nil`.
  public private(set) var reuseIdentifier: String?

  /// Where subviews are added.
  public let contentView = UIView()

  /// What is behind a selected cell: not drawn.
  open var selectedBackgroundView: UIView?

  /// The cell of the framework, while the grid shows it: that holds this one.
  private(set) weak var host: HostItem?

  /// Creates a cell; where it is does not matter.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell for a grid.
  public required convenience init(reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  /// The cell will be used again, at another place; call `super` in your own.
  open func prepareForReuse() {}

  /// Whether the cell is selected.
  open var isSelected: Bool { host?.isSelected ?? false }

  /// The cell that the grid shows of it.
  func makeHost() -> HostItem {
    let cell = host ?? HostItem(of: self)
    host = cell
    cell.text = Phrase(verbatim: labelText ?? "")
    return cell
  }
}

/// The cell of a grid, which holds the view that it shows.
final class HostItem: CollectionViewCell {
  let owner: UICollectionViewCell

  init(of owner: UICollectionViewCell) {
    self.owner = owner
    super.init(reuseIdentifier: owner.reuseIdentifier)
  }

  required init(reuseIdentifier: String?) {
    owner = UICollectionViewCell(reuseIdentifier: reuseIdentifier)
    super.init(reuseIdentifier: reuseIdentifier)
  }

  override func prepareForReuse() { owner.prepareForReuse() }
}

/// How the cells of a grid are laid out: not drawn.
@MainActor
open class UICollectionViewLayout {
  /// Creates a layout.
  public init() {}
}

/// A layout in lines: not drawn.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How large a cell is.
  open var itemSize = CGSize.zero
  /// How large a cell might be.
  open var estimatedItemSize = CGSize.zero
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 0
  /// The space between cells.
  open var minimumInteritemSpacing: CGFloat = 0
  /// The space around a section.
  open var sectionInset = UIEdgeInsets.zero
  /// Which way it scrolls.
  open var scrollDirection = ScrollDirection.vertical

  /// Which way a layout scrolls.
  public enum ScrollDirection: Sendable {
    /// Up and down.
    case vertical
    /// To the sides.
    case horizontal
  }
}

/// Says what a grid shows: one method is optional.
@MainActor
public protocol UICollectionViewDataSource: CollectionViewDataSource {
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item, which is about to be shown.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

// A default says so to the log, as those of the framework do.
extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.grid.byDefault(of: self, 1)
  }
  /// Asks the method with UIKit's name.
  public func numberOfSections(in collectionView: CollectionView) -> Int {
    guard let view = Views.of(collectionView, UICollectionView.self) else { return 0 }
    return self.numberOfSections(in: view)
  }
  /// Asks the method with UIKit's name.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    guard let view = Views.of(collectionView, UICollectionView.self) else { return 0 }
    return self.collectionView(view, numberOfItemsInSection: section)
  }
  /// Asks the method with UIKit's name.
  public func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    guard let view = Views.of(collectionView, UICollectionView.self) else {
      return CollectionViewCell()
    }
    let cell: UICollectionViewCell = self.collectionView(view, cellForItemAt: indexPath)
    return cell.makeHost()
  }
}

/// Is told what a person touches in a grid: all methods are optional.
@MainActor
public protocol UICollectionViewDelegate: CollectionViewDelegate {
  /// Whether a cell that was touched may be selected.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  /// A person has selected a cell.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A person has deselected a cell.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

/// The same, for a layout in lines, whose methods are never called.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

extension UICollectionViewDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { collectionView.grid.byDefault(of: self, true) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { collectionView.grid.byDefault(of: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { collectionView.grid.byDefault(of: self) }
  /// Asks the method with UIKit's name.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let view = Views.of(collectionView, UICollectionView.self) else { return true }
    return self.collectionView(view, shouldSelectItemAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let view = Views.of(collectionView, UICollectionView.self) else { return }
    self.collectionView(view, didSelectItemAt: indexPath)
  }
  /// Calls the method with UIKit's name.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    guard let view = Views.of(collectionView, UICollectionView.self) else { return }
    self.collectionView(view, didDeselectItemAt: indexPath)
  }
}
