import Vestibule

/// Receives the touches on the screen of an order.
@MainActor
protocol OrderViewDelegate: AnyObject {
  func orderTouched()
}

/// The screen of an order, as its controller knows it.
protocol OrderView: Screen {
  var delegate: (any OrderViewDelegate)? { get set }
  var tea: TextField { get }
}

final class OrderScreen: OrderView {
  weak var delegate: (any OrderViewDelegate)?
  let tea = TextField("Tea", placeholder: "Which one?")

  private lazy var order = Button(
    "Order", sends: "orderTouched()", to: { [weak self] in self?.delegate }
  ) { $0.orderTouched() }

  var elements: [Element] { [.title("Tea"), .field(tea), .button(order)] }
}

final class OrderController: ViewController {
  private let screen: any OrderView
  private(set) var orders: [String] = []
  init(screen: any OrderView) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.delegate = self
    screen.tea.delegate = self
  }
}

extension OrderController: OrderViewDelegate {
  func orderTouched() {
    guard screen.tea.hasText else { return refuse() }
    orders.append(screen.tea.text ?? "")
  }

  private func refuse() {
    let alert = AlertController(
      title: "Tea", message: "Which one shall it be?", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }
}

extension OrderController: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy { $0.isLetter || $0 == " " }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
  }
}
