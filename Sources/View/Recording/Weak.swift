/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// References in order, to those objects that are still alive.
struct WeakList<Object: AnyObject> {
  private var references: [Weak<Object>] = []
  private var limit = 16

  /// The objects that are still alive.
  var objects: [Object] { references.compactMap(\.object) }

  mutating func append(_ object: Object) {
    // Screens mostly go in the reverse of the order in which they came.
    while let last = references.last, last.object == nil { references.removeLast() }
    if references.count == limit {
      references.removeAll { $0.object == nil }
      limit = max(16, references.count * 2)
    }
    references.append(Weak(object))
  }
}
