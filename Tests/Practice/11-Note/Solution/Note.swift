import Vestibule

// A person writes a note, and touches Save. Nothing is saved; at the second touch it still is not.

/// Saves notes, and shows the last one.
final class NoteController: ViewController {
  private(set) var notes: [String] = []
  private let note = TextField("Note")
  private let save = Button("Save")
  private let last = Label()

  override func loadView() {
    view = ListedScreen { [note, save, last] in [.field(note), .button(save), .label(last)] }
  }

  override func viewDidLoad() {
    save.addTarget(self, action: NoteController.saveTouched, for: .touchUpInside)
  }

  private func saveTouched() {
    let text = note.trimmedText
    guard !text.isEmpty else { return }
    notes.append(text)
    last.text = "Saved: \(text)"
    note.text = ""
  }
}
