import ProgramKit
import Vestibule

/// The program of the examples: a list of books, which is kept.
@MainActor
let reading: Program = {
  var recipe = AppRecipe { surroundings in ReadingController(in: surroundings.store) }
  recipe.hasPasswords = false
  return Program("reading", "What I want to read.", recipe)
}()

final class ReadingController: ViewController {
  private let key = UserInfoKey<String>("reading.books")
  private let store: any UserInfoStore
  private let screen = ReadingScreen()

  init(in store: any UserInfoStore) { self.store = store }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.delegate = self
    screen.name.delegate = self
    screen.books = (try? store.value(for: key)) ?? ""
  }
}

extension ReadingController: ReadingViewDelegate {
  func addTouched() {
    guard let name = screen.name.text, !name.isEmpty else { return refuse("Which one?") }
    do {
      let books = screen.books.isEmpty ? name : screen.books + ", " + name
      try store.set(books, for: key)
      screen.books = books
      screen.name.text = ""
    } catch {
      refuse("It was not kept.")
    }
  }

  private func refuse(_ message: Phrase) {
    let alert = AlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }
}

extension ReadingController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
  }
}

@MainActor
private protocol ReadingViewDelegate: AnyObject {
  func addTouched()
}

private final class ReadingScreen: Screen {
  weak var delegate: (any ReadingViewDelegate)?
  let name = TextField("Name")
  var books = ""

  private lazy var add = Button(
    "Add", sends: "addTouched()", to: { [weak self] in self?.delegate }
  ) { $0.addTouched() }

  var elements: [Element] {
    [
      .title(Phrase("Books to read", ko: "읽을 책")), .label(Phrase(verbatim: books)), .field(name),
      .button(add),
    ]
  }
}
