import Vestibule

/// The screen of a book, as its controller knows it.
protocol BookView: Screen {
  var delegate: (any BookViewDelegate)? { get set }
  var isRead: Bool { get set }
  var note: String { get set }
}

@MainActor
protocol BookViewDelegate: AnyObject {
  func isReadChanged()
  func noteChanged()
}

final class BookScreen: BookView {
  weak var delegate: (any BookViewDelegate)?
  private let read = Switch(Phrase("Read", ko: "읽음"))
  private let noteField = TextField(Phrase("Note", ko: "메모"))

  init() {
    noteField.resignsOnReturn = true
    read.addTarget(self, action: BookScreen.switched, for: .valueChanged)
    noteField.addTarget(self, action: BookScreen.noted, for: .editingDidEnd)
  }

  var isRead: Bool {
    get { read.isOn }
    set { read.isOn = newValue }
  }

  var note: String {
    get { noteField.trimmedText }
    set { noteField.text = newValue }
  }

  var elements: [Element] { [.toggle(read), .field(noteField)] }

  private func switched() { delegate?.isReadChanged() }

  private func noted() { delegate?.noteChanged() }
}
