import Vestibule

/// The list: pushes a book, presents the form for a new one, and deletes.
final class BooksController: TableViewController {
  private let list: Shared<BookList>

  init(_ list: Shared<BookList>) {
    self.list = list
    super.init()
    navigationItem.rightBarButtonItem = BarButtonItem(.add, target: self) { $0.add() }
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "book")
    list.addObserver(self)
  }

  private func add() {
    let form = NewBookController(NewBookScreen())
    form.delegate = self
    present(NavigationController(rootViewController: form), animated: true)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.value.books.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    let book = list.value.books[indexPath.row]
    cell.text = Phrase(verbatim: book.title)
    cell.isChecked = book.isRead
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let book = BookController(list.value.books[indexPath.row].id, BookScreen(), in: list)
    navigationController?.pushViewController(book, animated: true)
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let id = list.value.books[indexPath.row].id
    change(list, calling: "remove(\(id))") { $0[id] = nil }
  }
}

extension BooksController: SharedObserver {
  func sharedValueDidChange() {
    title = .books(unread: list.value.unreadCount)
    tableView.reloadData()
  }
}

extension BooksController: NewBookControllerDelegate {
  func newBook(_ form: NewBookController, didSave title: String, note: String) throws(SharedError) {
    try list.change(calling: "add(_:note:)") { $0.add(title, note: note) }
    didChange(list)
    dismiss(animated: true)
  }

  func newBookDidCancel(_ form: NewBookController) { dismiss(animated: true) }
}

extension Phrase {
  static func books(unread count: Int) -> Phrase {
    Phrase("Books (\(count) unread)", ko: "책 (안 읽음 \(count))")
  }
}
