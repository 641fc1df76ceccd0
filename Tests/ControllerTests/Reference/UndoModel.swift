/// What an undo manager takes back and does again: a list of groups each way, and the groups that are
/// open, the innermost last.
nonisolated struct UndoModel {
  enum Act {
    case add(to: Int), begin, end, undo, redo, name(String), levels(Int), disable, enable
    case groupByEvent(Bool), forget, forgetTarget(Int), release(Int), refuse(Int?), turn(Bool)
  }

  /// What takes back one change of a list, or does it again.
  struct Change {
    let item: String
    let list: Int
    /// Which of the lists that were at its place.
    let life: Int
    var adds: Bool
  }

  struct Group {
    var changes: [Change] = []
    var name: String?
  }

  private(set) var calls: [String] = []
  private(set) var lists: [[String]] = [[], []]
  private let reactions: [Int: Act]
  private var lives = [0, 0]
  private var refusing: Int?
  private var (added, handled, registered, disabled, levels) = (0, 0, 0, 0, 0)
  private var (undoGroups, redoGroups, open) = ([Group](), [Group](), [Group]())
  private var (isUndoing, isRedoing, isInTurn) = (false, false, false)
  private var groupsByEvent = true
  /// Whether the outermost open group ends with the turn.
  private var endsWithTurn = false

  /// - Parameter reactions: what to do in the middle of a change, by the number of the change.
  init(reactions: [Int: Act]) { self.reactions = reactions }

  private var isBusy: Bool { isUndoing || isRedoing }

  private mutating func call(_ text: String) { calls.append((isBusy ? "  " : "") + text) }

  private func isGone(_ group: Group) -> Bool {
    group.changes.allSatisfy { lives[$0.list] != $0.life }
  }

  /// What can be taken back and done again; the last groups are forgotten whose lists are gone.
  mutating func state() -> String {
    prune()
    let next = open.first { $0.name != nil } ?? open.first ?? undoGroups.last
    return UndoState(
      undoNames: undoGroups.map(\.name), redoNames: redoGroups.map(\.name),
      nextNames: [next?.name, redoGroups.last?.name], level: open.count, registered: registered,
      facts: [
        !undoGroups.isEmpty || open.contains { !$0.changes.isEmpty }, !redoGroups.isEmpty,
        isUndoing, isRedoing, disabled > 0,
      ]
    ).description
  }

  private mutating func prune() {
    while undoGroups.last.map(isGone) == true { undoGroups.removeLast() }
    while redoGroups.last.map(isGone) == true { redoGroups.removeLast() }
  }

  mutating func perform(_ act: Act) {
    switch act {
    case .add(let list):
      added += 1
      change(Change(item: "\(added)", list: list, life: lives[list], adds: true))
    case .begin: begin()
    case .end: end()
    case .undo: takeBack(again: false)
    case .redo: takeBack(again: true)
    case .name(let name): setName(name)
    case .levels(let count):
      levels = count
      trim()
    case .disable: disabled += 1
    case .enable: if disabled > 0 { disabled -= 1 } else { call("notDisabled") }
    case .groupByEvent(let isOn): groupsByEvent = isOn
    case .forget: (undoGroups, redoGroups, open, disabled, endsWithTurn) = ([], [], [], 0, false)
    case .forgetTarget(let list): forget(list)
    case .release(let list):
      lives[list] += 1
      lists[list] = []
    case .refuse(let list): refusing = list
    case .turn(let begins):
      isInTurn = begins
      if !begins { endTurn() }
    }
  }

  /// Changes a list, and registers how that is taken back.
  private mutating func change(_ change: Change) {
    lists[change.list].removeAll { $0 == change.item }
    if change.adds { lists[change.list].append(change.item) }
    var back = change
    back.adds.toggle()
    register(back)
  }

  private mutating func register(_ change: Change) {
    guard disabled == 0 else { return }
    let isOutermost = open.isEmpty
    if isOutermost {
      guard groupsByEvent else { return call("noGroup") }
      (open, endsWithTurn) = ([Group()], true)
    }
    open[open.count - 1].changes.append(change)
    if !isBusy { (redoGroups, registered) = ([], registered + 1) }
    if isOutermost, !isInTurn { endTurn() }
  }

  private mutating func endTurn() {
    if endsWithTurn, open.count == 1, !isBusy { close() }
  }

  /// In a turn, what is begun by hand is a part of the group of the turn.
  private mutating func begin() {
    if open.isEmpty, groupsByEvent, isInTurn, !isBusy { (open, endsWithTurn) = ([Group()], true) }
    open.append(Group())
  }

  private mutating func end() {
    guard open.count > (endsWithTurn ? 1 : 0) else { return call("noGroupToEnd") }
    close()
    if !isInTurn { endTurn() }
  }

  /// An inner group becomes a part of the one around it; an empty one is nothing.
  private mutating func close() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { endsWithTurn = false }
    if group.changes.isEmpty { return }
    if open.isEmpty {
      if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
      if !isUndoing { trim() }
    } else {
      open[open.count - 1].changes += group.changes
      open[open.count - 1].name = group.name ?? open[open.count - 1].name
    }
  }

  private mutating func trim() {
    if levels > 0 { undoGroups = undoGroups.suffix(levels) }
  }

  private mutating func setName(_ name: String) {
    if !open.isEmpty {
      open[open.count - 1].name = name
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = name
    }
  }

  private mutating func forget(_ list: Int) {
    let life = lives[list]
    func rest(_ groups: [Group]) -> [Group] {
      groups.map { group in
        let changes = group.changes.filter { $0.list != list || $0.life != life }
        return Group(changes: changes, name: group.name)
      }
    }
    open = rest(open)
    undoGroups = rest(undoGroups).filter { !$0.changes.isEmpty }
    redoGroups = rest(redoGroups).filter { !$0.changes.isEmpty }
  }

  /// Taking back ends an open group, if it is in no other; doing again is done outside of groups.
  private mutating func takeBack(again: Bool) {
    if isBusy { return call("busy") }
    if open.count == 1, !again || endsWithTurn && open[0].changes.isEmpty { close() }
    if !open.isEmpty { return call("nestedGroup") }
    prune()
    guard let group = again ? redoGroups.popLast() : undoGroups.popLast() else { return }
    call(again ? "redo()" : "undo()")
    (isUndoing, isRedoing) = (!again, again)
    let left = run(group)
    (isUndoing, isRedoing) = (false, false)
    if let left { if again { redoGroups.append(left) } else { undoGroups.append(left) } }
  }

  /// The last change is the first; from one that a list refuses on, the group is left.
  private mutating func run(_ group: Group) -> Group? {
    var left = group
    begin()
    if let name = group.name { setName(name) }
    defer { while !open.isEmpty { close() } }
    while let last = left.changes.last {
      if lives[last.list] == last.life {
        call("\(last.adds ? "adds" : "removes") \(last.item): \(state())")
        if last.list == refusing { return left }
        change(last)
        handled += 1
        if let act = reactions[handled] { perform(act) }
      }
      left.changes.removeLast()
    }
    return nil
  }
}
