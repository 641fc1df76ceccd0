import Controller
import View

/// Is told what came of a form; it stores the contact, and dismisses the form.
@MainActor
protocol ContactFormDelegate: AnyObject {
  func contactForm(_ form: ContactFormController, didSave contact: ContactBook.Contact)
  func contactFormDidCancel(_ form: ContactFormController)
}

/// Edits a contact; it knows neither the book nor who presents it.
final class ContactFormController: ViewController {
  private let contact: ContactBook.Contact
  private weak var delegate: (any ContactFormDelegate)?
  private let screen: any ContactFormView
  private var isSaved = false
  private lazy var save = BarButtonItem(
    title: .save, style: .done, target: self, action: ContactFormController.saveTouched)

  init(
    _ contact: ContactBook.Contact, delegate: any ContactFormDelegate,
    _ screen: any ContactFormView = ContactFormScreen()
  ) {
    self.contact = contact
    self.delegate = delegate
    self.screen = screen
    super.init()
    title = contact.id == 0 ? .newContact : Phrase(verbatim: contact.name)
    navigationItem.rightBarButtonItem = save
    navigationItem.leftBarButtonItem = BarButtonItem(
      title: .cancel, target: self, action: ContactFormController.cancelTouched)
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.show(contact)
    for field in screen.fields {
      field.delegate = self
      field.addTarget(self, action: ContactFormController.edited, for: .editingChanged)
    }
    edited()
  }

  /// The contact was not stored: says why, and stays.
  func refuse(_ message: Phrase) {
    isSaved = false
    presentNotice(message)
  }

  private var typed: ContactBook.Contact { screen.typed(into: contact) }

  private func edited() { save.isEnabled = !typed.name.isEmpty }

  private func saveTouched() {
    guard !isSaved else { return }
    isSaved = true
    delegate?.contactForm(self, didSave: typed)
  }

  private func cancelTouched() {
    guard typed != contact else { return cancel() }
    let alert = AlertController(
      title: .notice, message: .changesLost, preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: .discard, style: .destructive) { [weak self] _ in self?.cancel() })
    alert.addAction(AlertAction(title: .keepEditing, style: .cancel))
    present(alert, animated: true)
  }

  private func cancel() { delegate?.contactFormDidCancel(self) }
}

extension ContactFormController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool { textField.resignFirstResponder() }
}
