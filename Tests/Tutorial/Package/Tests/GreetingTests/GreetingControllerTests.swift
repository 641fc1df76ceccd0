import Testing
import Vestibule
import VestibuleTesting

@testable import Greeting

@MainActor
@Suite("The greeting's controller", .scenario)
struct GreetingControllerTests {
  @Test("It says whom it greets, and Done dismisses it")
  func done() throws {
    let mock = MockGreetingView()
    let root = ViewController()
    let window = TestWindow(root)
    root.present(GreetingController(screen: mock), animated: true)
    #expect(mock.email == "lee@example.com")

    try #require(mock.delegate).doneTouched()

    #expect(window.controllerNames == ["ViewController"])
  }
}

/// The screen as its controller knows it, and nothing else.
private final class MockGreetingView: GreetingView {
  weak var delegate: (any GreetingViewDelegate)?
  var email = ""
}
