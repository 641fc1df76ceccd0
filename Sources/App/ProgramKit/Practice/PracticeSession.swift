import Controller
import ControllerKit
import Model
import ModelKit
import View
import ViewKit
import ViewText
import Workshop

/// A conversation: asks what happens next, and answers line by line.
@MainActor
final class PracticeSession {
  private let lessons: [Lesson]
  private let more: MoreSituations?
  private let display: TextDisplay
  private let kept: Shared<PracticeProgress>
  private let writePage: (String, Situation) -> Phrase

  private var current: (lesson: Lesson, quiz: Quiz)?
  private var introduced: Set<Phrase> = []
  private var hints: Int = .zero
  /// The position of the lesson that is asked first.
  private var first = 0
  /// Whether the answer was shown.
  private var isHelped = false
  private var asksToReset = false

  /// Whether nothing else is asked.
  private(set) var isOver = false

  /// - Parameters:
  ///   - lessons: what is practised.
  ///   - more: draws situations in place of the lessons, or `nil`.
  ///   - display: what is said.
  ///   - store: keeps what was practised.
  ///   - writePage: writes a page of a situation, and returns what is said about it.
  init(
    _ lessons: [Lesson], more: MoreSituations? = nil, on display: TextDisplay,
    in store: any UserInfoStore,
    writePage: @escaping (String, Situation) -> Phrase = { _, _ in "" }
  ) {
    self.lessons = lessons
    self.more = more
    self.display = display
    self.writePage = writePage
    kept = Shared(in: store)
    if let problem = kept.problem { say(problem.phrase) }
  }

  private var language: Language { display.language }

  private func say(_ phrase: Phrase) {
    for line in language[phrase].split(separator: "\n", omittingEmptySubsequences: false) {
      display.say(String(line))
    }
  }

  // MARK: - Asking

  /// Asks the next question, or says that all is done.
  func ask() {
    (hints, isHelped) = (0, false)
    if let more { return askMore(more) }
    let ordered = Array(lessons[first...] + lessons[..<first])
    guard let (lesson, situation) = kept.value.next(in: ordered) else {
      say(.practiceIsDone)
      isOver = true
      return
    }
    do {
      let round = kept.value.rounds?[situation.name] ?? 0
      current = (lesson, try Quiz(situation, in: language, round: round))
    } catch {
      say(.cannotRun(situation.name, "\(error)"))
      isOver = true
      return
    }
    askAgain()
  }

  private func askMore(_ more: MoreSituations) {
    guard let quiz = more.next(in: language) else {
      say(.nothingMore)
      isOver = true
      return
    }
    current = (Lesson(.more, read: "", "", []), quiz)
    askAgain()
  }

  private func askAgain() {
    guard let (lesson, quiz) = current else { return }
    let names = lessons.flatMap(\.situations).map(\.name)
    let number = names.firstIndex(of: quiz.situation.name).map { $0 + 1 }
    display.remark(.head(number, of: names.count, lesson.title, marks(of: lesson)))
    if !lesson.page.isEmpty {
      if introduced.isEmpty { display.remark(.whatMarksMean) }
      if introduced.insert(lesson.title).inserted {
        say(lesson.introduction)
        say(.toRead(lesson))
      }
    }
    if quiz.situation.story != "" { say(quiz.situation.story) }
    drawScreen(before: quiz.situation)
    say(.thenHappens(quiz.act))
    display.stress(.asked(quiz.situation.question))
    for (index, choice) in quiz.choices.enumerated() {
      let phase = choice.phase.map { "   (\(language[$0.name]))" } ?? ""
      display.say(language[choice.text] + phase, after: index + 1, in: lanes)
    }
    display.remark(.howToAnswer(isOrdered: quiz.isOrdered))
  }

  /// Draws what is on the screen before the step.
  private func drawScreen(before situation: Situation) {
    if let screen = (try? Quiz.screen(before: situation, in: language)) ?? nil {
      display.draw(screen)
    } else {
      say(.nothingSeen)
    }
  }

  /// The layers by their names, without those of the objects, which would say what is called.
  private var lanes: [String: Lane] {
    Dictionary(Lane.allCases.map { (language[Phrase($0)], $0) }) { first, _ in first }
  }

  /// A mark for each rule of a lesson: whether it was right often enough.
  private func marks(of lesson: Lesson) -> String {
    var rules: [RuleHeading] = []
    for situation in lesson.situations where !rules.contains(situation.rule) {
      rules.append(situation.rule)
    }
    return rules.map { kept.value.isDone($0) ? "●" : "○" }.joined()
  }

  // MARK: - Answering

  /// Takes a line, and asks the next question if it was an answer.
  func take(_ line: String) {
    if asksToReset { return reset(line) }
    switch meaning(of: line) {
    case .numbers(let numbers): answer(numbers)
    case .hint: hint()
    case .show:
      show()
      askAgain(after: "")
    case .page: showPage()
    case .skip: skip()
    case .lesson(let number): begin(number)
    case .list:
      list()
      askAgain(after: "")
    case .reset: beginReset()
    case .quit: isOver = true
    case .help: current.map { say(.howToAnswer(isOrdered: $0.quiz.isOrdered)) }
    case nil: say(.notUnderstood)
    }
  }

  /// What a line means; in place of numbers, the choices may be typed themselves.
  private func meaning(of line: String) -> PracticeAnswer? {
    let answer = PracticeAnswer(line, of: current?.quiz.choices.count ?? .zero)
    guard answer == nil || answer == .numbers([]), let quiz = current?.quiz else { return answer }
    if !quiz.isOrdered,
      case .found(let index) = NameMatch(line.trimmed, among: quiz.choices.map(\.text.translations))
    {
      return .numbers([index + 1])
    }
    return answer ?? TypedChoices(quiz.choices.map(\.text)).numbers(in: line).map { .numbers($0) }
  }

  private func answer(_ numbers: [Int]) {
    guard let quiz = current?.quiz else { return }
    guard numbers.allSatisfy({ quiz.choices.indices.contains($0 - 1) }) else {
      return say(.numbersFrom(1, to: quiz.choices.count))
    }
    if !quiz.isOrdered, numbers.count != 1 { return say(.oneNumber) }
    let isRight =
      quiz.isOrdered ? numbers == quiz.answer : numbers.sorted() == quiz.answer.sorted()
    let right: Phrase = isHelped && more == nil ? .rightWithHelp : .right
    if isRight {
      display.praise(right)
    } else {
      display.refuse(.wrong(quiz.answer, isOrdered: quiz.isOrdered))
    }
    for phrase in talk(about: numbers, quiz, isRight) { say(phrase) }
    display.remark(.ruleIs(quiz.situation.rule))
    let (situation, isKnown) = (quiz.situation, isRight && !isHelped)
    let mistakes = quiz.mistakes(in: numbers)
    keep { $0.record(situation, isRight: isKnown, mistakes: mistakes) }
    ask(after: "")
  }

  private func begin(_ number: Int) {
    guard more == nil, lessons.indices.contains(number &- 1) else {
      return say(.numbersFrom(1, to: lessons.count))
    }
    first = number - 1
    ask(after: "")
  }

  /// Asks the first question of a lesson, or says which numbers the lessons have, and asks the next
  /// one.
  func begin(at number: Int) {
    if lessons.indices.contains(number &- 1) {
      first = number - 1
    } else {
      say(.numbersFrom(1, to: lessons.count))
    }
    ask()
  }

  private func skip() {
    guard let situation = current?.quiz.situation else { return }
    keep { $0.skip(situation) }
    ask(after: "")
  }

  private func keep(_ change: @Sendable (inout PracticeProgress) -> Void) {
    if more != nil { return }
    do throws(SharedError) {
      try kept.change(change)
    } catch {
      say(.notKept("\(error)"))
    }
  }

  /// What is said about an answer: each choice that was wrong or missing; if none was, what is not in
  /// its place; and of a right answer what its rule says.
  private func talk(about numbers: [Int], _ quiz: Quiz, _ isRight: Bool) -> [Phrase] {
    let wrong = numbers.filter { !quiz.answer.contains($0) }
    let missing = quiz.answer.filter { !numbers.contains($0) }
    if isRight { return whatIsTaught(by: quiz) }
    guard wrong.isEmpty, missing.isEmpty else { return whys(of: wrong + missing, in: quiz) }
    guard let (first, given) = zip(quiz.answer, numbers).first(where: { $0 != $1 }) else {
      return []
    }
    return [.comesBefore(first, given)] + whys(of: [first, given], in: quiz)
  }

  /// What a right answer teaches: a choice that was left for the reason that the situation is about,
  /// or else why it is right.
  private func whatIsTaught(by quiz: Quiz) -> [Phrase] {
    let left = quiz.choices.indices.map { $0 + 1 }.filter { !quiz.answer.contains($0) }
    let apt = left.first { quiz.choices[$0 - 1].rule == quiz.situation.rule }
    return whys(
      of: Array([apt, quiz.answer.first, left.first].compactMap(\.self).prefix(1)), in: quiz)
  }

  private func whys(of numbers: [Int], in quiz: Quiz) -> [Phrase] {
    var told: [Phrase] = []
    for number in numbers where !told.contains(quiz.choices[number - 1].why) {
      told.append(quiz.choices[number - 1].why)
    }
    return told
  }

  private func ask(after line: String) {
    display.say(line)
    ask()
  }

  private func askAgain(after line: String) {
    display.say(line)
    askAgain()
  }

  private func hint() {
    guard let quiz = current?.quiz else { return }
    let all = quiz.hints
    hints = min(hints + 1, all.count)
    say(all[hints - 1])
    if hints == 1 { say(.hintForMore) }
    // The last one is the whole answer, if that is one choice or none.
    if hints == all.count, quiz.answer.count < 2 { isHelped = true }
  }

  /// Plays the step with its trace.
  private func show() {
    isHelped = true
    var callers = Callers()
    for event in current?.quiz.calls ?? [] {
      display.trace(event, from: callers.caller(of: event))
    }
  }

  private func showPage() {
    guard let situation = current?.quiz.situation else { return }
    isHelped = true
    say(writePage("practice-\(situation.name).html", situation))
  }

  /// How far each lesson is.
  func list() {
    for (index, lesson) in lessons.enumerated() {
      let done = lesson.situations.count {
        kept.value.seen.contains($0.name) && kept.value.isDone($0)
      }
      say(.lesson(index + 1, lesson.title, done, of: lesson.situations.count, marks(of: lesson)))
    }
  }

  /// Asks whether everything is to be forgotten.
  func beginReset() {
    asksToReset = true
    say(.askToReset)
  }

  private func keepAll() {
    say(.isKept)
    if current == nil { isOver = true }
  }

  private func reset(_ line: String) {
    asksToReset = false
    if PracticeAnswer(line) == .quit {
      isOver = true
      return
    }
    guard Phrase.yes.translations.contains(line.lowercased()) else { return keepAll() }
    keep { $0 = PracticeProgress() }
    say(.isForgotten)
    if current == nil { isOver = true } else { ask() }
  }
}
