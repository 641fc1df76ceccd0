import Vestibule

/// Adds itself as a target of the button.
final class TargetBellController: ViewController {
  private let screen = BellScreen()
  private var count = 0

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.ring.addTarget(self, action: TargetBellController.rung, for: .touchUpInside)
  }

  private func rung() {
    count += 1
    screen.count.text = .rung(count)
  }
}

/// Shows the bell, and leaves it to those that come after it in the responder chain.
final class PorchController: ViewController {
  private let screen = BellScreen()

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.ring.addTarget(nil, action: HallController.rung, for: .touchUpInside)
  }
}

/// Answers for whatever it presents.
final class HallController: ViewController {
  private(set) var count = 0

  func rung() { count += 1 }
}

/// Leaves the counting to another object, which no variable keeps.
final class ForgetfulTargetController: ViewController {
  private let screen = BellScreen()

  override func loadView() { view = screen }

  override func viewDidLoad() {
    let counter = RingCounter(screen.count)
    screen.ring.addTarget(counter, action: RingCounter.rung, for: .touchUpInside)
  }
}

/// Counts in a label.
final class RingCounter {
  private let label: Label
  private var count = 0

  init(_ label: Label) { self.label = label }

  func rung() {
    count += 1
    label.text = .rung(count)
  }
}
