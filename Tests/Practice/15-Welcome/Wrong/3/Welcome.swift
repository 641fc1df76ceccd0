import Vestibule

// The app should begin with a word of welcome. It has never appeared.

/// The first screen.
final class HomeController: ViewController {
  private let news = Button("News")
  private var welcome: WelcomeController?

  override func loadView() {
    view = ListedScreen { [news] in [.label("Home"), .button(news)] }
  }

  override func viewDidLoad() {
    news.addTarget(self, action: HomeController.newsTouched, for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    guard welcome == nil else { return }
    let first = WelcomeController()
    welcome = first
    present(first, animated: true)
  }

  private func newsTouched() { present(NewsController(), animated: true) }
}

/// A page over the first screen, with a button that leads back there.
class PageController: ViewController {
  private let text: Phrase
  private let button: Button

  init(_ text: Phrase, _ title: Phrase) {
    self.text = text
    button = Button(title)
    super.init()
    modalPresentationStyle = .fullScreen
  }

  override func loadView() {
    view = ListedScreen { [text, button] in [.label(text), .button(button)] }
  }

  override func viewDidLoad() {
    button.addTarget(self, action: PageController.touched, for: .touchUpInside)
  }

  private func touched() { dismiss(animated: true) }
}

final class WelcomeController: PageController {
  init() { super.init("Welcome!", "Begin") }
}

final class NewsController: PageController {
  init() { super.init("No news today.", "Back") }
}
