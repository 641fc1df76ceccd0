import Testing
import Vestibule

@testable import Practice

@Suite("Doorbell")
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

  @Test("When the app ends, nothing of it is left")
  func released() throws {
    try Scenario.run(.loose, making: app { DoorbellController(DoorbellScreen()) }) { scenario in
      try scenario.launch()
      try scenario.touch("Ring")
    }
  }
}

private final class MockDoorbellView: DoorbellView {
  weak var delegate: (any DoorbellViewDelegate)?
  var count = 0
}
