import App
import Foundation
import Model
import ProgramKit
import Terminal
import View

/// The program's own loop over its standard input, with a hasher that costs nothing.
///
/// The product has no switch for that: here its parts are put together as `CommandRunner` does it. How long
/// the processor was at it, and how much it said, stands on standard error at the end.
final class FrontEndLoop {
  private var said = 0

  func run() throws {
    ProcessSetup.prepare()
    let output = Output(STDOUT_FILENO)
    let terminal = TerminalInput(
      STDIN_FILENO, output: output, in: [:], warn: {})
    let program = ProgramRun(
      of: .vestibule(), options: Options(), language: .english, store: MemoryStore(),
      hasher: FreeHasher())
    let start = Stopwatch.processor.now
    let ending = try program.run(reading: terminal) { bytes in
      self.said += bytes.count
      return output.write(bytes)
    }
    let elapsed = Stopwatch.processor.now - start
    try demand(ending == .finished, "an end of the input")
    Output(STDERR_FILENO).write("\(elapsed) \(said)")
  }
}
