import Controller
import Foundation
import Model
import View

/// The program: reads the command line, opens the store, and runs the front door at a terminal.
@main
enum Vestibule {
  static func main() {
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

  /// Opens the store and runs the app, or reads the store through.
  private static func frontDoor(
    _ options: Options, in language: Language, _ environment: [String: String],
    at terminal: Terminal
  ) throws(StoreError) -> ExitCode {
    if options.action == .check {
      let path = try options.store.path(in: environment)
      try SQLiteStore(path: path).check()
      terminal.write("\(path): ok\n")
      return .success
    }
    let store = try options.store.open(in: environment)
    let display = TextDisplay(language: language)
    let views = TextViewFactory(display: display)
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: StandardHasher()),
      session: LoginSession(store: store),
      views: views, language: language)
    if options.store == .demo { try door.openDemo() }
    let window = Window(view: views.makeWindowView(), log: EventLog())
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    let frontEnd = FrontEnd(
      display: display, input: terminal, showsPrompts: terminal.isInteractive,
      write: { terminal.write($0) })
    return frontEnd.run()
  }

  private static func complain(_ message: String, at terminal: Terminal) {
    terminal.write("vestibule: \(message)\n", to: STDERR_FILENO)
  }
}
