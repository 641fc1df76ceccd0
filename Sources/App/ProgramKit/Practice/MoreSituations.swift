import Controller
import Foundation
import Model
import View

/// Draws situations without end from the program's apps: a way into a state, and one more step.
@MainActor
final class MoreSituations {
  private let apps: [AppRecipe]
  private var randomness: any RandomNumberGenerator
  private var last: Phrase?

  init(of program: Program, _ randomness: any RandomNumberGenerator) {
    apps = [program.app] + program.others.map(\.app)
    self.randomness = randomness
  }

  /// What a person or the system does.
  private enum Deed: Sendable {
    case touch(String)
    case enter(String, into: String)
    case home
    case open

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

  private static let texts = ["lee@example.com", "hunter2!", "Lee", "100", "x"]

  /// A situation that was run and has one answer, and not the one before; `nil` if none is found.
  func next(in language: Language) -> Quiz? {
    for _ in 0..<200 {
      guard let quiz = draw(in: language), (1...4).contains(quiz.answer.count),
        quiz.choices.count > quiz.answer.count,
        Set(quiz.choices.map(\.text)).count == quiz.choices.count
      else { continue }
      let said: Phrase = "\(quiz.situation.story) \(quiz.act)"
      guard said != last else { continue }
      last = said
      return quiz
    }
    return nil
  }

  private func draw(in language: Language) -> Quiz? {
    guard let recipe = apps.randomElement(using: &randomness) else { return nil }
    let make: Situation.Make = { store, log in
      recipe.makeApplication(in: Surroundings(store: store, log: log, hasher: ExplorerHasher()))
    }
    let scenario = Scenario(.loose, make: { store, log in make(store, log) })
    defer { _ = try? scenario.finish() }
    var (way, names, seen): ([Deed], [String], Phrase) = ([], [], .nothingSeen)
    do {
      try scenario.launch()
      for _ in 0..<Int.random(in: 1...7, using: &randomness) {
        names = scenario.controllerNames
        seen = Self.screen(of: scenario)
        guard let deed = deed(in: scenario) else { return nil }
        try deed.take(in: scenario)
        way.append(deed)
      }
    } catch {
      return nil
    }
    guard let deed = way.popLast() else { return nil }
    let (before, objects) = (way, Array(Set(names + scenario.controllerNames)).sorted())
    let rule = scenario.log.lastStep.events.lazy.compactMap { Explanation.rule(ofCall: $0.text) }
      .first
    guard let rule else { return nil }
    return try? Quiz(
      Situation(
        "more", of: make, seen,
        before: { scenario in for deed in before { try deed.take(in: scenario) } },
        then: { try deed.take(in: $0) }, ask: .calls(of: objects + ["SceneDelegate 1"]),
        rule: (rule.page, rule.heading)), in: language)
  }

  /// The screen in front, as the program draws it.
  private static func screen(of scenario: Scenario) -> Phrase {
    guard let screen = scenario.window?.view.subviews.last else { return .nothingSeen }
    let drawn = { (language: Language) in
      screen.drawn(in: language, columns: 76).trimmingCharacters(in: .newlines)
    }
    return .isSeen(Phrase(drawn(.english), ko: drawn(.korean)))
  }

  private func deed(in scenario: Scenario) -> Deed? {
    guard let screen = scenario.window?.view.subviews.last else { return .open }
    if Int.random(in: 0..<12, using: &randomness) == 0 { return .home }
    let controls = screen.controls.filter { $0.isEnabled && !$0.isHidden }
    guard let control = controls.randomElement(using: &randomness) else { return nil }
    let name = control.label.english
    guard control is TextField else { return .touch(name) }
    return Self.texts.randomElement(using: &randomness).map { .enter($0, into: name) }
  }
}
