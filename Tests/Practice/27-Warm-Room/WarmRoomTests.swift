import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("WarmRoom", .scenario)
struct WarmRoomTests {
  @Test("The screen says how warm it is, at first and after each touch")
  func touched() throws {
    let window = TestWindow(RoomController(Room()))
    #expect(window.texts.contains("18 degrees"))

    for degrees in 19...22 {
      try window.touch("Heat")
      #expect(window.texts.contains("\(degrees) degrees"))
    }
  }

  @Test("Another window, and what heats without a touch, are seen too")
  func elsewhere() throws {
    let room = Room()
    let windows = [TestWindow(RoomController(room)), TestWindow(RoomController(room))]

    try windows[0].touch("Heat")
    for window in windows { #expect(window.texts.contains("19 degrees")) }
    room.heat()
    for window in windows { #expect(window.texts.contains("20 degrees")) }
    room.heat()
    for window in windows { #expect(window.texts.contains("21 degrees")) }
  }

  @Test("A room that became warm behind another screen is seen when that is gone")
  func behind() {
    let room = Room()
    let controller = RoomController(room)
    let window = TestWindow(controller)
    let cover = ViewController()
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: false)
    room.heat()

    cover.dismiss(animated: false)

    #expect(window.texts.contains("19 degrees"))
  }

  @Test("The room can be heated without a window, and a window that is closed is gone")
  func closed() throws {
    let room = Room()
    try Scenario.run(.loose, making: app { RoomController(room) }) { scenario in
      try scenario.launch()
      try scenario.touch("Heat")
    }

    room.heat()
    #expect(room.degrees == 20)
  }
}
