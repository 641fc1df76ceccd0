import Controller
import View
import Workshop

extension BehaviorChange {
  /// The differences, each with its way, and how many states there are; `names` are the phrases of
  /// what can be touched, by their English text.
  func lines(_ names: [String: Phrase]) -> [Phrase] {
    differences.flatMap { difference in
      let looks = difference.changedLines.map { Phrase(verbatim: "    \($0)") }
      let more: [Phrase] = difference.count > 1 ? [.sameDifference(difference.count)] : []
      return [difference.sentence(names)] + looks + ["    \(difference.way.words(names))"] + more
    } + [.stateCounts(states)] + (openCount > 0 ? [.statesNotCompared(openCount)] : [])
  }
}

/// What differs between walks and those of a file, one after the other.
@MainActor
struct ComparedWalks {
  /// How many differences there are.
  let count: Int
  /// What a review reads.
  let lines: [Phrase]

  init(_ summary: ExplorationSummary, with file: StatesFile, in path: String) {
    let changes = zip(summary.reports, file.walks).map { report, walk in
      let record = report.record ?? WalkRecord()
      let names = Dictionary((record.names + walk.names).map { ($0.english, $0) }) { one, _ in one }
      return (change: BehaviorChange(from: walk, to: record), names: names)
    }
    count = changes.map(\.change.differences.count).reduce(0, +)
    lines =
      [.compared(with: path, count)]
      + zip(summary.walks, changes).flatMap { walk, compared in
        (changes.count > 1 ? ["\(walk.name):"] : []) + compared.change.lines(compared.names)
      }
  }
}

extension BehaviorChange.Difference {
  /// The lines that a screen has no more, and those that it has now.
  fileprivate var changedLines: [String] {
    switch kind {
    case .looks(let gone, let new): gone.map { "- \($0)" } + new.map { "+ \($0)" }
    case .new, .gone, .elsewhere, .behind: []
    }
  }

  func sentence(_ names: [String: Phrase]) -> Phrase {
    let step = way.last.map { $0.phrase(names) } ?? ""
    let on = Phrase(screen: screen)
    switch kind {
    case .new(let to):
      let to = Phrase(screen: to)
      return Phrase(
        "+ On \(on.english), there is a new step: \(step.english). It leads to \(to.english).",
        ko: "+ \(on.korean), 새 단계: \(step.korean). 가는 곳: \(to.korean).")
    case .gone(let to):
      let to = Phrase(screen: to)
      return Phrase(
        "- On \(on.english), a step is gone: \(step.english). It led to \(to.english).",
        ko: "- \(on.korean), 없어진 단계: \(step.korean). 가던 곳: \(to.korean).")
    case .elsewhere(let before, let now):
      let (before, now) = (Phrase(screen: before), Phrase(screen: now))
      return Phrase(
        "~ On \(on.english), a step leads elsewhere: \(step.english). It led to \(before.english), and "
          + "leads to \(now.english).",
        ko: "~ \(on.korean), 다른 곳으로 가는 단계: \(step.korean). 가던 곳: \(before.korean), "
          + "가는 곳: \(now.korean).")
    case .looks:
      return Phrase(
        "~ \(on.english) looks different after this step: \(step.english).",
        ko: "~ \(on.korean), 모습이 달라진 단계: \(step.korean).")
    case .behind:
      return Phrase(
        "~ On \(on.english), a step stores something else, or changes something else that is not seen: "
          + "\(step.english).",
        ko: "~ \(on.korean), 저장되는 것이나 보이지 않는 것이 달라진 단계: \(step.korean).")
    }
  }
}

extension [Explorer.Step] {
  /// The steps in one line.
  func words(_ names: [String: Phrase] = [:]) -> Phrase {
    let steps = map { $0.words(names) }
    return Phrase(
      steps.map(\.english).joined(separator: ", "), ko: steps.map(\.korean).joined(separator: ", "))
  }
}

extension Phrase {
  /// What stands above the differences.
  static func compared(with path: String, _ count: Int) -> Phrase {
    switch count {
    case 0:
      Phrase("Compared with \(path): nothing differs.", ko: "비교한 파일: \(path). 달라진 것이 없습니다.")
    default:
      Phrase(
        "Compared with \(path): \(count) \(count == 1 ? "difference" : "differences").",
        ko: "비교한 파일: \(path). 달라진 것 \(count)개.")
    }
  }

  fileprivate static func sameDifference(_ count: Int) -> Phrase {
    Phrase("    The same from \(count) states.", ko: "    똑같이 달라진 상태: \(count)개.")
  }

  fileprivate static func stateCounts(_ states: (before: Int, now: Int, same: Int)) -> Phrase {
    Phrase(
      "States: \(states.before) before, \(states.now) now, \(states.same) in both.",
      ko: "상태: 전 \(states.before)개, 지금 \(states.now)개, 같은 것 \(states.same)개.")
  }

  fileprivate static func statesNotCompared(_ count: Int) -> Phrase {
    Phrase(
      "Not compared: \(count) \(count == 1 ? "state" : "states"), as a walk ended before.",
      ko: "비교하지 않은 상태: \(count)개 (탐색이 그 전에 끝났습니다).")
  }
}
