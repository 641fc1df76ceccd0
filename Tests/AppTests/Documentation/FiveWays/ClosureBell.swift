import Vestibule

final class ClosureBellScreen: Screen {
  var onRing: (() -> Void)?
  let count = Label(.rung(0))

  private lazy var ring = Button(
    .ring, sends: "onRing()", to: { [weak self] in self?.onRing }
  ) { $0() }

  var elements: [Element] { [.title(.bell), .label(count), .button(ring)] }
}

/// Gives its screen a closure.
class ClosureBellController: ViewController {
  let screen = ClosureBellScreen()
  private var count = 0

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.onRing = { [weak self] in self?.rung() }
  }

  final func rung() {
    count += 1
    screen.count.text = .rung(count)
  }
}

/// The same controller, but for two words.
final class ForgetfulClosureController: ClosureBellController {
  override func viewDidLoad() {
    screen.onRing = { self.rung() }
  }
}
