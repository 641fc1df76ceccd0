import Controller
import Model
import Testing
import View

@Suite("Listening", .patience)
struct ListeningTests {
  private let log = EventLog()
  private let recorder: RecordingViewFactory
  private let window: Window

  init() throws {
    recorder = RecordingViewFactory(log: log)
    let views = TracingViewFactory(recorder, log: log)
    let store = MemoryStore()
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: StandardHasher.cheapest),
      session: LoginSession(store: store), views: views, language: .english)
    window = Window(view: views.makeWindowView(), log: log)
    window.rootViewController = SignInController(door)
    window.makeKeyAndVisible()
  }

  @Test("While nobody listens, a view tells its controller itself, and the trace costs it nothing")
  func nobody() throws {
    let screen = try #require(recorder.signInViews.last)

    screen.buttons.touchSignUp()

    #expect(window.controllers.map(\.name) == ["SignInController", "SignUpController"])
    #expect(log.events == [])
    #expect(screen.form.delegate === window.rootViewController)
  }

  @Test("A screen made while nobody listened is heard when it comes back after someone began to")
  func comesBack() throws {
    let screen = try #require(recorder.signInViews.last)
    screen.buttons.touchSignUp()
    log.isListening = true

    window.rootViewController?.dismiss(animated: false)
    log.removeAll()
    screen.buttons.touchSignUp()

    let told = log.events.filter {
      $0.text == "signUpTouched()" && $0.receiver == "SignInController"
    }
    #expect(told.count == 1)
  }
}
