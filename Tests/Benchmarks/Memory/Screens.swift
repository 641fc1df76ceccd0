import BareSwift
import Controller
import Model
import View
import ViewText

/// Makes sign-in screens that are seen, each in a window of its own.
///
/// As text they are drawn, since a text screen makes its buttons when it is.
final class Screens {
  private let views: any ViewFactory
  private let display: TextDisplay?
  private let door: FrontDoor
  private let log = EventLog()

  /// Makes screens of some views; as text, on a display.
  init(_ views: any ViewFactory, on display: TextDisplay? = nil) {
    self.views = views
    self.display = display
    let store = MemoryStore()
    door = FrontDoor(
      accounts: Accounts(store: store, hasher: FreeHasher()), session: LoginSession(store: store),
      views: SignInScreens())
  }

  /// A window with its controller, form, two fields and two buttons.
  func make() throws -> Window {
    let window = Window(view: views.makeWindowView(), log: log)
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    display?.refresh()
    _ = display?.takeOutput()
    return window
  }
}
