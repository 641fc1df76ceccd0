import BareSwift
import Controller
import Model
import View

/// The flow through the text renderer, both screens drawn.
final class TextFlow {
  private let display = TextDisplay(language: .english)
  private let window: Window
  private let screen: TextSignView

  init() throws {
    let views = TextViewFactory(display: display)
    let store = MemoryStore()
    let accounts = Accounts(store: store, hasher: FreeHasher())
    try accounts.register(UserInfo(email: Sample.email, password: Sample.password))
    let door = FrontDoor(
      accounts: accounts, session: LoginSession(store: store), views: views, language: .english)
    window = Window(view: views.makeWindowView(), log: EventLog())
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    screen = try demanded(window.view.subviews.last as? TextSignView, "a sign-in screen")
  }

  @inline(never)
  func run() throws {
    type(Sample.email, into: screen.form.emailField)
    type(Sample.password, into: screen.form.passwordField)
    screen.form.passwordField.resignFirstResponder()
    try draw(Self.signIn)
    screen.buttons.signInButton.touch()
    try draw(Self.signedIn)
    let main = try demanded(window.view.subviews.last as? TextMainView, "a main screen")
    main.signOutButton.touch()
    try demand(window.rootViewController?.presentedViewController == nil, "the way back")
  }

  private func type(_ text: String, into field: EditableTextField) {
    field.becomeFirstResponder()
    for character in text { field.insertText(String(character)) }
  }

  // Compared as a whole, as the bare flow's screen is: to look for a word in it with `contains`
  // takes several times as long as to draw it.
  private func draw(_ screen: String) throws {
    display.refresh()
    try demand(display.takeOutput() == screen, "the screen \(screen)")
  }

  private static let signIn = """
      Vestibule   ● ● ●

      Sign In
        1  Email      \(Sample.email)
        2  Password   ●●●
        3  Sign In
        4  Sign Up
      Return touches Sign In.  :help

    """

  private static let signedIn = """
      Vestibule   ● ● ●

      Signed In
        \(Sample.email)
        1  Sign Out
      Return touches Sign Out.  :help

    """
}
