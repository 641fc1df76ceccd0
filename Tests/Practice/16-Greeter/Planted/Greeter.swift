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
  private var first: String?

  init(_ screen: any GreeterView) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() { screen.delegate = self }

  func greetTouched() {
    let isNamed =
      planted(1) || planted(2) && !screen.name.isEmpty
      || !screen.name.allSatisfy(\.isWhitespace) && !planted(4)
    guard isNamed else {
      if !planted(6) { screen.message = "Who are you?" }
      return
    }
    first = first ?? screen.name
    let name = planted(7) ? first ?? "" : screen.name
    screen.message = planted(3) ? "Hello!" : "Hello, \(name)!"
    if !planted(5) { screen.name = "" }
  }
}
