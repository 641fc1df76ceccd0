import Vestibule

// Two people shop, each in a window of their own. What one puts into the basket, the other pays.

/// What one person buys.
final class Basket {
  var items: [String] = [] {
    didSet { onChange?() }
  }

  var onChange: (() -> Void)?
}

/// Shows what one person buys.
final class BasketController: ViewController {
  private let basket = Basket()

  private let field = TextField("Item")
  private let add = Button("Add")
  private let list = Label("Nothing yet")
  private let empty = Button("Empty")

  override func loadView() {
    view = ListedScreen { [field, add, list, empty] in
      [.field(field), .button(add), .label(list), .button(empty)]
    }
  }

  override func viewDidLoad() {
    add.addTarget(self, action: BasketController.addTouched, for: .touchUpInside)
    empty.addTarget(self, action: BasketController.emptyTouched, for: .touchUpInside)
    basket.onChange = { self.show() }
  }

  private func addTouched() {
    guard !field.trimmedText.isEmpty else { return }
    basket.items.append(field.trimmedText)
    field.text = ""
  }

  private func emptyTouched() { basket.items = [] }

  private func show() {
    let items = basket.items
    list.text = items.isEmpty ? "Nothing yet" : Phrase(verbatim: items.joined(separator: ", "))
  }
}
