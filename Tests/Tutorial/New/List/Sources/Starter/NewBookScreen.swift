import Vestibule

/// The screen of the form, as its controller knows it.
protocol NewBookView: Screen {
  var delegate: (any NewBookViewDelegate)? { get set }
  var bookTitle: String { get }
  var note: String { get }
}

@MainActor
protocol NewBookViewDelegate: AnyObject {
  func titleEdited()
}

final class NewBookScreen: NewBookView {
  weak var delegate: (any NewBookViewDelegate)?
  private let titleField = TextField(Phrase("Title", ko: "제목"))
  private let noteField = TextField(Phrase("Note", ko: "메모"))

  init() {
    titleField.resignsOnReturn = true
    noteField.resignsOnReturn = true
    titleField.addTarget(self, action: NewBookScreen.edited, for: .editingChanged)
  }

  var bookTitle: String { titleField.trimmedText }

  var note: String { noteField.trimmedText }

  var elements: [Element] { [.field(titleField), .field(noteField)] }

  private func edited() { delegate?.titleEdited() }
}
