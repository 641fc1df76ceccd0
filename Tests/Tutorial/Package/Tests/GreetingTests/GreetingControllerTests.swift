import Testing
import Vestibule

@testable import Greeting

@MainActor
@Suite("The greeting's controller")
struct GreetingControllerTests {
  @Test("It says whom it greets, and Done dismisses it")
  func done() throws {
    let mock = MockGreetingView()
    let window = Window(view: HeadlessViewFactory().makeWindowView(), log: EventLog())
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(GreetingController(screen: mock), animated: true)
    #expect(mock.email == "lee@example.com")

    try #require(mock.delegate).doneTouched()

    #expect(window.controllers.map(\.debugName) == ["ViewController"])
  }
}

/// The screen as its controller knows it, and nothing else.
private final class MockGreetingView: GreetingView {
  weak var delegate: (any GreetingViewDelegate)?
  var email = ""
}
