import App
import Controller
import Model
import ProgramKit
import View
import ViewText

/// Opens scenes as the program has them: a window with the sign-in screen in each.
final class OpenScenes {
  private let application: Application
  private let display = TextDisplay(language: .english)

  init() throws {
    let store = MemoryStore()
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: FreeHasher()), session: LoginSession(store: store),
      views: SignInScreens())
    application = Application(
      delegate: AppDelegate(door), views: TextViewFactory(display: display),
      manifest: SceneManifest(supportsMultipleScenes: true) { ProgramKit.SceneDelegate(door) },
      store: store)
    try application.send(.launch())
  }

  /// Opens one more, which the application keeps.
  func open() throws -> Application {
    try application.send(.newWindow())
    display.refresh()
    _ = display.takeOutput()
    return application
  }
}
