import Vestibule

// After each look at the help, an order counts once more than before.

/// Tells its observers that something is ordered.
final class Orders {
  private(set) var observers: [() -> Void] = []

  func addObserver(_ observer: @escaping () -> Void) { observers.append(observer) }

  func add() {
    for observer in observers { observer() }
  }
}

/// Counts the orders of a day.
final class OrdersController: ViewController {
  private let orders: Orders
  private var count = 0
  private let label = Label("Orders: 0")
  private let add = Button("Order")
  private let help = Button("Help")

  init(_ orders: Orders) { self.orders = orders }

  override func loadView() {
    view = ListedScreen { [label, add, help] in [.label(label), .button(add), .button(help)] }
  }

  override func viewDidLoad() {
    add.addTarget(orders, action: Orders.add, for: .touchUpInside)
    help.addTarget(self, action: OrdersController.helpTouched, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    orders.addObserver { [weak self] in self?.didAdd() }
  }

  private func didAdd() {
    count += 1
    label.text = "Orders: \(count)"
  }

  private func helpTouched() {
    let help = HelpController()
    present(help, animated: true)
  }
}

final class HelpController: ViewController {
  private let back = Button("Back")

  override func loadView() {
    back.addTarget(self, action: HelpController.backTouched, for: .touchUpInside)
    view = ListedScreen { [back] in [.label("Touch Order."), .button(back)] }
  }

  private func backTouched() { dismiss(animated: true) }
}
