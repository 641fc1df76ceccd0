import Testing
import Vestibule
import VestibuleTesting

@MainActor
@Suite("Orders", .scenario)
struct OrderTests {
  @Test("Only a tea can be ordered")
  func order() throws {
    let window = TestWindow(OrderController(screen: OrderScreen()))
    try window.touch("Order")
    #expect(window.controllerNames.last == "AlertController")
  }
}
