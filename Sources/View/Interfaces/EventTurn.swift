/// The turns of an application's run loop: what waits for the end of one runs then.
@MainActor
package final class EventTurn {
  /// Whether a turn is being run.
  package var isRunning: Bool { depth > 0 }

  private var depth = 0
  private var waiting: [() -> Void] = []

  package init() {}

  /// Begins a turn, or a part of the one that is being run; whoever does so ends it.
  package func begin() {
    depth += 1
  }

  /// Ends the turn, or the part, and runs what has waited for the turn's end.
  package func end() {
    depth -= 1
    guard depth == 0, !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Runs something as one turn, or as a part of the one that is being run.
  package func run<Result>(_ body: () -> Result) -> Result {
    begin()
    defer { end() }
    return body()
  }

  /// Runs something at the end of this turn, or at once when there is none.
  package func atEnd(_ action: @escaping () -> Void) {
    // A new list, as everywhere that each key looks: one changed in place is guarded at every look.
    if isRunning { waiting = waiting + [action] } else { action() }
  }
}
