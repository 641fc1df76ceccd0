import Controller
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("Temperature")
struct TemperatureTests {
  private final class MockView: TemperatureView {
    let celsius = TextField("C")
    let fahrenheit = TextField("F")
  }

  private let view = MockView()
  private let controller: TemperatureController

  init() {
    controller = TemperatureController(view)
    controller.loadViewIfNeeded()
  }

  @Test(
    "A number in one field shows in the other at each key",
    arguments: [
      ("100", "212"), ("-40", "-40"), ("37.5", "99.5"), ("5.", "41"), (".5", "32.9"),
      ("007", "44.6"), (" 20 ", "68"), ("+1", "33.8"), ("-17.7777777", "0"),
    ])
  func celsius(_ typed: String, _ shown: String) {
    for key in typed { view.celsius.insertText(String(key)) }

    #expect(view.fahrenheit.text == shown)
    #expect(view.celsius.text == typed)
  }

  @Test(
    "A number in Fahrenheit shows in Celsius",
    arguments: [("212", "100"), ("0", "-17.78"), ("31.999", "0")])
  func fahrenheit(_ typed: String, _ shown: String) {
    for key in typed { view.fahrenheit.insertText(String(key)) }

    #expect(view.celsius.text == shown)
  }

  @Test(
    "What is no number leaves the other field as it is",
    arguments: [
      "", "-", "+", ".", "1e3", "0x10", "nan", "inf", "1,5", "1.2.3", "٣", "1 2",
      String(repeating: "9", count: 400),
    ])
  func noNumber(_ typed: String) {
    view.celsius.replaceText(with: "100")

    view.celsius.replaceText(with: typed)

    #expect(view.fahrenheit.text == "212")
    #expect(view.celsius.text == typed)
    #expect(Temperature.number(typed) == nil)
  }

  @Test(
    "A number has two decimals at most, the last one rounded away from zero",
    arguments: [
      (0.125, "0.13"), (-0.125, "-0.13"), (-0.001, "0"), (0.5, "0.5"), (1.25, "1.25"), (20, "20"),
    ])
  func decimals(_ number: Double, _ text: String) {
    #expect(Temperature.text(number) == text)
  }

  @Test("A number that is too large to be rounded has no decimals")
  func large() {
    #expect(Temperature.text(1e307)?.contains(".") == false)
    #expect(Temperature.text(.infinity) == nil)
  }

  @Test("What the program writes sends no event: the two never answer each other")
  func noLoop() {
    view.celsius.replaceText(with: "0.001")

    #expect(view.celsius.text == "0.001")
    #expect(view.fahrenheit.text == "32")
  }

  @Test(
    "In every state, what is a number shows in the other field",
    arguments: [["", "5."], ["x", "-.5"]])
  func everyState(_ texts: [String]) throws {
    let explorer = explorer(of: "temperature")
    explorer.alphabet.texts = texts
    explorer.alphabet.events = []
    explorer.always("each number is converted") { state in
      guard let fields = state.screens.first?.fields else { return nil }
      let numbers = fields.map { Temperature.number($0.text ?? "") }
      guard let celsius = numbers[0], let fahrenheit = numbers[1] else { return nil }
      let isConverted =
        abs(Temperature.fahrenheit(celsius) - fahrenheit) < 0.01
        || abs(Temperature.celsius(fahrenheit) - celsius) < 0.01
      return isConverted ? nil : "\(fields.map(\.text))"
    }

    let report = try explorer.explore()

    #expect(report.limit == nil, "all of them")
    #expect(report.progress.states > 15)
  }
}
