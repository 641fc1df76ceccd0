import Foundation
import Model
import Terminal
import View

extension CommandRunner {
  /// Asks what happens next, lesson by lesson.
  func practise(_ part: PracticeRun.Part) throws(ProgramError) -> Console.Termination {
    try refuseUnreadablePlace()
    try refuseTyping(at: STDIN_FILENO)
    let input = TerminalInput(
      STDIN_FILENO, output: output, in: environment, isPlain: options.isPlain
    ) {}
    Signals.watch(Signal.fatal)
    let store: any UserInfoStore
    do throws(StoreError) {
      store = try openStore()
    } catch {
      return try ending(with: error)
    }
    var practice = PracticeRun(of: program, in: language, store: store)
    practice.traits = input.traits(isPlain: options.isPlain, in: environment)
    if let path = options.report {
      guard path.hasSuffix(".json") else { throw .usage(.reportEndsIn(["json"])) }
      try context.writeNewFile(path) { practice.report }
    }
    let ending = practice.run(part, reading: input) { output.write($0) }
    if let fault = input.fault { throw TextFile.cannotRead(options.script, fault) }
    return ending
  }

  var context: CommandContext {
    var context = CommandContext(
      program: program.name, language: language, isPlain: options.isPlain, output: output,
      environment: environment)
    context.report = options.report
    return context
  }

  /// Does what is done with a folder of exercises.
  func practise(_ words: [String]) throws(ProgramError) -> Console.Termination {
    let isWell = try program.practiceInFolder?.run(context, words) != false
    if output.fault != nil { return .unwritten }
    return isWell ? .finished : .refused
  }
}
