import Vestibule

// A person forgets the number of the table, and touches Order. Nothing happens, and nothing says why.

/// The screen, as its controller knows it.
protocol TableNumberView: Screen {
  var delegate: (any TableNumberViewDelegate)? { get set }
  var number: String { get set }
}

protocol TableNumberViewDelegate: AnyObject {
  func orderTouched()
}

final class TableNumberScreen: TableNumberView {
  weak var delegate: (any TableNumberViewDelegate)?
  private let field = TextField("Table")
  private let order = Button("Order")

  init() { order.addTarget(self, action: TableNumberScreen.touched, for: .touchUpInside) }

  var number: String {
    get { field.trimmedText }
    set { field.text = newValue }
  }

  var elements: [Element] { [.field(field), .button(order)] }

  private func touched() { delegate?.orderTouched() }
}

/// Orders for one of 20 tables.
final class TableNumberController: ViewController, TableNumberViewDelegate {
  private(set) var orders: [Int] = []
  private let screen: any TableNumberView

  init(_ screen: any TableNumberView) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() { screen.delegate = self }

  func orderTouched() {
    let typed = screen.number
    screen.number = ""
    guard let number = Int(typed), (1...20).contains(number) else {
      return presentNotice("Which table, from 1 to 20?")
    }
    orders.append(number)
  }
}
