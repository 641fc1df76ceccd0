import Controller
import View
import ViewText
import Workshop

/// What a person reads when nothing was found.
@MainActor
struct ExplorationSummary {
  let walks: [ExplorationWalk]

  /// Whether there is a longer walk.
  var isQuick = false

  /// Which part was walked through.
  var part = Explorer.Part.all

  /// Whether it went on from what jobs have found.
  let isMerge: Bool

  /// What the walks have seen, up to one that was stopped.
  var reports: [Explorer.Report] = []

  /// Whether a walk has not seen everything.
  var isStopped: Bool {
    // A part that has reached its limit leaves the rest to the next round.
    reports.last.map { part.isShare ? $0.isStopped : $0.limit != nil } ?? false
  }

  /// How many states were left to other jobs.
  var openCount: Int { reports.map(\.open.count).reduce(0, +) }

  /// The summary: first whether a limit was reached, then each walk, and last what no walk does.
  func text(in language: Language) -> String {
    if part.isShare || openCount > 0 { return printed(ofJob, in: language) }
    var lines: [Phrase] = isMerge && !isStopped ? [.complete] : []
    if let limit = reports.last?.reachedLimit { lines.append(limit) }
    lines += reports.flatMap(\.unseenFields)
    for (walk, report) in zip(walks, reports) { lines += ["\(walk.name):", "  \(report.counts)"] }
    for walk in walks.dropFirst(reports.count) {
      lines.append(Phrase("Not walked: \(walk.name.english).", ko: "탐색하지 않음: \(walk.name.korean)."))
    }
    lines.append(isQuick ? .quick : .inNoWalk)
    return printed(lines, in: language)
  }

  /// What a job has done, and which states it has left to others.
  private var ofJob: [Phrase] {
    var lines: [Phrase] = part.isShare ? [] : [.incomplete(openCount)]
    for (walk, report) in zip(walks, reports) {
      lines += ["\(walk.name):", "  \(Phrase.expanded(report))"]
      if part.isShare { continue }
      for way in report.open.ways { lines.append("    \(way.words())") }
      if report.open.count > report.open.ways.count { lines.append("    …") }
    }
    return lines
  }

  private func printed(_ lines: [Phrase], in language: Language) -> String {
    lines.map { language[$0].printable + "\n" }.joined()
  }
}

extension Phrase {
  static let complete = Phrase(
    "Complete: every step of every state leads to one of these states.",
    ko: "빠진 것 없음: 모든 상태의 모든 단계가 이 상태들 가운데 하나로 이어집니다.")

  static func incomplete(_ count: Int) -> Phrase {
    Phrase(
      "Not complete: \(count) \(count == 1 ? "state is" : "states are") open. Go on with --share and "
        + "--merge.",
      ko: "아직 남음: 탐색하지 않은 상태 \(count)개. --share와 --merge로 이어가세요.")
  }

  /// How many states a walk knows, and how many of them are left.
  static func expanded(_ report: Explorer.Report) -> Phrase {
    let (states, open) = (report.progress.states, report.open.count)
    return Phrase(
      "\(states) states are known, \(open) of them are open.",
      ko: "알려진 상태 \(states)개, 남은 상태 \(open)개.")
  }

  static let quick = Phrase(
    "This was the quick walk. --explore=whole walks through everything.",
    ko: "빠른 탐색이었습니다. --explore=whole로 모두 탐색합니다.")
  static let inNoWalk = Phrase(
    "Starts in the background, and addresses and activities from elsewhere, are in none of them.",
    ko: "백그라운드에서 시작하는 일과, 다른 곳에서 온 주소와 활동은 어느 탐색에도 없습니다.")
}
