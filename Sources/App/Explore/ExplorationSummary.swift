import Controller
import View

/// What a person reads when nothing was found.
@MainActor
struct ExplorationSummary {
  let walks: [ExplorationWalk]

  /// What the walks have seen, up to one that was stopped.
  var reports: [Explorer.Report] = []

  /// Whether a walk has not seen everything.
  var isStopped: Bool { reports.last?.limit != nil }

  /// First whether a limit was reached, then each walk, and what is in none of them.
  var text: String {
    let lines = zip(walks, reports).flatMap { ["\($0.name.english):", "  \($1.counts)"] }
    let others = walks.dropFirst(reports.count).map { "Not walked: \($0.name.english)." }
    return
      ([reports.last?.reachedLimit?.english].compactMap(\.self) + lines + others + [Self.limits])
      .map { $0 + "\n" }.joined()
  }

  private static let limits =
    "Starts in the background, and addresses and activities from elsewhere, are in none of them."
}
