import Controller
import Foundation
import Model
import View
import ViewText
import Workshop

/// Draws situations without end from the program's apps: a way into a state, and one more step.
@MainActor
final class MoreSituations {
  private let apps: [AppRecipe]
  private var randomness: any RandomNumberGenerator
  private let attempts: Int
  /// What the last questions were, in whatever app.
  private var recent: [Drawn] = []

  /// Creates situations; in so many attempts one is found, or there is none.
  init(of program: Program, _ randomness: any RandomNumberGenerator, attempts: Int = 400) {
    self.attempts = attempts
    apps = [program.app] + program.others.map(\.app)
    self.randomness = randomness
  }

  /// A question, and what makes it the same as another.
  private struct Drawn {
    let quiz: Quiz
    let deed: Deed

    /// Whether a person who has just answered one would learn nothing from the other.
    @MainActor
    func isLike(_ other: Drawn) -> Bool {
      if deed.isOfSystem, other.deed.isOfSystem { return true }
      return quiz.act == other.quiz.act
        && Set(quiz.answer.map { quiz.choices[$0 - 1].text })
          == Set(other.quiz.answer.map { other.quiz.choices[$0 - 1].text })
    }
  }

  /// The calls by which a list loads: whether the app reloaded it cannot be foretold.
  private static let loading = [
    "numberOfSections(", "tableView(_:numberOfRows", "tableView(_:titleFor", "tableView(_:cellFor",
    "tableView(_:willDisplay", "tableView(_:didEndDisplaying", "prepareForReuse(",
  ]

  /// For how many questions one is not asked again, nor one like it.
  private static let memory = 9

  /// What a person or the system does.
  private enum Deed: Sendable {
    case touch(String)
    case enter(String, into: String)
    case home
    case open

    var isOfSystem: Bool {
      switch self {
      case .home, .open: true
      case .touch, .enter: false
      }
    }

    @MainActor
    func take(in scenario: Scenario) throws {
      switch self {
      case .touch(let name): try scenario.touch(name)
      case .enter(let text, let name): try scenario.enter(text, into: name)
      case .home: try scenario.send(.home)
      case .open: try scenario.send(.open)
      }
    }
  }

  private static let texts = ["lee@example.com", "hunter2!", "Lee", "100", "Tea"]

  /// A situation that was run and has one answer, and none like the last ones; `nil` if none is found.
  func next(in language: Language) -> Quiz? {
    for _ in 0..<attempts {
      guard let drawn = draw(in: language), isGood(drawn.quiz),
        !recent.contains(where: drawn.isLike)
      else { continue }
      recent = Array(([drawn] + recent).prefix(Self.memory))
      return drawn.quiz
    }
    // An app of few steps has no other.
    guard !recent.isEmpty else { return nil }
    recent = Array(recent.prefix(recent.count / 2))
    return next(in: language)
  }

  private func isGood(_ quiz: Quiz) -> Bool {
    // What was typed may not have been taken.
    (1...4).contains(quiz.answer.count) && quiz.choices.count > quiz.answer.count + 1
      && Set(quiz.choices.map(\.text)).count == quiz.choices.count
      && !quiz.act.english.contains("\"\"")
  }

  private func draw(in language: Language) -> Drawn? {
    guard let recipe = apps.randomElement(using: &randomness) else { return nil }
    let make: Situation.Make = { store, log in
      // A question does not depend on the day on which it is asked.
      recipe.makeApplication(
        in: Surroundings(
          store: store, log: log, clock: ExplorerClock().clocks, hasher: ExplorerHasher()))
    }
    let scenario = Scenario(.loose, make: { store, log in make(store, log) })
    defer { _ = try? scenario.finish() }
    var (way, names): ([Deed], [String]) = ([], [])
    do {
      try scenario.launch()
      for _ in 0..<Int.random(in: 1...7, using: &randomness) {
        names = scenario.controllerNames
        guard let deed = deed(in: scenario) else { return nil }
        try deed.take(in: scenario)
        way.append(deed)
      }
    } catch {
      return nil
    }
    guard let deed = way.popLast() else { return nil }
    let (before, objects) = (way, Array(Set(names + scenario.controllerNames)).sorted())
    guard let rule = rule(of: scenario.log.lastStep, among: objects) else { return nil }
    var situation = Situation(
      "more", of: make, "",
      before: { scenario in for deed in before { try deed.take(in: scenario) } },
      then: { try deed.take(in: $0) },
      ask: .calls(of: objects + ["SceneDelegate 1"], besides: Self.loading),
      rule: (rule.page, rule.heading))
    situation.isDrawn = true
    return (try? Quiz(situation, in: language)).map { Drawn(quiz: $0, deed: deed) }
  }

  /// The rule that a step is about: why a controller stayed, or else when the first call comes.
  private func rule(
    of step: (events: [Event], omissions: [Omission]), among objects: [String]
  ) -> RuleHeading? {
    let stayed = Omission.notMade(step.omissions, among: step.events).first { omission in
      omission.reason.isOfPartlyCovered && omission.receiver.map { objects.contains($0) } == true
    }
    return stayed?.reason.rule
      ?? step.events.lazy.compactMap { Explanation.rule(ofCall: $0.call) }.first
  }

  private func deed(in scenario: Scenario) -> Deed? {
    guard let screen = scenario.window?.view.subviews.last else { return .open }
    if Int.random(in: 0..<12, using: &randomness) == 0 { return .home }
    let controls = screen.controls.filter(\.isEnabled)
    guard let control = controls.randomElement(using: &randomness) else { return nil }
    let name = control.label.english
    guard control is TextControl else { return .touch(name) }
    return Self.texts.randomElement(using: &randomness).map { .enter($0, into: name) }
  }
}
