import Foundation
package import View
import ViewText

extension Console {
  /// Runs the display on standard input and output, until the end of the input or `:quit`.
  ///
  /// From now on a crash leaves no dump, which could hold a password, and signals are handled
  /// between lines: Ctrl-C leaves a field at a terminal, and else ends the run; Ctrl-Z stops the
  /// program until it is continued. `COLUMNS` limits the width; `NO_COLOR`, `CLICOLOR_FORCE` and
  /// `TERM` decide about bold text.
  ///
  /// Instead of returning, it ends the program by a signal that means the end, or with code 74 and
  /// a reason on standard error when the input or the output fails; the terminal's echo is
  /// restored.
  ///
  /// `condition` returns whether to read another line; its output is shown.
  public func run(while condition: () -> Bool = { true }) {
    ProcessSetup.prepare()
    let environment = ProcessInfo.processInfo.environment
    let output = Output(STDOUT_FILENO)
    let complain = { [display] (phrase: Phrase) -> Void in
      Output(STDERR_FILENO)
        .write(
          "\(ProcessInfo.processInfo.processName): \(display.language[phrase])".printable + "\n")
    }
    let input =
      standardInput
      ?? TerminalInput(
        STDIN_FILENO, output: output, in: environment, warn: { complain(.readInTheClear) })
    standardInput = input
    display.traits = input.traits(isPlain: false, in: environment)
    if output.isTerminal, display.verbosity == .full { display.verbosity = .changes }
    input.watch(display)
    let ending = run(reading: input, while: condition, complain: complain, writing: output.write)
    Signals.unwatch()
    let complaint =
      ending.complaint(about: output)
      ?? input.fault.map { .cannotRead(.standardInput, errno: $0) }
    if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
    guard let complaint else { return }
    complain(complaint)
    exit(EX_IOERR)
  }
}

extension Console.Termination {
  /// What to say of an output that cannot be written, or `nil`.
  ///
  /// If a signal explains the ending, the process dies by it.
  package func complaint(about output: Output) -> Phrase? {
    switch self {
    case .finished, .refused: return nil
    case .signal(let signal): Signals.die(by: signal.number)
    case .unwritten:
      output.dieIfGone()
      return .cannotWrite(.standardOutput, errno: output.fault ?? EIO)
    }
  }
}
