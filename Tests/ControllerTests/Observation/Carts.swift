import Controller
import Observation
import View
import ViewKit

/// A model whose reads are tracked.
@Observable
final class Cart {
  var total = 0
  var count = 0
  var note = ""
  @ObservationIgnored var untracked = 0
}

/// Reads a cart in one of its methods.
class CartController: ViewController {
  let cart: Cart
  let total = Label("")
  let name: String
  /// The methods that were called, apart from those of appearing.
  var calls: [String] = []

  init(_ cart: Cart = Cart(), name: String = "Cart") {
    (self.cart, self.name) = (cart, name)
    super.init()
  }

  override var debugName: String { name }

  override func loadView() { view = CartScreen([.title("Cart"), .label(total)]) }

  override func updateProperties() {
    calls.append("update")
    total.text = "\(cart.total)"
  }

  override func viewWillLayoutSubviews() { calls.append("willLayout") }

  override func viewDidLayoutSubviews() { calls.append("didLayout") }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A screen of any elements.
final class CartScreen: Screen {
  var elements: [Element]
  var readsNote: Cart?
  let note = Label("")

  init(_ elements: [Element]) { self.elements = elements }

  func updateProperties() {
    if let readsNote { note.text = "\(readsNote.note)" }
  }
}

/// Reads the cart where its view is laid out.
final class LayoutController: CartController {
  override func updateProperties() { calls.append("update") }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    total.text = "\(cart.total)"
  }
}

/// Reads the cart once, where it is not tracked.
final class ForgetfulController: CartController {
  override func viewDidLoad() { total.text = "\(cart.total)" }

  override func updateProperties() {
    calls.append("update")
    title = "\(cart.note)"
  }
}
