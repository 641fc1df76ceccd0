import Foundation
import ProgramKit
import Terminal
import View

/// Watches a learner's package: whenever a file is saved, judges the exercise that is next.
@MainActor
final class PracticeWatch {
  private let package: PracticePackage
  private let context: CommandContext
  private let judge: ([Int]) throws(ProgramError) -> [Int: Verdict]

  /// What came of each exercise, when it was last judged.
  private var verdicts: [Int: Verdict] = [:]
  /// Why nothing could be judged, until it can be again.
  private var problem: Phrase?
  private lazy var current = position(after: -1)
  private var hints = 0
  /// When each file of the learner's was changed.
  private var saved: [String: Date] = [:]
  /// The exercises that were judged before the last change.
  private var outdated: Set<Int> = []

  init(
    _ package: PracticePackage, _ context: CommandContext,
    judge: @escaping ([Int]) throws(ProgramError) -> [Int: Verdict]
  ) {
    self.package = package
    self.context = context
    self.judge = judge
  }

  private var exercises: [Exercise] { package.exercises }

  private var exercise: Exercise { exercises[current] }

  private var doneCount: Int { verdicts.values.count { $0 == .done } }

  /// Shows the next exercise until a person quits, or no more lines come.
  func run() throws(ProgramError) {
    Signals.watch(Signal.fatal)
    saved = dates
    try judgeAgain(Array(exercises.indices))
    show()
    while let line = try context.nextLine(whileIdle: look) {
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "hint", "h", "힌트": hint()
      case "show", "s", "보기": showMore()
      case "next", "n", "다음": try next()
      case "list", "l", "목록": list()
      case "quit", "q", ":quit", "종료": return
      case let word:
        if let number = Int(word), exercises.indices.contains(number &- 1) {
          try take(number - 1)
        } else {
          context.say(.watchKeys)
        }
      }
    }
  }

  // MARK: - Files

  /// Judges the exercise again if a file was saved since the last look.
  private func look() throws(ProgramError) {
    let dates = dates
    guard dates != saved else { return }
    saved = dates
    outdated = Set(exercises.indices)
    try judgeAgain(problem == nil ? [current] : Array(exercises.indices))
    show()
  }

  private func judgeAgain(_ wanted: [Int]) throws(ProgramError) {
    context.say(.checking)
    do throws(ProgramError) {
      verdicts.merge(try judge(wanted)) { $1 }
      outdated.subtract(wanted)
      problem = nil
    } catch {
      // An error in a file of no exercise is mended while the program goes on.
      guard let message = error.message else { throw error }
      problem = message
    }
  }

  private var dates: [String: Date] {
    var dates: [String: Date] = [:]
    for folder in PracticePackage.folders {
      for name in TextFiles.names(in: "\(package.folder)/\(folder)") {
        let path = "\(package.folder)/\(folder)/\(name)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        dates[path] = attributes?[.modificationDate] as? Date
      }
    }
    return dates
  }

  // MARK: - What a person reads

  private func show() {
    context.clear()
    context.say(
      "\(current + 1). \(exercise.title)   \(Phrase.done(doneCount, of: exercises.count))")
    context.say("")
    if let problem {
      context.say(problem)
    } else if let verdict = verdicts[current], verdict != .done {
      context.say(lines: exercise.sees)
      context.say(.change(exercise.path))
      context.say("")
      context.say("\(Phrase.notYet) \(verdict.explanation)")
      for number in 0..<hints { sayHint(number) }
    } else {
      context.say(lines: exercise.talk)
      if doneCount == exercises.count { context.say(.allDone) }
    }
    context.say("")
    context.say(.watchKeys)
  }

  private func hint() {
    guard hints < exercise.hints.count else { return context.say(.noMoreHints) }
    sayHint(hints)
    hints += 1
    // A folder that cannot be written has no count, and its hints all the same.
    try? package.keep(hints: hints, of: exercise)
  }

  private func sayHint(_ index: Int) { context.say(lines: .hint(index + 1, exercise.hints[index])) }

  /// Shows the solution of what is done, and of anything else what is asked.
  private func showMore() {
    guard verdicts[current] == .done else { return show() }
    for (name, text) in exercise.solution {
      context.say(Phrase(verbatim: name))
      context.say(lines: Phrase(verbatim: text))
    }
  }

  private func list() {
    for (index, exercise) in exercises.enumerated() {
      let mark = verdicts[index] == .done ? "✓" : index == current ? ">" : " "
      context.say("\(mark) \(index + 1). \(exercise.title)")
    }
  }

  private func next() throws(ProgramError) { try take(position(after: current)) }

  /// Shows an exercise; what was mended while another one was shown is judged first.
  private func take(_ position: Int) throws(ProgramError) {
    (current, hints) = (position, 0)
    if outdated.contains(current) { try judgeAgain([current]) }
    show()
  }

  /// The first exercise after a position that is not done, and after the last one the first.
  private func position(after position: Int) -> Int {
    let count = exercises.count
    let order = (1...count).map { (position + $0) % count }
    return order.first { verdicts[$0] != .done } ?? order[0]
  }
}
