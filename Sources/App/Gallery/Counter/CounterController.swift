import Vestibule

/// Counts touches: target and action.
final class CounterController: ViewController, RoutedController {
  let route = "counter"
  private var counter = Counter()
  private let screen: any CounterView

  init(_ screen: any CounterView = CounterScreen()) {
    self.screen = screen
    super.init()
    title = .counter
  }

  override func loadView() { view = screen }

  /// Adds itself as a target once, for as long as the screen lives.
  override func viewDidLoad() {
    screen.countButton.addTarget(self, action: CounterController.count, for: .touchUpInside)
    show()
  }

  private func count() {
    call(Counter.self, "increment()") { counter.increment() }
    show()
  }

  private func show() { screen.value = counter.value }
}
