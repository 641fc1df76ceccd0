import Foundation
import View

extension Console {
  /// Runs the display on standard input and output, until the end of the input or `:quit`.
  ///
  /// From now on a crash leaves no dump, which could hold a password, and signals are handled
  /// between lines: Ctrl-C leaves a field, Ctrl-Z stops the program until it is continued.
  /// `COLUMNS` limits the width; `NO_COLOR`, `CLICOLOR_FORCE` and `TERM` decide about bold text.
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
        .write("\(ProcessInfo.processInfo.processName): \(display.language[phrase])\n")
    }
    let input =
      standardInput
      ?? TerminalInput(
        STDIN_FILENO, output: output, in: environment, warn: { complain(.readInTheClear) })
    standardInput = input
    display.traits = TextTraits(
      columns: input.columns, isStyled: output.isStyled(in: environment),
      isSpoken: output.isDumb(in: environment))
    if output.isTerminal, display.verbosity == .full { display.verbosity = .changes }
    input.watch(display)
    let ending = run(reading: input, while: condition, complain: complain, writing: output.write)
    Signals.unwatch()
    if case .signal(let signal) = ending { Signals.die(by: signal.number) }
    if ending == .unwritten { output.dieIfGone() }
    if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
    if ending == .unwritten {
      complain(.cannotWrite(.standardOutput, errno: output.fault ?? EIO))
    } else if let fault = input.fault {
      complain(.cannotRead(.standardInput, errno: fault))
    } else {
      return
    }
    exit(EX_IOERR)
  }
}
