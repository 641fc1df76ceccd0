import Controller
import View

// What the controller knows.
protocol GreetingView: ViewInterface {
  var delegate: (any GreetingViewDelegate)? { get set }
  var email: String { get set }
}

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

// What is shown, as text.
final class TextGreetingView: GreetingView, TextScreen {
  weak var delegate: (any GreetingViewDelegate)?
  var email = ""

  private lazy var doneButton = TextButton(Phrase("Done", ko: "완료")) { [weak self] in
    self?.delegate?.doneTouched()
  }

  var elements: [TextElement] {
    [.title("Good morning"), .label(email), .button(doneButton)]
  }
}
