import Vestibule

/// Is notified of what came of a form; it stores the contact, and dismisses the form.
@MainActor
protocol ContactFormDelegate: AnyObject {
  /// Throws why the contact cannot be stored: the form says so, and stays.
  func contactForm(_ form: ContactFormController, didSave contact: Contact) throws(SharedError)
  func contactFormDidCancel(_ form: ContactFormController)
}

/// Edits a contact; it knows neither the book nor who presents it.
final class ContactFormController: ViewController {
  weak var delegate: (any ContactFormDelegate)?
  private let contact: Contact
  private let screen: any ContactFormView
  private var isSaved = false
  private lazy var save = BarButtonItem(.save, target: self) { $0.saveTouched() }

  init(_ contact: Contact, _ screen: any ContactFormView = ContactFormScreen()) {
    self.contact = contact
    self.screen = screen
    super.init()
    title = contact.id == 0 ? .newContact : Phrase(verbatim: contact.name)
    navigationItem.rightBarButtonItem = save
    navigationItem.leftBarButtonItem = BarButtonItem(.cancel, target: self) { $0.cancelTouched() }
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.contact = contact
    screen.name.addTarget(self, action: ContactFormController.nameEdited, for: .editingChanged)
    nameEdited()
  }

  private func nameEdited() { save.isEnabled = !screen.contact.name.isEmpty }

  private func saveTouched() {
    guard !isSaved else { return }
    guard let delegate else { return presentNotice(.notSaved) }
    isSaved = attempt { () throws(SharedError) in
      try tell(delegate, "contactForm(_:didSave:)") { delegate throws(SharedError) in
        try delegate.contactForm(self, didSave: screen.contact)
      }
    }
  }

  private func cancelTouched() {
    guard screen.contact != contact else { return cancel() }
    presentQuestion(.changesLost, destructive: .discard, cancel: .keepEditing) { [weak self] in
      self?.cancel()
    }
  }

  /// Escape: leaves the field that is edited, or cancels.
  override func accessibilityPerformEscape() -> Bool {
    let isEditing = screen.controls.contains { ($0 as? TextControl)?.isFirstResponder == true }
    guard !isEditing else { return false }
    cancelTouched()
    return true
  }

  private func cancel() {
    // Without a delegate, no other object dismisses the form.
    guard let delegate else { return dismiss(animated: true) }
    tell(delegate, "contactFormDidCancel(_:)") { $0.contactFormDidCancel(self) }
  }
}
