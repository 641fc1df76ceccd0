import Foundation
import Testing
import View
import ViewKit

/// Random batches, whether they fit the model or not.
///
/// A failure names its seed; `VESTIBULE_SEED=seed swift test --filter RandomBatch` walks that way
/// again.
@Suite("Random batches of a list", .patience)
struct RandomBatchTests {
  @Test(
    "11.6 [D] After any batch a list shows its model, and one that does not fit is reported once",
    arguments: TestSeed.walks)
  func anyBatch(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for number in 0..<100 {
      let sections = (0..<Int.random(in: 1...3, using: &random)).map { section in
        (0..<Int.random(in: 0...4, using: &random)).map { "\(section).\($0)" }
      }
      let stage = ListStage(sections)
      stage.table.allowsMultipleSelection = true
      for section in sections.indices {
        for row in sections[section].indices { stage.table.selectRow(at: stage.row(row, section)) }
      }
      var batch = RandomBatch(of: sections, random: random)
      batch.draw()
      random = batch.random
      stage.listener.sections = batch.model

      stage.table.performBatchUpdates { batch.tell(stage) }

      let words = "seed \(seed), batch \(number): \(batch.steps)"
      #expect(stage.look() == batch.model.flatMap { $0 }, "\(words)")
      let places = batch.model.indices.flatMap { section in
        batch.model[section].indices.map { stage.row($0, section) }
      }
      #expect(stage.table.indexPathsForVisibleRows == places, "\(words)")
      #expect(stage.reports.count == (batch.isValid ? 0 : 1), "\(words)")
      // Each row of before that is still there was selected, and is so.
      #expect(stage.selected == (batch.isValid ? batch.kept : []), "\(words)")
    }
  }
}

/// A few changes, and the model after them: it stays as it was if they contradict each other, or name
/// what is not there.
private struct RandomBatch {
  enum Step {
    case delete(IndexPath), insert(IndexPath), reload(IndexPath), move(IndexPath, IndexPath)
    case deleteSection(Int), insertSection(Int)
  }

  private(set) var model: [[String]]
  private(set) var steps: [Step] = []
  private(set) var isValid = true
  var random: SplitMix
  private let old: [[String]]

  init(of sections: [[String]], random: SplitMix) {
    (old, model, self.random) = (sections, sections, random)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func draw() {
    if number(0...1) == 0 { drawFitting() } else { drawFreely() }
    steps.shuffle(using: &random)
    let result = result
    isValid = result != nil
    model = result ?? old
  }

  /// The rows of before that are still there, and were not reloaded, in order.
  var kept: [String] {
    let reloaded = steps.compactMap { step -> String? in
      if case .reload(let row) = step { old[row.section][row.row] } else { nil }
    }
    return model.joined().filter { !$0.hasPrefix("new") && !reloaded.contains($0) }
  }

  /// The model after the steps, or `nil` if there is none: written plainly, one step after another.
  private var result: [[String]]? {
    var leaving: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var coming: [(place: IndexPath, name: String)] = []
    var (gone, new): ([Int], [Int]) = ([], [])
    for (number, step) in steps.enumerated() {
      switch step {
      case .delete(let row): leaving.append(row)
      case .insert(let place): coming.append((place, "new \(number)"))
      case .reload(let row): reloaded.append(row)
      case .move(let from, let to):
        leaving.append(from)
        guard has(from) else { return nil }
        coming.append((to, old[from.section][from.row]))
      case .deleteSection(let section): gone.append(section)
      case .insertSection(let section): new.append(section)
      }
    }
    guard (leaving + reloaded).allSatisfy(has), Set(leaving).count == leaving.count,
      Set(leaving).isDisjoint(with: reloaded), Set(coming.map(\.place)).count == coming.count,
      Set(gone).count == gone.count, Set(new).count == new.count,
      gone.allSatisfy(old.indices.contains)
    else { return nil }
    var result = old.indices.filter { !gone.contains($0) }.map { section in
      old[section].indices.filter { !leaving.contains(IndexPath(row: $0, section: section)) }
        .map { old[section][$0] }
    }
    for section in new.sorted() {
      guard section <= result.count else { return nil }
      result.insert([], at: section)
    }
    for (place, name) in coming.sorted(by: { $0.place < $1.place }) {
      // A section that comes may have other rows, which need not be named.
      if new.contains(place.section), result.indices.contains(place.section) {
        while result[place.section].count < place.row { result[place.section].append("new") }
      }
      guard result.indices.contains(place.section), place.row <= result[place.section].count
      else { return nil }
      result[place.section].insert(name, at: place.row)
    }
    return result
  }

  private func has(_ row: IndexPath) -> Bool {
    old.indices.contains(row.section) && old[row.section].indices.contains(row.row)
  }

  /// Removes and moves many rows, and adds others: nearly always something that fits.
  private mutating func drawFitting() {
    let deleted = old.indices.filter { _ in number(0...4) == 0 }
    steps = deleted.map { .deleteSection($0) }
    var sections = old.indices.filter { !deleted.contains($0) }.map { old[$0].count }
    var moved: [IndexPath] = []
    for (index, section) in old.indices.filter({ !deleted.contains($0) }).enumerated() {
      for row in old[section].indices {
        let place = IndexPath(row: row, section: section)
        switch number(0...4) {
        case 0: steps.append(.delete(place))
        case 1: moved.append(place)
        case 2:
          steps.append(.reload(place))
          continue
        default: continue
        }
        sections[index] -= 1
      }
    }
    if number(0...2) == 0 {
      let section = number(0...sections.count)
      sections.insert(0, at: section)
      steps.append(.insertSection(section))
    }
    // Each comes at the end, so that all of them have a place.
    for from in moved.shuffled(using: &random) where !sections.isEmpty {
      let section = number(0...sections.count - 1)
      steps.append(.move(from, IndexPath(row: sections[section], section: section)))
      sections[section] += 1
    }
    for _ in 0..<number(0...2) where !sections.isEmpty {
      let section = number(0...sections.count - 1)
      steps.append(.insert(IndexPath(row: sections[section], section: section)))
      sections[section] += 1
    }
  }

  /// Any changes, also of what is not there.
  private mutating func drawFreely() {
    for _ in 0..<number(1...4) {
      let (one, two) = (anywhere(), anywhere())
      switch number(0...7) {
      case 0...1: steps.append(.delete(one))
      case 2: steps.append(.insert(one))
      case 3: steps.append(.reload(one))
      case 4...5: steps.append(.move(one, two))
      case 6: steps.append(.deleteSection(one.section))
      default: steps.append(.insertSection(one.section))
      }
    }
  }

  private mutating func anywhere() -> IndexPath {
    IndexPath(row: number(0...4), section: number(0...2))
  }

  @MainActor
  func tell(_ stage: ListStage) {
    for step in steps {
      switch step {
      case .delete(let row): stage.table.deleteRows(at: [row])
      case .insert(let row): stage.table.insertRows(at: [row])
      case .reload(let row): stage.table.reloadRows(at: [row])
      case .move(let from, let to): stage.table.moveRow(at: from, to: to)
      case .deleteSection(let section): stage.table.deleteSections([section])
      case .insertSection(let section): stage.table.insertSections([section])
      }
    }
  }
}
