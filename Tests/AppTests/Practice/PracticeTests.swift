import Controller
import Model
import Terminal
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("Practice", .patience)
struct PracticeTests {
  private let store = MemoryStore()
  private let program: Program
  private let lessons: [Lesson]

  init() {
    program = Program("tea", "Tea.", AppRecipe { _ in ViewController() })
    let first = Lesson(
      "First", read: "Presenting", "One. Two. Three.", Lesson.presenting.situations)
    lessons = [first]
    program.lessons = { [first] }
  }

  @Test("A right answer is told so, with the rule, and the next question comes")
  func right() throws {
    let answer = try Quiz(Lesson.presenting.situations[0], in: .english).answer

    let outputs = practise([answer.map(String.init).joined(separator: " ")])

    #expect(outputs[0].contains("Practice   1 of 8 · First   ○"))
    #expect(outputs[0].contains("One. Two. Three.") && outputs[0].contains("To read: Presenting."))
    #expect(outputs[1].hasPrefix("  Right.\n"))
    #expect(outputs[1].contains("The rule: A covering presentation, on the page Presenting."))
    #expect(outputs[1].contains("Practice   2 of 8"))
  }

  @Test("A wrong choice is answered by its reason, in both languages", arguments: Language.allCases)
  func wrong(_ language: Language) throws {
    let quiz = try Quiz(Lesson.presenting.situations[1], in: language)
    let wrong = try #require(quiz.choices.firstIndex { $0.place == nil })
    let skipped = try Quiz(Lesson.presenting.situations[0], in: language).answer
    let lines = [skipped, [wrong + 1]].map { $0.map(String.init).joined(separator: " ") }

    let outputs = practise(lines, in: language)

    let said = outputs[2].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains(language[quiz.choices[wrong].why]))
  }

  @Test("What was missed comes again after two others, and after six")
  func again() throws {
    var progress = PracticeProgress()
    var order: [String] = []
    for turn in 0..<9 {
      let next = try #require(progress.next(in: lessons))
      order.append(next.situation.name)
      progress.record(next.situation, isRight: turn > 0)
    }

    let first = Lesson.presenting.situations[0].name
    #expect(order.indices.filter { order[$0] == first }.prefix(3) == [0, 2 + 1, 6 + 1])
  }

  @Test("A lesson is done when each of its rules was right twice, and then all is done")
  func done() throws {
    var progress = PracticeProgress()
    var count = 0
    while let next = progress.next(in: lessons), count < 100 {
      progress.record(next.situation, isRight: true)
      count += 1
    }

    #expect(lessons.allSatisfy { progress.isDone($0) } && count < 20)
    for situation in Lesson.presenting.situations { #expect(progress.isDone(situation)) }
  }

  @Test("What was practised is kept, and forgotten only after a question")
  func kept() throws {
    let answer = try Quiz(Lesson.presenting.situations[0], in: .english).answer
    _ = practise([answer.map(String.init).joined(separator: " "), "quit"])

    #expect(practise(["quit"])[0].contains("Practice   2 of 8"))
    #expect(practise(["no"], part: .reset)[1].contains("Nothing was forgotten."))
    #expect(practise([], part: .list)[0].contains("1  First: 0 of 8"))
    #expect(practise(["yes"], part: .reset)[1].contains("You begin anew."))
    #expect(practise(["quit"])[0].contains("Practice   1 of 8"))
  }

  @Test("Hints go from the rule to the number of answers and to the first of them")
  func hints() throws {
    let answer = try Quiz(Lesson.presenting.situations[0], in: .english).answer

    let outputs = practise(["hint", "hint", "hint"])

    #expect(
      outputs[1]
        == "  The rule: A covering presentation, on the page Presenting.\n"
        + "  Type hint again for more.\n")
    #expect(outputs[2] == "  \(answer.count) of them are right.\n")
    #expect(outputs[3] == "  \(answer[0]) is the first of them.\n")
  }

  @Test("To show plays the step with its trace, and changes nothing")
  func show() {
    let outputs = practise(["show", "none"])

    #expect(outputs[1].contains("OrderPage.viewWillAppear(_:)"))
    #expect(outputs[2].hasPrefix("  No: "))
  }

  @Test(
    "What is no answer is said to be none, and nothing is lost",
    arguments: [("nonsense", "That is no answer."), ("9", "Type numbers from 1 to ")])
  func misunderstood(_ line: String, _ said: String) {
    let outputs = practise([line])

    #expect(outputs[1].contains(said) && outputs[1].count { $0 == "\n" } < 4)
  }

  @Test("More draws situations of the program's apps, each with an answer, and none twice in a row")
  func more() throws {
    let more = MoreSituations(of: .vestibule(), SeededNumbers("practice"))
    var told: [String] = []
    for _ in 0..<12 {
      let quiz = try #require(more.next(in: .english))
      #expect(!quiz.answer.isEmpty && quiz.choices.count > quiz.answer.count)
      // Whoever is asked sees the screen, which the program drew, if there is one.
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
    "Nothing is an answer, in both languages", arguments: ["none", "None", "nothing", "없음", "0"])
  func nothing(_ line: String) {
    #expect(PracticeAnswer(line, of: 6) == .numbers([]))
  }

  @Test("Where one choice is right, the last hint is that choice")
  func lastHint() throws {
    let lesson = Lesson("Fields", read: "", "", [Lesson.fields.situations[3]])
    program.lessons = { [lesson] }
    let answer = try Quiz(lesson.situations[0], in: .english).answer

    #expect(practise(["hint", "hint", "hint"])[3] == "  It is \(answer[0]).\n")
    #expect(practise(["hint", "hint", "\(answer[0])"])[3].hasPrefix("  Right.\n"))
    #expect(!practise(["hint", "hint", "hint", "\(answer[0])"])[4].hasPrefix("  Right.\n"))
  }

  @Test("Where one choice is right, it may be typed itself")
  func named() throws {
    let lesson = Lesson("Fields", read: "", "", [Lesson.fields.situations[3]])
    program.lessons = { [lesson] }

    #expect(practise(["name"])[1].hasPrefix("  Right.\n"))
  }

  @Test("A question is left until all others were asked, and then each comes again in its turn")
  func skipped() {
    let outputs = practise(Array(repeating: "skip", count: 10))

    let asked = outputs.map { $0.firstMatch(of: /Practice   (\d) of 8/).map { String($0.1) } }
    #expect(asked == ["1", "2", "3", "4", "5", "6", "7", "8", "1", "2", "3"])
  }

  @Test("A lesson is begun by its number, in both languages, and no other number is taken")
  func lesson() {
    let second = Lesson("Second", read: "", "", Array(Lesson.fields.situations.prefix(2)))
    program.lessons = { [lessons[0], second] }
    let outputs = practise(["lesson 2", "lesson 3", "LESSON2", "단원 1", "lesson 0"])

    #expect(outputs[1].contains("Practice   9 of 10 · Second"))
    #expect(outputs[2] == "  Type numbers from 1 to 2.\n" && outputs[5] == outputs[2])
    #expect(outputs[3].contains("Practice   9 of 10"))
    #expect(outputs[4].contains("Practice   1 of 10"))
  }

  @Test("After what takes many lines, the question stands there again")
  func askedAgain() {
    let outputs = practise(["show", "list"])

    for output in outputs.dropFirst() { #expect(output.contains("  Practice   1 of 8")) }
  }

  @Test("A program without lessons has no such option; ours has, and its words are completed")
  func option() throws {
    let other = Program("tea", "Tea.", AppRecipe { _ in ViewController() })

    #expect(throws: ProgramError.self) { _ = try Options(["--practice"], of: other) }
    #expect(try Options(["--practice", "list"], of: program).action == .practice(.list))
    #expect(try Options(["--practice"], of: program).action == .practice(.lessons))
    #expect(try Options(["--practice", "--memory"], of: program).store == .memory)
    #expect(Completion.fish.script(of: program, in: .english).contains("-l practice"))
  }

  private func practise(
    _ lines: [String], part: PracticeRun.Part = .lessons, in language: Language = .english
  ) -> [String] {
    let session = ScriptedSession(lines.map(Input.init(typing:)))
    _ = PracticeRun(of: program, in: language, store: store)
      .run(part, reading: session, writing: session.receive)
    return session.outputs
  }
}
