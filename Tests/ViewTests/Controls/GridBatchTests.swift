import Foundation
import Model
import Testing
import Workshop

@testable import View
@testable import ViewKit

@MainActor
@Suite("A grid that is told of changes")
struct GridBatchTests {
  @Test(
    "Whatever is inserted, deleted, moved and reloaded, each cell shows its item, and is asked once",
    arguments: 1...300)
  func walks(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let stage = GridBatchStage(rows: 3, columns: 4)
    for step in 1...20 {
      stage.select(&random)
      let (before, selected) = (stage.shown, stage.selected)
      stage.asked = []

      let reloaded = stage.change(&random)

      let way = "seed \(seed), step \(step)"
      #expect(stage.shown == stage.data.flatMap(\.self), "\(way)")
      // What was shown before is not asked again, unless it is reloaded.
      let new = Set(stage.shown).subtracting(before).union(reloaded)
      #expect(Set(stage.asked) == new && stage.asked.count == new.count, "\(way)")
      let isThere = { (item: Int) in stage.shown.contains(item) }
      #expect(stage.selected == selected.filter(isThere), "\(way)")
      #expect(stage.names == stage.expectedNames, "\(way)")
      #expect(stage.log.diagnostics.isEmpty, "\(way): \(stage.log.diagnostics)")
    }
  }

  @Test("What does not fit is reported in UIKit's words, and everything is asked again")
  func misfits() {
    let stage = GridBatchStage(rows: 1, columns: 2)
    let grid = stage.grid
    let misfits: [(String, () -> Void)] = [
      (
        "number of items contained in an existing section after the update (2)",
        { grid.insertItems(at: [[0, 0]]) }
      ),
      ("attempt to delete item 9 from section 0", { grid.deleteItems(at: [[0, 9]]) }),
      (
        "The number of sections contained in the collection view",
        { grid.deleteSections([0]) }
      ),
      (
        "attempt to perform a delete and a move",
        {
          grid.performBatchUpdates {
            grid.deleteItems(at: [[0, 0]])
            grid.moveItem(at: [0, 0], to: [0, 1])
          }
        }
      ),
      (
        "Invalid index path for use with UICollectionView.", { grid.moveItem(at: [0], to: [0, 1]) }
      ),
    ]
    for (words, change) in misfits {
      stage.asked = []
      stage.log.removeAll()

      change()

      #expect(stage.log.diagnostics.count == 1)
      #expect(stage.log.diagnostics.first?.description.contains(words) == true, "\(words)")
      #expect(stage.asked == stage.data[0])
    }
  }

  @Test("The completion is called after the data source, and one batch in another is one")
  func nested() {
    let stage = GridBatchStage(rows: 1, columns: 1)
    var asked: [Int] = []
    stage.grid.performBatchUpdates {
      stage.data[0].append(50)
      stage.grid.performBatchUpdates { stage.grid.insertItems(at: [[0, 1]]) }
      stage.data[0].append(51)
      stage.grid.insertItems(at: [[0, 2]])
      #expect(stage.asked.isEmpty)
    } completion: { isFinished in
      if isFinished { asked = stage.asked }
    }

    #expect(asked == [50, 51] && stage.log.diagnostics.isEmpty)
  }

  @Test("A cell that is reloaded in a batch is asked for again at its new place, and no other is")
  func reloadedInBatch() {
    let stage = GridBatchStage(rows: 1, columns: 3)
    stage.grid.performBatchUpdates {
      stage.data[0].insert(77, at: 0)
      stage.grid.reloadItems(at: [[0, 1]])
      _ = stage.grid.visibleCells
      stage.grid.insertItems(at: [[0, 0]])
    }

    #expect(stage.asked == [77, 1] && stage.shown == [77, 0, 1, 2])
    #expect(stage.log.diagnostics.isEmpty)
  }

  @Test("The cell of an item that was deleted is used again for the next new one")
  func usedAgain() throws {
    let stage = GridBatchStage(rows: 1, columns: 2)
    let old = try #require(stage.grid.cellForItem(at: [0, 0]))
    stage.data[0] = [1]
    stage.grid.deleteItems(at: [[0, 0]])
    stage.data[0] = [1, 77]

    stage.grid.insertItems(at: [[0, 1]])

    #expect(stage.grid.cellForItem(at: [0, 1]) === old && stage.shown == [1, 77])
  }

  @Test("A cell that moves while its delegate is asked is the one that is selected")
  func movesMeanwhile() throws {
    let stage = GridBatchStage(rows: 1, columns: 2)
    stage.grid.delegate = stage
    stage.whenAsked = { [unowned stage] in
      stage.data[0].insert(77, at: 0)
      stage.grid.insertItems(at: [[0, 0]])
    }

    _ = stage.grid.touch(try #require(stage.grid.cellForItem(at: [0, 1])))

    #expect(stage.selected == [1] && stage.grid.cellForItem(at: [0, 2])?.isSelected == true)
  }

  @Test("A section that is reloaded is asked for again, and no other one")
  func reloadedSection() {
    let stage = GridBatchStage(rows: 2, columns: 2)

    stage.grid.reloadSections([1])

    #expect(stage.asked == stage.data[1] && stage.shown == stage.data.flatMap(\.self))
  }

  @Test("A grid that is in no window yet compares nothing")
  func early() {
    let grid = CollectionView()

    grid.insertItems(at: [[0, 7]])

    #expect(grid.log.diagnostics.isEmpty)
  }

  @Test("Nor does a grid that is in no window any more")
  func late() {
    let (grid, window) = (CollectionView(), WindowView())
    let (stage, screen) = (GridBatchStage(rows: 1, columns: 1), ElementScreen([.grid(grid)]))
    grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = stage
    window.addSubview(screen)
    #expect(grid.visibleCells.count == 1)
    window.removeSubview(screen)

    grid.insertItems(at: [[0, 7]])

    #expect(grid.log.diagnostics.isEmpty && stage.asked == [0])
  }
}

/// A grid in a window, all of which is shown; each cell shows the number of its item.
@MainActor
private final class GridBatchStage: CollectionViewDataSource, CollectionViewDelegate {
  let grid = CollectionView()
  private let window = WindowView()
  private let screen = FieldScreen([])
  var data: [[Int]]
  var asked: [Int] = []
  var whenAsked = {}
  private var last = 100

  init(rows: Int, columns: Int) {
    data = (0..<rows).map { row in (0..<columns).map { 10 * row + $0 } }
    window.log = EventLog()
    (grid.visibleSections, grid.visibleItems) = (100, 100)
    grid.allowsMultipleSelection = true
    screen.elements = [.grid(grid)]
    window.addSubview(screen)
    grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    _ = grid.visibleCells
    asked = []
  }

  var log: EventLog { window.log }

  var shown: [Int] { grid.visibleCells.compactMap { Int($0.text.english) } }

  var names: [String] { grid.visibleCells.map(\.label.english) }

  var expectedNames: [String] {
    data.indices.flatMap { row in
      data[row].indices.map { "\(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")[$0])\(row + 1)" }
    }
  }

  var selected: [Int] { (grid.indexPathsForSelectedItems ?? []).map { data[$0.section][$0.item] } }

  /// Selects one more.
  func select(_ random: inout SplitMix) {
    let row = Int.random(in: data.indices, using: &random)
    grid.selectItem(at: [row, .random(in: data[row].indices, using: &random)])
  }

  /// Changes the data, and tells the grid; returns what is reloaded.
  func change(_ random: inout SplitMix) -> Set<Int> {
    var reloaded: Set<Int> = []
    let (rows, columns) = (data.count, data.first?.count ?? 0)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      // A new row, before or after another one that goes.
      let new = Int.random(in: 0..<rows, using: &random)
      let old = Int.random(in: 0..<rows, using: &random)
      grid.performBatchUpdates { [self] in
        data.remove(at: old)
        data.insert((0..<columns).map { _ in next() }, at: new)
        grid.insertSections([new])
        grid.deleteSections([old])
      }
    case 1 where columns < 9:
      let new = Int.random(in: 0...columns, using: &random)
      grid.performBatchUpdates { [self] in
        for row in data.indices { data[row].insert(next(), at: new) }
        grid.insertItems(at: data.indices.map { [$0, new] })
      }
    case 2 where columns > 1:
      let old = Int.random(in: 0..<columns, using: &random)
      grid.performBatchUpdates { [self] in
        for row in data.indices { data[row].remove(at: old) }
        grid.deleteItems(at: data.indices.map { [$0, old] })
      }
    case 3:
      let row = Int.random(in: 0..<rows, using: &random)
      let (from, to) = (
        Int.random(in: 0..<columns, using: &random), Int.random(in: 0..<columns, using: &random)
      )
      data[row].insert(data[row].remove(at: from), at: to)
      grid.moveItem(at: [row, from], to: [row, to])
    case 4 where rows < 9:
      data.append((0..<columns).map { _ in next() })
      grid.insertSections([rows])
    default:
      let row = Int.random(in: 0..<rows, using: &random)
      let column = Int.random(in: 0..<columns, using: &random)
      reloaded = [data[row][column]]
      grid.reloadItems(at: [[row, column]])
    }
    return reloaded
  }

  private func next() -> Int {
    last += 1
    return last
  }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    whenAsked()
    return true
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { data.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { data.first?.count ?? 0 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let item = data[indexPath.section][indexPath.item]
    asked.append(item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.text = "\(item)"
    return cell
  }
}
