import Controller
import Model
import View

/// The program put together: the one place that knows the store, the model, the controllers, the
/// views and who runs them.
struct Program {
  /// What the command line asked for.
  let options: Options

  /// The language of everything that is said.
  let language: Language

  /// What tells the usual place of the store.
  let environment: [String: String]

  /// Makes and compares password hashes.
  let hasher: any PasswordHasher

  /// Opens the store and the front door, and runs until the input ends.
  ///
  /// - Parameters:
  ///   - input: where lines come from.
  ///   - write: shows a text, and answers whether that succeeded.
  /// - Returns: how it ended.
  /// - Throws: why the store cannot be used.
  func run(
    reading input: any LineInput, writing write: @escaping (String) -> Bool
  ) throws(StoreError) -> ExitCode {
    let store = try options.store.open(in: environment)
    let display = TextDisplay(language: language)
    let views = TextViewFactory(display: display)
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: hasher), session: LoginSession(store: store),
      views: views, language: language)
    if options.store == .demo { try door.openDemo() }

    let window = Window(view: views.makeWindowView(), log: EventLog())
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    let frontEnd = FrontEnd(display: display, input: input, write: write)
    // The display holds its window weakly: nobody else keeps it.
    return withExtendedLifetime(window) { frontEnd.run() }
  }
}
