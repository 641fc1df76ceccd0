import Model
import Testing
import View

@testable import App
@testable import ProgramKit

/// All that the practice asks and says, for whoever reads it: a number is a right choice's place.
@Suite("The key of the practice", .patience)
struct PracticeKeyTests {
  @Test(
    "Each question, choice and reason is as somebody has read it", arguments: Language.allCases)
  func key(language: Language) throws {
    let lessons = try Lesson.all.map { lesson in
      let questions = try lesson.situations.map { try Self.key(of: $0, in: language) }
      return "# \(language[lesson.title])\n\n\(language[lesson.introduction])\n\n"
        + questions.joined(separator: "\n")
    }

    try expect(
      lessons.joined(separator: "\n"), isAsIn: "Words/practice\(language.suffix).txt")
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
