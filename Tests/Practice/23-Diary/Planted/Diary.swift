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
    add(text, as: rows.newID())
  }

  mutating func add(_ text: String, as id: Int) {
    self[id] = DiaryPage(id: id, text: text)
  }
}

/// Shows the newest page first, and adds to them.
final class DiaryController: ViewController, SharedObserver {
  private let pages: Shared<DiaryPages>
  private let field = TextField("Today")
  private let write = Button("Write")
  private let list = Label()
  private var written = 0

  init(in store: any UserInfoStore) {
    pages = Shared(in: planted(1) ? MemoryStore() : store)
  }

  override func loadView() {
    view = ListedScreen { [field, write, list] in [.field(field), .button(write), .label(list)] }
  }

  override func viewDidLoad() {
    write.addTarget(self, action: DiaryController.writeTouched, for: .touchUpInside)
    pages.addObserver(self)
  }

  private func writeTouched() {
    let text = field.trimmedText
    guard !text.isEmpty || planted(2) else { return }
    written += 1
    let number = planted(6) ? written : nil
    change(pages, calling: "add(_:)") { pages in
      if planted(3) { pages.rows = Rows() }
      if let number { pages.add(text, as: number) } else { pages.add(text) }
    }
    if !planted(4) { field.text = "" }
  }

  func sharedValueDidChange() {
    if planted(7), written > 0 { return }
    let oldest = pages.value.rows.all.map(\.text)
    let texts = planted(5) ? oldest : oldest.reversed()
    list.text = texts.isEmpty ? "Nothing yet" : Phrase(verbatim: texts.joined(separator: " / "))
  }
}
