import Vestibule

/// Searches towns by how their names begin, while a person types.
final class SearchController: ViewController {
  private let towns: [String]
  private let field = TextField("Search")
  private let found = Label()
  private let clear = Button("Clear")

  init(_ towns: [String]) { self.towns = towns.sorted() }

  override func loadView() {
    view = ListedScreen { [field, found, clear] in
      [.field(field), .label(found), .button(clear)]
    }
  }

  override func viewDidLoad() {
    field.addTarget(self, action: SearchController.show, for: .editingChanged)
    clear.addTarget(self, action: SearchController.clearTouched, for: .touchUpInside)
    show()
  }

  private func clearTouched() {
    field.text = ""
    show()
  }

  private func show() {
    let start = field.trimmedText.lowercased()
    let matching = towns.filter { $0.lowercased().hasPrefix(start) }
    found.text = matching.isEmpty ? "None" : Phrase(verbatim: matching.joined(separator: ", "))
    clear.isEnabled = field.hasText
  }
}
