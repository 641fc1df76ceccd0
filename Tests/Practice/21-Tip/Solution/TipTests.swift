import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Tip", .scenario)
struct TipTests {
  private let window = TestWindow(TipController())

  @Test("The tip is 10 % until another is chosen, and each choice is shown at once")
  func tips() throws {
    try window.type("20", into: "Amount")
    #expect(window.texts.contains("Pay 22 each"))
    try window.touch("20 %")
    #expect(window.texts.contains("Pay 24 each"))
    try window.touch("None")
    #expect(window.texts.contains("Pay 20 each"))
  }

  @Test("Two pay half each, and one pays all again")
  func two() throws {
    try window.type("20", into: "Amount")
    try window.touch("For two")
    #expect(window.texts.contains("Pay 11 each"))
    try window.touch("For two")
    #expect(window.texts.contains("Pay 22 each"))
  }

  @Test("A part of a coin is a coin, and of nothing there is none")
  func rounds() throws {
    try window.type("0", into: "Amount")
    #expect(window.texts.contains("Pay 0 each"))
    try window.enter("21", into: "Amount")
    #expect(window.texts.contains("Pay 24 each"))
  }

  @Test("What is no amount is asked for", arguments: ["A", "-1"])
  func asks(text: String) throws {
    #expect(window.texts.contains("How much?"))
    try window.type("2", into: "Amount")
    #expect(window.texts.contains("Pay 3 each"))
    try window.enter(text, into: "Amount")
    #expect(window.texts.contains("How much?"))
  }
}
