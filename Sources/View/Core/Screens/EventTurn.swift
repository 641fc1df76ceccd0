/// The turns of an application's run loop: work that waits for the end of a turn runs then.
@MainActor
package final class EventTurn {
  /// Whether a turn is running.
  package var isRunning: Bool { depth > 0 }

  /// Makes calls again whose reads have changed; without one, none is made again.
  package var tracker: (any ChangeTracker)? {
    get { changeTracker }
    set { changeTracker = newValue }
  }
  // Not of the package: else each access is guarded.
  private var changeTracker: (any ChangeTracker)?

  private var depth = 0
  private var waiting: [() -> Void] = []

  package init() {}

  /// Begins a turn, or a part of the running one; end it with `end()`.
  package func begin() {
    depth += 1
  }

  /// Ends the turn, or the part; at the end of a turn, the waiting work runs.
  package func end() {
    depth -= 1
    guard depth == 0 else { return }
    if !waiting.isEmpty {
      var actions = Array(waiting.reversed())
      waiting = []
      // Each goes when it has run: the next one may ask whether what it held is still alive.
      while let action = actions.popLast() { action() }
    }
    changeTracker?.turnDidEnd()
  }

  /// Runs a closure as one turn, or as a part of the running one.
  package func run<Result>(_ body: () -> Result) -> Result {
    begin()
    defer { end() }
    return body()
  }

  /// Runs a closure at the end of this turn, or at once when there is none.
  package func atEnd(_ action: @escaping () -> Void) {
    // A new list: one that is changed in place is guarded at every look, for 3 % of a transition.
    if isRunning { waiting = waiting + [action] } else { action() }
  }
}
