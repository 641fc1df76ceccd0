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

  /// Does what the words ask for: `new FOLDER`, `check FOLDERS` or `watch FOLDER`.
  ///
  /// - Returns: whether all is well; for a check, whether all is done.
  func run(_ words: [String]) throws(ProgramError) -> Bool {
    let word = words.first ?? ""
    guard let folder = words.dropFirst().first else { throw .usage(.needsFolder(word)) }
    if context.report != nil, word != "check" { throw .usage(.reportBelongsToCheck) }
    switch word {
    case "new": return try make(folder, from: Array(words.dropFirst(2)))
    case "check": return try check(Array(words.dropFirst()))
    default: return try watch(try PracticePackage(folder))
    }
  }

  private func make(_ folder: String, from places: [String]) throws(ProgramError) -> Bool {
    let package = try PracticePackage(making: folder, from: places)
    context.say(
      .madePractice(folder, count: package.exercises.count, program: context.program))
    return true
  }

  /// Judges packages; among their folders may be that of their exercises.
  private func check(_ places: [String]) throws(ProgramError) -> Bool {
    guard let path = context.report else { return try judge(places).isWell }
    guard let format = PracticeReport.Format(path: path) else {
      throw .usage(.reportEndsIn(PracticeReport.Format.allCases.map(\.rawValue)))
    }
    var isWell = true
    try context.writeNewFile(path) { () throws(ProgramError) in
      let outcome = try judge(places)
      isWell = outcome.isWell
      return PracticeReport(rows: outcome.rows).text(format)
    }
    return isWell
  }

  private func judge(_ places: [String]) throws(ProgramError) -> (
    isWell: Bool, rows: [PracticeReport.Row]
  ) {
    let exercises = places.first { !PracticePackage.isPackage($0) && Exercise.areIn($0) }
    let folders = places.filter { $0 != exercises }
    guard !folders.isEmpty else { throw .usage(.needsFolder("check")) }
    // A signal ends the build too, before it ends this program.
    Signals.watch(Signal.fatal)
    guard folders.count > 1 else {
      let package = try PracticePackage(folders[0], exercises: exercises)
      let outcome = try judge(package, as: Self.name(of: folders[0], among: folders), in: nil)
      return (outcome.isWell, outcome.rows)
    }
    // All are built in one place, so what they all use is built once.
    let first = folders.first(where: PracticePackage.isPackage).map { TextFiles.absolute($0) }
    let scratch = first.map { $0 + "/.build" }
    let lock = try first.map { (first) throws(ProgramError) in
      try FolderLock(of: first + "/.build", in: first)
    }
    defer { lock?.release() }
    var (rows, isWell): ([PracticeReport.Row], Bool) = ([], true)
    var summary: [Phrase] = []
    for folder in folders {
      let who = Self.name(of: folder, among: folders)
      do throws(ProgramError) {
        let package = try PracticePackage(folder, exercises: exercises)
        context.say(Phrase(verbatim: who))
        let outcome = try judge(package, as: who, in: scratch)
        rows += outcome.rows
        isWell = isWell && outcome.isWell
        summary.append("\(who): \(outcome.summary)")
      } catch {
        // One folder that cannot be judged leaves the others.
        guard let message = error.message else { throw error }
        context.say("\(who): \(message)")
        rows.append(.init(who: who, explanation: context.language[message]))
        summary.append("\(who): \(message)")
        isWell = false
      }
    }
    context.say("")
    for line in summary { context.say(line) }
    return (isWell, rows)
  }

  /// Judges one package, says what came of it, and returns a row for each exercise, and for each
  /// situation that the learner has foretold.
  private func judge(_ package: PracticePackage, as who: String, in scratch: String?)
    throws(ProgramError) -> (isWell: Bool, summary: Phrase, rows: [PracticeReport.Row])
  {
    let check = PracticeCheck(package, in: scratch, with: tools)
    let verdicts = try judge(Array(package.exercises.indices), by: check)
    let hints = package.hints
    let language = context.language
    let rows = package.exercises.enumerated().map { index, exercise in
      let explanation = verdicts[index]?.explanation ?? ""
      context.say("\(index + 1). \(exercise.title): \(explanation)")
      let tests = check.noticed[index] ?? exercise.faults.map { _ in nil }
      return PracticeReport.Row(
        who: who, exercise: exercise.name, isDone: verdicts[index] == .done,
        faults: zip(exercise.faults, tests).map { .init(fault: language[$0], noticedBy: $1) },
        hints: hints[exercise.name] ?? 0, explanation: language[explanation])
    }
    let done = rows.count { $0.isDone }
    let summary = Phrase.done(done, of: rows.count)
    context.say(summary)
    let foretold = package.foretold.map { foretold in
      PracticeReport.Row(
        who: who, exercise: "foretell \(foretold.situation)", isDone: foretold.isDone,
        explanation: language[foretold.explanation])
    }
    return (done == rows.count, summary, rows + foretold)
  }

  /// What a learner is called: the name of the folder, or its path if another one has that name.
  private static func name(of folder: String, among folders: [String]) -> String {
    let name = { (folder: String) in
      String(TextFiles.absolute(folder).split(separator: "/").last ?? "")
    }
    let isUnique = folders.count { name($0) == name(folder) } == 1
    return isUnique ? name(folder) : folder
  }

  private func watch(_ package: PracticePackage) throws(ProgramError) -> Bool {
    try PracticeWatch(package, context) { (wanted) throws(ProgramError) in
      try judge(wanted, by: PracticeCheck(package, with: tools))
    }.run()
    return true
  }

  private func judge(_ wanted: [Int], by check: PracticeCheck) throws(ProgramError) -> [Int:
    Verdict]
  {
    do {
      return try check.verdicts(of: wanted)
    } catch let error as ProgramError {
      throw error
    } catch {
      if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
      throw ProgramError(.no, nil)
    }
  }
}
