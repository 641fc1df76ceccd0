import Dispatch
import Synchronization

/// Who is notified of the changes of a session: on the main actor, and of each change after the one
/// before it, whatever thread or observer made it.
final class SessionObservers: Sendable {
  private let log: EventLog
  private let state = Mutex(State())
  /// Held while a change is stored, so that changes are noted in the order in which they are
  /// stored.
  private let order = Mutex(())

  private struct State {
    var observers = Observers<LoginSession.Observation>()
    /// The changes that were not told yet, each with those who are still to be told of it.
    var changes: [(change: LoginSession.Change, observers: Observers<LoginSession.Observation>)] =
      []
    var isTelling = false

    /// The next call to make, or `nil` when all changes are told.
    mutating func next() -> (LoginSession.Change, LoginSession.Observation)? {
      while !changes.isEmpty {
        if let observer = changes[0].observers.popFirst() { return (changes[0].change, observer) }
        changes.removeFirst()
      }
      isTelling = false
      return nil
    }
  }

  init(log: EventLog) { self.log = log }

  /// Adds an observer, which is notified until it is released.
  func add(_ observer: LoginSession.Observation) {
    state.withLock { $0.observers.add { [weak observer] in observer } }
  }

  /// Notifies of a change once it is stored: at once on the main actor, otherwise as soon as it is
  /// free; `store` returns `false` if there was none, and so does this.
  func note(
    _ change: LoginSession.Change, storedBy store: () throws(StoreError) -> Bool
  ) throws(StoreError) -> Bool {
    let (isStored, isNoted) = try order.withLock { _ throws(StoreError) in
      let isStored = try store()
      return (isStored, isStored && add(change))
    }
    guard isNoted else { return isStored }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { tell() }
    } else {
      Task { @MainActor in tell() }
    }
    return isStored
  }

  /// Adds a change to those that are to be reported; returns whether there are observers.
  private func add(_ change: LoginSession.Change) -> Bool {
    state.withLock { state in
      if state.observers.isEmpty { return false }
      state.changes.append((change, state.observers))
      return true
    }
  }

  /// Notifies of every change, unless that is going on.
  @MainActor
  private func tell() {
    guard beginTelling() else { return }
    while let (change, observer) = next() {
      log.record(
        Event(.call, "observer", "session(\(change))", from: .model, to: .controller)
      ) { observer.body(change) }
    }
  }

  // Not on the main actor, as `tell` is: there the closures would check that they are.

  private func beginTelling() -> Bool {
    state.withLock { state in
      defer { state.isTelling = true }
      return !state.isTelling
    }
  }

  private func next() -> (LoginSession.Change, LoginSession.Observation)? {
    state.withLock { $0.next() }
  }
}
