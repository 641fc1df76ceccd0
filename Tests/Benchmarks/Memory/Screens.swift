import BareSwift
import Controller
import Model
import View

/// Makes sign-in screens that are seen, each in a window of its own.
final class Screens {
  private let views: any ViewFactory
  private let door: FrontDoor
  private let log = EventLog()

  /// Makes screens of some views.
  init(_ views: any ViewFactory) {
    self.views = views
    let store = MemoryStore()
    door = FrontDoor(
      accounts: Accounts(store: store, hasher: FreeHasher()), session: LoginSession(store: store),
      views: views, language: .english)
  }

  /// A window with its controller, form, two fields and two buttons.
  func make() throws -> Window {
    let window = Window(view: views.makeWindowView(), log: log)
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    return window
  }
}
