import Vestibule

/// One page of a diary.
nonisolated struct DiaryPage: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let text: String
}

/// The pages, kept in the store.
nonisolated struct DiaryPages: RowModel {
  static let name = "practice.diary"
  var rows = Rows<DiaryPage>()

  mutating func add(_ text: String) {
    let id = rows.newID()
    self[id] = DiaryPage(id: id, text: text)
  }
}

/// Shows the newest page first, and adds to them.
final class DiaryController: ViewController, SharedObserver {
  private let pages: Shared<DiaryPages>
  private let field = TextField("Today")
  private let write = Button("Write")
  private let list = Label()

  init(in store: any UserInfoStore) { pages = Shared(in: store) }

  override func loadView() {
    view = ListedScreen { [field, write, list] in [.field(field), .button(write), .label(list)] }
  }

  override func viewDidLoad() {
    write.addTarget(self, action: DiaryController.writeTouched, for: .touchUpInside)
    pages.addObserver(self)
  }

  private func writeTouched() {
    let text = field.trimmedText
    guard !text.isEmpty else { return }
    change(pages, calling: "add(_:)") { $0.add(text) }
    field.text = ""
  }

  func sharedValueDidChange() {
    let texts = pages.value.rows.all.map(\.text).reversed()
    list.text = texts.isEmpty ? "Nothing yet" : Phrase(verbatim: texts.joined(separator: " / "))
  }
}
