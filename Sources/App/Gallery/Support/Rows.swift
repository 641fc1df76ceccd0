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
/// Each has a place in the store. The places have no gaps, so that all rows can be found: where one
/// is removed, the last one takes its place.
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

  /// The place of each row, in the order of the rows.
  private var places: [Int] = []
  /// The identifier of the row at each place.
  private var ids: [Int] = []
  private var changed: [Int: Change] = [:]

  /// The places whose row is another one than in the store.
  private(set) var changedPlaces: Set<Int> = []

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
  mutating func wereStored() { changedPlaces = [] }

  /// The row at a place in the store.
  func row(at place: Int) -> Row? { ids.indices.contains(place) ? self[ids[place]] : nil }

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
        changedPlaces.insert(ids.count)
        all.insert(row, at: index)
        places.insert(ids.count, at: index)
        ids.append(id)
      case (_, let row?):
        changedPlaces.insert(places[index])
        all[index] = row
      case (_, nil):
        all.remove(at: index)
        moveLast(to: places.remove(at: index))
      }
      let before = if let change = changed[id] { change.before } else { old }
      changed[id] =
        before == newValue ? nil : Change(id: id, before: before, after: newValue)
    }
  }

  private mutating func moveLast(to place: Int) {
    let last = ids.removeLast()
    changedPlaces.formUnion([place, ids.count])
    guard place < ids.count else { return }
    ids[place] = last
    places[index(of: last)] = place
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
