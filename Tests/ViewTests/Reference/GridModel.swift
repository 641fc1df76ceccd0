import Foundation

/// A grid with a data source and a delegate: from what is done to the calls.
///
/// It is a value without cells. In a grid nothing moves: a reload keeps the numbers.
struct GridModel {
  /// What a program or a person does.
  enum Act: Equatable {
    case look, touch(Int), scroll(IndexPath), button(Int), select(IndexPath?), allow(Bool)
    case set(sections: Int, items: Int), reload, reloadItems([IndexPath]), show(Bool)
    case see(sections: Int, items: Int)

    /// While the grid asks its data source, its buttons are those of before.
    func isPossible(in call: String) -> Bool {
      if case .button = self { call.contains("elect") } else { true }
    }
  }

  private(set) var calls: [String] = []
  private(set) var reports = 0
  private(set) var selection: IndexPath?
  /// The cells that are shown, by their numbers.
  private(set) var cells: [IndexPath: Int] = [:]
  var isLaidOut: Bool { !needsLayout }
  let reactions: [Int: Act]
  let refused: Set<String>

  private var data = (sections: 3, items: 4)
  private var counts: (sections: Int, items: Int)?
  private var part = (section: 0, item: 0)
  private var seen = (sections: 2, items: 3)
  private var unused: [Int] = []
  private var stale: Set<IndexPath> = []
  private var (needsLayout, isCounting, maySelect, isShown) = (true, false, true, true)
  private var lastCell = 0

  init(reactions: [Int: Act], refused: Set<String>) {
    (self.reactions, self.refused) = (reactions, refused)
  }

  private mutating func call(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count], act.isPossible(in: text) { perform(act) }
  }

  // MARK: Loading

  private mutating func load() -> (sections: Int, items: Int) {
    if let counts { return counts }
    guard isShown else { return (0, 0) }
    // While it is asked, there is nothing.
    (counts, isCounting) = ((0, 0), true)
    call("sections")
    let sections = data.sections
    call("items")
    // Without columns a row has nothing to show, nor a column without rows.
    let loaded = sections > 0 && data.items > 0 ? (sections, data.items) : (0, 0)
    (counts, isCounting) = (loaded, false)
    part.section = max(0, min(part.section, loaded.0 - 1))
    part.item = max(0, min(part.item, loaded.1 - 1))
    return loaded
  }

  private mutating func has(_ path: IndexPath) -> Bool {
    let counts = load()
    return (0..<counts.sections).contains(path[0]) && (0..<counts.items).contains(path[1])
  }

  /// The rows and the columns that are shown.
  private mutating func ranges() -> (sections: Range<Int>, items: Range<Int>) {
    let counts = load()
    func range(_ first: Int, _ most: Int, _ count: Int) -> Range<Int> {
      let first = max(0, min(first, count - 1))
      return first..<max(first, min(first + most, count))
    }
    return (
      range(part.section, seen.sections, counts.sections),
      range(part.item, seen.items, counts.items)
    )
  }

  private mutating func layOut() {
    guard needsLayout, !isCounting, isShown else { return }
    let (sections, items) = ranges()
    needsLayout = false
    let places = sections.flatMap { section in items.map { [section, $0] as IndexPath } }
    let old = stale
    stale = []
    for place in cells.keys.sorted() where !places.contains(place) || old.contains(place) {
      if let cell = cells.removeValue(forKey: place) { unused.append(cell) }
    }
    for place in places where cells[place] == nil {
      call("cell \(place.words)")
      cells[place] = reuseCell()
    }
    // For its buttons, it looks how far it goes.
    _ = load()
  }

  private mutating func reuseCell() -> Int {
    if let cell = unused.popLast() { return cell }
    lastCell += 1
    return lastCell
  }

  private mutating func reload() {
    (counts, needsLayout, selection, stale) = (nil, true, nil, Set(cells.keys))
  }

  private mutating func show(_ next: (section: Int, item: Int)) {
    (part, needsLayout) = (next, true)
  }

  // MARK: Acts

  private mutating func touch(_ path: IndexPath) {
    guard maySelect else { return }
    call("shouldSelect \(path.words)")
    guard !refused.contains(path.words), has(path) else { return }
    if let other = selection, other != path {
      selection = nil
      call("didDeselect \(other.words)")
      // The delegate may have selected another one.
      guard selection == nil || selection == path else { return }
    }
    guard has(path) else { return }
    selection = path
    call("didSelect \(path.words)")
  }

  mutating func perform(_ act: Act) {
    switch act {
    case .look: layOut()
    case .touch(let number):
      layOut()
      let shown = cells.keys.sorted()
      if !shown.isEmpty { touch(shown[number % shown.count]) }
    case .scroll(let path):
      guard has(path) else { return reports += 1 }
      show((path[0] / seen.sections * seen.sections, path[1] / seen.items * seen.items))
    case .button(let direction):
      guard isShown else { break }
      layOut()
      let counts = load()
      let (sections, items) = ranges()
      var next = part
      switch direction {
      case 0: next.item = max(0, part.item - seen.items)
      case 1: if items.upperBound < counts.items { next.item = items.upperBound }
      case 2: next.section = max(0, part.section - seen.sections)
      default: if sections.upperBound < counts.sections { next.section = sections.upperBound }
      }
      if next != part { show(next) }
    case .select(let path):
      guard maySelect else { break }
      guard path.map({ has($0) }) ?? true else { return reports += 1 }
      selection = path
    case .allow(let maySelect): self.maySelect = maySelect
    case .set(let sections, let items): data = (sections, items)
    case .reload: reload()
    case .reloadItems(let paths):
      if counts != nil, !paths.allSatisfy({ has($0) }) {
        reports += 1
        return reload()
      }
      stale.formUnion(paths)
      needsLayout = true
    case .show(let isShown):
      guard isShown != self.isShown else { break }
      self.isShown = isShown
      layOut()
    case .see(let sections, let items): (seen, needsLayout) = ((sections, items), true)
    }
  }
}
