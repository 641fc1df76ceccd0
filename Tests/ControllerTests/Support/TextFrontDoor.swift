import Controller
import Model
import View
import ViewText

/// The front door with its real screens in a window of a text display.
final class TextFrontDoor {
  let display: TextDisplay
  let window: Window
  let accounts: any AccountService

  init(
    in language: Language = .english, verbosity: TextDisplay.Verbosity = .full,
    refusing error: AccountError? = nil
  ) throws {
    display = TextDisplay(language: language)
    display.verbosity = verbosity
    let store = MemoryStore()
    let session = LoginSession(store: store)
    let real = Accounts(store: store, hasher: YescryptHasher(cost: 1), session: session)
    accounts = error.map { RefusingAccounts(error: $0) } ?? real
    let door = FrontDoor(accounts: accounts, session: session, views: SignInScreens())
    window = Window(view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    display.refresh()
  }

  /// The uppermost screen.
  var screen: (any Screen)? { window.view.subviews.last }

  /// Types lines, and returns what the display said after them.
  @discardableResult
  func type(_ lines: String...) -> String {
    _ = display.takeOutput()
    for line in lines {
      _ = display.receive(line)
      display.refresh()
    }
    return display.takeOutput()
  }

  /// The field of the form on the screen, or under the alert on it.
  func field(_ field: FormField) -> TextField? {
    let screens = window.view.subviews.reversed()
    return screens.lazy.compactMap { ($0 as? any SignView)?.inputForm }.first?
      .textField(for: field)
  }
}

/// Accounts that refuse everything for one reason.
private nonisolated struct RefusingAccounts: AccountService {
  let error: AccountError

  func register(_ userInfo: UserInfo) throws(AccountError) { throw error }

  func authenticate(_ userInfo: UserInfo) throws(AccountError) -> Account { throw error }

  func changePassword(
    of userInfo: UserInfo, to password: Password
  ) throws(AccountError) -> Account { throw error }

  func remove(_ userInfo: UserInfo) throws(AccountError) { throw error }
}
