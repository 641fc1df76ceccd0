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
    try draw("Sign In")
    screen.buttons.signInButton.touch()
    try draw(Sample.email)
    let main = try demanded(window.view.subviews.last as? TextMainView, "a main screen")
    main.signOutButton.touch()
    try demand(window.rootViewController?.presentedViewController == nil, "the way back")
  }

  private func type(_ text: String, into field: EditableTextField) {
    field.becomeFirstResponder()
    for character in text { field.insertText(String(character)) }
  }

  private func draw(_ what: String) throws {
    display.refresh()
    try demand(display.takeOutput().contains(what), "a screen with \(what)")
  }
}
