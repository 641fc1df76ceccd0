import Controller
import View

/// What a person reads when nothing was found.
@MainActor
struct ExplorationSummary {
  let walks: [ExplorationWalk]

  /// Whether there is a longer walk.
  var isQuick = false

  /// What the walks have seen, up to one that was stopped.
  var reports: [Explorer.Report] = []

  /// Whether a walk has not seen everything.
  var isStopped: Bool { reports.last?.limit != nil }

  /// The summary: first whether a limit was reached, then each walk, and last what no walk does.
  func text(in language: Language) -> String {
    var lines: [Phrase] = []
    if let limit = reports.last?.reachedLimit { lines.append(limit) }
    lines += reports.flatMap(\.unseenFields)
    for (walk, report) in zip(walks, reports) { lines += ["\(walk.name):", "  \(report.counts)"] }
    for walk in walks.dropFirst(reports.count) {
      lines.append(Phrase("Not walked: \(walk.name.english).", ko: "탐색하지 않음: \(walk.name.korean)."))
    }
    lines.append(isQuick ? .quick : .inNoWalk)
    return lines.map { language[$0].printable + "\n" }.joined()
  }
}

extension Phrase {
  fileprivate static let quick = Phrase(
    "This was the quick walk. --explore=whole walks through everything.",
    ko: "빠른 탐색이었습니다. --explore=whole로 모두 탐색합니다.")
  fileprivate static let inNoWalk = Phrase(
    "Starts in the background, and addresses and activities from elsewhere, are in none of them.",
    ko: "백그라운드에서 시작하는 일과, 다른 곳에서 온 주소와 활동은 어느 탐색에도 없습니다.")
}
