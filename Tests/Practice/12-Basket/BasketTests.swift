import Testing
import Vestibule

@testable import Practice

@Suite("Basket")
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

  @Test("The next person begins with nothing")
  func next() throws {
    try put("Tea", into: TestWindow(BasketController()))
    let next = TestWindow(BasketController())
    #expect(next.texts.contains("Nothing yet"))

    try put("Rice", into: next)

    #expect(next.texts.contains("Rice"))
  }

  private func put(_ item: String, into window: TestWindow) throws {
    try window.type(item, into: "Item")
    try window.touch("Add")
  }
}
