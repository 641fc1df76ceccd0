/// The observers of something: objects with methods, in the order in which they were added.
///
/// They are held weakly, and each is there once. Whoever is added while the others are called is not
/// called, and whoever is removed meanwhile is not called either.
///
/// ```swift
/// var observers = Observers<any KettleObserver>()
/// observers.add(cook)
/// observers.tell { $0.kettleDidBoil() }
/// #expect(cook.cups == 1)
/// ```
///
/// A copy has the observers of now: pass it a change that is told later. It is no type for several
/// threads at once: keep it on the main actor, or in a mutex.
public struct Observers<Observer> {
  private var list: [WeakReference] = []

  /// Creates an empty list.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { list.allSatisfy { $0.object == nil } }

  /// Adds an observer, an object, behind the others; one that is there already keeps its place.
  public mutating func add(_ observer: Observer) {
    let object = observer as AnyObject
    list.removeAll { $0.object == nil }
    if !list.contains(where: { $0.object === object }) { list.append(WeakReference(object)) }
  }

  /// Removes an observer, if it is there: it is not called any more, not even of this change.
  public mutating func remove(_ observer: Observer) {
    let object = observer as AnyObject
    for reference in list where reference.object === object { reference.object = nil }
    list.removeAll { $0.object == nil }
  }

  /// Removes all observers: they are not called any more, not even of this change.
  public mutating func removeAll() {
    for reference in list { reference.object = nil }
    list = []
  }

  /// Calls a closure with each observer.
  public func tell(_ body: (Observer) -> Void) {
    for reference in list {
      if let observer = reference.object as? Observer { body(observer) }
    }
  }

  /// Removes the first observer and returns it, or `nil` when none is left: for a list in a mutex,
  /// which it must not leave.
  package mutating func popFirst() -> Observer? {
    while !list.isEmpty {
      if let observer = list.removeFirst().object as? Observer { return observer }
    }
    return nil
  }
}

/// A class, which copies of a list share: whoever is removed from one is not called by another.
private final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
