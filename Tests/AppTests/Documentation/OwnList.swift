import Vestibule

struct Book {
  let title: String
  let author: String
}

/// A list that pushes what is touched, and from which rows can be deleted.
final class BooksController: TableViewController {
  private(set) var books = [
    Book(title: "Emma", author: "Jane Austen"), Book(title: "Dune", author: "Frank Herbert"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "book")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.text = Phrase(verbatim: books[indexPath.row].title)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let book = BookController(books[indexPath.row])
    navigationController?.pushViewController(book, animated: true)
  }

  // Without this one, no row takes `delete`.
  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    books.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

final class BookController: ViewController {
  private let book: Book

  init(_ book: Book) {
    self.book = book
    super.init()
    title = Phrase(verbatim: book.title)
  }

  override func loadView() { view = BookScreen(author: book.author) }
}

private final class BookScreen: Screen {
  let elements: [Element]

  init(author: String) { elements = [.label("By \(author)")] }
}
