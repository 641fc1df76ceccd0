import Vestibule

/// One contact: presents the form to edit it, and stores what that hands back.
final class ContactController: ViewController, RoutedController {
  private let book: Shared<ContactBook>
  private var contact: Contact
  private let screen: any ContactView

  /// The identifier finds the contact again after a launch.
  var route: String { "\(contact.id)" }

  init(
    _ contact: Contact, in book: Shared<ContactBook>, _ screen: any ContactView = ContactScreen()
  ) {
    self.contact = contact
    self.book = book
    self.screen = screen
    super.init()
    // The first number is what is done most often, and what destroys comes after it.
    let delete = BarButtonItem(title: .deleteThis, target: self) { $0.delete() }
    delete.button.role = .destructive
    navigationItem.rightBarButtonItems = [
      BarButtonItem(.edit, target: self) { $0.edit() }, delete,
    ]
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    book.observe(self) { $0.show() }
  }

  /// The contact may have changed, or have gone, in another window.
  private func show() {
    if let contact = book.value.contact(contact.id) {
      self.contact = contact
      screen.contact = contact
      title = Phrase(verbatim: contact.name)
    } else if !(presentedViewController is NavigationController) {
      // A question has nothing left to ask; a form says so itself.
      dismiss(animated: true)
      navigationController?.popViewController(animated: true)
    }
  }

  private func edit() { presentForm(for: contact) }

  private func delete() { askToDelete(contact, from: book) }
}

extension ContactController: ContactFormDelegate {
  /// This contact, changed.
  func contactForm(_ form: ContactFormController, didSave contact: Contact) throws(SharedError) {
    guard try book.change({ $0.replace(contact) }) else { throw .gone }
    dismiss(animated: true)
  }

  func contactFormDidCancel(_ form: ContactFormController) {
    dismiss(animated: true) { [weak self] in self?.show() }
  }
}
