import Vestibule

// What the controller knows.
protocol GreetingView: Screen {
  var delegate: (any GreetingViewDelegate)? { get set }
  var email: String { get set }
}

@MainActor
protocol GreetingViewDelegate: AnyObject {
  func doneTouched()
}

// What happens.
final class GreetingController: ViewController {
  private let screen: any GreetingView

  init(screen: any GreetingView) {
    self.screen = screen
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.delegate = self
    screen.email = "lee@example.com"
  }
}

extension GreetingController: GreetingViewDelegate {
  func doneTouched() {
    dismiss(animated: true)
  }
}

// What is shown, by any renderer.
final class GreetingScreen: GreetingView {
  weak var delegate: (any GreetingViewDelegate)?
  var email = ""

  private lazy var done = Button(
    Phrase("Done", ko: "완료"), sends: "doneTouched()", to: { [weak self] in self?.delegate }
  ) { $0.doneTouched() }

  var elements: [Element] {
    [.title("Good morning"), .label(Phrase(verbatim: email)), .button(done)]
  }
}
