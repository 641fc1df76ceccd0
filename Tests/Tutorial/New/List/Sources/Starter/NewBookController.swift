import Vestibule

/// Is notified of what came of the form; it stores the book, and dismisses the form.
@MainActor
protocol NewBookControllerDelegate: AnyObject {
  /// Throws why the book cannot be stored: the form says so, and stays.
  func newBook(_ form: NewBookController, didSave title: String, note: String) throws(SharedError)
  func newBookDidCancel(_ form: NewBookController)
}

/// The form for a new book; it does not know who presents it.
final class NewBookController: ViewController {
  weak var delegate: (any NewBookControllerDelegate)?
  private let screen: any NewBookView
  private lazy var save = BarButtonItem(.save, target: self) { $0.saveTouched() }

  init(_ screen: any NewBookView) {
    self.screen = screen
    super.init()
    title = Phrase("New Book", ko: "새 책")
    navigationItem.leftBarButtonItem = BarButtonItem(.cancel, target: self) { form in
      form.tell(form.delegate, "newBookDidCancel(_:)") { $0.newBookDidCancel(form) }
    }
    navigationItem.rightBarButtonItem = save
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.delegate = self
    titleEdited()
  }

  private func saveTouched() {
    attempt { () throws(SharedError) in
      try tell(delegate, "newBook(_:didSave:note:)") { delegate throws(SharedError) in
        try delegate.newBook(self, didSave: screen.bookTitle, note: screen.note)
      }
    }
  }
}

extension NewBookController: NewBookViewDelegate {
  func titleEdited() { save.isEnabled = !screen.bookTitle.isEmpty }
}
