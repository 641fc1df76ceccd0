import Foundation
import Testing
import View

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

      #expect(
        stage.look() == batch.model.flatMap { $0 }, "seed \(seed), batch \(number): \(batch.steps)")
      let places = batch.model.indices.flatMap { section in
        batch.model[section].indices.map { stage.row($0, section) }
      }
      #expect(
        stage.table.indexPathsForVisibleRows == places, "seed \(seed), batch \(number)")
      #expect(
        stage.reports.count <= 1, "seed \(seed), batch \(number): \(stage.reports)")
      if batch.isValid {
        #expect(stage.reports == [], "seed \(seed), batch \(number): \(batch.steps)")
        // Each old row that is still there was selected, and is so.
        #expect(
          stage.selected == batch.model.flatMap { $0 }.filter { !$0.hasPrefix("new") },
          "seed \(seed), batch \(number): \(batch.steps)")
      } else if !stage.reports.isEmpty {
        #expect(stage.selected == [], "as after reloadData")
      }
    }
  }
}

/// A few changes, and the model after them: half of the batches fit it, and half are drawn freely.
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
    isValid = number(0...1) == 0
    if isValid { drawValid() } else { drawFreely() }
    steps.shuffle(using: &random)
  }

  /// Removes rows and sections, and adds and moves others: whatever comes out is told as it is.
  private mutating func drawValid() {
    var kept: [[String]] = []
    for (section, rows) in old.enumerated() {
      guard number(0...4) > 0 else {
        steps.append(.deleteSection(section))
        continue
      }
      kept.append([])
      for (row, name) in rows.enumerated() {
        switch number(0...3) {
        case 0: steps.append(.delete(IndexPath(row: row, section: section)))
        case 1: moving.append((name, IndexPath(row: row, section: section)))
        default: kept[kept.count - 1].append(name)
        }
      }
    }
    var inserted: [Int] = []
    if number(0...2) == 0 {
      inserted = [number(0...kept.count)]
      kept.insert([], at: inserted[0])
      steps.append(.insertSection(inserted[0]))
    }
    model = kept
    let new = (0..<number(0...2)).map { "new \($0)" }
    for name in (new + moving.map(\.name)).shuffled(using: &random) where !model.isEmpty {
      let section = number(0...model.count - 1)
      model[section].insert(name, at: number(0...model[section].count))
    }
    for section in model.indices {
      for (row, name) in model[section].enumerated() {
        let place = IndexPath(row: row, section: section)
        if let from = moving.first(where: { $0.name == name })?.from {
          steps.append(.move(from, place))
        } else if name.hasPrefix("new"), !inserted.contains(section) {
          steps.append(.insert(place))
        }
      }
    }
    if model.isEmpty { steps += moving.map { .delete($0.from) } }
  }

  private var moving: [(name: String, from: IndexPath)] = []

  /// Any changes, also of what is not there, of a model that has become anything.
  private mutating func drawFreely() {
    let count = number(0...3)
    model = (0..<count).map { section in (0..<number(0...4)).map { "new \(section).\($0)" } }
    // Half of them keep the counts, so that only what is contradictory is wrong with them.
    if number(0...1) == 0 { model = old }
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
