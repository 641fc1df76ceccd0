import Vestibule

// A person writes a note, and touches Save. Nothing is saved; at the second touch it still is not.

/// Saves notes, and shows the last one.
final class NoteController: ViewController {
  private(set) var notes: [String] = []
  private var text = ""
  private let note = TextField("Note")
  private let save = Button("Save")
  private let last = Label()

  override func loadView() {
    view = ListedScreen { [note, save, last] in [.field(note), .button(save), .label(last)] }
  }

  override func viewDidLoad() {
    note.delegate = self
    save.addTarget(self, action: NoteController.saveTouched, for: .touchUpInside)
  }

  private func saveTouched() {
    notes.append(text)
    last.text = "Saved: \(text)"
    note.text = ""
    text = ""
  }
}

extension NoteController: TextFieldDelegate {
  func textFieldDidEndEditing(_ textField: TextField) { text = textField.trimmedText }
}
