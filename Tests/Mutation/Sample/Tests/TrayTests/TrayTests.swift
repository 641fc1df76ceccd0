import Tray
import XCTest

// By the other library.
final class TrayTests: XCTestCase {
  func testFillsWhatIsNotFull() {
    var tray = Tray(cups: [1, 3, 5], spare: 1)

    tray.fill(to: 3)

    XCTAssertEqual(tray.cups, [3, 3, 5])
    XCTAssertEqual([tray.times, tray.missing], [1, 2])
  }

  func testLeavesTheSpareCup() {
    var tray = Tray(cups: [1, 2], spare: 0)

    tray.fill(to: 3)

    XCTAssertEqual(tray.cups, [1, 3])
    XCTAssertEqual([tray.times, tray.missing], [2, 3])
  }
}
