import Vestibule

/// The list of contacts: pushes one, presents the form for a new one, and stores what that hands
/// back.
final class ContactsController: TableViewController {
  private let book: Shared<ContactBook>
  private var sections: [ContactBook.Section] = []

  init(_ book: Shared<ContactBook>) {
    self.book = book
    super.init()
    title = .contacts
    navigationItem.rightBarButtonItem = BarButtonItem(.add, target: self) {
      $0.presentForm(for: Contact())
    }
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "contact")
    book.addObserver(self)
  }

  private func contact(at indexPath: IndexPath) -> Contact {
    sections[indexPath.section].contacts[indexPath.row]
  }

  // MARK: - The list

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].contacts.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    let title = sections[section].title
    return title.isEmpty ? book.problem?.phrase : Phrase(verbatim: title)
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.text = Phrase(verbatim: contact(at: indexPath).name)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let contact = ContactController(contact(at: indexPath), in: book)
    navigationController?.pushViewController(contact, animated: true)
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { askToDelete(contact(at: indexPath), from: book) }
}

extension ContactsController: SharedObserver {
  func sharedValueDidChange() {
    // A section without contacts, whose title says why they could not be read.
    let problem = book.problem.map { _ in ContactBook.Section(title: "", contacts: []) }
    sections = [problem].compactMap(\.self) + book.value.sections
    // Of an empty list, Return alone makes the first one.
    navigationItem.rightBarButtonItem?.button.role = sections.isEmpty ? .primary : .normal
    tableView.reloadData()
  }
}

extension ContactsController: ContactFormDelegate {
  /// A new contact.
  func contactForm(_ form: ContactFormController, didSave contact: Contact) throws(SharedError) {
    try book.change(calling: "add(_:)") { $0.add(contact) }
    didChange(book)
    dismiss(animated: true)
  }

  func contactFormDidCancel(_ form: ContactFormController) { dismiss(animated: true) }
}
