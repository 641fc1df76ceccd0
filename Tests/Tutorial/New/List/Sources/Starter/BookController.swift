import Vestibule

/// One book: a switch and a note, which are kept.
final class BookController: ViewController {
  let id: Int
  private let screen: any BookView
  private let list: Shared<BookList>

  init(_ id: Int, _ screen: any BookView, in list: Shared<BookList>) {
    self.id = id
    self.screen = screen
    self.list = list
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.delegate = self
    list.addObserver(self)
  }
}

extension BookController: BookViewDelegate {
  func isReadChanged() {
    let isRead = screen.isRead
    changePart(of: list, calling: "isRead = \(isRead)") { [id] list in
      list[id]?.isRead = isRead
      return list[id] == nil ? .gone : nil
    }
    show()
  }

  func noteChanged() {
    let note = screen.note
    changePart(of: list, calling: "note = \"\(note)\"") { [id] list in
      list[id]?.note = note
      return list[id] == nil ? .gone : nil
    }
    show()
  }

  /// Everything that is shown follows from the list; after a refused change, too.
  private func show() {
    guard let book = list.value[id] else { return }
    title = Phrase(verbatim: book.title)
    screen.isRead = book.isRead
    screen.note = book.note
  }
}

extension BookController: SharedObserver {
  func sharedValueDidChange() {
    if list.value[id] == nil { navigationController?.popToRootViewController(animated: true) }
    show()
  }
}
