import Controller
import Model
import View
import Workshop

/// A situation as it was run: what is asked, and for each choice whether it is right, and why.
struct Quiz {
  /// One of the numbered answers.
  struct Choice {
    let text: Phrase
    /// Its place among the right ones, from 0, or `nil` if it is wrong.
    let place: Int?
    /// Why it is right or wrong.
    let why: Phrase
    /// Where that is in the book, if it is known.
    var rule: RuleHeading?
    /// The phase of a controller that the call belongs to, if it belongs to one.
    var phase: Phase?
  }

  let situation: Situation

  /// What is done, in words.
  let act: Phrase

  /// The choices, in the order of their numbers.
  let choices: [Choice]

  /// The calls of the step.
  let calls: [Event]

  /// Whether the order of the answer counts.
  var isOrdered: Bool { if case .calls = situation.question { true } else { false } }

  /// The numbers of the right choices, in their order, from 1.
  var answer: [Int] {
    choices.enumerated().compactMap { index, choice in
      choice.place.map { (place: $0, number: index + 1) }
    }.sorted { $0.place < $1.place }.map(\.number)
  }

  /// The hints, in the order in which they are given.
  var hints: [Phrase] {
    guard let first = answer.first else { return [.ruleIs(situation.rule), .hintNone] }
    return [
      .ruleIs(situation.rule), .hintCount(answer.count), .hintFirst(first, of: answer.count),
    ]
  }

  /// What the screen in front shows before the step, or `nil` if there is none.
  ///
  /// It is read in a run of its own: who reads a screen asks a list for its rows.
  ///
  /// - Throws: why the situation cannot be run as it says.
  @MainActor
  static func screen(before situation: Situation, in language: Language) throws -> ScreenContent? {
    let scenario = Scenario(.loose, make: { store, log in situation.make(store, log) })
    defer { _ = try? scenario.finish() }
    try scenario.launch()
    try situation.before(scenario)
    return scenario.window?.view.subviews.last.map { ScreenContent(of: $0) }
  }

  /// Runs a situation.
  ///
  /// - Parameters:
  ///   - situation: what is run.
  ///   - language: the language of the app.
  ///   - round: how often it was asked before: each time the choices are in another order.
  ///   - page: where a page of it is written, or `nil`.
  /// - Throws: why it cannot be run as it says.
  @MainActor
  init(_ situation: Situation, in language: Language, round: Int = 0, page: String? = nil) throws {
    self.situation = situation
    let scenario = Scenario(.loose, make: { store, log in situation.make(store, log) })
    defer { _ = try? scenario.finish() }
    try scenario.launch()
    try situation.before(scenario)
    let count = scenario.steps.count
    let labels = scenario.labels
    scenario.log.beginStep()
    try situation.step(scenario)
    if let page { try scenario.page(to: page) }
    let steps = scenario.steps.dropFirst(count)
    let words = steps.map(\.name)
    act = situation.act ?? words.dropFirst().reduce(words.first ?? "") { "\($0), \($1)" }
    let (events, omissions) = scenario.log.lastStep
    calls = events
    let choices = QuizChoices(
      scenario: scenario, events: events, leftOut: Omission.notMade(omissions, among: events),
      isDrawn: situation.isDrawn, labels: Array(Set(labels + scenario.labels))
    ).all(for: situation.question)
    // Always the same order the first time, and not that of the answer.
    var randomness = SeededNumbers(situation.name)
    let shuffled = choices.shuffled(using: &randomness)
    let first = choices.isEmpty ? 0 : max(0, round) % choices.count
    self.choices = Array(shuffled[first...] + shuffled[..<first])
  }
}
