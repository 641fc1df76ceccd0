import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Orders", .scenario)
struct OrdersTests {
  @Test("Each order counts one, before and after the help")
  func counts() throws {
    let window = TestWindow(OrdersController(Orders()))
    try window.touch("Order")
    #expect(window.texts.contains("Orders: 1"))

    for orders in 2...4 {
      try window.touch("Help")
      #expect(window.texts.contains("Touch Order."))
      try window.touch("Back")
      try window.touch("Order")
      #expect(window.texts.contains("Orders: \(orders)"))
    }
    #expect(window.log.diagnostics.map(\.text) == [])
  }

  @Test("An order that comes while the help is shown counts too")
  func meanwhile() throws {
    let orders = Orders()
    let window = TestWindow(OrdersController(orders))

    try window.touch("Help")
    orders.add()
    try window.touch("Back")

    #expect(window.texts.contains("Orders: 1"))
  }

  @Test("The help covers the screen, and however often it does, one tells one")
  func one() throws {
    let orders = Orders()
    let window = TestWindow(OrdersController(orders))

    for _ in 1...3 {
      let calls = try window.touch("Help")
      #expect(calls.contains { $0.hasPrefix("OrdersController.viewDidDisappear") })
      try window.touch("Back")
    }

    #expect(orders.observers.count == 1)
  }

  @Test("On two screens of one day, each shows every order")
  func two() throws {
    let orders = Orders()
    let windows = [TestWindow(OrdersController(orders)), TestWindow(OrdersController(orders))]

    for (count, window) in zip(1..., windows + windows) {
      try window.touch("Help")
      try window.touch("Back")
      try window.touch("Order")

      for window in windows { #expect(window.texts.contains("Orders: \(count)")) }
    }
  }

  @Test("A screen that is closed is gone, and the orders go on")
  func closed() throws {
    let orders = Orders()
    weak var closed: OrdersController?
    do {
      let controller = OrdersController(orders)
      closed = controller
      let window = TestWindow(controller)
      try window.touch("Order")
      try window.touch("Help")
      try window.touch("Back")
    }

    #expect(closed == nil)
    orders.add()
  }
}
