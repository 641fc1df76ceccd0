/// The turns of an application's run loop: what waits for the end of one runs then.
@MainActor
final class Turns {
  /// Whether a turn is being run.
  private(set) var isRunning = false

  private var waiting: [() -> Void] = []

  /// Runs something as one turn, or as a part of the one that is being run.
  func run<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    guard !isRunning else { return try body() }
    isRunning = true
    defer {
      isRunning = false
      if !waiting.isEmpty { runWaiting() }
    }
    try body()
  }

  /// Runs something at the end of this turn, or at once when there is none.
  func atEnd(_ action: @escaping () -> Void) {
    if isRunning { waiting.append(action) } else { action() }
  }

  private func runWaiting() {
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
