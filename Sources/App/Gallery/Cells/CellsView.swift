import View
import ViewKit

/// The bar with the content of a cell, as its controller knows it.
protocol FormulaBarView: Screen {
  /// The name of the cell, which a person has touched.
  var name: Phrase? { get set }
  var content: TextField { get }
}

final class FormulaBarScreen: FormulaBarView {
  private let label = Label()
  let content = TextField(Phrase("Formula", ko: "수식"))

  var name: Phrase? {
    get { label.text }
    set { label.text = newValue }
  }

  var elements: [Element] { [.label(label), .field(content)] }
}

/// A grid of texts, as its controller knows it.
protocol GridScreenView: Screen {
  var grid: CollectionView { get }
}

final class GridScreen: GridScreenView {
  let grid = CollectionView()

  var elements: [Element] { [.grid(grid)] }
}

extension Phrase {
  static let cells = Phrase("Cells", ko: "셀")

  static func content(_ content: String, of name: Phrase) -> Phrase {
    Phrase("\(name.english): \(content)", ko: "\(name.korean): \(content)")
  }

  static func cell(_ name: String) -> Phrase { Phrase("Cell \(name)", ko: "\(name) 셀") }
}
