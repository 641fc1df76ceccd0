import Controller
import Model
import Terminal
import Testing
import View
import Workshop

@testable import App
@testable import ControllerKit
@testable import ProgramKit

@Suite("What is said to an answer of the practice", .patience)
struct PracticeAnswerTests {
  private let store = MemoryStore()

  @Test(
    "An order may be given by names, with or without the objects",
    arguments: [", ", " then ", " -> ", "; "])
  func names(_ separator: String) throws {
    let situation = Lesson.presenting.situations[0]
    let quiz = try Quiz(situation, in: .english)
    let names = quiz.answer.map { quiz.choices[$0 - 1].text.english }
    let short = names.map { String($0.prefix { $0 != "(" }) }

    #expect(names.count > 2)
    for names in [names, short] {
      #expect(said(to: names.joined(separator: separator), situation).hasPrefix("  ✓ Right.\n"))
    }
    let choices = TypedChoices([
      "A.tableView(_:didSelectRowAt: [0, 1])", "A.viewDidLoad()", "B.viewDidLoad()",
    ])
    #expect(choices.numbers(in: "b.viewdidload, DidSelectRowAt") == [3, 1])
    #expect(
      choices.numbers(in: "viewDidLoad") == nil && choices.numbers(in: "B.viewDidLoadx") == nil)
  }

  @Test("Of the right calls in a wrong order it is said which comes first, and when")
  func order() throws {
    let situation = Lesson.presenting.situations[0]
    var numbers = try Quiz(situation, in: .english).answer
    let (second, third) = (numbers[1], numbers[2])
    numbers.swapAt(1, 2)

    let text = said(to: numbers.map(String.init).joined(separator: " "), situation)

    #expect(text.contains("\(second) comes before \(third)."))
    #expect(text.matches(of: /was called,\s+as\s+call/).count == 2)
  }

  @Test("Of one call too many it is said why that does not come, and nothing of an order")
  func tooMany() throws {
    let situation = Lesson.presenting.situations[0]
    let quiz = try Quiz(situation, in: .english)
    let extra = try #require(quiz.choices.firstIndex { $0.place == nil })
    let numbers = quiz.answer + [extra + 1]

    let text = said(to: numbers.map(String.init).joined(separator: " "), situation)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")

    expectPresent(quiz.choices[extra].why.english, in: text)
    expectAbsent("comes before", in: text)
  }

  @Test("What was wrong is kept by choice, or as the order, and how often")
  func mistakes() throws {
    let situation = Lesson.presenting.situations[0]
    let quiz = try Quiz(situation, in: .korean)
    let extra = try #require(quiz.choices.firstIndex { $0.place == nil }) + 1
    func name(_ number: Int) -> String { quiz.choices[number - 1].text.english }
    let (first, last) = (quiz.answer[0], quiz.answer[quiz.answer.count - 1])

    #expect(quiz.mistakes(in: quiz.answer) == [])
    #expect(quiz.mistakes(in: quiz.answer.reversed()) == ["order"])
    #expect(quiz.mistakes(in: quiz.answer + [extra]) == ["+\(name(extra))"])
    #expect(quiz.mistakes(in: Array(quiz.answer.dropLast())) == ["-\(name(last))"])
    #expect(
      quiz.mistakes(in: [extra] + quiz.answer.dropFirst())
        == ["+\(name(extra))", "-\(name(first))"])
    // A file for a teacher is the same whatever language the learner reads.
    let disabled = try Quiz(Lesson.touch.situations[3], in: .korean)
    let touched = try #require(
      disabled.choices.firstIndex { $0.text.english != $0.text.korean })
    #expect(
      disabled.mistakes(in: [touched + 1]) == ["+\(disabled.choices[touched].text.english)"])

    var progress = PracticeProgress()
    for mistakes in [["order"], ["order", "-a"], []] {
      progress.record(situation, isRight: mistakes.isEmpty, mistakes: mistakes)
    }
    #expect(progress.mistakes == [situation.name: ["order": 2, "-a": 1]])
    #expect(progress.foretold(in: [.presenting]).map(\.asked) == [3])
  }

  @Test("For a wrong layer it is said who really calls and who is called")
  func layers() throws {
    let situation = Lesson.touch.situations[1]

    let text = said(to: "controller to model", situation)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")

    #expect(text.contains("The caller is not a controller: it is SignScreen, a view."))
    #expect(
      text.contains(
        "The receiver is not a part of the model: it is SignInController, a controller."))
    let quiz = try Quiz(situation, in: .english)
    let whys = quiz.choices.filter { $0.place == nil }.map(\.why)
    #expect(Set(whys).count == whys.count)
  }

  @Test("Hints go from the rule to the number of answers and to the first of them")
  func hints() throws {
    let situations = Lesson.presenting.situations
    let answer = try Quiz(situations[0], in: .english).answer

    let outputs = practise(["hint", "hint", "hint"], situations)

    #expect(
      outputs[1]
        == "  The rule: A covering presentation, on the page Presenting.\n"
        + "  Type hint again for more.\n")
    #expect(outputs[2] == "  \(answer.count) of them are right.\n")
    #expect(outputs[3] == "  \(answer[0]) is the first of them.\n")
  }

  @Test("All hints are the whole answer if that is one choice or none", arguments: 0...3)
  func wholeHints(count: Int) throws {
    let situation = try #require(
      Lesson.all.flatMap(\.situations).first {
        try Quiz($0, in: .english).answer.count == count
      })
    let answer = try Quiz(situation, in: .english).answer.map(String.init).joined(separator: " ")

    let outputs = practise(
      Array(repeating: "hint", count: 4) + [answer.isEmpty ? "none" : answer], [situation])

    #expect(outputs[5].contains("As you were shown the answer") == (count < 2), "\(outputs)")
  }

  @Test("The least number that there is names no lesson")
  func least() {
    let outputs = practise(["lesson \(Int.min)", "\(Int.min)"], Lesson.touch.situations)

    #expect(outputs.count == 3 && outputs.allSatisfy { !$0.isEmpty })
  }

  @Test("An answer that was shown is no answer of one's own: it comes again")
  func shown() throws {
    let situation = Lesson.touch.situations[1]
    let outputs = practise(["show", "view -> controller"], [situation])

    #expect(outputs[2].hasPrefix("  ✓ Right. As you were shown the answer, it comes again.\n"))
    let progress = Shared<PracticeProgress>(in: store).value
    #expect(progress.due.count == 2 && progress.right.isEmpty)
  }

  @Test(
    "H2: After a right answer comes the reason of the first choice left out that its rule is about")
  func afterRight() throws {
    var count = 0
    for situation in Lesson.all.flatMap(\.situations) {
      let quiz = try Quiz(situation, in: .english)
      let left = quiz.choices.filter { $0.place == nil && $0.rule == situation.rule }
      guard !left.isEmpty else { continue }
      count += 1
      let answer = quiz.answer.map(String.init).joined(separator: " ")
      let said = said(to: answer.isEmpty ? "none" : answer, situation)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")

      #expect(said.hasPrefix("✓ Right."), "\(situation.name)")
      #expect(said.contains(left[0].why.english), "\(situation.name)")
    }
    #expect(count > 15)
  }

  @Test("Where no choice was right, the reason of the first one is said")
  func afterNone() throws {
    var count = 0
    for situation in Lesson.all.flatMap(\.situations) {
      let quiz = try Quiz(situation, in: .english)
      guard quiz.answer.isEmpty, !quiz.choices.contains(where: { $0.rule == situation.rule }),
        quiz.choices[0].why != quiz.choices[quiz.choices.count - 1].why
      else { continue }
      count += 1
      let said = said(to: "none", situation).split(whereSeparator: \.isWhitespace)

      #expect(
        said.joined(separator: " ").contains(quiz.choices[0].why.english), "\(situation.name)")
    }
    #expect(count > 0)
  }

  @Test("Where no choice is about the rule, the reason of the first right call is said")
  func firstReason() throws {
    let full = Lesson.presenting.situations[0]
    let situation = Situation(
      "first", of: full.make, "", before: full.before, then: full.step, ask: full.question,
      rule: ("Alerts", "An alert covers nothing"))
    let quiz = try Quiz(situation, in: .english)
    let whys = quiz.answer.map { quiz.choices[$0 - 1].why.english }
    let (first, last) = (whys[0], whys[whys.count - 1])

    let said = said(to: quiz.answer.map(String.init).joined(separator: " "), situation)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")

    #expect(first != last && said.contains(first) && !said.contains(last))
  }

  @Test("Who is asked whether to forget everything may quit")
  func quit() {
    let outputs = practise(["reset", "quit", "1"], Lesson.touch.situations)

    #expect(outputs.count == 3)
    #expect(!outputs.joined().contains("Nothing was forgotten"))
  }

  @Test("In Korean, controls and pages are called as a person reads them")
  func labels() throws {
    let quiz = try Quiz(Lesson.touch.situations[3], in: .korean)
    let texts = quiz.choices.map(\.text.korean) + quiz.choices.map(\.why.korean)

    #expect(texts.contains { $0.contains("(보내기)") } && !texts.contains { $0.contains("Send") })
    #expect(Phrase.toRead(.touch).korean == "읽을 페이지: 터치 하나를 따라가기.")
    for situation in Lesson.all.flatMap(\.situations) {
      guard case .layers = situation.question else { continue }
      for why in try Quiz(situation, in: .korean).choices.map(\.why.korean) {
        #expect(!why.contains(/\b(Person|View|Controller|Model|System)\b/), "\(why)")
      }
    }
  }

  @Test("What a sentence names has its name in the language of the sentence")
  func named() {
    let name = Phrase("Tea", ko: "차")

    #expect(Phrase.isEdited(name) == Phrase("Tea is edited now.", ko: "지금 편집 중인 필드: 차."))
    #expect(Phrase.thenHappens(name) == Phrase("Now: Tea.", ko: "이제 하는 일: 차."))
    #expect(
      Phrase.lesson(2, name, 1, of: 8, "●")
        == Phrase("2  Tea: 1 of 8   ●", ko: "2  차: 8개 중 1   ●"))
  }

  @Test("A part that does not exist is answered by those that do", arguments: ["3a", "foo", "+3"])
  func parts(word: String) {
    let words = PracticeRun.Part.words + PracticeCommands.words

    #expect(throws: ProgramError.usage(.takes("--practice", one: words))) {
      try Options(["--practice", word], of: .vestibule())
    }
  }

  @Test("At the end of lesson 2 one knows whom a field asks, and how a delegate is held")
  func lessonTwo() throws {
    let learned = try (Lesson.touch.situations + Lesson.presenting.situations).flatMap {
      try Quiz($0, in: .english).choices.map(\.why.english)
    }.joined(separator: "\n")

    #expect(learned.contains("Before a field gives up editing, it asks its own delegate"))
    #expect(learned.contains("A delegate is held weakly: weak var delegate."))
    #expect(learned.contains("is a sheet, and the controller below a sheet stays in the window"))
  }

  // MARK: - More

  @Test("More asks of nothing that one cannot know, seldom of home, and nothing twice in ten")
  func more() throws {
    let more = MoreSituations(of: .vestibule(), SeededNumbers("a learner"))
    var asked: [String] = []
    var systems: [Int] = []
    var text = ""
    for turn in 0..<24 {
      let quiz = try #require(more.next(in: .english))
      let whys = quiz.choices.map(\.why.english).joined()
      #expect(!whys.contains("does not implement") && !whys.contains("none was set"))
      #expect(!quiz.act.english.contains("\"\""))
      if quiz.calls.contains(where: {
        $0.text == "sceneWillResignActive(_:)" || $0.text == "sceneWillEnterForeground(_:)"
      }) {
        systems.append(turn)
      }
      if quiz.act.english == #"touch "OK""# { #expect(quiz.situation.rule.page == "Alerts") }
      let answer = quiz.answer.map { quiz.choices[$0 - 1].text.english }.sorted()
      let question = "\(quiz.act.english): \(answer)"
      // Two apps may have the same button, with other calls.
      #expect(!asked.suffix(9).contains(question), "\(question)")
      asked.append(question)
      text += "\(turn + 1)  \(quiz.act.english)  \(quiz.situation.rule)\n"
      text += quiz.choices.map { "  \($0.place.map { "\($0)" } ?? "-")  \($0.text.english)\n" }
        .joined()
    }
    try expect(text, isAsIn: "Words/more.txt")

    #expect(zip(systems, systems.dropFirst()).allSatisfy { $1 - $0 > 9 }, "\(systems)")
  }

  @Test("In more, where no question comes again, a right answer that was shown is right alone")
  func shownInMore() throws {
    let (program, numbers) = (Program.vestibule(), SeededNumbers("shown"))
    let quiz = try #require(MoreSituations(of: program, numbers).next(in: .english))
    let answer = quiz.answer.map(String.init).joined(separator: " ")
    let session = ScriptedSession(["show", answer].map(Input.init(typing:)))
    var run = PracticeRun(of: program, in: .english, store: store)
    run.randomness = numbers

    _ = run.run(.more, reading: session, writing: session.receive)

    #expect(session.outputs[2].hasPrefix("  ✓ Right.\n"))
  }

  // MARK: - Fixtures

  private func said(
    to line: String, _ situation: Situation, in language: Language = .english
  ) -> String {
    let outputs = practise([line], [situation], in: language)
    return outputs.count > 1 ? outputs[1] : ""
  }

  private func practise(
    _ lines: [String], _ situations: [Situation], in language: Language = .english
  ) -> [String] {
    let program = Program.vestibule()
    program.lessons = { [Lesson("First", read: "Presenting", "One. Two. Three.", situations)] }
    let session = ScriptedSession(lines.map(Input.init(typing:)))
    _ = PracticeRun(of: program, in: language, store: store)
      .run(.lessons, reading: session, writing: session.receive)
    return session.outputs
  }
}
