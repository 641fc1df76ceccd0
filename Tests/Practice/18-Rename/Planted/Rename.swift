import Vestibule

/// Is told what came of the form.
protocol RenameControllerDelegate: AnyObject {
  func rename(_ form: RenameController, didRenameTo name: String)
  func renameDidCancel(_ form: RenameController)
}

/// A form for a new name; it does not know who presents it, and leaves what follows to its delegate.
final class RenameController: ViewController {
  weak var delegate: (any RenameControllerDelegate)? {
    didSet { if planted(6) { strong = delegate } }
  }
  private var strong: (any RenameControllerDelegate)?
  private let old: String
  private let name = TextField("Name")
  private let save = Button("Save")
  private let cancel = Button("Cancel")

  init(_ name: String) {
    old = name
    super.init()
    self.name.text = name
  }

  override func loadView() {
    view = ListedScreen { [name, save, cancel] in [.field(name), .button(save), .button(cancel)] }
  }

  override func viewDidLoad() {
    save.addTarget(self, action: RenameController.saveTouched, for: .touchUpInside)
    cancel.addTarget(self, action: RenameController.cancelTouched, for: .touchUpInside)
  }

  private func saveTouched() {
    let new = planted(2) ? name.text ?? "" : name.trimmedText
    guard planted(3) || !name.trimmedText.isEmpty else {
      if planted(8) { delegate?.renameDidCancel(self) }
      if !planted(7) { presentNotice("A name, please.") }
      return
    }
    if new == old, !planted(4) {
      delegate?.renameDidCancel(self)
    } else {
      delegate?.rename(self, didRenameTo: new)
      if planted(5) { delegate?.rename(self, didRenameTo: new) }
    }
  }

  private func cancelTouched() {
    if planted(1) { return saveTouched() }
    delegate?.renameDidCancel(self)
  }
}
