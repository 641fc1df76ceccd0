import Foundation
import Model
import Testing
import Workshop

@testable import App
@testable import ProgramKit
@testable import View
@testable import ViewKit

/// Each line that the log has of a grid besides its calls, and each row that it shows, once, with the
/// act that first led to it.
///
/// The calls, their order and that the log has them are compared with the reference model of grids.
@Suite("What the log has of a grid")
struct GridLogTests {
  @Test("A grid shows its rows and columns, and the log has a reason for each call left out")
  func grid() throws {
    let stage = GridStage()
    stage.play()
    var (text, known) = ("", Set<String>())
    for act in stage.acts {
      let new = act.lines.filter { known.insert($0).inserted }
      // What an act leads to is in its name.
      if known.insert(act.name).inserted || !new.isEmpty {
        text += ([act.name] + new).joined(separator: "\n") + "\n"
      }
    }

    try expect(text, isAsIn: "Words/grid.txt")
  }
}

private final class GridStage {
  private let grid = CollectionView()
  private let window = WindowView()
  private let log = EventLog(isRecording: true)
  private let shelf = Shelf()
  private let plain = PlainShelf()
  private let chooser = Chooser()
  private(set) var acts: [(name: String, lines: [String])] = []
  private lazy var words = LogWords(log, withoutCallsOf: "Shelf")

  init() {
    (grid.visibleSections, grid.visibleItems) = (2, 3)
    log.isExplaining = true
    window.log = log
  }

  private func note<Result>(_ name: String, _ body: () -> Result) {
    let result = body()
    let rows = grid.rows.map { row in
      row.title.english + ": "
        + row.cells.map { cell in
          (cell.isSelected ? "*" : "") + "\(cell.label.english)/\(cell.label.korean)"
            + "=\(cell.text.english)"
        }.joined(separator: " ")
    }
    let columns = grid.columns.map(\.english).joined(separator: " ")
    let buttons = grid.buttons.filter(\.isEnabled).map(\.label.english).joined(separator: " ")
    acts.append(
      (
        "\(name)\(result is Void ? "" : " = \(result)"): [\(columns)] [\(buttons)]",
        rows.map { "  \($0)" } + words.take()
      ))
  }

  private func cell(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func touch(_ section: Int, _ item: Int) -> Bool {
    grid.cellForItem(at: cell(section, item)).map { window.touch($0) } ?? false
  }

  func play() {
    note("of nobody") { [grid.numberOfSections, grid.numberOfItems(inSection: 0)] }
    grid.dataSource = plain
    note("in no window") { [grid.numberOfSections, grid.numberOfItems(inSection: 0)] }
    note("added") { window.addSubview(Shown(grid)) }
    note("touch, without delegate") { touch(0, 0) }
    for item in [24, 29] {
      note("scroll to \(item)") { grid.scrollToItem(at: cell(0, item)) }
    }
    grid.dataSource = shelf
    grid.delegate = shelf
    note("another data source") {}
    for place in [(0, 0), (0, 0), (1, 2), (4, 4)] {
      note("touch \(place)") { touch(place.0, place.1) }
    }
    for name in ["right", "right", "down", "down", "down", "left", "up", "up", "left", "left"] {
      note(name) {
        let button = grid.buttons.first { $0.label.english.lowercased() == name }
        return button.map { window.touch($0) } ?? false
      }
    }
    for place in [(4, 6), (0, 0), (5, 0), (0, 7), (-1, 0), (0, -1), (2, 3)] {
      note("scroll to \(place)") { grid.scrollToItem(at: cell(place.0, place.1)) }
    }
    note("select, elsewhere") { grid.selectItem(at: cell(0, 1)) }
    note("scroll there") { grid.scrollToItem(at: cell(0, 1)) }
    note("touch another") { touch(1, 1) }
    note("touch it again") { touch(1, 1) }
    grid.delegate = chooser
    note("touch another, told of by another delegate") { touch(0, 0) }
    note("touch one more") { touch(0, 1) }
    grid.delegate = shelf
    note("select none") { grid.selectItem(at: nil) }
    shelf.refused = cell(1, 0)
    note("touch what may not be selected") { touch(1, 0) }
    note("named") {
      ["a1", "G5", "h1", "a6", "A0", "AA1", "x", "1"].map { name in
        grid.indexPath(named: name).map(\.description) ?? "nil"
      }
    }
    note("reload some") { grid.reloadItems(at: [cell(0, 0), cell(4, 4)]) }
    note("more sections at a time") { grid.visibleSections = 4 }
    note("more items at a time") { grid.visibleItems = 5 }
    note("has") {
      [grid.has(grid.buttons[0]), grid.has(grid.visibleCells[0]), grid.has(Button("x"))]
    }
    let old = grid.visibleCells[0]
    note("scroll on") { grid.scrollToItem(at: cell(4, 5)) }
    note("has what is gone") { [grid.has(old), old.touched(in: TouchContext())] }
    for counts in [(1, 1), (2, 0), (0, 2), (5, 7)] {
      (shelf.sections, shelf.items) = counts
      note("reload \(counts)") { grid.reloadData() }
      note("counts") { [grid.numberOfSections, grid.numberOfItems(inSection: 3)] }
    }
    firstLooks()
    note("not registered") {
      grid.dequeueReusableCell(withReuseIdentifier: "none", for: cell(0, 0)).reuseIdentifier ?? ""
    }
    if let screen = window.subviews.last { note("leaves") { window.removeSubview(screen) } }
    note("reload, left") { grid.reloadData() }
  }

  /// What is looked at first after a change, and who asks back while it is asked.
  private func firstLooks() {
    (shelf.sections, shelf.items) = (30, 7)
    (grid.visibleSections, grid.visibleItems) = (2, 3)
    grid.register(Tin.self, forCellWithReuseIdentifier: "tin")
    note("reload") { grid.reloadData() }
    note("a cell first") {
      grid.scrollToItem(at: cell(2, 3))
      return grid.cellForItem(at: cell(3, 4))?.text.english ?? "-"
    }
    note("buttons first") {
      grid.scrollToItem(at: cell(0, 0))
      return grid.buttons.map(\.isEnabled)
    }
    note("columns first") {
      grid.scrollToItem(at: cell(2, 3))
      return grid.columns.map(\.korean)
    }
    for name in ["left", "left", "up", "up", "right", "right", "right", "down"] {
      note(name) {
        grid.buttons.first { $0.label.english.lowercased() == name }.map { window.touch($0) }
          ?? false
      }
    }
    grid.visibleItems = 5
    note("left, by more than there is") { window.touch(grid.buttons[0]) }
    shelf.asksBack = true
    note("asks back") {
      grid.reloadData()
      return [grid.numberOfSections, grid.visibleCells.count]
    }
    acts.append(("answers", ["  \(shelf.answers)"]))
    shelf.asksBack = false
    let wide = CollectionView()
    wide.dataSource = shelf
    note("as many as by default") {
      [wide.rows.count, wide.columns.count, wide.visibleCells.count]
    }
    note("numbers") {
      [IndexPath(), [3], [3, 4], [3, 4, 5]].map { "\($0.section) \($0.row) \($0.item)" }
    }
    grid.isHidden = true
    note("touch, hidden") { touch(0, 0) }
    grid.isHidden = false
    (shelf.sections, shelf.items) = (5, 7)
    note("reload") { grid.reloadData() }
  }

  private final class Shown: Screen {
    let elements: [Element]
    init(_ grid: CollectionView) { elements = [.grid(grid)] }
  }
}

/// What a grid shows at least: the defaults of all else.
private final class PlainShelf: CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 30 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell() }
}

/// A cell that counts how often it was used again.
private final class Tin: CollectionViewCell {
  private(set) var uses = ""

  override func prepareForReuse() { uses += "'" }
}

/// Is told of what is selected, and of nothing else.
private final class Chooser: CollectionViewDelegate {
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
}

private final class Shelf: CollectionViewDataSource, CollectionViewDelegate {
  var (sections, items) = (5, 7)
  var refused: IndexPath?
  var asksBack = false
  private(set) var answers: [Int] = []

  func numberOfSections(in collectionView: CollectionView) -> Int {
    if asksBack { answers.append(collectionView.numberOfSections) }
    return sections
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { items }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tin", for: indexPath)
    cell.text = "\(indexPath.section * 10 + indexPath.item)\((cell as? Tin)?.uses ?? "")"
    if asksBack { answers.append(collectionView.visibleCells.count) }
    return cell
  }

  func collectionView(_ collectionView: CollectionView, titleForSection section: Int) -> Phrase {
    Phrase("\(section + 1)", ko: "\(section + 1)줄")
  }

  func collectionView(_ collectionView: CollectionView, titleForItem item: Int) -> Phrase {
    Phrase(["A", "B", "C", "D", "E", "F", "G"][item], ko: "가\(item)")
  }

  func collectionView(_ collectionView: CollectionView, indexPathForItemNamed name: String)
    -> IndexPath?
  {
    guard let item = "ABCDEFGHI".firstIndex(of: name.uppercased().first ?? "?"),
      let section = Int(name.dropFirst())
    else { return nil }
    return IndexPath(item: item.utf16Offset(in: "ABCDEFGHI"), section: section - 1)
  }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { indexPath != refused }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
