import Controller
import Model
import Testing
import View
import ViewKit

@testable import App
@testable import ProgramKit

@Suite("Practice", .patience)
struct PracticeTests {
  @Test("More draws situations of the program's apps, each with an answer, and none twice in a row")
  func more() throws {
    let more = MoreSituations(of: .vestibule(), SeededNumbers("practice"))
    var told: [String] = []
    for _ in 0..<12 {
      let quiz = try #require(more.next(in: .english))
      #expect(!quiz.answer.isEmpty && quiz.choices.count > quiz.answer.count)
      // A person who is asked sees the screen, which the program drew, if there is one.
      let story = quiz.situation.story
      #expect(
        story == .nothingSeen
          || story.english.hasPrefix("On the screen:\n  ") && story.korean.hasPrefix("화면:\n  "))
      told.append("\(quiz.situation.story.english) \(quiz.act.english)")
    }

    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 } && Set(told).count > 3)
  }

  @Test(
    "An answer that is put differently is the same answer",
    arguments: ["2 1 3", "2, 1, 3", "2,1,3.", "213", "2 then 1 then 3", "2 -> 1 -> 3", " 2  1  3 "])
  func putDifferently(_ line: String) {
    #expect(PracticeAnswer(line, of: 6) == .numbers([2, 1, 3]))
  }

  @Test(
    "Kept practice with any number in it goes on",
    arguments: [Int.max, .max - 1, -1, .min, 1 << 40])
  func anyTurn(_ turn: Int) throws {
    let lesson = Lesson.presenting
    let situation = try #require(lesson.situations.first)
    var progress = PracticeProgress()
    progress.turn = turn
    progress.right["\(situation.rule)"] = turn
    progress.due = [.init(name: situation.name, turn: turn)]

    for isRight in [true, false, true] { progress.record(situation, isRight: isRight) }
    progress.skip(situation)

    #expect(progress.turn > 0 && progress.next(in: [lesson]) != nil)
  }

  @Test("A program without lessons has no such option; ours has, and its words are completed")
  func option() throws {
    let program = Program("tea", "Tea.", AppRecipe { _ in ViewController() })
    program.lessons = { [.presenting] }
    let other = Program("tea", "Tea.", AppRecipe { _ in ViewController() })

    #expect(throws: ProgramError.self) { _ = try Options(["--practice"], of: other) }
    #expect(try Options(["--practice", "list"], of: program).action == .practice(.list))
    #expect(try Options(["--practice"], of: program).action == .practice(.lessons))
    #expect(try Options(["--practice", "--memory"], of: program).store == .memory)
    #expect(Completion.fish.script(of: program, in: .english).contains("-l practice"))
  }
}
