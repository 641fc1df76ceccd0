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
    let (other, converted) =
      field === screen.celsius
      ? (screen.fahrenheit, Temperature.fahrenheit(number))
      : (screen.celsius, Temperature.celsius(number))
    if let text = Temperature.text(converted) { other.text = text }
  }
}

extension TemperatureController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool { textField.resignFirstResponder() }
}
