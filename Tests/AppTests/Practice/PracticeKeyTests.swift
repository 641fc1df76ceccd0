import Controller
import Model
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

/// All that the practice asks and says, to be read: a number is a right choice's place.
@Suite("The key of the practice", .patience)
struct PracticeKeyTests {
  @Test(
    "Each question, choice and reason matches its recording", arguments: Language.allCases)
  func key(language: Language) throws {
    let lessons = try Lesson.all.map { lesson in
      let questions = try lesson.situations.map { try Self.key(of: $0, in: language) }
      return "# \(language[lesson.title])\n\n\(language[lesson.introduction])\n\n"
        + questions.joined(separator: "\n")
    }

    try expect(
      lessons.joined(separator: "\n"), isAsIn: "Words/practice\(language.suffix).txt")
  }

  @Test("What is there before each question and after it, and what happens between: each line once")
  func steps() throws {
    var known: Set<String> = []
    let steps = try Lesson.all.flatMap(\.situations).map { situation in
      let scenario = Scenario(.loose, make: { situation.make($0, $1) })
      defer { _ = try? scenario.finish() }
      try scenario.launch()
      try situation.before(scenario)
      let before = Self.screen(of: scenario)
      scenario.log.beginStep()
      try situation.step(scenario)
      let calls = scenario.log.lastStep.events.map { "  \(TextTrace.line(for: $0))\n" }
      scenario.takeEvents()
      let text = "\(before)\(calls.joined())\(Self.screen(of: scenario))"
      let new = text.split(separator: "\n").filter { known.insert("\($0)").inserted }
      return (["# \(situation.name)"] + new).joined(separator: "\n") + "\n"
    }

    // A flight begins today.
    let text = steps.joined(separator: "\n").replacing(/\d+[.-]\d+[.-]\d{2,}/, with: "(a day)")
    try expect(text, isAsIn: "Words/practice-steps.txt")
  }

  /// What a person sees, in both languages where they differ.
  private static func screen(of scenario: Scenario) -> String {
    let drawn = Language.allCases.map { language in
      scenario.window?.view.subviews.map { $0.drawn(in: language, columns: 76) }.joined() ?? ""
    }
    return drawn[0] == drawn[1] ? drawn[0] : drawn.joined()
  }

  private static func key(of situation: Situation, in language: Language) throws -> String {
    let quiz = try Quiz(situation, in: language)
    let choices = quiz.choices.map { choice in
      let place = choice.place.map { "\($0 + 1)" } ?? "-"
      return "  \(place)  \(language[choice.text])\n     \(language[choice.why])\n"
    }
    return """
      \(language[situation.story])
      \(language[quiz.act])
      \(language[.asked(situation.question)])
      \(choices.joined())  \(situation.rule.page): \(situation.rule.heading)

      """
  }
}
