import BareSwift
import Controller
import Model
import View

/// The flow through the real controllers, with recording views.
///
/// Nobody listens to them, unless what a unit test pays is asked for.
final class HeadlessFlow {
  private let log: EventLog
  private let window: Window
  private let screen: RecordingSignView

  /// Makes the flow, with or without the decorators that a trace needs, recorded or not.
  init(isTraceable: Bool = false, isRecorded: Bool = false) throws {
    log = EventLog(isListening: isRecorded)
    let recorder = RecordingViewFactory(log: log)
    let views: any ViewFactory = isTraceable ? TracingViewFactory(recorder, log: log) : recorder
    let store = MemoryStore()
    let accounts = Accounts(store: store, hasher: FreeHasher())
    let session =
      isTraceable
      ? LoginSession(store: store, telling: TracingSession.telling(log))
      : LoginSession(store: store)
    try accounts.register(UserInfo(email: Sample.email, password: Sample.password))
    let door = FrontDoor(
      accounts: isTraceable ? TracingAccounts(accounts, log: log) : accounts,
      session: isTraceable ? TracingSession(session, log: log) : session,
      views: views, language: .english)
    window = Window(view: views.makeWindowView(), log: log)
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
    screen = try demanded(recorder.signInViews.last, "a sign-in screen")
  }

  /// The flow, of which everything is recorded and forgotten afterwards.
  func runRecorded() throws {
    try run()
    try demand(log.events.count > 25, "what was recorded")
    log.removeAll()
  }

  @inline(never)
  func run() throws {
    screen.form.email.type(Sample.email)
    screen.form.password.type(Sample.password)
    screen.form.password.resignFirstResponder()
    screen.buttons.touchSignIn()
    let shown = window.rootViewController?.presentedViewController?.viewIfLoaded
    let main = try demanded(shown?.undecorated as? RecordingMainView, "a main screen")
    try demand(main.email == Sample.email, "the email on the main screen")
    main.touchSignOut()
    try demand(window.rootViewController?.presentedViewController == nil, "the way back")
  }
}
