import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Greeter", .scenario)
struct GreeterTests {
  @Test("Each name is greeted, and the field is empty for the next one")
  func greets() throws {
    let mock = MockGreeterView()
    let controller = GreeterController(mock)
    controller.loadViewIfNeeded()
    #expect(controller.view === mock)

    for name in ["Lee", "Kim"] {
      mock.name = name

      try #require(mock.delegate).greetTouched()

      #expect(mock.message == "Hello, \(name)!")
      #expect(mock.name == "")
    }
  }

  @Test("Without a name the greeter asks for one", arguments: ["", "  "])
  func asks(name: String) throws {
    let mock = MockGreeterView()
    let controller = GreeterController(mock)
    controller.loadViewIfNeeded()
    mock.name = name

    try #require(mock.delegate).greetTouched()

    #expect(mock.message == "Who are you?")
  }
}

private final class MockGreeterView: GreeterView {
  weak var delegate: (any GreeterViewDelegate)?
  var name = ""
  var message = ""
}
