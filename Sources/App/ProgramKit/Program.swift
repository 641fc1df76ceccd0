import Controller
import Foundation
import Model
import Terminal
public import View
import ViewText

/// A whole program around an app: a prompt, scripts, recordings, pages, traces, exploring, a store.
///
/// What `vestibule` does, a program of one's own does too, in two languages. `--help` lists all of
/// it, and <doc:A-Program-In-One-Line> shows it.
///
/// ```swift
/// let reading = Program(
///   "reading", "What I want to read.",
///   AppRecipe { surroundings in
///     NavigationController(rootViewController: BooksController(in: surroundings.store))
///   })
/// ```
///
/// In the program's `main.swift` follows `reading.main()`.
@MainActor
public final class Program {
  /// Its name on the command line: messages begin with it, and its store is kept under it.
  public let name: String

  /// One sentence about it, for `--help`.
  public let summary: Phrase

  /// The app that it runs.
  public let app: AppRecipe

  /// What `--version` says after the name.
  public var version = "0.2.0"

  /// The apps that `--app NAME` runs in place of its own.
  public var others: [(name: String, app: AppRecipe)] = []

  /// Its own options, beside those that every program has.
  public var options: [ProgramOption] = []

  /// Makes what can be practised with `--practice`; without it, there is no such option.
  public var lessons: (() -> [Lesson])?

  /// What `--practice` does with a folder, in a program that has exercises.
  package var practiceInFolder: PracticeInFolder?

  /// What `--new` does with a folder, and with whether the front door is asked for.
  package var newPackage:
    (
      @MainActor (CommandContext, _ folder: String, _ hasFrontDoor: Bool) throws(ProgramError) ->
        Void
    )?

  /// Its own words in the help and in the manual page.
  package var words: ProgramWords

  /// Creates a program around an app.
  ///
  /// - Parameters:
  ///   - name: its name on the command line; its store is kept under it.
  ///   - summary: one sentence about it, for `--help`.
  ///   - app: the app that it runs.
  public init(_ name: String, _ summary: Phrase, _ app: AppRecipe) {
    self.name = name
    self.summary = summary
    self.app = app
    words = ProgramWords(summary)
  }

  /// The app of a name, or its own.
  func app(named name: String?) -> AppRecipe {
    others.first { $0.name == name }?.app ?? app
  }

  /// Runs what the command line asks for, and ends the process.
  public func main() -> Never {
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
      var options = try Options(bytes: arguments, of: self)
      if options.action == .run { options.follow(environment) }
      let run = CommandRunner(
        program: self, options: options, language: language, environment: environment,
        output: output, errors: errors)
      let ending = try run.ending()
      if let complaint = ending.complaint(about: output) {
        throw ProgramError(.inputOutput, complaint)
      }
      if ending == .refused { code = .no }
    } catch {
      if let message = error.message {
        errors.write(wrapping: "\(name): \(language[message])".printable + "\n", in: environment)
      }
      code = error.code
    }
    // The sender of a signal must see it, even one that came at the very end.
    if let signal = Signals.takeFatal() { Signals.die(by: signal.number) }
    exit(code.rawValue)
  }
}
