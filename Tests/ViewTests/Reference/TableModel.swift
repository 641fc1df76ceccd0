import Foundation

/// A table with a data source and a delegate: from what is done to the calls.
///
/// It is a value without cells and objects. A row is a number that it keeps wherever it moves, so
/// the row that was meant is found again after each call.
struct TableModel {
  /// What the program shows.
  private(set) var data: TableData
  private(set) var calls: [String] = []
  private(set) var reports = 0
  private(set) var rows: [Row] = []
  private(set) var isEditing = false
  /// What is done in the middle of a call, by the number of the call.
  let reactions: [Int: Act]
  /// What the data source and the delegate answer, where it is not yes.
  let answers: [String: Int]

  /// The rows that the table knows.
  private var sections: [[Int]] = []
  private var selection: [Int] = []
  private var ended: [(path: IndexPath, cell: Int)] = []
  private var unusedCells: [Int] = []
  private var (lastRow, lastCell, reloads, first, depth) = (0, 0, 0, 0, 0)
  private var changes: [TableChange] = []
  private var (needsCounts, needsRows, isLoaded, isShown) = (true, true, false, true)
  private var (isCounting, isLayingOut) = (false, false)
  private var may = Permissions()

  init(_ data: TableData, reactions: [Int: Act], answers: [String: Int]) {
    (self.data, self.reactions, self.answers) = (data, reactions, answers)
  }

  // MARK: Rows

  func path(of row: Int) -> IndexPath? { sections.path(of: row) }

  var selectedPaths: [IndexPath] { selection.compactMap(path(of:)) }

  func isSelected(_ row: Int) -> Bool { selection.contains(row) }

  private func row(at path: IndexPath) -> Int? { sections.row(at: path) }

  /// Where a row is, if a cell still shows it and nothing was reloaded.
  private func path(of shown: Row, since reload: Int) -> IndexPath? {
    let isThere = rows.contains { $0.row == shown.row && $0.cell == shown.cell }
    return reload == reloads && isThere ? path(of: shown.row) : nil
  }

  private var all: [Int] { Array(sections.joined()) }

  private var page: Range<Int> {
    let start = min(first, max(0, all.count - 1)) / 20 * 20
    return start..<min(start + 20, all.count)
  }

  private mutating func show(pageOf position: Int) {
    guard all.indices.contains(position), position / 20 * 20 != first else { return }
    let row = all[position]
    loadCountsIfNeeded()
    guard let position = all.firstIndex(of: row) else { return }
    (first, needsRows) = (position / 20 * 20, true)
  }

  // MARK: Calls

  private mutating func call(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { perform(act) }
  }

  /// The answer that is not yes, or `nil`.
  @discardableResult
  private mutating func ask(_ question: String, _ path: IndexPath) -> Int? {
    call("\(question) \(path.words)")
    return answers["\(question) \(path.words)"]
  }

  // MARK: Loading

  private mutating func loadCounts() -> [Int] {
    (needsCounts, isLoaded, isCounting) = (false, true, true)
    call("numberOfSections")
    let counts = data.sections.indices.map { section in
      for question in ["header", "footer", "numberOfRows"] { call("\(question) \(section)") }
      return data.sections.indices.contains(section) ? data.sections[section].count : 0
    }
    isCounting = false
    return counts
  }

  /// A reload keeps the numbers, as far as there are rows.
  private mutating func renew(_ counts: [Int]) {
    sections = counts.indices.map { section in
      (0..<counts[section]).map { sections.row(at: [section, $0]) ?? newRow() }
    }
    selection = selection.filter { path(of: $0) != nil }
  }

  private mutating func newRow() -> Int {
    lastRow += 1
    return lastRow
  }

  private mutating func loadCountsIfNeeded() {
    if needsCounts, isShown, !isCounting { renew(loadCounts()) }
  }

  private mutating func needReload() {
    reloads += 1
    (selection, needsCounts, needsRows) = ([], true, true)
    end(rows, of: sections)
  }

  /// The delegate is notified later, with the numbers of before.
  private mutating func end(_ gone: [Row], of sections: [[Int]]) {
    ended += gone.map { (sections.path(of: $0.row) ?? [], $0.cell) }
    rows.removeAll(where: gone.contains)
  }

  private mutating func layOut() {
    guard needsRows, !isLayingOut, !isCounting, depth == 0, isShown else { return }
    isLayingOut = true
    loadCountsIfNeeded()
    // If the table is reloaded while it counts, it counts once more.
    if needsCounts, isShown {
      renew(loadCounts())
      needsCounts = false
    }
    if !needsCounts { layOutRows() }
    isLayingOut = false
  }

  private mutating func laidOut(_ number: Int) -> Row? {
    layOut()
    return rows.isEmpty ? nil : rows[number % rows.count]
  }

  private mutating func layOutRows() {
    needsRows = false
    first = page.lowerBound
    let shown = Array(all[page])
    end(rows.filter { !shown.contains($0.row) }, of: sections)
    let gone = ended
    ended = []
    for (path, cell) in gone {
      ask("didEndDisplaying", path)
      unusedCells.append(cell)
    }
    // A call that changes the table ends this: it is laid out again later.
    for (index, row) in shown.enumerated() where !needsRows {
      if index < rows.count, rows[index].row == row { continue }
      guard let path = path(of: row) else { continue }
      let reload = reloads
      ask("cellForRow", path)
      let cell = reuseCell()
      let new = Row(row: row, cell: cell, editing: editing(of: row, since: reload))
      if needsRows { return }
      rows.insert(new, at: index)
      ask("willDisplay", path)
    }
  }

  private mutating func reuseCell() -> Int {
    if let cell = unusedCells.popLast() {
      call("\(cell).prepareForReuse")
      return cell
    }
    lastCell += 1
    return lastCell
  }

  /// What can be done with a row, asked as long as the row is there.
  private mutating func editing(of row: Int, since reload: Int) -> Editing {
    var editing = Editing()
    func path(_ model: Self) -> IndexPath? { reload == model.reloads ? model.path(of: row) : nil }
    guard let asked = path(self), ask("canEdit", asked) == nil else { return editing }
    editing.style = "delete"
    if let asked = path(self), let style = ask("editingStyle", asked) {
      editing.style = style == 0 ? "none" : "insert"
    }
    if let asked = path(self) { editing.isMovable = ask("canMove", asked) == nil }
    if let asked = path(self) { editing.hasSwipe = ask("swipeActions", asked) != nil }
    return editing
  }

  // MARK: Changes

  private mutating func endUpdates() {
    guard depth > 0 else { return reports += 1 }
    depth -= 1
    guard depth == 0 else { return }
    guard isLoaded, !needsCounts else {
      if isLoaded { loadCountsIfNeeded() }
      return
    }
    if isLayingOut || isCounting { return needReload() }
    let (old, told) = (sections, changes)
    let counts = loadCounts()
    if let new = TableChange.apply(told, to: old, of: counts, newRow: { newRow() }) {
      show(new, after: old, reloading: told)
    } else {
      reports += 1
      needReload()
      renew(counts)
      loadCountsIfNeeded()
    }
    layOut()
  }

  private mutating func show(
    _ new: [[Int]], after old: [[Int]], reloading changes: [TableChange] = []
  ) {
    let reloaded = TableChange.rows(reloadedBy: changes, in: old)
    sections = new
    selection.removeAll { reloaded.contains($0) || new.path(of: $0) == nil }
    end(rows.filter { new.path(of: $0.row) == nil }, of: old)
    rows.sort { (new.path(of: $0.row) ?? []) < (new.path(of: $1.row) ?? []) }
    end(rows.filter { reloaded.contains($0.row) }, of: old)
    needsRows = true
  }

  // MARK: Selection

  private mutating func touch(_ shown: Row) {
    guard may.select, !isEditing || may.whileEditing else { return }
    let reload = reloads
    for question in ["shouldHighlight", "didHighlight", "didUnhighlight"] {
      guard let path = path(of: shown, since: reload), ask(question, path) == nil else { return }
    }
    guard path(of: shown, since: reload) != nil else { return }
    if may.several, isSelected(shown.row) { deselect(shown.row) } else { select(shown.row) }
  }

  /// The row that the delegate means: the one that it is asked about, wherever it is, or another.
  private mutating func meant(_ row: Int, _ question: String) -> Int? {
    guard let path = path(of: row) else { return nil }
    guard let answer = ask(question, path), [0, answer - 1] != path else {
      return self.path(of: row) == nil ? nil : row
    }
    return answer == 0 ? nil : self.row(at: [0, answer - 1])
  }

  private mutating func select(_ touched: Int) {
    guard let row = meant(touched, "willSelect"), isThere(row),
      may.several || deselectAll(but: row), isThere(row), let path = path(of: row)
    else { return }
    if !isSelected(row) { selection.append(row) }
    ask("didSelect", path)
  }

  private mutating func isThere(_ row: Int) -> Bool {
    loadCountsIfNeeded()
    return path(of: row) != nil
  }

  /// Whether no other row is selected after that.
  private mutating func deselectAll(but row: Int) -> Bool {
    for other in selection where other != row && isSelected(other) { deselect(other) }
    return selection.allSatisfy { $0 == row }
  }

  private mutating func deselect(_ row: Int) {
    guard let row = meant(row, "willDeselect"), isSelected(row), let path = path(of: row) else {
      return
    }
    selection.removeAll { $0 == row }
    ask("didDeselect", path)
  }

  private mutating func has(_ path: IndexPath) -> Bool {
    loadCountsIfNeeded()
    if row(at: path) == nil { reports += 1 }
    return row(at: path) != nil
  }

  // MARK: Editing

  private mutating func edit(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    for cell in rows.map(\.cell) {
      guard let row = rows.first(where: { $0.cell == cell })?.row else { continue }
      let editing = editing(of: row, since: reloads)
      if let index = rows.firstIndex(where: { $0.cell == cell }) { rows[index].editing = editing }
    }
  }

  private func actions(of editing: Editing) -> [String] {
    let commit = editing.style == "none" ? [] : [editing.style]
    if isEditing { return commit + (editing.isMovable ? ["move up", "move down"] : []) }
    return editing.hasSwipe ? ["pin", "burn"] : commit.filter { $0 == "delete" }
  }

  private mutating func perform(_ action: String, _ shown: Row) {
    let reload = reloads
    guard let path = path(of: shown.row) else { return }
    if action == "move up" { return move(path, by: -1) }
    if action == "move down" { return move(path, by: 1) }
    // A row's own actions are asked for again.
    if ["pin", "burn"].contains(action), ask("swipeActions", path) == nil { return }
    guard let begun = self.path(of: shown, since: reload) else { return }
    // Outside of the editing mode, as a swipe does it.
    let isSwipe = !isEditing
    if isSwipe { ask("willBeginEditing", begun) }
    let place = self.path(of: shown, since: reload)
    if let place {
      ask(["pin", "burn"].contains(action) ? action : "commit \(action)", place)
      if let change = TableChange(committing: action, at: place) { perform(.update([change])) }
    }
    if isSwipe { call("didEndEditing \(place?.words ?? "nil")") }
  }

  /// Moves a row by one: past its section, to the near end of the next one.
  private mutating func move(_ from: IndexPath, by step: Int) {
    var to: IndexPath = [from[0], from[1] + step]
    if !sections[from[0]].indices.contains(to[1]) {
      let section = from[0] + step
      guard sections.indices.contains(section) else { return }
      to = [section, step > 0 ? 0 : sections[section].count]
    }
    var new = sections
    new[to[0]].insert(new[from[0]].remove(at: from[1]), at: to[1])
    show(new, after: sections)
    call("moveRow \(from.words) \(to.words)")
    data.move(from, to)
  }

  // MARK: Acts

  mutating func perform(_ act: Act) {
    switch act {
    case .look: layOut()
    case .touch(let number): if let shown = laidOut(number) { touch(shown) }
    case .perform(let number, let action):
      // While its rows are counted, a person can do nothing with them.
      guard let shown = laidOut(number), !isCounting else { break }
      let actions = actions(of: shown.editing)
      if !actions.isEmpty { perform(actions[action % actions.count], shown) }
    case .page(let next):
      show(pageOf: next ? page.upperBound : page.lowerBound - 1)
    case .select(let path):
      guard path.map({ has($0) }) ?? true else { break }
      let row = path.flatMap(row(at:))
      if row == nil || !may.several { selection = selection.filter { $0 == row } }
      if let row, !isSelected(row) { selection.append(row) }
    case .deselect(let path): selection = selection.filter { $0 != row(at: path) }
    case .scroll(let path):
      if has(path), let row = row(at: path) { show(pageOf: all.firstIndex(of: row) ?? 0) }
    case .set(let sections): data.sections = sections
    case .update(let changes):
      perform(.begin)
      data.apply(changes)
      self.changes += changes
      endUpdates()
    case .tell(let changes):
      perform(.begin)
      self.changes += changes
      endUpdates()
    case .begin:
      if depth == 0 { changes = [] }
      depth += 1
    case .end: endUpdates()
    case .reload:
      needReload()
      if isShown, depth == 0 { loadCountsIfNeeded() }
    case .newSource: needReload()
    case .edit(let isEditing): edit(isEditing)
    case .show(let isShown): self.isShown = isShown
    case .allow(let permissions): may = permissions
    }
  }
}
