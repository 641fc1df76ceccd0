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
  @Test("Each question has the agreed choices, right answer and reasons")
  func key() throws {
    try expect(
      try Self.questions(in: .english).joined(separator: "\n"), isAsIn: "Words/practice.txt")
  }

  @Test("In Korean each question has the same choices, right answer and reasons")
  func korean() throws {
    // The first line may say a number as a word, and the last one names a rule in English.
    let texts = try Language.allCases.map { language in
      try Self.questions(in: language).map { $0.replacing(/^[^\n]*\n|\n  [^\n]*\n$/, with: "\n") }
    }

    expect(texts[1], sayTheSameAs: texts[0])
  }

  private static func questions(in language: Language) throws -> [String] {
    try Lesson.all.flatMap { lesson in
      ["# \(language[lesson.title])\n\n\(language[lesson.introduction])\n"]
        + (try lesson.situations.map { try key(of: $0, in: language) })
    }
  }

  @Test(
    "Each question's step makes the agreed calls, from the screen before it to the one after it")
  func steps() throws {
    var lines = FirstLines()
    for situation in Lesson.all.flatMap(\.situations) {
      let scenario = Scenario(.loose, make: { situation.make($0, $1) })
      defer { _ = try? scenario.finish() }
      try scenario.launch()
      try situation.before(scenario)
      let before = Self.screen(of: scenario)
      scenario.log.beginStep()
      try situation.step(scenario)
      let calls = scenario.log.lastStep.events.map { "  \(TextTrace.line(for: $0))\n" }
      scenario.takeEvents()
      lines.begin("# \(situation.name)")
      lines.add(nil, "\(before)\(calls.joined())\(Self.screen(of: scenario))")
    }

    // A flight begins today.
    let text = lines.text.replacing(/\d+[.-]\d+[.-]\d{2,}/, with: "(a day)")
    try expect(text, isAsIn: "Words/practice-steps.txt")
  }

  /// What a person sees.
  private static func screen(of scenario: Scenario) -> String {
    scenario.window?.view.subviews.map { $0.drawn(in: .english, columns: 76) }.joined() ?? ""
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
