import Vestibule

/// A parent of two children that do not know each other: it carries what one tells to the other.
final class CellsController: ViewController, RoutedController {
  let route = "cells"
  private(set) var sheet = Sheet()
  private var selected: Address?
  private let bar: FormulaBarController
  private let grid: GridController

  init(_ bar: any FormulaBarView = FormulaBarScreen(), _ grid: any GridScreenView = GridScreen()) {
    self.bar = FormulaBarController(bar)
    self.grid = GridController(rows: Address.rows, columns: Address.columns, grid)
    super.init()
    title = .cells
  }

  override func loadView() { view = ContainerScreen() }

  override func viewDidLoad() {
    (bar.delegate, grid.delegate) = (self, self)
    for child in [bar, grid] {
      addChild(child)
      (view as? ContainerScreen)?.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

extension CellsController: GridControllerDelegate {
  func grid(_ grid: GridController, textAtRow row: Int, column: Int) -> String {
    Address(column: column, row: row).map { sheet.value(of: $0).text } ?? ""
  }

  func grid(_ grid: GridController, didSelectRow row: Int, column: Int) {
    guard let address = Address(column: column, row: row) else { return }
    selected = address
    bar.edit(sheet.content(of: address), of: .cell(address.name))
  }

  func grid(_ grid: GridController, placeOf name: String) -> (row: Int, column: Int)? {
    Address(name).map { ($0.row, $0.column) }
  }
}

extension CellsController: FormulaBarDelegate {
  func formulaBar(_ bar: FormulaBarController, didSet content: String) {
    guard let selected else { return }
    let changed = call(
      Sheet.self, "set(\"\(content)\", at: \(selected.name))", answering: { "\($0.count)" }
    ) { sheet.set(content, at: selected) }
    grid.reload(changed.map { ($0.row, $0.column) })
    grid.note = sheet.value(of: selected) == .error(.syntax) ? .howToWrite : nil
  }
}

extension CellsController: HiddenStateProviding {
  var hiddenState: String { "\(sheet.contents)" }
}
