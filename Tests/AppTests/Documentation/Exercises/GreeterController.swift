import Vestibule

// Exercise 6.

protocol GreeterView: Screen {
  var delegate: (any GreeterViewDelegate)? { get set }
  var name: String { get }
  var greeting: String { get set }
}

@MainActor
protocol GreeterViewDelegate: AnyObject {
  func greetTouched()
}

/// Greets whoever has a name.
class GreeterController: ViewController, GreeterViewDelegate {
  let screen: any GreeterView

  init(_ screen: any GreeterView) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() { screen.delegate = self }

  func greetTouched() {
    guard !screen.name.isEmpty else { return }
    screen.greeting = "Hello, \(screen.name)!"
  }
}
