import Controller
import Foundation
import Model
import Terminal
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
      #expect(!quiz.answer.isEmpty && quiz.choices.count > quiz.answer.count + 1)
      let screen = try Quiz.screen(before: quiz.situation, in: .english)
      told.append("\(screen?.message ?? "") \(quiz.act.english)")
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
    "Digits are a number where a choice has it, or may have a number of two digits",
    arguments: [("03", 6, [3]), ("06", 6, [6]), ("12", 10, [12]), ("12", 9, [1, 2])])
  func digits(line: String, count: Int, numbers: [Int]) {
    #expect(PracticeAnswer(line, of: count) == .numbers(numbers))
  }

  @Test("What was right again before it was due is not due then")
  func rightBefore() {
    let situations = Lesson.presenting.situations
    var progress = PracticeProgress()
    for (index, isRight) in [(0, false), (1, true), (0, true)] {
      progress.record(situations[index], isRight: isRight)
    }

    #expect(progress.due == [.init(name: situations[0].name, turn: 7)])
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
    progress.rounds = [situation.name: turn]
    #expect(try !Quiz(situation, in: .english, round: turn).choices.isEmpty)

    for isRight in [true, false, true] { progress.record(situation, isRight: isRight) }
    progress.skip(situation)

    #expect(progress.turn > 0 && progress.next(in: [lesson]) != nil)
  }

  @Test("After a number that no practice reaches, all that is due comes at once, but what was left")
  func anew() {
    let names = Lesson.presenting.situations.map(\.name)
    var progress = PracticeProgress()
    progress.turn = 1 << 42
    progress.due = [
      PracticeProgress.Due(name: names[1], turn: 1 << 43),
      PracticeProgress.Due(name: names[2], turn: .max),
    ]

    progress.record(Lesson.presenting.situations[0], isRight: true)

    #expect(progress.turn == 1 && progress.due.map(\.turn) == [0, .max])
    #expect(progress.next(in: [.presenting])?.situation.name == names[1])
  }

  @Test("H1: A question that comes again has the same choices in another order", arguments: 1...5)
  func anotherOrder(_ round: Int) throws {
    for situation in Lesson.touch.situations {
      let before = try Quiz(situation, in: .english, round: round - 1)
      let again = try Quiz(situation, in: .english, round: round)

      #expect(before.choices.map(\.text) != again.choices.map(\.text), "\(situation.name)")
      #expect(Set(before.choices.map(\.text)) == Set(again.choices.map(\.text)))
      #expect(
        before.answer.map { before.choices[$0 - 1].text }
          == again.answer.map { again.choices[$0 - 1].text })
    }
  }

  @Test("H1: At the prompt the choices of a question that is asked again are in another order")
  func askedAgain() throws {
    let program = Program("tea", "Tea.", AppRecipe { _ in ViewController() })
    program.lessons = { [Lesson("Lesson", read: "", "", [Lesson.touch.situations[1]])] }
    let session = ScriptedSession([Input(typing: "skip")])
    _ = PracticeRun(of: program, in: .english, store: MemoryStore())
      .run(.lessons, reading: session, writing: session.receive)

    let choices = session.outputs.map { output in
      output.split(separator: "\n").filter { $0.contains(#/^ {4,}\d /#) }
    }
    #expect(choices.count == 2 && choices[0].count == 6 && choices[0] != choices[1])
  }

  @Test("H1: No question comes twice running while there is another, whatever is answered")
  func notTwice() {
    var (progress, randomness) = (PracticeProgress(), SeededNumbers("a class"))
    let lessons: [Lesson] = [.touch, .presenting, .fields]
    var asked: [String] = []
    while asked.count < 200, let situation = progress.next(in: lessons)?.situation {
      asked.append(situation.name)
      if Int.random(in: 0..<4, using: &randomness) == 0 {
        progress.skip(situation)
      } else {
        progress.record(situation, isRight: .random(using: &randomness))
      }
    }

    #expect(asked.count > 60)
    // The last one may be the only one that is left.
    #expect(zip(asked, asked.dropFirst()).dropLast(3).allSatisfy { $0 != $1 })
  }

  @Test("What an earlier version has kept goes on: without the rounds and the last question")
  func earlier() throws {
    let kept = #"{"turn":3,"seen":["touch-layers"],"due":[],"right":{"Controls, A touch":1}}"#

    let progress = try JSONDecoder().decode(PracticeProgress.self, from: Data(kept.utf8))

    #expect(progress.rounds == nil && progress.last == nil && progress.turn == 3)
    #expect(progress.next(in: [.touch])?.situation.name == "touch-empty-form")
    #expect(progress.foretold(in: [.touch]).map(\.asked) == [0])
  }

  @Test("Each call of a controller's life belongs to one phase, and no other call to any")
  func phases() throws {
    let calls = Phase.allCases.flatMap(\.calls)

    #expect(calls.count == 9 && Set(calls.map(\.text)).count == 9)
    for phase in Phase.allCases {
      #expect(phase.calls.allSatisfy { Phase($0) == phase })
      #expect(phase.name.korean.contains(/\p{Hangul}/), "\(phase)")
    }
    #expect(Phase("present(_:animated:completion:)") == nil)
    let quiz = try Quiz(Lesson.presenting.situations[0], in: .english)
    #expect(quiz.choices.allSatisfy { $0.phase != nil })
    #expect(
      try Quiz(Lesson.touch.situations[1], in: .english).choices.allSatisfy { $0.phase == nil })
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
