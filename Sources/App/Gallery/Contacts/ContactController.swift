import Controller
import Model
import View

/// One contact: presents the form to edit it, and stores what that hands back.
final class ContactController: ViewController, RoutedController {
  private let book: Shared<ContactBook>
  private var contact: ContactBook.Contact
  private let screen: any ContactView

  /// The identifier finds the contact again after a launch.
  var route: String { "\(contact.id)" }

  init(
    _ contact: ContactBook.Contact, in book: Shared<ContactBook>,
    _ screen: any ContactView = ContactScreen()
  ) {
    self.contact = contact
    self.book = book
    self.screen = screen
    super.init()
    title = Phrase(verbatim: contact.name)
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: .editContact, target: self, action: ContactController.edit)
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.delete.addTarget(self, action: ContactController.delete, for: .touchUpInside)
    screen.contact = contact
    book.observe(self) { [weak self] book in self?.update(from: book) }
  }

  /// The contact may have changed, or have gone, in another window.
  private func update(from book: ContactBook) {
    if let contact = book.contact(contact.id) {
      self.contact = contact
      screen.contact = contact
      title = Phrase(verbatim: contact.name)
    } else if presentedViewController is AlertController {
      // There is nothing left to be asked.
      dismiss(animated: true) { [weak self] in self?.leave() }
    } else if presentedViewController == nil {
      leave()
    }
  }

  private func leave() { navigationController?.popViewController(animated: true) }

  private func edit() { presentForm(ContactFormController(contact, delegate: self)) }

  private func delete() { askToDelete(contact, from: book) }
}

extension ContactController: ContactFormDelegate {
  /// This contact, changed.
  func contactForm(_ form: ContactFormController, didSave contact: ContactBook.Contact) {
    do {
      guard try book.change({ $0.replace(contact) }) else { return form.refuse(.contactGone) }
      dismiss(animated: true)
    } catch {
      form.refuse(error.phrase)
    }
  }

  func contactFormDidCancel(_ form: ContactFormController) {
    dismiss(animated: true) { [weak self] in
      if let self { update(from: book.value) }
    }
  }
}
