import Controller
import Model
import Testing
import View
import ViewText

@Suite("Closing a window", .patience)
struct ClosingTests {
  @Test("A display shows no window that is gone, and keeps none of its views")
  func display() throws {
    let display = TextDisplay(language: .english)
    let views = TextViewFactory(display: display)
    var window: Window? = Window(view: views.makeWindowView(), log: EventLog())
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    weak let shown = display.window
    try #require(shown != nil)

    window = nil

    #expect(display.window == nil)
    #expect(shown == nil)
  }

  @Test("A controller that outlives its window can be shown in another one")
  func reuse() {
    let trace = Trace()
    let (controller, new) = (TracingController("A", trace), EmptyScreen())
    do {
      let window = Window(view: WindowView(), log: EventLog())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view = new
    }
    let other = Window(view: WindowView(), log: EventLog())
    _ = trace.take()

    other.rootViewController = controller
    other.makeKeyAndVisible()

    #expect(controller.window === other)
    #expect(other.view.subviews.last === new)
    #expect(trace.lines.first == "A.willAppear")
    #expect(trace.lines.last == "A.didAppear")
  }

  @Test("A form that was raised when its window went is not raised in another one")
  func raisedForm() throws {
    let harness = try SignInHarness()
    let controller = SignInController(harness.frontDoor)
    do {
      let window = Window(view: WindowView(), log: EventLog())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      harness.views.signInView?.form.email.becomeFirstResponder()
    }
    let screen = try #require(controller.viewIfLoaded as? MockSignView)
    #expect(screen.isRaised)

    harness.window.rootViewController = controller

    #expect(!screen.isRaised)
    #expect(!harness.window.view.textInput.isKeyboardShown)
  }

  @Test("A window that is gone takes nothing from a display that shows another one")
  func another() throws {
    let display = TextDisplay(language: .english)
    let views = TextViewFactory(display: display)
    var first: Window? = Window(view: views.makeWindowView(), log: EventLog())
    first?.makeKeyAndVisible()
    let second = Window(view: views.makeWindowView(), log: EventLog())
    second.makeKeyAndVisible()

    first = nil

    #expect(display.window === second.view)
  }
}
