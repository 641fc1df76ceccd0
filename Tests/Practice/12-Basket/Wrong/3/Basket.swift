import Vestibule

// Two people shop, each in a window of their own. What one puts into the basket, the other pays.

/// What one person buys.
final class BasketController: ViewController {
  private static var baskets: [ObjectIdentifier: [String]] = [:]

  private var items: [String] {
    get { Self.baskets[ObjectIdentifier(self)] ?? [] }
    set { Self.baskets[ObjectIdentifier(self)] = newValue }
  }

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
    items.append(field.trimmedText)
    field.text = ""
    show()
  }

  private func emptyTouched() {
    items = []
    show()
  }

  private func show() {
    list.text = items.isEmpty ? "Nothing yet" : Phrase(verbatim: items.joined(separator: ", "))
  }
}
