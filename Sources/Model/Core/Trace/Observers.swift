/// The observers of something: objects with methods, in the order in which they were added.
///
/// Each is there once. An observer that is added while the others are called is not called, and one
/// that is removed meanwhile is not called either.
///
/// ```swift
/// var observers = Observers<any KettleObserver>()
/// observers.add { [weak cook] in cook }
/// observers.tell { $0.kettleDidBoil() }
/// #expect(cook.cups == 1)
/// ```
///
/// A copy has the observers of now: pass it a change that is told later. It is no type for several
/// threads at once: keep it on the main actor, or in a mutex.
public struct Observers<Observer> {
  // Inlined in other modules: otherwise a flow takes 8 % more instructions, as each call looks up
  // what the type of the observers is.
  @usableFromInline var list: [ObserverReference<Observer>] = []

  /// Creates an empty list.
  @inlinable public init() {}

  /// Whether there are none; an observer that is gone counts until the list is changed.
  @inlinable public var isEmpty: Bool { list.isEmpty }

  /// Adds an observer behind the others; one that is there already keeps its place.
  ///
  /// - Parameter observer: returns it, an object, or `nil` once it is gone: capture it weakly, so
  ///   that the list does not keep it alive.
  @inlinable public mutating func add(_ observer: @escaping () -> Observer?) {
    list.removeAll { $0.observer() == nil }
    guard !list.contains(where: { $0.isOne(observer()) }) else { return }
    list.append(ObserverReference(observer))
  }

  /// Removes an observer, if it is there: it is not called any more, not even of this change.
  @inlinable public mutating func remove(_ observer: Observer) {
    let removed = observer as AnyObject
    var kept: [ObserverReference<Observer>] = []
    for reference in list {
      guard let one = reference.observer() else { continue }
      if one as AnyObject === removed {
        reference.observer = { nil }
      } else {
        kept.append(reference)
      }
    }
    list = kept
  }

  /// Removes all observers: they are not called any more, not even of this change.
  @inlinable public mutating func removeAll() {
    for reference in list { reference.observer = { nil } }
    list = []
  }

  /// Calls a closure with each observer.
  @inlinable public func tell(_ body: (Observer) -> Void) {
    for reference in list {
      if let observer = reference.observer() { body(observer) }
    }
  }

  /// Calls a closure with each observer, and notes each call in a log, as one from the model to a
  /// controller.
  ///
  /// ```swift
  /// observers.tell("kettleDidBoil()", in: log) { $0.kettleDidBoil() }
  /// #expect(log.events.map(\.description) == ["Cook.kettleDidBoil()"])
  /// ```
  ///
  /// - Parameters:
  ///   - call: the method that the closure calls, as the trace shows it.
  ///   - log: the log.
  ///   - body: calls it.
  public func tell(
    _ call: @autoclosure () -> Event.Call, in log: EventLog, _ body: (Observer) -> Void
  ) {
    tell { observer in
      log.record(
        Event(.call, "\(type(of: observer as Any))", call(), from: .model, to: .controller)
      ) { body(observer) }
    }
  }

  /// The observers that are there.
  package var objects: [AnyObject] { list.compactMap { $0.observer() as AnyObject? } }

  /// Removes the first observer and returns it, or `nil` when none is left: for a list in a mutex,
  /// which it must not leave.
  package mutating func popFirst() -> Observer? {
    while !list.isEmpty {
      if let observer = list.removeFirst().observer() { return observer }
    }
    return nil
  }
}

/// A class, which copies of a list share: an observer removed from one is not called by another.
@usableFromInline final class ObserverReference<Observer> {
  @usableFromInline var observer: () -> Observer?

  @inlinable init(_ observer: @escaping () -> Observer?) { self.observer = observer }

  @inlinable func isOne(_ other: Observer?) -> Bool {
    guard let one = observer(), let other else { return false }
    return one as AnyObject === other as AnyObject
  }
}
