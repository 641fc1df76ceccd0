import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Table number", .scenario)
struct TableNumberTests {
  @Test("What is no table is answered by a question", arguments: ["", "0", "21", "A"])
  func asks(number: String) throws {
    let controller = TableNumberController(TableNumberScreen())
    let window = TestWindow(controller)
    if !number.isEmpty { try window.type(number, into: "Table") }

    try window.touch("Order")

    #expect(window.controllerNames.last == "AlertController")
    #expect(window.texts.contains("Which table, from 1 to 20?"))
    #expect(controller.orders == [])
  }

  @Test("For a table, it is ordered once", arguments: ["1", "20"])
  func orders(number: String) throws {
    let controller = TableNumberController(TableNumberScreen())
    let window = TestWindow(controller)
    try window.type(number, into: "Table")

    try window.touch("Order")

    #expect(controller.orders.map(String.init) == [number])
    #expect(window.controllerNames.count == 1)
    #expect(!window.texts.contains(number))
  }

  @Test("The screen only passes on that it was touched", arguments: ["", "7", "21"])
  func passesOn(number: String) throws {
    let screen = TableNumberScreen()
    let listener = Listener(screen)
    screen.delegate = listener
    let window = TestWindow(ListingController(screen))
    if !number.isEmpty { try window.type(number, into: "Table") }

    try window.touch("Order")

    #expect(listener.numbers == [number])
  }

  @Test("With any screen, only a table is ordered for and taken", arguments: ["", "7", "21"])
  func anyScreen(number: String) throws {
    let mock = MockTableNumberView()
    let controller = TableNumberController(mock)
    let window = TestWindow(controller)
    mock.number = number

    try #require(mock.delegate).orderTouched()

    #expect(controller.orders == (number == "7" ? [7] : []))
    #expect(mock.number == (number == "7" ? "" : number))
    #expect(window.controllerNames.count == (number == "7" ? 1 : 2))
  }

  @Test("When the app ends, nothing of it is left")
  func released() throws {
    let make = app { TableNumberController(TableNumberScreen()) }
    try Scenario.run(.loose, making: make) { scenario in
      try scenario.launch()
      try scenario.touch("Order")
    }
  }
}

private final class MockTableNumberView: TableNumberView {
  weak var delegate: (any TableNumberViewDelegate)?
  var number = ""
}

private final class Listener: TableNumberViewDelegate {
  private(set) var numbers: [String] = []
  private weak var screen: TableNumberScreen?

  init(_ screen: TableNumberScreen) { self.screen = screen }

  func orderTouched() { numbers.append(screen?.number ?? "") }
}

/// Shows a screen, and nothing more.
private final class ListingController: ViewController {
  private let screen: any Screen

  init(_ screen: any Screen) { self.screen = screen }

  override func loadView() { view = screen }
}
