import Vestibule

/// Says what a grid shows, and is told what a person touches.
@MainActor
protocol GridControllerDelegate: AnyObject {
  func grid(_ grid: GridController, textAtRow row: Int, column: Int) -> String
  func grid(_ grid: GridController, didSelectRow row: Int, column: Int)
  /// The place of what a person has named, shown or not.
  func grid(_ grid: GridController, placeOf name: String) -> (row: Int, column: Int)?
}

/// Shows rows and columns of texts; it knows no formulas, and any parent can use it.
final class GridController: ViewController {
  weak var delegate: (any GridControllerDelegate)?
  private let (rows, columns): (Int, Int)
  private let screen: any GridScreenView

  init(rows: Int, columns: Int, _ screen: any GridScreenView = GridScreen()) {
    (self.rows, self.columns) = (rows, columns)
    self.screen = screen
  }

  /// What is said below the grid, or `nil`.
  var note: Phrase? {
    get { screen.note.text }
    set { screen.note.text = newValue }
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "text")
    (screen.grid.dataSource, screen.grid.delegate) = (self, self)
  }

  /// Asks for some texts again.
  func reload(_ places: [(row: Int, column: Int)]) {
    screen.grid.reloadItems(at: places.map { IndexPath(item: $0.column, section: $0.row) })
  }
}

extension GridController: CollectionViewDataSource, CollectionViewDelegate {
  func numberOfSections(in collectionView: CollectionView) -> Int { rows }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    columns
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    let text = delegate?.grid(self, textAtRow: indexPath.section, column: indexPath.item)
    cell.text = Phrase(verbatim: text ?? "")
    return cell
  }

  /// From 0.
  func collectionView(_ collectionView: CollectionView, titleForSection section: Int) -> Phrase {
    "\(section)"
  }

  func collectionView(_ collectionView: CollectionView, indexPathForItemNamed name: String)
    -> IndexPath?
  {
    delegate?.grid(self, placeOf: name).map { IndexPath(item: $0.column, section: $0.row) }
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    tell(delegate, "grid(_:didSelectRow: \(indexPath.section), column: \(indexPath.item))") {
      $0.grid(self, didSelectRow: indexPath.section, column: indexPath.item)
    }
  }
}
