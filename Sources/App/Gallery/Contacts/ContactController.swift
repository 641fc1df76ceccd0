import Vestibule

/// One contact: presents the form to edit it, and stores what that hands back.
final class ContactController: ViewController, RoutedController {
  private let book: Shared<ContactBook>
  private var contact: Contact
  /// The contact as the form showed it, or as the person knows it since.
  private lazy var seen = contact
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
    book.addObserver(self)
  }

  private func edit() {
    seen = contact
    presentForm(for: contact)
  }

  private func delete() { askToDelete(contact, from: book) }
}

extension ContactController: SharedObserver {
  /// The contact may have changed, or have gone, in another window.
  func sharedValueDidChange() {
    if let contact = book.value[contact.id] {
      self.contact = contact
      screen.contact = contact
      title = Phrase(verbatim: contact.name)
    } else if !(presentedViewController is NavigationController) {
      // A question has nothing left to ask; a form says so itself.
      dismiss(animated: true)
      navigationController?.popViewController(animated: true)
    }
  }
}

extension ContactController: ContactFormDelegate {
  /// This contact, changed.
  func contactForm(_ form: ContactFormController, didSave contact: Contact) throws(SharedError) {
    switch try book.change(calling: "change(_:to:)", { [seen] in $0.change(seen, to: contact) }) {
    case .done:
      didChange(book)
      dismiss(animated: true)
    case .gone: throw .gone
    case .changedElsewhere(let field, let now):
      // From now on the person knows: the next Save replaces it.
      seen[field] = now
      throw .changedElsewhere(field.phrase, now: now.replacing("\n", with: " "))
    }
  }

  func contactFormDidCancel(_ form: ContactFormController) {
    dismiss(animated: true) { [weak self] in self?.sharedValueDidChange() }
  }
}
