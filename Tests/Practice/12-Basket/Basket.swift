import Vestibule

// Two people shop, each in a window of their own. What one puts into the basket, the other pays.

/// What one person buys.
final class BasketController: ViewController {
  private static var items: [String] = []

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
  }

  private func addTouched() {
    guard !field.trimmedText.isEmpty else { return }
    Self.items.append(field.trimmedText)
    field.text = ""
    show()
  }

  private func emptyTouched() {
    Self.items = []
    show()
  }

  private func show() {
    let items = Self.items
    list.text = items.isEmpty ? "Nothing yet" : Phrase(verbatim: items.joined(separator: ", "))
  }
}
