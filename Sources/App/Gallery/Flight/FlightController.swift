import Vestibule

/// Books a flight: what is disabled, refused or possible follows from the request, in one method.
final class FlightController: ViewController, RoutedController {
  let route = "flight"
  private var request: FlightRequest
  private let screen: any FlightView

  init(_ screen: any FlightView = FlightScreen(), today: Day) {
    self.screen = screen
    request = FlightRequest(today: today)
    super.init()
    title = .flightBooker
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    (screen.kind.dataSource, screen.kind.delegate) = (self, self)
    (screen.departure.text, screen.homeward.text) = (request.departure, request.homeward)
    for field in [screen.departure, screen.homeward] {
      field.addTarget(self, action: FlightController.edited, for: .editingChanged)
    }
    screen.book.addTarget(self, action: FlightController.book, for: .touchUpInside)
    show()
  }

  private func edited() {
    (request.departure, request.homeward) = (
      screen.departure.text ?? "", screen.homeward.text ?? ""
    )
    show()
  }

  /// No control is set from another one: all of them are from the request.
  private func show() {
    screen.kind.selectRow(request.kind.rawValue, inComponent: 0)
    screen.homeward.isEnabled = request.kind == .roundTrip
    screen.departure.isInvalid = !request.isDepartureValid
    screen.homeward.isInvalid = !request.isHomewardValid
    screen.book.isEnabled = call(
      FlightRequest.self, "canBeBooked", answering: { "\($0)" }
    ) { request.canBeBooked }
  }

  private func book() { presentNotice(request.booked) }
}

extension FlightController: PickerViewDataSource, PickerViewDelegate {
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    FlightRequest.Kind.allCases.count
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> Phrase?
  { FlightRequest.Kind(rawValue: row)?.title }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    if let kind = FlightRequest.Kind(rawValue: row) { request.kind = kind }
    show()
  }
}
