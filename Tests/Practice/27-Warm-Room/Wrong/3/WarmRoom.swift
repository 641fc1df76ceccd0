import Observation
import Vestibule

// The room becomes warmer. The screen still says how warm it was at first.

/// A room with a heater.
@Observable
final class Room {
  private(set) var degrees = 18

  func heat() { degrees += 1 }
}

/// Shows how warm the room is, and heats it.
final class RoomController: ViewController {
  private let room: Room
  private let label = Label()
  private let heat = Button("Heat")
  private var degrees = 0

  init(_ room: Room) { self.room = room }

  override func loadView() {
    view = ListedScreen { [label, heat] in [.label(label), .button(heat)] }
  }

  override func viewDidLoad() {
    heat.addTarget(self, action: RoomController.heatTouched, for: .touchUpInside)
    degrees = room.degrees
  }

  override func updateProperties() { label.text = "\(degrees) degrees" }

  private func heatTouched() {
    room.heat()
    degrees = room.degrees
    setNeedsUpdateProperties()
  }
}
