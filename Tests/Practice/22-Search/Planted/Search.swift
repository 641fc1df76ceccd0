import Vestibule

/// Searches towns by how their names begin, while a person types.
final class SearchController: ViewController {
  private let towns: [String]
  private let field = TextField("Search")
  private let found = Label()
  private let clear = Button("Clear")

  init(_ towns: [String]) { self.towns = planted(1) ? towns : towns.sorted() }

  override func loadView() {
    view = ListedScreen { [field, found, clear] in
      [.field(field), .label(found), .button(clear)]
    }
  }

  override func viewDidLoad() {
    field.addTarget(
      self, action: SearchController.show, for: planted(2) ? .editingDidEnd : .editingChanged)
    clear.addTarget(self, action: SearchController.clearTouched, for: .touchUpInside)
    show()
  }

  private func clearTouched() {
    field.text = ""
    if !planted(6) { show() }
  }

  private func show() {
    let text = planted(3) ? field.text ?? "" : field.trimmedText
    let start = planted(4) ? text : text.lowercased()
    let matching = towns.filter {
      let town = planted(4) ? $0 : $0.lowercased()
      return planted(5) ? town.contains(start) : town.hasPrefix(start)
    }
    found.text =
      matching.isEmpty && !planted(7) ? "None" : Phrase(verbatim: matching.joined(separator: ", "))
    clear.isEnabled = field.hasText || planted(8)
  }
}
