import Vestibule

// A person touches Ring, and nothing happens: the door says that it was rung 0 times.

/// The screen, as its controller knows it.
protocol DoorbellView: Screen {
  var delegate: (any DoorbellViewDelegate)? { get set }
  var count: Int { get set }
}

protocol DoorbellViewDelegate: AnyObject {
  func ringTouched()
}

final class DoorbellScreen: DoorbellView {
  weak var delegate: (any DoorbellViewDelegate)?

  var count = 0 {
    didSet { label.text = "Rung: \(count)" }
  }

  private let label = Label("Rung: 0")
  private let ring = Button("Ring")

  init() { ring.addTarget(self, action: DoorbellScreen.touched, for: .touchUpInside) }

  var elements: [Element] { [.label(label), .button(ring)] }

  private func touched() { count += 1 }
}

/// Counts how often the bell is rung.
final class DoorbellController: ViewController {
  private let screen: any DoorbellView

  init(_ screen: any DoorbellView) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() { screen.delegate = self }
}

extension DoorbellController: DoorbellViewDelegate {
  func ringTouched() { screen.count += 1 }
}
