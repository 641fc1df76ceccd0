import Foundation
import Terminal
import View

/// The program.
package enum Vestibule {
  /// Runs what the command line asks for, and ends the process.
  @MainActor
  package static func main() -> Never {
    ProcessSetup.prepare()
    let output = Output(STDOUT_FILENO)
    let errors = Output(STDERR_FILENO)
    let environment = ProcessSetup.environment
    let arguments = ProcessSetup.arguments
    // Also for the errors of a command line that is not understood.
    let language =
      Language(arguments: arguments ?? []) ?? Language(environment: environment)
    var code = ExitCode.success
    do throws(ProgramError) {
      guard let arguments else { throw ProgramError(.inputOutput, .argumentsUnknown) }
      var options = try Options(bytes: arguments)
      if options.action == .run { options.follow(environment) }
      let run = CommandRunner(
        options: options, language: language, environment: environment, output: output,
        errors: errors)
      switch try run.ending() {
      case .finished: break
      case .refused: code = .no
      case .signal(let signal): Signals.die(by: signal.number)
      case .unwritten:
        output.dieIfGone()
        throw ProgramError(
          .inputOutput, .cannotWrite(.standardOutput, errno: output.fault ?? EIO))
      }
    } catch {
      if let message = error.message {
        errors.write(wrapping: "vestibule: \(language[message].printable)\n", in: environment)
      }
      code = error.code
    }
    // The sender of a signal must see it, even one that came at the very end.
    if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
    exit(code.rawValue)
  }
}
