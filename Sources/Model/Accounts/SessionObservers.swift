import Dispatch
import Synchronization

/// Who is notified of the changes of a session: on the main actor, and of each change after the one
/// before it, whatever thread or observer made it.
final class SessionObservers: Sendable {
  typealias Body = @MainActor @Sendable (LoginSession.Change) -> Void

  private let log: EventLog
  private let state = Mutex(State())
  /// Held while a change is stored, so that changes are noted in the order in which they are stored.
  private let order = Mutex(())

  private struct State {
    /// The observers in the order in which they were added, each with a number.
    var list: [Observer] = []
    var last = 0
    /// The changes that were not told yet, with those who observed when they were made.
    var changes: [(change: LoginSession.Change, observers: [Observer])] = []
    var isTelling = false
  }

  private typealias Observer = (number: Int, body: Body)

  init(log: EventLog) { self.log = log }

  /// Adds an observer.
  ///
  /// - Returns: its number.
  func add(_ body: @escaping Body) -> Int {
    state.withLock { state in
      state.last += 1
      state.list.append((state.last, body))
      return state.last
    }
  }

  /// Removes the observer with a number.
  func remove(_ number: Int) {
    // Released outside of the lock: a closure's content may release an observation too.
    _ = state.withLock { state in
      state.list.firstIndex { $0.number == number }.map { state.list.remove(at: $0) }
    }
  }

  /// Notifies of a change once it is stored: at once on the main actor, otherwise as soon as it is
  /// free; `store` returns `false` if there was none.
  func note(
    _ change: LoginSession.Change, storedBy store: () throws(StoreError) -> Bool
  ) throws(StoreError) {
    let isNoted = try order.withLock { _ throws(StoreError) in try store() && add(change) }
    guard isNoted else { return }
    if DispatchQueue.getSpecific(key: Self.mainQueue) != nil {
      MainActor.assumeIsolated { tell() }
    } else {
      Task { @MainActor in tell() }
    }
  }

  /// Adds a change to those that are told; returns whether anybody observes.
  private func add(_ change: LoginSession.Change) -> Bool {
    state.withLock { state in
      if state.list.isEmpty { return false }
      state.changes.append((change, state.list))
      return true
    }
  }

  /// Identifies the main actor's queue: not the thread is asked, as on Linux other threads may run
  /// that queue.
  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Notifies of every change, unless that is going on.
  @MainActor
  private func tell() {
    guard beginTelling() else { return }
    while let (change, observers) = nextChange() {
      // An earlier observer may have closed the window of this one.
      for (number, body) in observers where isObserved(by: number) {
        log.record(
          Event(.call, "observer", "session(\(change))", from: .model, to: .controller)
        ) { body(change) }
      }
    }
  }

  // Not on the main actor, as `tell` is: there the closures would check that they are.

  private func beginTelling() -> Bool {
    state.withLock { state in
      defer { state.isTelling = true }
      return !state.isTelling
    }
  }

  private func nextChange() -> (LoginSession.Change, [Observer])? {
    state.withLock { state in
      state.isTelling = !state.changes.isEmpty
      return state.isTelling ? state.changes.removeFirst() : nil
    }
  }

  private func isObserved(by number: Int) -> Bool {
    state.withLock { $0.list.contains { $0.number == number } }
  }
}
