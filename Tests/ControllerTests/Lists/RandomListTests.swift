import Foundation
import Testing
import View
import ViewKit
import ViewText

/// Random changes of a list, also from within the calls of its data source and delegate.
///
/// A failure names its seed; `VESTIBULE_SEED=seed swift test --filter RandomList` walks that way
/// again.
@Suite("Random changes of a list", .patience)
struct RandomListTests {
  @Test(
    "11 [D] In whatever order, a list shows its model, and each row is as selected as the list says",
    arguments: TestSeed.walks)
  func walk(_ seed: UInt64) {
    let walk = ListWalk(seed)

    walk.take(steps: 100)

    #expect(walk.faults == [], "seed \(seed)")
  }
}

/// A list in two sections, whose rows come, go and move at random.
private final class ListWalk {
  private(set) var faults: [String] = []
  private let stage: ListStage
  private var random: SplitMix
  private var lastNumber = 0
  private var step = ""
  private var depth = 0
  private var isChecking = false

  init(_ seed: UInt64) {
    random = SplitMix(seed: seed)
    stage = ListStage([["a", "b", "c"], (0..<25).map { "x\($0)" }])
    stage.table.allowsMultipleSelection = seed % 2 == 0
    stage.table.allowsSelectionDuringEditing = seed % 3 == 0
    stage.listener.commit = { [unowned self] indexPath in
      stage.listener.sections[indexPath.section].remove(at: indexPath.row)
      table.deleteRows(at: [indexPath])
    }
    stage.listener.everyCall = { [unowned self] call in react(in: call) }
  }

  func take(steps: Int) {
    for number in 0..<steps where faults.isEmpty {
      step = "\(number)"
      change()
      check()
    }
  }

  private var table: TableView { stage.table }
  private var sections: [[String]] {
    get { stage.listener.sections }
    set { stage.listener.sections = newValue }
  }

  private func react(in call: String) {
    // While the rows are counted, they cannot change.
    let isCounting = ["numberOf", "titleFor", "cellForRow", "commit", "moveRow", "  to"].contains {
      call.contains($0)
    }
    guard !isCounting, !isChecking, depth < 2, number(0..<40) == 0 else { return }
    depth += 1
    step += " in \(call)"
    change()
    depth -= 1
  }

  private func change() {
    let kind = number(0..<12)
    step += " \(kind)"
    switch kind {
    case 0: insert()
    case 1: delete()
    case 2: move()
    case 3: table.performBatchUpdates { for _ in 0..<3 { self.insert() } }
    case 4: table.reloadData()
    case 5...6: touch()
    case 7: perform()
    case 8: table.setEditing(number(0..<2) == 0)
    case 9:
      guard let place = anyPlace else { return }
      table.selectRow(at: place, scrollPosition: number(0..<2) == 0 ? .none : .top)
    case 10:
      guard let place = anyPlace else { return }
      table.deselectRow(at: place)
    default:
      guard let place = anyPlace else { return }
      table.scrollToRow(at: place)
    }
  }

  private var anyPlace: IndexPath? {
    let places = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
    return places.randomElement(using: &random)
  }

  private func insert() {
    lastNumber += 1
    let section = number(0..<sections.count)
    // In a batch, an insertion has the number of afterwards: the last stays the last.
    let row = sections[section].count
    sections[section].append("n\(lastNumber)")
    table.insertRows(at: [IndexPath(row: row, section: section)])
  }

  private func delete() {
    guard let place = anyPlace else { return }
    sections[place.section].remove(at: place.row)
    table.deleteRows(at: [place])
  }

  private func move() {
    guard let from = anyPlace else { return }
    let moved = sections[from.section].remove(at: from.row)
    let section = number(0..<sections.count)
    let to = IndexPath(row: number(0..<sections[section].count + 1), section: section)
    sections[section].insert(moved, at: to.row)
    table.moveRow(at: from, to: to)
  }

  private func touch() {
    guard let control = table.controls.randomElement(using: &random) else { return }
    step += ":\(control.label.english)"
    stage.window.touch(control)
  }

  private func perform() {
    guard let control = table.controls.randomElement(using: &random),
      let action = control.actions.randomElement(using: &random)
    else { return }
    step += ":\(action.name.english) \(control.label.english)"
    stage.window.perform(action, on: control)
  }

  private func check() {
    isChecking = true
    defer { isChecking = false }
    stage.look()
    let rows = sections.joined().map { $0 }
    let cells = table.visibleCells.map(\.text.english)
    let first = rows.firstIndex(of: cells.first ?? "") ?? 0
    if cells != Array(rows[first...].prefix(20)) || first % 20 != 0 {
      fault("shows \(cells) of \(rows)")
    }
    for cell in table.visibleCells {
      guard let place = table.indexPath(for: cell) else {
        fault("\(cell.text.english) is nowhere")
        continue
      }
      if sections[place.section][place.row] != cell.text.english {
        fault("\(cell.text.english) is at \(place)")
      }
      let isSelected = table.indexPathsForSelectedRows?.contains(place) == true
      if cell.isSelected != isSelected {
        fault("\(cell.text.english) is not as selected as its row")
      }
      if cell.isHighlighted { fault("\(cell.text.english) is highlighted") }
    }
    let selected = table.indexPathsForSelectedRows ?? []
    if Set(selected).count != selected.count { fault("selected twice") }
    if !table.allowsMultipleSelection, selected.count > 1 { fault("several are selected") }
    for place in selected where !sections[place.section].indices.contains(place.row) {
      fault("\(place) is selected")
    }
    if let report = stage.reports.first { fault(report) }
  }

  private func fault(_ what: String) { faults.append("\(step): \(what)") }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
}
