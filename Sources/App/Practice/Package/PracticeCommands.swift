import ProgramKit
import Terminal
import View

/// What follows `--practice` and is done with a package of the learner's own.
@MainActor
struct PracticeCommands {
  /// The words.
  nonisolated static let words = ["new", "check", "watch"]

  let context: CommandContext
  var tools: any PracticeTools = SwiftTools()

  /// Does what the words ask for: `new FOLDER`, `check FOLDER` or `watch FOLDER`.
  ///
  /// - Returns: whether all is well; for a check, whether all is done.
  func run(_ words: [String]) throws(ProgramError) -> Bool {
    let word = words.first ?? ""
    guard let folder = words.dropFirst().first else { throw .usage(.needsFolder(word)) }
    switch word {
    case "new": return try make(folder, from: Array(words.dropFirst(2)))
    case "check": return try check(try PracticePackage(folder))
    default: return try watch(try PracticePackage(folder))
    }
  }

  private func make(_ folder: String, from places: [String]) throws(ProgramError) -> Bool {
    let package = try PracticePackage(making: folder, from: places)
    context.say(
      .madePractice(folder, count: package.exercises.count, program: context.program))
    return true
  }

  private func check(_ package: PracticePackage) throws(ProgramError) -> Bool {
    let all = Array(package.exercises.indices)
    // A signal ends the build too, before it ends this program.
    Signals.watch(Signal.fatal)
    let verdicts = try judge(all, of: package)
    for (index, exercise) in package.exercises.enumerated() {
      let verdict = verdicts[index]?.explanation ?? ""
      context.say("\(index + 1). \(exercise.title): \(verdict)")
    }
    let done = verdicts.values.count { $0 == .done }
    context.say(.done(done, of: all.count))
    return done == all.count
  }

  private func watch(_ package: PracticePackage) throws(ProgramError) -> Bool {
    try PracticeWatch(package, context) { (wanted) throws(ProgramError) in
      try judge(wanted, of: package)
    }.run()
    return true
  }

  private func judge(_ wanted: [Int], of package: PracticePackage) throws(ProgramError) -> [Int:
    Verdict]
  {
    do {
      return try PracticeCheck(package, with: tools).verdicts(of: wanted)
    } catch let error as ProgramError {
      throw error
    } catch {
      if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
      throw ProgramError(.no, nil)
    }
  }
}
