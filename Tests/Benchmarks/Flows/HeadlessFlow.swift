import BareSwift
import Controller
import Model
import View

/// The flow through the real controllers and the real screens, with no renderer.
///
/// Their log is not read, unless the cost of a unit test is measured.
final class HeadlessFlow {
  private let log: EventLog
  private let window: Window

  /// Makes the flow, with or without what a trace needs, recorded or not.
  init(isTraceable: Bool = false, isRecorded: Bool = false) throws {
    log = EventLog(isRecording: isRecorded)
    let store = MemoryStore()
    // An object made without a log has a log of its own, which has no reader.
    let traced = isTraceable || isRecorded ? log : EventLog()
    let accounts = Accounts(store: store, hasher: FreeHasher(), log: traced)
    try accounts.register(UserInfo(email: Sample.email, password: Sample.password))
    let door = FrontDoor(
      accounts: accounts, session: LoginSession(store: store, log: traced),
      views: SignInScreens(log: traced))
    window = Window(view: WindowView(), log: log)
    window.rootViewController = try door.firstController()
    window.makeKeyAndVisible()
  }

  /// The flow, of which everything is recorded and forgotten afterwards.
  func runRecorded() throws {
    try run()
    try demand(log.events.count > 25, "what was recorded")
    log.removeAll()
  }

  @inline(never)
  func run() throws {
    let screen = try demanded(window.view.subviews.last, "a sign-in screen")
    let controls = screen.controls
    try type(Sample.email, into: controls[0])
    try type(Sample.password, into: controls[1])
    (controls[1] as? TextField)?.resignFirstResponder()
    window.view.touch(controls[2])
    let main = window.rootViewController?.presentedViewController?.view as? MainScreen
    try demand(main?.email == Sample.email, "the email on the main screen")
    window.view.touch(try demanded(main?.controls.last, "the Sign Out button"))
    try demand(window.rootViewController?.presentedViewController == nil, "the way back")
  }

  private func type(_ text: String, into control: Control) throws {
    let field = try demanded(control as? TextField, "a field")
    field.becomeFirstResponder()
    for character in text { field.insertText(String(character)) }
  }
}
