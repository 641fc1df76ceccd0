import Model

/// The rows of a model, in the order of their identifiers; they know which of them were changed.
///
/// Each has a slot in the store. The slots have no gaps, so that all rows can be found: where one
/// is removed, the last one takes its slot.
///
/// ```swift
/// var tins = Rows<Tin>()
/// tins[7] = Tin(id: 7, tea: "Assam")
/// #expect(tins.all.map(\.tea) == ["Assam"])
/// #expect(tins.newID() != 7)
/// ```
public struct Rows<Row: Equatable & Identifiable<Int> & Sendable>: Equatable, Sendable {
  /// A row before a change and after it.
  public struct Change: Equatable, Sendable {
    /// The identifier of the row.
    public let id: Int

    /// The row before the change; `nil` if it was added.
    public let before: Row?

    /// The row after the change; `nil` if it was removed.
    public let after: Row?
  }

  /// The rows, in the order of their identifiers.
  public private(set) var all: [Row] = []

  /// The identifier that was given last.
  public package(set) var last = 0

  /// The slot of each row, in the order of the rows.
  private var slots: [Int] = []
  /// The identifier of the row at each slot.
  private var ids: [Int] = []
  private var changed: [Int: Change] = [:]

  /// The slots whose row is another one than in the store.
  package private(set) var changedSlots: Set<Int> = []

  /// Creates no rows.
  public init() {}

  /// What the last change has changed, in the order of the rows.
  public var changes: [Change] { changed.values.sorted { $0.id < $1.id } }

  /// An identifier that no row has, and none had.
  public mutating func newID() -> Int {
    // What was stored may be any number.
    repeat { last &+= 1 } while self[last] != nil
    return last
  }

  /// A new change begins.
  package mutating func forgetChanges() { changed = [:] }

  /// The rows are in the store now.
  package mutating func wereStored() { changedSlots = [] }

  /// The row at a slot in the store.
  package func row(at slot: Int) -> Row? { ids.indices.contains(slot) ? self[ids[slot]] : nil }

  /// A row by its identifier; `nil` removes it.
  public subscript(id: Int) -> Row? {
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

  /// Whether the rows are equal, and the next one has the same identifier.
  public static func == (one: Rows, other: Rows) -> Bool {
    one.all == other.all && one.last == other.last
  }
}

extension Array {
  /// The first index from which on a condition holds, in an array where it does not hold before.
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
