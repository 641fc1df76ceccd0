import Terminal
import Vestibule

@main
@MainActor
enum Door {
  static func main() {
    do {
      let path = CommandLine.arguments.dropFirst().first ?? "door.sqlite"
      let display = TextDisplay(language: .english)
      let window = open(over: try SQLiteStore(path: path), StandardHasher(), on: display)
      Console(display).run()
      withExtendedLifetime(window) {}
    } catch {
      FileHandle.standardError.write(Data("door: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Shows the first screen: the main screen while a user is signed in, otherwise sign-in.
  static func open(
    over store: any UserInfoStore, _ hasher: any PasswordHasher, on display: TextDisplay
  ) -> Window {
    let log = EventLog()
    let session = LoginSession(store: store, log: log)
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: hasher, session: session, log: log),
      session: session, views: SignInScreens(log: log))
    let views = TextViewFactory(display: display)
    views.showDiagnostics(of: log)
    let window = Window(view: views.makeWindowView(), log: log)
    door.open(window)
    return window
  }
}
