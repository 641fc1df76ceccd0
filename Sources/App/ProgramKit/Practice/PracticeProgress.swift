import Model
import ModelKit
import Workshop

/// What was practised: kept in the store.
struct PracticeProgress: ValueModel {
  static let name = "program.practice"

  /// How many answers there were.
  var turn = 0

  /// The situations that were asked.
  var seen: [String] = []

  /// The situations that come again, and after which answer.
  var due: [Due] = []

  /// How often each rule was right.
  var right: [String: Int] = [:]

  /// How often each situation was asked; `nil` in what an earlier version has kept.
  var rounds: [String: Int]?

  /// For each situation what was wrong in an answer, and how often: a choice with `+` that was chosen
  /// wrongly, one with `-` that was left out, or the order; `nil` in what an earlier version has kept.
  var mistakes: [String: [String: Int]]?

  /// The situation that was asked last; `nil` in what an earlier version has kept.
  var last: String?

  struct Due: Codable, Equatable, Sendable {
    let name: String
    let turn: Int
  }

  /// How often a rule has to be right.
  private static let need = 2

  /// An answer was given: what was missed comes again after two others and after six.
  mutating func record(_ situation: Situation, isRight: Bool, mistakes: [String] = []) {
    beginTurn(of: situation)
    let name = situation.name
    for mistake in mistakes {
      let count = self.mistakes?[name]?[mistake] ?? 0
      self.mistakes = self.mistakes ?? [:]
      self.mistakes?[name, default: [:]][mistake] = min(count, Self.most) + 1
    }
    due.removeAll { $0.name == name && ($0.turn <= turn || $0.turn == Self.atTheEnd) }
    if isRight {
      right["\(situation.rule)"] = min(right["\(situation.rule)", default: 0], Self.most) + 1
    } else {
      due.removeAll { $0.name == name }
      due += [Due(name: name, turn: turn + 2), Due(name: name, turn: turn + 6)]
    }
  }

  /// A question was left for later: after all that were not left.
  mutating func skip(_ situation: Situation) {
    beginTurn(of: situation)
    due.removeAll { $0.name == situation.name }
    due.append(Due(name: situation.name, turn: Self.atTheEnd))
  }

  /// Counts an answer; after a number that no practice reaches it begins again, and what is due comes
  /// at once.
  private mutating func beginTurn(of situation: Situation) {
    let name = situation.name
    if !seen.contains(name) { seen.append(name) }
    last = name
    var rounds = rounds ?? [:]
    rounds[name] = min(rounds[name, default: 0], Self.most) + 1
    self.rounds = rounds
    if !(0...Self.most).contains(turn) {
      due = due.map { $0.turn == Self.atTheEnd ? $0 : Due(name: $0.name, turn: 0) }
      turn = 0
    }
    turn += 1
  }

  /// More answers than a person gives.
  private static let most = 1 << 40

  /// The turn of what was left for later.
  private static let atTheEnd = Int.max

  private func isLeft(_ situation: Situation) -> Bool {
    due.contains { $0.name == situation.name && $0.turn == Self.atTheEnd }
  }

  /// The situation that comes next, or `nil` when all is done.
  func next(in lessons: [Lesson]) -> (lesson: Lesson, situation: Situation)? {
    let all = lessons.flatMap { lesson in lesson.situations.map { (lesson, $0) } }
    let ripe = due.filter { $0.turn <= turn }.min { $0.turn < $1.turn }
    if let ripe, let again = all.first(where: { $0.1.name == ripe.name }) { return again }
    var same: (lesson: Lesson, situation: Situation)?
    for lesson in lessons where !isDone(lesson) {
      let open = lesson.situations.filter {
        !isLeft($0) && (!seen.contains($0.name) || !isDone($0))
      }
      // First those that are new; the same one twice in a row only if there is no other.
      let new = open.first { !seen.contains($0.name) }
      let other = open.first { $0.name != last }
      if let situation = new ?? other { return (lesson, situation) }
      if same == nil, let situation = open.first { same = (lesson, situation) }
    }
    let later = due.sorted { $0.turn < $1.turn }.compactMap { due in
      all.first { $0.1.name == due.name }
    }
    return later.first { $0.1.name != last } ?? same ?? later.first
  }

  /// Whether the rule of a situation was right often enough.
  func isDone(_ situation: Situation) -> Bool { isDone(situation.rule) }

  /// Whether a rule was right often enough.
  func isDone(_ rule: RuleHeading) -> Bool { right["\(rule)", default: .zero] >= Self.need }

  /// Whether each rule of a lesson was right often enough, and each situation was asked.
  func isDone(_ lesson: Lesson) -> Bool {
    lesson.situations.allSatisfy { seen.contains($0.name) && isDone($0) }
  }
}
