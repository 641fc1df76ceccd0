import Controller
import Model
import View

/// One flow without a framework: type, sign in, see the main screen, sign out.
final class BareFlow {
  private let store = FakeStore()
  private let form = FakeForm()
  private let sign = FakeSign()
  private let root: BareSignInController
  private let email: FakeField
  private let password: FakeField
  private let button: FakeButton
  private var screen: [UInt8] = []

  init?() {
    root = BareSignInController(form, sign, store)
    root.load()
    root.viewWillAppear()
    root.viewDidAppear()
    guard let email = form.email as? FakeField, let password = form.password as? FakeField,
      let button = sign.signIn as? FakeButton
    else { return nil }
    (self.email, self.password, self.button) = (email, password, button)
    screen.reserveCapacity(4096)
  }

  @inline(never)
  func run() {
    type()
    button.press()
    guard let main = root.presented as? BareMainController, main.label == Sample.email else {
      return demand(false, "bare Swift is not on the main screen")
    }
    (main.signOut as? FakeButton)?.press()
    demand(root.presented == nil && store.logined == nil, "bare Swift is not back")
  }

  @inline(never)
  func runDrawn() {
    type()
    draw()
    demand(screen.count == 73, "the bare sign-in screen has \(screen.count) bytes")
    button.press()
    draw()
    demand(screen.starts(with: "Main\nSigned in as: \(Sample.email)\n".utf8), "not on main")
    ((root.presented as? BareMainController)?.signOut as? FakeButton)?.press()
    demand(root.presented == nil, "bare Swift is not back")
  }

  private func type() {
    for character in Sample.email { email.type(character) }
    for character in Sample.password { password.type(character) }
  }

  private func draw() {
    screen.removeAll(keepingCapacity: true)
    if let main = root.presented as? BareMainController {
      line("Main")
      line("Signed in as: ", main.label)
      line("[Sign Out]")
    } else {
      line("Sign In")
      line("Email: ", form.email.text)
      line("Password: ", String(repeating: "*", count: form.password.text.count))
      line("[Sign In] [Sign Up]")
      line(root.message)
    }
  }

  private func line(_ parts: String...) {
    for part in parts { screen.append(contentsOf: part.utf8) }
    screen.append(10)
  }
}

/// The same flow through the real controllers, with recording views to which nobody listens.
final class HeadlessFlow {
  private let views: any ViewFactory
  private let recorder: RecordingViewFactory
  private let window: Window
  private let screen: RecordingSignView

  /// Makes the flow, with or without the decorators that a trace needs.
  init?(isTraceable: Bool = false) throws {
    let log = EventLog()
    recorder = RecordingViewFactory(log: log)
    views = isTraceable ? TracingViewFactory(recorder, log: log) : recorder
    let store = MemoryStore()
    let accounts = Accounts(store: store, hasher: FreeHasher())
    let session = LoginSession(store: store)
    try accounts.register(UserInfo(email: Sample.email, password: Sample.password))
    let door = FrontDoor(
      accounts: isTraceable ? TracingAccounts(accounts, log: log) : accounts,
      session: isTraceable ? TracingSession(session, log: log) : session,
      views: views, language: .english)
    window = Window(view: views.makeWindowView(), log: log)
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    guard let screen = recorder.signInViews.last else { return nil }
    self.screen = screen
  }

  @inline(never)
  func run() {
    screen.form.email.type(Sample.email)
    screen.form.password.type(Sample.password)
    screen.form.password.resignFirstResponder()
    screen.buttons.touchSignIn()
    guard let main = recorder.mainViews.last, main.email == Sample.email else {
      return demand(
        false, "on \(window.controllers), \(recorder.alertViews.last?.message ?? "no alert")")
    }
    main.touchSignOut()
    demand(window.rootViewController?.presentedViewController == nil, "not back")
  }
}

/// The same flow through the text renderer, both screens drawn.
final class TextFlow {
  private let display = TextDisplay(language: .english)
  private let window: Window
  private let screen: TextSignView

  init?() throws {
    let views = TextViewFactory(display: display)
    let store = MemoryStore()
    let accounts = Accounts(store: store, hasher: FreeHasher())
    try accounts.register(UserInfo(email: Sample.email, password: Sample.password))
    let door = FrontDoor(
      accounts: accounts, session: LoginSession(store: store), views: views, language: .english)
    window = Window(view: views.makeWindowView(), log: EventLog())
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    guard let screen = window.view.subviews.last?.undecorated as? TextSignView else { return nil }
    self.screen = screen
  }

  @inline(never)
  func run() {
    type(Sample.email, into: screen.form.emailField)
    type(Sample.password, into: screen.form.passwordField)
    screen.form.passwordField.resignFirstResponder()
    draw("Sign In")
    screen.buttons.signInButton.touch()
    draw(Sample.email)
    guard let main = window.view.subviews.last?.undecorated as? TextMainView else {
      return demand(false, "the text renderer is not on the main screen")
    }
    main.signOutButton.touch()
    demand(window.rootViewController?.presentedViewController == nil, "not back")
  }

  private func type(_ text: String, into field: EditableTextField) {
    field.becomeFirstResponder()
    for character in text { field.insertText(String(character)) }
  }

  private func draw(_ what: String) {
    display.refresh()
    demand(display.takeOutput().contains(what), "\(what) is not drawn")
  }
}
