/// The turns of an application's run loop: what waits for the end of one runs then.
@MainActor
final class Turns {
  private(set) var isRunning = false

  private var waiting: [() -> Void] = []

  /// Runs something as one turn, or as a part of the one that is being run.
  func run(_ body: () -> Void) {
    guard !isRunning else { return body() }
    begin()
    body()
    end()
  }

  /// Begins a turn; whoever does so ends it.
  func begin() {
    isRunning = true
  }

  /// Ends the turn, and runs what has waited for that.
  func end() {
    isRunning = false
    guard !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Runs something at the end of this turn, or at once when there is none.
  func atEnd(_ action: @escaping () -> Void) {
    if isRunning { waiting.append(action) } else { action() }
  }
}
