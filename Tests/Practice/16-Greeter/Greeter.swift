import Vestibule

/// The screen, as its controller knows it.
protocol GreeterView: Screen {
  var delegate: (any GreeterViewDelegate)? { get set }
  var name: String { get set }
  var message: String { get set }
}

protocol GreeterViewDelegate: AnyObject {
  func greetTouched()
}

/// Greets the name that was typed, and asks for one where there is none.
final class GreeterController: ViewController, GreeterViewDelegate {
  private let screen: any GreeterView

  init(_ screen: any GreeterView) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() { screen.delegate = self }

  func greetTouched() {
    guard !screen.name.allSatisfy(\.isWhitespace) else {
      screen.message = "Who are you?"
      return
    }
    screen.message = "Hello, \(screen.name)!"
    screen.name = ""
  }
}
