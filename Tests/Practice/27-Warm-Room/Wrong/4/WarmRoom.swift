import Observation
import Vestibule

// The room becomes warmer. The screen still says how warm it was at first.

/// A room with a heater.
@Observable
final class Room {
  private(set) var degrees = 18
  private var observers: [() -> Void] = []

  func addObserver(_ observer: @escaping () -> Void) { observers.append(observer) }

  func heat() {
    degrees += 1
    for observer in observers { observer() }
  }
}

/// Shows how warm the room is, and heats it.
final class RoomController: ViewController {
  private let room: Room
  private let label = Label()
  private let heat = Button("Heat")

  init(_ room: Room) { self.room = room }

  override func loadView() {
    view = ListedScreen { [label, heat] in [.label(label), .button(heat)] }
  }

  override func viewDidLoad() {
    heat.addTarget(room, action: Room.heat, for: .touchUpInside)
    room.addObserver { self.show() }
    show()
  }

  private func show() { label.text = "\(room.degrees) degrees" }
}
