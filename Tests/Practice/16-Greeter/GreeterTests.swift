import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Greeter", .scenario)
struct GreeterTests {
  @Test("A name is greeted")
  func greets() throws {
    let mock = MockGreeterView()
    let controller = GreeterController(mock)
    controller.loadViewIfNeeded()

    // Say what is typed, touch the button with `try #require(mock.delegate).greetTouched()`, and
    // expect something. Then write a second test.
  }
}

/// A screen that shows nothing, and keeps what it is told.
private final class MockGreeterView: GreeterView {
  weak var delegate: (any GreeterViewDelegate)?
  var name = ""
  var message = ""
}
