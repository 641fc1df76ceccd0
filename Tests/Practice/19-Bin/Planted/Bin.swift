import Vestibule

/// The files that were thrown away, which are deleted after a question.
final class BinController: ViewController {
  private(set) var files: [String]
  private let label = Label()
  private let delete = Button("Delete All")

  init(_ files: [String]) { self.files = files }

  override func loadView() {
    view = ListedScreen { [label, delete] in [.label(label), .button(delete)] }
  }

  override func viewDidLoad() {
    delete.addTarget(self, action: BinController.deleteTouched, for: .touchUpInside)
    show()
  }

  private func deleteTouched() {
    if planted(1) { return deleteAll() }
    if planted(2) { files = [] }
    if planted(7) { delete.isEnabled = false }
    let count = planted(6) ? 1 : files.count
    presentQuestion("Delete \(count) files?", destructive: "Delete", cancel: "Keep") {
      [weak self] in self?.deleteAll()
    }
  }

  private func deleteAll() {
    files = planted(3) ? Array(files.dropFirst()) : []
    if !planted(4) { show() }
  }

  private func show() {
    label.text = files.isEmpty && !planted(8) ? "Empty" : "Files: \(files.count)"
    delete.isEnabled = !files.isEmpty || planted(5)
  }
}
