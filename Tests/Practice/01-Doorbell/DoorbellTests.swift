import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Doorbell", .scenario)
struct DoorbellTests {
  @Test("Each touch on Ring counts one")
  func counts() throws {
    let window = TestWindow(DoorbellController(DoorbellScreen()))

    try window.touch("Ring")
    #expect(window.texts.contains("Rung: 1"))
    try window.touch("Ring")
    #expect(window.texts.contains("Rung: 2"))
  }

  @Test("The controller counts with any screen")
  func anyScreen() throws {
    let mock = MockDoorbellView()
    let window = TestWindow(DoorbellController(mock))

    mock.delegate?.ringTouched()

    #expect(mock.count == 1)
    #expect(window.log.diagnostics.isEmpty)
  }

  @Test("The screen passes each touch on, and counts nothing itself")
  func passesOn() throws {
    let screen = DoorbellScreen()
    let window = TestWindow(DoorbellController(screen))
    let listener = Listener()
    screen.delegate = listener

    try window.touch("Ring")

    #expect(listener.rings == 1)
    #expect(screen.count == 0)
  }

  @Test("When the app ends, nothing of it is left")
  func released() throws {
    try Scenario.run(.loose, making: app { DoorbellController(DoorbellScreen()) }) { scenario in
      try scenario.launch()
      try scenario.touch("Ring")
    }
  }
}

private final class Listener: DoorbellViewDelegate {
  private(set) var rings = 0

  func ringTouched() { rings += 1 }
}

private final class MockDoorbellView: DoorbellView {
  weak var delegate: (any DoorbellViewDelegate)?
  var count = 0
}
