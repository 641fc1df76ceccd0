import Vestibule

/// Keeps two fields in step: what is typed into one, the other shows.
final class TemperatureController: ViewController, RoutedController {
  let route = "temperature"
  private let screen: any TemperatureView

  init(_ screen: any TemperatureView = TemperatureScreen()) {
    self.screen = screen
    super.init()
    title = .temperature
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    for field in [screen.celsius, screen.fahrenheit] {
      field.delegate = self
      field.addTarget(self, action: TemperatureController.edited, for: .editingChanged)
    }
  }

  /// The other field follows, if this one's text is a number; a program's text sends no event, so
  /// the two never answer each other.
  private func edited(_ field: TextField) {
    guard let number = Temperature.number(field.text ?? "") else { return }
    if field === screen.celsius {
      let fahrenheit = call(
        Temperature.self, "fahrenheit(\(number))", answering: { "\($0)" }
      ) { Temperature.fahrenheit(number) }
      show(fahrenheit, in: screen.fahrenheit)
    } else {
      let celsius = call(
        Temperature.self, "celsius(\(number))", answering: { "\($0)" }
      ) { Temperature.celsius(number) }
      show(celsius, in: screen.celsius)
    }
  }

  private func show(_ number: Double, in other: TextField) {
    if let text = Temperature.text(number) { other.text = text }
  }
}

extension TemperatureController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool { textField.resignFirstResponder() }
}
