import Controller
import Model
import View

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
  private var hints = 0
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
    hints = 0
    if let more { return askMore(more) }
    guard let (lesson, situation) = kept.value.next(in: lessons) else {
      say(.practiceIsDone)
      isOver = true
      return
    }
    do {
      current = (lesson, try Quiz(situation, in: language))
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
    say(.head(number, of: names.count, lesson.title, marks(of: lesson)))
    if !lesson.page.isEmpty, introduced.insert(lesson.title).inserted {
      say(lesson.introduction)
      say(.toRead(lesson.page))
    }
    say(quiz.situation.story)
    say(.thenHappens(quiz.act))
    say(.asked(quiz.situation.question))
    for (index, choice) in quiz.choices.enumerated() {
      display.say("    \(index + 1)  \(language[choice.text])")
    }
    say(.howToAnswer(isOrdered: quiz.isOrdered))
  }

  /// A mark for each rule of a lesson: whether it was right often enough.
  private func marks(of lesson: Lesson) -> String {
    var rules: [RuleHeading] = []
    for situation in lesson.situations where !rules.contains(situation.rule) {
      rules.append(situation.rule)
    }
    let right = rules.map { kept.value.right["\($0)", default: 0] >= PracticeProgress.need }
    return right.map { $0 ? "●" : "○" }.joined()
  }

  // MARK: - Answering

  /// Takes a line, and asks the next question if it was an answer.
  func take(_ line: String) {
    if asksToReset { return reset(line) }
    switch meaning(of: line) {
    case .numbers(let numbers): answer(numbers)
    case .hint: hint()
    case .show: show()
    case .page: showPage()
    case .skip: skip()
    case .list: list()
    case .reset: beginReset()
    case .quit: isOver = true
    case .help: current.map { say(.howToAnswer(isOrdered: $0.quiz.isOrdered)) }
    case nil: say(.notUnderstood)
    }
  }

  /// What a line means; where one choice alone is right, it may be typed itself.
  private func meaning(of line: String) -> PracticeAnswer? {
    let answer = PracticeAnswer(line, of: current?.quiz.choices.count ?? 0)
    guard answer == nil || answer == .numbers([]), let quiz = current?.quiz, !quiz.isOrdered,
      case .found(let index) = NameMatch(line.trimmed, among: quiz.choices.map(\.text.translations))
    else { return answer }
    return .numbers([index + 1])
  }

  private func answer(_ numbers: [Int]) {
    guard let quiz = current?.quiz else { return }
    guard numbers.allSatisfy({ quiz.choices.indices.contains($0 - 1) }) else {
      return say(.numbersFrom(1, to: quiz.choices.count))
    }
    let isRight =
      quiz.isOrdered ? numbers == quiz.answer : numbers.sorted() == quiz.answer.sorted()
    say(isRight ? .right : .wrong(quiz.answer, isOrdered: quiz.isOrdered))
    for phrase in talk(about: numbers, quiz, isRight) { say(phrase) }
    say(.ruleIs(quiz.situation.rule))
    let situation = quiz.situation
    keep { $0.record(situation, isRight: isRight) }
    ask(after: "")
  }

  private func skip() {
    guard let situation = current?.quiz.situation else { return }
    keep { $0.skip(situation) }
    ask(after: "")
  }

  private func keep(_ change: @Sendable (inout PracticeProgress) -> Void) {
    if more != nil, current != nil { return }
    do throws(SharedError) {
      try kept.change(change)
    } catch {
      say(.notKept("\(error)"))
    }
  }

  /// What is said about an answer: each choice that was wrong or missing, else one that was left.
  private func talk(about numbers: [Int], _ quiz: Quiz, _ isRight: Bool) -> [Phrase] {
    let wrong = numbers.filter { !quiz.answer.contains($0) }
    let missing = quiz.answer.filter { !numbers.contains($0) }
    let left = quiz.choices.indices.map { $0 + 1 }.filter { !quiz.answer.contains($0) }.prefix(1)
    var told: [Phrase] = []
    for number in isRight || wrong.isEmpty && missing.isEmpty ? Array(left) : wrong + missing {
      let why = quiz.choices[number - 1].why
      if !told.contains(why) { told.append(why) }
    }
    return told
  }

  private func ask(after line: String) {
    display.say(line)
    ask()
  }

  private func hint() {
    guard let quiz = current?.quiz else { return }
    hints += 1
    if hints == 1 { return say(.ruleIs(quiz.situation.rule)) }
    guard let first = quiz.answer.first else { return say(.hintNone) }
    say(hints == 2 ? .hintCount(quiz.answer.count) : .hintFirst(first))
  }

  /// Plays the step with its trace.
  private func show() {
    var callers = Callers()
    for event in current?.quiz.calls ?? [] {
      display.trace(event, from: callers.caller(of: event))
    }
  }

  private func showPage() {
    guard let situation = current?.quiz.situation else { return }
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
    guard Phrase.yes.translations.contains(line.lowercased()) else { return keepAll() }
    keep { $0 = PracticeProgress() }
    say(.isForgotten)
    if current == nil { isOver = true } else { ask() }
  }
}

/// What was typed in a practice.
enum PracticeAnswer: Equatable {
  case numbers([Int])
  case hint, show, page, skip, list, reset, quit, help

  private static let words: [(Set<String>, PracticeAnswer)] = [
    (["none", "nothing", "없음", "아무것도", "0"], .numbers([])), (["hint", "힌트"], .hint),
    (["show", "보기"], .show),
    (["show page", "페이지"], .page), (["skip", "건너뛰기"], .skip), (["list", "목록"], .list),
    (["reset", "처음부터"], .reset), (["quit", ":quit", "exit", "bye", "종료", "끝"], .quit),
    (["help", ":help", "?", "도움말"], .help),
  ]

  /// Between the numbers of an answer.
  private static let between: Set<String> = ["then", "and", "그리고", "다음"]

  /// Reads a line, or is `nil` when it is nothing of that.
  ///
  /// Numbers may stand apart, as `2, 1` or `2 then 1`, or together, as `21` where no choice has that
  /// number.
  init?(_ line: String, of count: Int = 9) {
    let line = line.trimmed.lowercased()
    if let word = Self.words.first(where: { $0.0.contains(line) }) {
      self = word.1
      return
    }
    let parts = line.split { " ,.;>→-".contains($0) }.filter { !Self.between.contains(String($0)) }
    let numbers = parts.flatMap { part -> [Int?] in
      guard let number = Int(part) else { return [nil] }
      return number > count && count < 10 ? part.map { $0.wholeNumberValue } : [number]
    }
    let known = numbers.compactMap(\.self)
    guard !parts.isEmpty, known.count == numbers.count else { return nil }
    self = .numbers(known)
  }
}
