import Model
import Testing
import View

@MainActor
@Suite("Screens of the front door")
struct SignInScreensTests {
  @Test("A form that has risen leaves no place for the banner", arguments: [false, true])
  func raised(isSignUp: Bool) {
    let screen = SignScreen(isSignUp ? .signUp : .signIn)
    let all = screen.described(in: .english)

    screen.isRaised = true
    let raised = screen.described(in: .english)
    screen.isRaised = false

    #expect(raised == Array(all.dropFirst()))
    #expect(screen.described(in: .english) == all)
  }

  @Test("A screen gives the same controls each time, so that a test can touch what it has seen")
  func identity() {
    let main = MainScreen()
    main.destinations = ["Safe"]
    for screen in [SignScreen(.signIn), SignScreen(.signUp), main] as [any Screen] {
      let (once, again) = (screen.controls, screen.controls)

      #expect(once.map(ObjectIdentifier.init) == again.map(ObjectIdentifier.init))
    }
  }

  @Test("A mock needs nothing but its class to be a screen")
  func mock() {
    let screen = EmptyScreen()

    #expect(screen.elements.isEmpty && screen.primaryButton == nil)
    #expect(screen.controls.isEmpty && screen.fields.isEmpty)
  }

  @Test("A form that nobody listens to refuses what the rules refuse")
  func unheardForm() {
    let form = SignScreen(.signIn).inputForm

    #expect(!form.canSignIn() && !form.canSignUp())
  }

  @Test("A screen that is let go is gone, though its buttons tell what it is told to")
  func release() {
    weak var sign: SignScreen?
    weak var main: MainScreen?
    weak var alert: AlertScreen?
    do {
      let screens = (SignScreen(.signIn, log: EventLog()), MainScreen(), AlertScreen())
      screens.1.destinations = ["Safe"]
      screens.2.show(title: nil, message: nil, actions: [AlertButton("OK")], preferred: nil)
      for screen in [screens.0, screens.1, screens.2] as [any Screen] {
        for control in screen.controls { control.touch() }
      }
      (sign, main, alert) = screens
    }

    #expect(sign == nil && main == nil && alert == nil)
  }
}
