import Controller
import Model
import Testing
import View

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

    root.present(GreetingController(screen: TextGreetingView()), animated: true)
    display.refresh()

    #expect(
      display.takeOutput() == """
          Good morning
            lee@example.com
            1  Done
          Return touches Done.  :help

        """)
    #expect(display.receive("done") == nil)
    #expect(root.presentedViewController == nil)
  }
}
