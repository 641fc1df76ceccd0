import View

/// A model that is kept row by row: a change writes the changed rows alone, however many there are.
protocol RowModel: Equatable, Sendable {
  associatedtype Head: Codable, Equatable, Sendable = NoHead
  associatedtype Row: Codable, Equatable, Identifiable<Int>, Sendable

  /// The name of the model in the store.
  static var name: String { get }

  /// The name of the rows in the JSON of the first schema, where the model was one text.
  static var rowsName: String { get }

  /// What is kept besides the rows.
  var head: Head { get set }
  var rows: Rows<Row> { get set }

  /// A row by its identifier; `nil` removes it.
  subscript(id: Int) -> Row? { get set }

  /// What is said of the last change where it cannot be seen.
  var hiddenChange: Phrase? { get }

  /// Creates the model of an empty store.
  init()
}

extension RowModel {
  var hiddenChange: Phrase? { nil }
}

/// The head of a model that is its rows alone.
struct NoHead: Codable, Equatable, Sendable {}

extension RowModel where Head == NoHead {
  var head: NoHead {
    get { NoHead() }
    set {}
  }
}

/// The rows of a model, in the order of their identifiers; they know which of them were changed.
///
/// Each has a slot in the store. The slots have no gaps, so that all rows can be found: where one
/// is removed, the last one takes its slot.
struct Rows<Row: Equatable & Identifiable<Int> & Sendable>: Equatable, Sendable {
  /// A row before a change and after it.
  struct Change: Equatable, Sendable {
    let id: Int
    let before: Row?
    let after: Row?

    /// The change that takes this one back.
    var inverse: Change { Change(id: id, before: after, after: before) }
  }

  private(set) var all: [Row] = []

  /// The identifier that was given last.
  var last = 0

  /// The slot of each row, in the order of the rows.
  private var slots: [Int] = []
  /// The identifier of the row at each slot.
  private var ids: [Int] = []
  private var changed: [Int: Change] = [:]

  /// The slots whose row is another one than in the store.
  private(set) var changedSlots: Set<Int> = []

  /// What the last change has changed, in the order of the rows.
  var changes: [Change] { changed.values.sorted { $0.id < $1.id } }

  /// An identifier that no row has, and none had.
  mutating func newID() -> Int {
    // What was stored may be any number.
    repeat { last &+= 1 } while self[last] != nil
    return last
  }

  /// A new change begins.
  mutating func forgetChanges() { changed = [:] }

  /// The rows are in the store now.
  mutating func wereStored() { changedSlots = [] }

  /// The row at a slot in the store.
  func row(at slot: Int) -> Row? { ids.indices.contains(slot) ? self[ids[slot]] : nil }

  subscript(id: Int) -> Row? {
    get {
      let index = index(of: id)
      return index < all.count && all[index].id == id ? all[index] : nil
    }
    set {
      let (old, index) = (self[id], index(of: id))
      switch (old, newValue) {
      case (nil, nil): return
      case (nil, let row?):
        changedSlots.insert(ids.count)
        all.insert(row, at: index)
        slots.insert(ids.count, at: index)
        ids.append(id)
      case (_, let row?):
        changedSlots.insert(slots[index])
        all[index] = row
      case (_, nil):
        all.remove(at: index)
        moveLast(to: slots.remove(at: index))
      }
      let before = if let change = changed[id] { change.before } else { old }
      changed[id] =
        before == newValue ? nil : Change(id: id, before: before, after: newValue)
    }
  }

  private mutating func moveLast(to slot: Int) {
    let last = ids.removeLast()
    changedSlots.formUnion([slot, ids.count])
    guard slot < ids.count else { return }
    ids[slot] = last
    slots[index(of: last)] = slot
  }

  /// Where a row is, or would be.
  private func index(of id: Int) -> Int { all.partitioningIndex { $0.id >= id } }

  static func == (one: Rows, other: Rows) -> Bool {
    one.all == other.all && one.last == other.last
  }
}

extension Array {
  /// The first index from which on a condition holds, in an array where it does not hold before.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
