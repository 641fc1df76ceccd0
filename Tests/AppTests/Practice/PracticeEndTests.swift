import Controller
import ControllerKit
import Model
import Terminal
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

@Suite("Where a practice ends, and what comes first", .patience)
struct PracticeEndTests {
  @Test("It ends when nothing is left, and where a situation cannot be run")
  func ends() {
    let rule = (page: "Alerts", heading: "An alert covers nothing")
    let broken = Situation(
      "broken", of: Lesson.presenting.situations[0].make, "", then: { try $0.touch("Nowhere") },
      ask: .calls(of: []), rule: rule)

    let cannot = practise(["1"], [broken])
    #expect(cannot.count == 1 && cannot[0].contains("broken") && cannot[0].contains("Nowhere"))
    #expect(practise(["1"], []) == ["  \(Language.english[.practiceIsDone])\n"])
    #expect(practise(["quit", "1"], Lesson.presenting.situations).count == 2)
    for line in ["no", "yes", "quit"] {
      #expect(practise([line, "list"], [], part: .reset).count == 2, "\(line)")
    }
  }

  @Test("It ends where no more situation is found, and says so")
  func nothingMore() {
    let display = TextDisplay(language: .english)
    let more = MoreSituations(of: .vestibule(), SeededNumbers("none"), attempts: 0)
    let session = PracticeSession([], more: more, on: display, in: MemoryStore())

    session.ask()

    #expect(session.isOver)
    #expect(display.takeOutput() == "  \(Language.english[.nothingMore])\n")
  }

  @Test("Where the lines come from knows the display of a practice, for its signals")
  func watched() {
    let program = Program("tea", "Tea.", AppRecipe { _ in ViewController() })
    let input = WatchingInput()

    _ = PracticeRun(of: program, in: .english, store: MemoryStore())
      .run(.lessons, reading: input) { _ in true }

    #expect(input.isWatching)
  }

  @Test("What was kept and cannot be read is said before the first question")
  func unreadable() throws {
    let (store, display) = (MemoryStore(), TextDisplay(language: .english))
    try store.set("{", for: UserInfoKey<String>(PracticeProgress.name))

    let session = PracticeSession([], on: display, in: store)
    session.ask()

    #expect(
      display.takeOutput().hasPrefix("  \(Language.english[SharedError.unreadable.phrase])\n"))
  }

  @Test("The same question comes again below what is listed or shown, and where all begins anew")
  func again() {
    let touch = Lesson.touch.situations[1]
    let situation = Situation(
      "again", of: touch.make, "One.\n\nTwo.", before: touch.before, then: touch.step,
      ask: touch.question, rule: ("Alerts", "An alert covers nothing"))

    let outputs = practise(["list", "show", "reset", "yes", "skip"], [situation])

    expectPresent("\n  One.\n\n  Two.\n", in: outputs[0])
    for output in outputs[1...2] { #expect(output.hasSuffix("\n\n\(outputs[0])"), "\(output)") }
    #expect(outputs[4] == "  You begin anew.\n\(outputs[0])", "\(outputs[4])")
    #expect(outputs[5].hasPrefix("\n  Practice   1 of 1"), "\(outputs[5])")
  }

  @Test("A practice draws its screens also where a program would speak them")
  func spoken() {
    let situation = Lesson.touch.situations[0]
    func asked(isSpoken: Bool) -> [String] {
      practise([], [situation]) { $0.isSpoken = isSpoken }
    }

    #expect(asked(isSpoken: true) == asked(isSpoken: false))
    expectPresent("│   Sign In", in: asked(isSpoken: true).joined())
  }

  @Test("Above a question is its lesson, in each language, with its number if it has one")
  func heads() {
    let lesson = Phrase("Tea", ko: "차")
    let heads = [nil, 2].map { Phrase.head($0, of: 3, lesson, "x") }

    #expect(heads.map(\.english) == ["Practice   Tea", "Practice   2 of 3 · Tea   x"])
    #expect(heads.map(\.korean) == ["연습   차", "연습   3개 중 2 · 차   x"])
  }

  @Test("A short list of questions is asked again, none with one wrong choice alone")
  func few() throws {
    var asked: [String] = []
    let recipe = Program.vestibule().app(named: "counter")
    let more = MoreSituations(
      of: Program("few", "Few.", recipe), SeededNumbers("few"), attempts: 8)
    for _ in 0..<12 {
      let quiz = try #require(more.next(in: .english))
      asked.append(quiz.act.english)
      #expect(quiz.choices.count > quiz.answer.count + 1)
    }

    #expect(Set(asked).count < 12)
  }

  @Test(
    "A command wins over a choice of its name, and of two questions due at once the first comes")
  func order() {
    let names = Lesson.presenting.situations.map(\.name)
    var progress = PracticeProgress()
    progress.turn = 5
    progress.due = [names[2], names[1]].map { PracticeProgress.Due(name: $0, turn: 3) }
    #expect(progress.next(in: [.presenting])?.situation.name == names[2])

    let fields = Situation(
      "fields", of: Lesson.fields.situations[3].make, "", then: { _ in },
      ask: .firstResponder(among: ["List", "Name"]), rule: ("Fields", "A field"))
    #expect(practise(["list"], [fields])[1].contains("1  Lesson: 0 of 1"))
  }

  private func practise(
    _ lines: [String], _ situations: [Situation], part: PracticeRun.Part = .lessons,
    change: (inout TextTraits) -> Void = { _ in }
  ) -> [String] {
    let program = Program("tea", "Tea.", AppRecipe { _ in ViewController() })
    program.lessons = { [Lesson("Lesson", read: "", "", situations)] }
    let session = ScriptedSession(lines.map(Input.init(typing:)))
    var run = PracticeRun(of: program, in: .english, store: MemoryStore())
    change(&run.traits)
    _ = run.run(part, reading: session, writing: session.receive)
    return session.outputs
  }
}

private final class WatchingInput: LineInput {
  private(set) var isWatching = false

  func watch(_ display: TextDisplay) { isWatching = true }

  func next(for prompt: TextPrompt) -> Input { .line(.end) }
}
