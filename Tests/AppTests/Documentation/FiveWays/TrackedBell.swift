import Observation
import Vestibule

/// The model: a bell that knows no observers.
@Observable
final class TrackedBell {
  private(set) var count = 0

  func ring() { count += 1 }
}

/// Changes the model at a touch, and reads what it shows.
class TrackedBellController: ViewController {
  let bell: TrackedBell
  let screen = BellScreen()

  init(_ bell: TrackedBell) { self.bell = bell }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.ring.addTarget(self, action: TrackedBellController.ringTouched, for: .touchUpInside)
  }

  override func updateProperties() { screen.count.text = .rung(bell.count) }

  private func ringTouched() { bell.ring() }
}

/// The same controller, but it reads the bell only once.
final class ForgetfulTrackedController: TrackedBellController {
  override func viewDidLoad() {
    super.viewDidLoad()
    screen.count.text = .rung(bell.count)
  }

  override func updateProperties() {}
}
