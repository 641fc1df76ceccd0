/// What the factory that made a view hangs on it.
///
/// The view and the list hold it, so it is the list's alone when the view is gone. A weak reference
/// to the view would say the same, but make every other use of the view several times slower.
final class Tag<View: AnyObject> {
  // The view goes first: nobody else hands this out.
  unowned let view: View

  init(_ view: View) {
    self.view = view
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

/// A view that can be listed without being kept alive.
protocol Tagged: AnyObject {
  /// What the list knows the view by; only the view may hold it.
  var tag: Tag<Self>? { get set }
}

/// Views in order, those that are still alive.
struct TagList<View: Tagged> {
  private var tags: [Tag<View>] = []
  private var limit = 16

  /// The views that are still alive.
  var views: [View] {
    mutating get {
      removeUnworn()
      return tags.map(\.view)
    }
  }

  mutating func append(_ view: View) {
    // Screens mostly go in the reverse of the order in which they came.
    while !tags.isEmpty, isUnworn(tags.count - 1) { tags.removeLast() }
    if tags.count == limit {
      removeUnworn()
      limit = max(16, tags.count * 2)
    }
    let tag = Tag(view)
    view.tag = tag
    tags.append(tag)
  }

  private mutating func removeUnworn() {
    for index in tags.indices.reversed() where isUnworn(index) { tags.remove(at: index) }
  }

  private mutating func isUnworn(_ index: Int) -> Bool {
    isKnownUniquelyReferenced(&tags[index])
  }
}
