import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Basket", .scenario)
struct BasketTests {
  @Test("Each person has what each has chosen")
  func each() throws {
    let (lee, kim) = (TestWindow(BasketController()), TestWindow(BasketController()))

    try put("Tea", into: lee)
    try put("Rice", into: kim)
    try put("Milk", into: lee)

    #expect(lee.texts.contains("Tea, Milk"))
    #expect(kim.texts.contains("Rice"))
    try kim.touch("Empty")
    #expect(kim.texts.contains("Nothing yet"))
    try put("Jam", into: lee)
    #expect(lee.texts.contains("Tea, Milk, Jam"))
  }

  @Test("When a window is closed, the next person begins with nothing")
  func next() throws {
    for item in ["Tea", "Rice", "Milk", "Jam", "Salt"] {
      let next = TestWindow(BasketController())
      #expect(next.texts.contains("Nothing yet"))

      try put(item, into: next)

      #expect(next.texts.contains(item))
    }
  }

  @Test("When the app ends, nothing of it is left")
  func released() throws {
    try Scenario.run(.loose, making: app { BasketController() }) { scenario in
      try scenario.launch()
      try scenario.type("Tea", into: "Item")
      try scenario.touch("Add")
    }
  }

  private func put(_ item: String, into window: TestWindow) throws {
    try window.type(item, into: "Item")
    try window.touch("Add")
  }
}
