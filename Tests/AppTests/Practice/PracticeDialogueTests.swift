import Controller
import Model
import Terminal
import Testing
import View

@testable import App
@testable import ControllerKit
@testable import ProgramKit

/// Whole dialogues of the practice, word for word: what is typed, what is said, and what is kept.
@Suite("A dialogue of the practice", .patience)
struct PracticeDialogueTests {
  private let store = MemoryStore()

  @Test("A learner gets the agreed answer to each line, through all lessons")
  func dialogue() throws {
    var lines = FirstLines()
    for turn in try turns(in: .english) {
      lines.add(turn.typed, turn.said)
    }

    try expect(lines.text, isAsIn: "Words/dialogue.txt")
  }

  @Test("In Korean a learner gets the same answers, and the same progress is kept")
  func korean() throws {
    let korean = try turns(in: .korean)
    // The other person has a store of their own.
    let english = try PracticeDialogueTests().turns(in: .english)

    #expect(korean.map(\.typed) == english.map(\.typed))
    expect(
      korean.filter { $0.typed != nil }.map(\.said),
      sayTheSameAs: english.filter { $0.typed != nil }.map(\.said))
    for (korean, english) in zip(korean, english) where korean.typed == nil {
      #expect(korean.said == english.said)
    }
  }

  /// What was typed, and what was said; or, where nothing was typed, what is kept.
  private struct Turn {
    var typed: String?
    let said: String
  }

  private func turns(in language: Language) throws -> [Turn] {
    let few = Lesson("Few", read: "", "", [Lesson.touch.situations[1]])
    return try practise(Self.first, [.touch, .presenting, .fields], in: language)
      + practise(Self.second, [.touch, .presenting, .fields], in: language)
      + practise([], part: .list, [.touch, .presenting, .fields], in: language)
      + practise(["no", "list"], part: .reset, [.touch], in: language)
      + practise(["YES", "list"], part: .reset, [.touch], in: language)
      + practise(["quit", "list"], part: .reset, [.touch], in: language)
      + practise(["view to controller", "2", "2", "2", "2", "2"], [few], in: language)
      + practise(
        ["hint", "hint", "hint", "1", "skip", "lesson 1", "show", "2 1", "quit"], part: .more,
        [.touch], in: language)
      + hints(in: language)
  }

  @Test("A learner's line means a command, or the choices that it has by number or name")
  func meanings() throws {
    var text = ""
    for line in Self.lines {
      let answers = [4, 9, 12].map { PracticeAnswer(line, of: $0).map { "\($0)" } ?? "none" }
      let typed = TypedChoices(Self.choices).numbers(in: line).map { "\($0)" } ?? "none"
      text += "\(line): \(Set(answers).count == 1 ? answers[0] : "\(answers)"), typed \(typed)\n"
    }

    try expect(text, isAsIn: "Words/answers.txt")
  }

  @Test(
    "A choice is called without its object, however that is called, and by whole words alone",
    arguments: [
      ("viewDidLoad", [1]), ("a.b.viewDidLoad", [1]),
      ("a.b.viewDidLoad(animated: x), viewDidLoad(y)", [1, 1]), ("namename", nil),
      ("name2nd", nil), ("name으로 2nd", [2, 3]),
    ] as [(String, [Int]?)])
  func typed(line: String, numbers: [Int]?) {
    #expect(TypedChoices(["A.B.viewDidLoad()", "Name", "2nd"]).numbers(in: line) == numbers)
  }

  @Test("The numbers that are drawn for a text are the same everywhere: those of SplitMix64")
  func numbers() {
    var numbers = SeededNumbers("tea")

    #expect(numbers.next() == 0xB37B_2CFD_3891_7B41)
    #expect(numbers.next() == 0xE856_5A94_E71B_5BBE)
  }

  @Test("A question that was answered wrongly comes again soon, until each lesson is done")
  func order() throws {
    var (progress, randomness) = (PracticeProgress(), SeededNumbers("a learner"))
    let deeds = ["wrong", "right", "right", "left for later"]
    var text = ""
    while let next = progress.next(in: [.touch, .presenting]), progress.turn < 150 {
      let deed = Int.random(in: deeds.indices, using: &randomness)
      if deed == 3 {
        progress.skip(next.situation)
      } else {
        progress.record(next.situation, isRight: deed > 0)
      }
      let due = progress.due.map { "\($0.name) \($0.turn == .max ? "at the end" : "\($0.turn)")" }
      text +=
        "\(progress.turn)  \(next.situation.name): \(deeds[deed]); \(due.joined(separator: ", "))\n"
    }
    try expect(text, isAsIn: "Words/practice-order.txt")
    #expect([Lesson.touch, .presenting].allSatisfy { progress.isDone($0) })
    // Of two that are due, the one that has waited longer.
    let names = Lesson.touch.situations.map(\.name)
    (progress.turn, progress.due) = (
      5,
      [
        PracticeProgress.Due(name: names[2], turn: 3),
        PracticeProgress.Due(name: names[1], turn: 1),
      ]
    )
    #expect(progress.next(in: [.touch])?.situation.name == names[1])
  }

  /// A right answer after each number of hints, to a question of one answer, of none and of several.
  private func hints(in language: Language) throws -> [Turn] {
    let situations = [
      Lesson.touch.situations[1], Lesson.touch.situations[3], Lesson.presenting.situations[0],
    ]
    return try situations.flatMap { situation -> [Turn] in
      try (1...4).flatMap { count in
        let round = Shared<PracticeProgress>(in: store).value.rounds?[situation.name] ?? 0
        let numbers = try Quiz(situation, in: language, round: round).answer.map { "\($0)" }
        let answer = numbers.isEmpty ? "none" : numbers.joined(separator: " ")
        return try practise(
          Array(repeating: "hint", count: count) + [answer],
          [Lesson("Hints", read: "", "", [situation])], in: language)
      }
    }
      // Where none is the name of a choice.
      + practise(
        ["nothing", "0", "none", "없음", "name"],
        [Lesson("None", read: "", "", [Lesson.fields.situations[3]])], in: language)
  }

  // MARK: - Fixtures

  private static let first = [
    "help", "nonsense", "9", "1 2", "0", "none", "hint", "hint", "hint", "hint", "1", "show", "2",
    "skip", "1", "reset", "no", "reset", "yes", "sign", "signinc", "1", "lesson 2",
    "orderpage.viewdidl", "help", "lesson 4", "6 1 5 2 4", "1 5 6", "2 1", "hint", "hint", "hint",
    "3 2 1", "list", "1 2 3 4", "4 3 2 1", "skip",
  ]
  private static let second = [
    "list", "1", "2", "3", "lesson 3", "name", "hint", "hint", "1", "2", "3", "reset", "quit",
  ]
  @Test("--practice 2 begins with lesson 2; a number of no lesson is answered, and the first asked")
  func lessonOfANumber() throws {
    let lessons: [Lesson] = [.touch, .presenting]
    for language in Language.allCases {
      let titles = lessons.map { language[$0.title] }
      let second = try practise([], part: .lesson(2), lessons, in: language)
      let none = try practise([], part: .lesson(3), lessons, in: language)

      #expect(second[0].said.contains(titles[1]) && !second[0].said.contains(titles[0]))
      #expect(none[0].said.contains(titles[0]))
      #expect(none[0].said.hasPrefix("  \(language[.numbersFrom(1, to: 2)])\n"))
    }
  }

  private static let lines = [
    "1", "0", "12", "123", "2 1 3", "1, 2; 3. > 4", "1 and 2", "1 then 2", "그리고", "1 x", "",
    "none", "NOTHING", "hint", "힌트", "show", "show page", "페이지", "skip", "list", "reset",
    "quit", ":quit", "끝", "help", "?", "lesson 2", "lesson2", "단원 12", "lesson 1234", "lesson",
    "A.viewDidLoad()", "a.viewdidload, b.viewdidload()", "viewDidLoad", "tableView",
    "didSelectRowAt", "a.didselectrowat then b.viewDidLoad", "and a.viewdidload(animated: yes)",
    "a.tableview(_:didselectrowat: [0, 1])", "view to controller", "view->controller",
    "view → controller", "뷰에서 컨트롤러로", "view", "name", "names", "name1", "name로", "call 12",
    "call 1", "A.viewDidLoadx", "b.viewDidLoad(", "그리고 name", "다음 name → call 1", "name again",
    "name again, name",
    "name name again",
  ]
  private static let choices: [Phrase] = [
    "A.tableView(_:didSelectRowAt: [0, 1])", "A.viewDidLoad()", "B.viewDidLoad()",
    Phrase("view → controller", ko: "뷰 → 컨트롤러"), "call 1", "call 12", "Name",
    "Name again",
  ]

  private func practise(
    _ lines: [String], part: PracticeRun.Part = .lessons, _ lessons: [Lesson],
    in language: Language
  ) throws -> [Turn] {
    let program = Program.vestibule()
    program.lessons = { lessons }
    let session = ScriptedSession(lines.map(Input.init(typing:)))
    var run = PracticeRun(of: program, in: language, store: store)
    run.randomness = SeededNumbers("a dialogue")
    let end = run.run(part, reading: session, writing: session.receive)
    let said = zip(["# \(part)"] + lines.map { "> \($0)" }, session.outputs)
      .map { Turn(typed: $0, said: $1) }
    let kept = Shared<PracticeProgress>(in: store).value
    let due = kept.due.map { "\($0.name) \($0.turn == .max ? "at the end" : "\($0.turn)")" }
    let facts = """
      # \(end), turn \(kept.turn)
      # seen \(kept.seen.joined(separator: ", "))
      # due \(due.joined(separator: ", "))
      # right \(kept.right.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))
      """
    return said + [Turn(said: facts)]
  }
}
