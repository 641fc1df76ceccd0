import Foundation
import Model
import Testing
import Workshop

@testable import View
@testable import ViewKit

/// A grid in a window and the reference model of grids: the same calls and states, act by act.
///
/// In every fourth walk calls are logged, and reasons: that changes none, and the log has each call.
@Suite("A grid and its reference model")
@MainActor
struct GridModelTests {
  @Test(
    "Random changes of a grid, also in the middle of calls, make the calls of the model",
    arguments: seeds)
  func walks(_ seed: UInt64) {
    let way = GridWay(seed: seed)
    guard way.difference != nil else { return }
    let shortest = way.shortest
    Issue.record(
      "seed \(seed): \(shortest.acts), in calls \(shortest.reactions): \(shortest.difference ?? "")"
    )
  }

  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init).map { [$0] }
    ?? Array(1...600)
}

/// What is done to a grid, and what in the middle of which call.
@MainActor
private struct GridWay {
  let refused: Set<String>
  let isLogged: Bool
  var acts: [GridModel.Act] = [.look]
  var reactions: [Int: GridModel.Act] = [:]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    isLogged = seed % 4 == 1
    refused = Set((0..<2).map { _ in Self.path(&random).words })
    for _ in 0..<60 { acts.append(Self.act(&random)) }
    if seed % 4 > 0 {
      for _ in 0..<10 { reactions[.random(in: 1...150, using: &random)] = Self.act(&random) }
    }
  }

  private static func path(_ random: inout SplitMix) -> IndexPath {
    [.random(in: 0...3, using: &random), .random(in: 0...4, using: &random)]
  }

  private static func act(_ random: inout SplitMix) -> GridModel.Act {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...6: .touch(.random(in: 0...5, using: &random))
    case 7, 8: .button(.random(in: 0...3, using: &random))
    case 9: .scroll(path(&random))
    case 10: .select(Bool.random(using: &random) ? path(&random) : nil)
    case 11: .allow(.random(in: 0...3, using: &random) > 0)
    case 12, 13:
      .set(
        sections: .random(in: 0...4, using: &random), items: .random(in: 0...5, using: &random))
    case 14: .reload
    case 15: .reloadItems([path(&random), path(&random)])
    case 16: .show(.random(in: 0...2, using: &random) > 0)
    case 17:
      .see(sections: .random(in: 1...3, using: &random), items: .random(in: 1...3, using: &random))
    default: .look
    }
  }

  /// The first act after which the grid is not as the model says.
  var difference: String? {
    var model = GridModel(reactions: reactions, refused: refused)
    let stage = GridStage(reactions: reactions, refused: refused, isLogged: isLogged)
    for act in acts {
      model.perform(act)
      stage.perform(act)
      let states = [stage.state(isLaidOut: model.isLaidOut), stage.state(of: model)]
      if stage.calls != model.calls || states[0] != states[1] {
        let same = zip(stage.calls, model.calls).prefix { $0 == $1 }.count
        return """
          \(act): \(states[0]), not \(states[1]), \
          after \(same): \(stage.calls.dropFirst(same)), not \(model.calls.dropFirst(same))
          """
      }
    }
    return isLogged ? stage.misheard : nil
  }

  /// The way without the acts that it needs not to differ.
  var shortest: GridWay {
    for index in acts.indices {
      var fewer = self
      fewer.acts.remove(at: index)
      if fewer.difference != nil { return fewer.shortest }
    }
    for call in reactions.keys.sorted() {
      var fewer = self
      fewer.reactions[call] = nil
      if fewer.difference != nil { return fewer.shortest }
    }
    return self
  }
}

/// A grid in a window, its data source and its delegate.
@MainActor
private final class GridStage: CollectionViewDataSource, CollectionViewDelegate {
  private(set) var calls: [String] = []
  private let grid = CollectionView()
  private let window = WindowView()
  private let screen = FieldScreen([])
  private let reactions: [Int: GridModel.Act]
  private let refused: Set<String>
  private var data = (sections: 3, items: 4)
  private var lastCell = 0
  private var isShown = true
  private var heard = HeardCalls()

  init(reactions: [Int: GridModel.Act], refused: Set<String>, isLogged: Bool) {
    (self.reactions, self.refused) = (reactions, refused)
    window.log = EventLog(isRecording: isLogged)
    window.log.isExplaining = isLogged
    (grid.visibleSections, grid.visibleItems) = (2, 3)
    screen.elements = [.grid(grid)]
    window.addSubview(screen)
    grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    grid.delegate = self
  }

  private final class Cell: CollectionViewCell {
    var number = 0
  }

  /// What the grid has, without asking its data source for anything.
  ///
  /// After a reload its cells are still those of before until it is laid out.
  func state(isLaidOut: Bool) -> String {
    words(
      grid.shown.mapValues {
        "\(($0 as? Cell)?.number ?? 0)" + (isLaidOut && $0.isSelected ? "*" : "")
      }, grid.indexPathForSelectedItem, reports)
  }

  /// A grid in no window keeps its reports until it comes to one.
  private var reports: Int {
    window.log.diagnostics.count + (grid.input == nil ? grid.log.diagnostics.count : 0)
  }

  func state(of model: GridModel) -> String {
    let cells = model.cells.map { path, cell in
      (path, "\(cell)" + (model.isLaidOut && path == model.selection ? "*" : ""))
    }
    return words(
      Dictionary(uniqueKeysWithValues: cells), model.selection, model.reports)
  }

  private func words(_ cells: [IndexPath: String], _ selected: IndexPath?, _ reports: Int) -> String
  {
    let cells = cells.sorted { $0.key < $1.key }.map { "\($0.key.words) \($0.value)" }
    return "\(cells) selected \(selected?.words ?? "-") reports \(reports)"
  }

  func perform(_ act: GridModel.Act) {
    switch act {
    case .look: _ = grid.visibleCells
    case .touch(let number):
      _ = grid.visibleCells
      let shown = grid.shown.sorted { $0.key < $1.key }
      if !shown.isEmpty { _ = grid.touch(shown[number % shown.count].value) }
    case .scroll(let path): grid.scrollToItem(at: path)
    case .button(let direction): if isShown { _ = grid.buttons[direction].touch() }
    case .select(let path): grid.selectItem(at: path)
    case .allow(let maySelect): grid.allowsSelection = maySelect
    case .set(let sections, let items): data = (sections, items)
    case .reload: grid.reloadData()
    case .reloadItems(let paths): grid.reloadItems(at: paths)
    case .show(let isShown):
      guard isShown != self.isShown else { break }
      self.isShown = isShown
      if isShown { window.addSubview(screen) } else { window.removeSubview(screen) }
    case .see(let sections, let items):
      (grid.visibleSections, grid.visibleItems) = (sections, items)
    }
  }

  /// An answer is what is returned unless something is done inside the call.
  private func call(
    _ text: String, _ arguments: String..., answering answer: String? = nil,
    as method: String = #function
  ) {
    calls.append(text)
    let act = reactions[calls.count]
    if grid.input != nil { heard.add(method, arguments, answering: act == nil ? answer : nil) }
    if let act, act.isPossible(in: text) { perform(act) }
  }

  /// What the log has otherwise than it was heard.
  var misheard: String? { heard.difference(from: window.log, of: "\(Self.self)") }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    call("sections", answering: "\(data.sections)")
    return data.sections
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    call("items", "0", answering: "\(data.items)")
    return data.items
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    call("cell \(indexPath.words)", "\(indexPath)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell, cell.number == 0 {
      lastCell += 1
      cell.number = lastCell
    }
    return cell
  }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    let may = !refused.contains(indexPath.words)
    call("shouldSelect \(indexPath.words)", "\(indexPath)", answering: "\(may)")
    return may
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    call("didSelect \(indexPath.words)", "\(indexPath)")
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    call("didDeselect \(indexPath.words)", "\(indexPath)")
  }
}
