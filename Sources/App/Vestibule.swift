import Foundation
import Model
import View

/// The program: reads the command line, opens the store, and runs the front door at a terminal.
@main
enum Vestibule {
  static func main() {
    // A file that may not grow is an error to tell, not a reason to be killed (requirement D8).
    signal(SIGXFSZ, SIG_IGN)
    let terminal = Terminal()
    let code = run(Array(CommandLine.arguments.dropFirst()), at: terminal)
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String], at terminal: Terminal) -> ExitCode {
    let environment = ProcessInfo.processInfo.environment
    do throws(UsageError) {
      let options = try Options(arguments)
      let language = options.language ?? Language(environment: environment)
      switch options.action {
      case .help: terminal.write(Help.text)
      case .version: terminal.write(Help.version + "\n")
      case .check, .run: return serve(options, in: language, environment, at: terminal)
      }
      return .success
    } catch {
      complain("\(error)", at: terminal)
      return .usage
    }
  }

  private static func serve(
    _ options: Options, in language: Language, _ environment: [String: String],
    at terminal: Terminal
  ) -> ExitCode {
    do throws(StoreError) {
      return try frontDoor(options, in: language, environment, at: terminal)
    } catch {
      complain(language[Phrase(AccountError.store(error))], at: terminal)
      return ExitCode(error)
    }
  }

  /// Runs the app, or reads the store through.
  private static func frontDoor(
    _ options: Options, in language: Language, _ environment: [String: String],
    at terminal: Terminal
  ) throws(StoreError) -> ExitCode {
    if options.action == .check {
      let path = try options.store.path(in: environment)
      // Opening would make a store: a check makes nothing.
      guard access(path, F_OK) == 0 else {
        throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
      }
      try SQLiteStore(path: path).check()
      terminal.write("\(path.printable): ok\n")
      return .success
    }
    let program = Program(
      options: options, language: language, environment: environment, hasher: StandardHasher())
    return try program.run(reading: terminal, writing: { terminal.write($0) })
  }

  private static func complain(_ message: String, at terminal: Terminal) {
    terminal.write("vestibule: \(message.printable)\n", to: STDERR_FILENO)
  }
}
