import Vestibule

// What the controller knows.
protocol BellView: Screen {
  var delegate: (any BellViewDelegate)? { get set }
  var count: Label { get }
}

@MainActor
protocol BellViewDelegate: AnyObject {
  func ringTouched()
}

/// Is the delegate of its screen.
final class DelegateBellController: ViewController {
  private let screen: any BellView
  private var count = 0

  init(_ screen: any BellView) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() { screen.delegate = self }
}

extension DelegateBellController: BellViewDelegate {
  func ringTouched() {
    count += 1
    screen.count.text = .rung(count)
  }
}

final class DelegateBellScreen: BellView {
  weak var delegate: (any BellViewDelegate)?
  let count = Label(.rung(0))

  private lazy var ring = Button(
    .ring, sends: "ringTouched()", to: { [weak self] in self?.delegate }
  ) { $0.ringTouched() }

  var elements: [Element] { [.title(.bell), .label(count), .button(ring)] }
}

/// The same screen, but for one word.
final class ForgetfulBellScreen: BellView {
  var delegate: (any BellViewDelegate)?
  let count = Label(.rung(0))

  private lazy var ring = Button(
    .ring, sends: "ringTouched()", to: { [weak self] in self?.delegate }
  ) { $0.ringTouched() }

  var elements: [Element] { [.title(.bell), .label(count), .button(ring)] }
}
