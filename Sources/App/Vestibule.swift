import Foundation
import Terminal
import View

/// The program.
package enum Vestibule {
  /// Does what the command line asks for, and ends the process.
  @MainActor
  package static func main() -> Never {
    Surroundings.prepare()
    let output = Output(STDOUT_FILENO)
    let errors = Output(STDERR_FILENO)
    let environment = ProcessInfo.processInfo.environment
    var language = Language(environment: environment)
    var ending: Ending
    do throws(Failure) {
      let options: Options
      do throws(UsageError) {
        options = try Options(bytes: Surroundings.arguments)
      } catch {
        throw Failure(error)
      }
      language = options.language ?? language
      let run = Run(
        options: options, language: language, environment: environment, output: output,
        errors: errors)
      ending = try run.ending()
      if ending == .unwritten { throw unwritten(output) }
    } catch {
      errors.write("vestibule: \(language[error.message].printable)\n")
      ending = .code(error.code)
    }
    end(ending)
  }

  /// Why standard output took no more.
  private static func unwritten(_ output: Output) -> Failure {
    output.dieIfGone()
    return .system(.inputOutput, "Standard output", output.fault ?? EIO)
  }

  private static func end(_ ending: Ending) -> Never {
    // Whoever sent a signal is to see it, even one that came at the very end.
    if case .code = ending, let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
    switch ending {
    case .code(let code): exit(code.rawValue)
    case .signal(let signal): Signals.die(by: signal.number)
    case .unwritten: exit(ExitCode.inputOutput.rawValue)
    }
  }
}
