import Testing
import Vestibule

@Suite("The README's own screen", .patience)
struct OwnScreenTests {
  @Test("Is presented, drawn, found by name and dismissed like any other")
  func screen() {
    let display = TextDisplay(language: .english)
    let window = Window(
      view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()

    root.present(GreetingController(screen: GreetingScreen()), animated: true)
    display.refresh()

    #expect(
      display.takeOutput() == """
          Good morning
            lee@example.com
            1  Done
          Return: Done  (:help)

        """)
    #expect(display.receive("done") == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test("It is the first screen of an application with delegates of one's own")
  func application() throws {
    let display = TextDisplay(language: .english)
    let application = Application(
      delegate: GreetingAppDelegate(), views: TextViewFactory(display: display),
      manifest: SceneManifest { GreetingSceneDelegate() })

    try application.send(.launch())
    display.refresh()

    #expect(display.takeOutput().contains("Good morning"))
    try application.send(.terminate)
    #expect(!application.isRunning)
  }

  @Test("A program of one's own shows each call as it is made, and a touch without a receiver")
  func trace() {
    let display = TextDisplay(language: .english)
    let views = TextViewFactory(display: display)
    let log = EventLog(isRecording: true)
    log.setWriter { [weak display] event in
      MainActor.assumeIsolated { display?.trace(TextTrace.line(for: event)) }
    }
    views.showDiagnostics(of: log)
    let window = Window(view: views.makeWindowView(), log: log)
    let controller = GreetingController(screen: GreetingScreen())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = display.takeOutput()

    _ = display.receive("done")
    #expect(
      display.takeOutput().hasPrefix(
        """
          | GreetingScreen.touch("Done")
          |   GreetingController.doneTouched()

        """))

    log.isRecording = false
    window.rootViewController = UnconnectedController()
    _ = display.receive("done")
    display.refresh()
    #expect(display.takeOutput().contains("GreetingScreen"))
  }

  @Test(
    "A sign-in without a program signs in, and a wrong password opens nothing",
    arguments: [("a guess", "AlertController"), ("a long secret", "MainController")])
  func door(password: String, last: String) {
    let display = TextDisplay(language: .english)
    let window = OwnDoor.open(over: MemoryStore(), StandardHasher.lowestCost, on: display)
    let signUp = ["sign up", "email", "lee@example.com", "a long secret", "sign up"]
    for line in signUp + ["email", "lee@example.com", password, "sign in"] {
      _ = display.receive(line)
    }

    #expect(window.controllers.last?.debugName == last)
  }

  @Test("What its touch leads to is in the log")
  func touch() throws {
    let log = EventLog(isRecording: true)
    let window = Window(view: HeadlessViewFactory().makeWindowView(), log: log)
    let (root, screen) = (ViewController(), GreetingScreen())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(GreetingController(screen: screen), animated: true)
    log.removeAll()

    window.view.touch(try #require(screen.controls.first))

    #expect(
      log.events.prefix(3).map(\.description) == [
        "GreetingScreen.touch(\"Done\")",
        "GreetingController.doneTouched()",
        "ViewController.dismiss(GreetingController)",
      ])
  }
}

/// Forgets to be its screen's delegate.
private final class UnconnectedController: ViewController {
  override func loadView() {
    view = GreetingScreen()
  }
}
