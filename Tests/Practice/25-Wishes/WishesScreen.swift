import Vestibule

// The model and the screen of the wishes, without a fault.

/// One wish.
nonisolated struct Wish: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let text: String
}

/// All wishes, kept in the store.
nonisolated struct Wishes: RowModel {
  static let name = "practice.wishes"
  var rows = Rows<Wish>()
}

/// Shows the wishes, and adds to them.
final class WishController: ViewController, SharedObserver {
  private let wishes: Shared<Wishes>
  private let (welcome, list) = (Label(), Label())
  private let (field, add) = (TextField("Wish"), Button("Add"))

  init(_ wishes: Shared<Wishes>) { self.wishes = wishes }

  override func loadView() {
    view = ListedScreen { [welcome, list, field, add] in
      [.label(welcome), .label(list), .field(field), .button(add)]
    }
  }

  override func viewDidLoad() {
    welcome.text = wishes.value.rows.all.isEmpty ? "Make a wish." : "Welcome back."
    add.addTarget(self, action: WishController.addTouched, for: .touchUpInside)
    wishes.addObserver(self)
  }

  private func addTouched() {
    let text = field.trimmedText
    change(wishes, calling: "add(_:)") { wishes in
      let id = wishes.rows.newID()
      wishes[id] = Wish(id: id, text: text)
    }
    field.text = ""
  }

  func sharedValueDidChange() {
    let texts = wishes.value.rows.all.map(\.text)
    list.text = Phrase(verbatim: texts.joined(separator: ", "))
  }
}
