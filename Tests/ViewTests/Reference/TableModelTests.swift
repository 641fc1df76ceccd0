import Foundation
import Model
import Testing
import Workshop

@testable import View
@testable import ViewKit

/// A table in a window and the reference model of tables: the same calls and states, act by act.
///
/// In every fourth walk calls are logged, and reasons: that changes none, and the log has each call.
@Suite("A table and its reference model")
@MainActor
struct TableModelTests {
  @Test(
    "Random changes of a table, also in the middle of calls, make the calls of the model",
    arguments: seeds)
  func walks(_ seed: UInt64) {
    let way = TableWay(seed: seed)
    guard way.difference != nil else { return }
    let shortest = way.shortest
    Issue.record(
      """
      seed \(seed): \(shortest.sections) \(shortest.answers) \(shortest.acts), \
      in calls \(shortest.reactions): \(shortest.difference ?? "")
      """)
  }

  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init).map { [$0] }
    ?? Array(1...2000)
}

/// What is done to a table, what in the middle of which call, and what its delegate answers.
@MainActor
private struct TableWay {
  let sections: [[Int]]
  let isLogged: Bool
  var answers: [String: Int] = [:]
  var acts: [TableModel.Act] = []
  var reactions: [Int: TableModel.Act] = [:]

  init(seed: UInt64) {
    var random = RandomActs(seed: seed)
    isLogged = seed % 4 == 1
    // Every fifth table has more rows than a page.
    sections = seed % 5 == 0 ? [Array(1...3), Array(11...32)] : [[1, 2, 3], [4, 5], []]
    for question in [
      "shouldHighlight", "willSelect", "willDeselect", "canEdit", "editingStyle", "canMove",
      "swipeActions",
    ] where random.number(0...1) == 0 {
      let path = random.path
      answers["\(question) \(path.words)"] = random.number(0...3)
    }
    acts = [.look]
    for _ in 0..<40 { acts += [random.act()] + (random.number(0...1) == 0 ? [.look] : []) }
    if seed % 4 > 0 {
      for _ in 0..<12 { reactions[random.number(1...300)] = random.act() }
    }
  }

  /// The first act after which the table is not as the model says.
  var difference: String? {
    var model = TableModel(TableData(sections), reactions: reactions, answers: answers)
    let stage = TableStage(
      TableData(sections), reactions: reactions, answers: answers, isLogged: isLogged)
    for act in acts {
      model.perform(act)
      stage.perform(act)
      let states = [stage.state, stage.state(of: model)]
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
  var shortest: TableWay {
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
    for question in answers.keys.sorted() {
      var fewer = self
      fewer.answers[question] = nil
      if fewer.difference != nil { return fewer.shortest }
    }
    return self
  }
}

/// Random acts, most of which fit the table.
private struct RandomActs {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  var path: IndexPath {
    mutating get {
      let row = number(0...11) == 0 ? number(3...22) : number(0...2)
      return [number(0...5) / 3, row]
    }
  }

  private mutating func changes() -> [TableChange] {
    (0..<number(0...3)).map { _ in
      switch number(0...11) {
      case 0...3: .insert(path)
      case 4...6: .delete(path)
      case 7: .reload(path)
      case 8, 9: .move(path, path)
      case 10: .insertSection(number(0...2))
      default: .deleteSection(number(0...2))
      }
    }
  }

  mutating func act() -> TableModel.Act {
    let isOn = number(0...1) == 0
    switch number(0...27) {
    case 0...6: return .touch(number(0...6))
    case 7...9: return .perform(number(0...6), action: number(0...2))
    case 10...14: return .update(changes())
    case 15: return number(0...2) == 0 ? .tell(changes()) : .update([.insert([0, 0])])
    case 16: return isOn ? .begin : .end
    case 17: return .end
    case 18: return .reload
    case 19: return isOn ? .newSource : .set((0..<number(0...3)).map { [$0 + 50, $0 + 60] })
    case 20, 21: return .edit(isOn)
    case 22: return .show(number(0...3) > 0)
    case 23:
      return .allow(
        .init(select: number(0...7) > 0, several: isOn, whileEditing: number(0...1) == 0))
    case 24: return .select(number(0...4) == 0 ? nil : path)
    case 25: return isOn ? .deselect(path) : .select(path)
    case 26: return isOn ? .page(next: number(0...2) > 0) : .scroll(path)
    default: return .look
    }
  }
}

/// A table in a window, its data source and its delegate.
@MainActor
private final class TableStage: TableViewDataSource, TableViewDelegate {
  private(set) var calls: [String] = []
  private let table = TableView()
  private let window = WindowView()
  private let screen: TableScreen
  private let reactions: [Int: TableModel.Act]
  private let answers: [String: Int]
  private var data: TableData
  private var lastCell = 0
  private var heard = HeardCalls()

  init(
    _ data: TableData, reactions: [Int: TableModel.Act], answers: [String: Int], isLogged: Bool
  ) {
    (self.data, self.reactions, self.answers) = (data, reactions, answers)
    screen = TableScreen(table)
    window.log = EventLog(isRecording: isLogged)
    window.log.isExplaining = isLogged
    table.dataSource = self
    table.delegate = self
    window.addSubview(screen)
  }

  private final class Cell: TableViewCell {
    var number = 0
    weak var stage: TableStage?

    override func prepareForReuse() { stage?.note("\(number).prepareForReuse") }
  }

  // MARK: States

  /// What the table has, without asking its data source for anything.
  var state: String {
    words(
      table.rows.map { row in
        "\((row.cell as? Cell)?.number ?? 0) \(row.indexPath.words)"
          + (row.cell.isSelected ? "*" : "") + (row.cell.isHighlighted ? "!" : "")
      }, table.indexPathsForSelectedRows ?? [], table.isEditing, reports,
      following: table.followedRows.count)
  }

  /// A table in no window keeps its reports until it comes to one.
  private var reports: Int {
    window.log.diagnostics.count + (table.input == nil ? table.log.diagnostics.count : 0)
  }

  func state(of model: TableModel) -> String {
    words(
      model.rows.map {
        "\($0.cell) \(model.path(of: $0.row)?.words ?? "-")" + (model.isSelected($0.row) ? "*" : "")
      }, model.selectedPaths, model.isEditing, model.reports)
  }

  private func words(
    _ rows: [String], _ selected: [IndexPath], _ isEditing: Bool, _ reports: Int,
    following: Int = 0
  ) -> String {
    "\(rows) selected \(selected.map(\.words)) editing \(isEditing) reports \(reports) "
      + "following \(following)"
  }

  // MARK: Acts

  func perform(_ act: TableModel.Act) {
    switch act {
    case .look: table.layoutIfNeeded()
    case .touch(let number): shownCell(number).map { _ = $0.touch() }
    case .perform(let number, let action):
      guard let actions = shownCell(number)?.actions, !actions.isEmpty, !table.isLoadingCounts
      else { break }
      _ = actions[action % actions.count].perform()
    case .page(let next): _ = (next ? table.moreButton : table.earlierButton).touch()
    case .select(let path): table.selectRow(at: path)
    case .deselect(let path): table.deselectRow(at: path)
    case .scroll(let path): table.scrollToRow(at: path)
    case .set(let sections): data.sections = sections
    case .update(let changes):
      table.performBatchUpdates {
        self.data.apply(changes)
        self.tell(changes)
      }
    case .tell(let changes): table.performBatchUpdates { self.tell(changes) }
    case .begin: table.beginUpdates()
    case .end: table.endUpdates()
    case .reload: table.reloadData()
    case .newSource: table.dataSource = self
    case .edit(let isEditing): table.setEditing(isEditing)
    case .show(true): window.addSubview(screen)
    case .show(false): window.removeSubview(screen)
    case .allow(let may):
      table.allowsSelection = may.select
      table.allowsMultipleSelection = may.several
      table.allowsSelectionDuringEditing = may.whileEditing
    }
  }

  private func shownCell(_ number: Int) -> TableViewCell? {
    table.layoutIfNeeded()
    return table.rows.isEmpty ? nil : table.rows[number % table.rows.count].cell
  }

  private func tell(_ changes: [TableChange]) {
    for change in changes {
      switch change {
      case .delete(let path): table.deleteRows(at: [path])
      case .insert(let path): table.insertRows(at: [path])
      case .reload(let path): table.reloadRows(at: [path])
      case .move(let from, let to): table.moveRow(at: from, to: to)
      case .deleteSection(let section): table.deleteSections([section])
      case .insertSection(let section): table.insertSections([section])
      }
    }
  }

  // MARK: Calls

  private func note(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { perform(act) }
  }

  /// An answer is what is returned unless something is done inside the call.
  private func call(
    _ text: String, _ arguments: String..., answering answer: String? = nil,
    as method: String = #function
  ) {
    if table.input != nil {
      let isKnown = reactions[calls.count + 1] == nil
      heard.add(method, arguments, answering: isKnown ? answer : nil)
    }
    note(text)
  }

  /// What the log has otherwise than it was heard.
  var misheard: String? { heard.difference(from: window.log, of: "\(Self.self)") }

  @discardableResult
  private func ask(
    _ question: String, _ path: IndexPath, as method: String = #function,
    answering text: (Int?) -> String? = { _ in nil }
  ) -> Int? {
    let answer = answers["\(question) \(path.words)"]
    call("\(question) \(path.words)", "\(path)", answering: text(answer), as: method)
    return answer
  }

  private func may(_ question: String, _ path: IndexPath, as method: String = #function) -> Bool {
    ask(question, path, as: method) { "\($0 == nil)" } == nil
  }

  /// The row that is asked about, none, or another one.
  private func choose(_ question: String, _ path: IndexPath, as method: String = #function)
    -> IndexPath?
  {
    func chosen(_ answer: Int?) -> IndexPath? {
      answer.map { $0 == 0 ? nil : [0, $0 - 1] } ?? path
    }
    return chosen(ask(question, path, as: method) { chosen($0)?.description ?? "nil" })
  }

  func numberOfSections(in tableView: TableView) -> Int {
    call("numberOfSections", answering: "\(data.sections.count)")
    return data.sections.count
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    func count() -> Int {
      data.sections.indices.contains(section) ? data.sections[section].count : 0
    }
    call("numberOfRows \(section)", "\(section)", answering: "\(count())")
    return count()
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    call("header \(section)", "\(section)")
    return nil
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> Phrase? {
    call("footer \(section)", "\(section)")
    return nil
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    ask("cellForRow", indexPath)
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    let cell = Cell(reuseIdentifier: "row")
    lastCell += 1
    (cell.number, cell.stage) = (lastCell, self)
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    may("canEdit", indexPath)
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    may("canMove", indexPath)
  }
  func tableView(
    _ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    call("commit \(style) \(indexPath.words)", "\(style)", "\(indexPath)")
    perform(.update([style == .insert ? .insert(indexPath) : .delete(indexPath)]))
  }
  func tableView(_ tableView: TableView, moveRowAt from: IndexPath, to: IndexPath) {
    call("moveRow \(from.words) \(to.words)", "\(from)", "\(to)")
    data.move(from, to)
  }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { ask("willDisplay", indexPath) }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { ask("didEndDisplaying", indexPath) }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    may("shouldHighlight", indexPath)
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    ask("didHighlight", indexPath)
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    ask("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    choose("willSelect", indexPath)
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    ask("didSelect", indexPath)
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    choose("willDeselect", indexPath)
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    ask("didDeselect", indexPath)
  }
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  {
    func style(_ answer: Int?) -> TableViewCell.EditingStyle {
      answer.map { $0 == 0 ? .none : .insert } ?? .delete
    }
    return style(ask("editingStyle", indexPath) { "\(style($0))" })
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard ask("swipeActions", indexPath) != nil else { return nil }
    return SwipeActionsConfiguration(
      actions: ["pin", "burn"].map { title in
        ContextualAction(style: .normal, title: Phrase(verbatim: title)) {
          [unowned self] _, cell, _ in
          note("\(title) \((table.indexPath(for: cell) ?? []).words)")
        }
      })
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    ask("willBeginEditing", indexPath)
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    call("didEndEditing \(indexPath?.words ?? "nil")", indexPath?.description ?? "nil")
  }
}
