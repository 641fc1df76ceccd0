import Foundation
package import Terminal
package import View
import ViewText

/// What a command of a program reads and writes, besides running its app.
@MainActor
package struct CommandContext {
  /// The name of the program, for the commands that it names.
  package let program: String

  package let language: Language

  /// The new file for a report, or `nil`.
  package var report: String?

  /// Whether nothing but text may be written.
  let isPlain: Bool

  let output: Output
  private let lines: IdleLines
  let environment: [String: String]

  package init(
    program: String, language: Language, isPlain: Bool, input: Int32 = STDIN_FILENO,
    output: Output, environment: [String: String]
  ) {
    lines = IdleLines(input)
    self.program = program
    self.language = language
    self.isPlain = isPlain
    self.output = output
    self.environment = environment
  }

  /// Writes one line, broken at the width of the terminal.
  package func say(_ phrase: Phrase) {
    output.write(wrapping: language[phrase].printable + "\n", in: environment)
  }

  /// Writes a text of several lines, each as ``say(_:)`` does.
  package func say(lines phrase: Phrase) {
    output.write(wrapping: language[phrase] + "\n", in: environment)
  }

  /// Makes a text, and then a new file with it; where there can be none, no text is made.
  package func writeNewFile(
    _ path: String, _ body: () throws(ProgramError) -> String
  ) throws(ProgramError) {
    // A signal may end the program while the text is made: then there is no empty file.
    let trial = NewFiles(besideStoreAt: nil)
    close(try trial.create(path).descriptor)
    trial.removeUnkept()
    let text = try body()
    let files = NewFiles(besideStoreAt: nil)
    defer { files.removeUnkept() }
    let file = try files.create(path)
    file.write(text)
    if let fault = file.fault {
      throw ProgramError(.inputOutput, .cannotWrite(Phrase(verbatim: path), errno: fault))
    }
    files.keep()
  }

  /// The next line of the input, or `nil` at its end; something else happens while none comes.
  package func nextLine<Failure: Error>(
    whileIdle idle: () throws(Failure) -> Void
  ) throws(Failure) -> String? {
    try lines.next(whileIdle: idle)
  }

  /// Clears the screen, where a person looks at one.
  package func clear() {
    if output.isTerminal, !isPlain { output.write("\u{1B}[2J\u{1B}[H") }
  }
}
