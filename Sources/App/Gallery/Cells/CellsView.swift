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
  let content = TextField(
    Phrase("Formula", ko: "수식"),
    placeholder: Phrase("A number, a text or =add(A0, B0)", ko: "숫자, 글 또는 =add(A0, B0)"))

  var name: Phrase? {
    get { label.text }
    set { label.text = newValue }
  }

  var elements: [Element] { [.label(label), .field(content)] }
}

/// A grid of texts, as its controller knows it.
protocol GridScreenView: Screen {
  var grid: CollectionView { get }

  /// What is to be known about what was typed; below the grid.
  var note: Label { get }
}

final class GridScreen: GridScreenView {
  let grid = CollectionView()
  let note = Label()

  var elements: [Element] { [.grid(grid), .label(note)] }
}

extension Phrase {
  static let cells = Phrase("Cells", ko: "셀")

  static func content(_ content: String, of name: Phrase) -> Phrase {
    Phrase("\(name.english): \(content)", ko: "\(name.korean): \(content)")
  }

  /// What to write in place of a formula that is none.
  static let howToWrite: Phrase = {
    let sign = Sheet.Failure.syntax.rawValue
    let functions = Formula.Function.allCases.map(\.rawValue).joined(separator: ", ")
    return Phrase(
      "\(sign): write =add(B2, 1). Functions: \(functions).",
      ko: "\(sign): =add(B2, 1)처럼 쓰세요. 함수: \(functions).")
  }()

  static func cell(_ name: String) -> Phrase { Phrase("Cell \(name)", ko: "\(name) 셀") }
}
