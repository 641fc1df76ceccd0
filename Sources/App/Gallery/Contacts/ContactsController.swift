import Controller
import Foundation
import Model
import View

/// The list of contacts: pushes one, presents the form for a new one, and stores what that hands
/// back.
final class ContactsController: TableViewController {
  private let book: Shared<ContactBook>
  private var sections: [ContactBook.Section] = []

  init(_ book: Shared<ContactBook>) {
    self.book = book
    super.init()
    title = .contacts
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: .add, target: self, action: ContactsController.add)
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "contact")
    book.observe(self) { [weak self] _ in self?.show() }
    show()
  }

  private func show() {
    sections = book.value.sections
    tableView.reloadData()
  }

  private func contact(at indexPath: IndexPath) -> ContactBook.Contact {
    sections[indexPath.section].contacts[indexPath.row]
  }

  private func add() { presentForm(ContactFormController(ContactBook.Contact(), delegate: self)) }

  // MARK: - The list

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].contacts.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Phrase? {
    Phrase(verbatim: sections[section].title)
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

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let contact = contact(at: indexPath)
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: .delete) { [weak self] _, _, done in
        if let self { askToDelete(contact, from: book) }
        done(true)
      }
    ])
  }
}

extension ContactsController: ContactFormDelegate {
  /// A new contact.
  func contactForm(_ form: ContactFormController, didSave contact: ContactBook.Contact) {
    do {
      _ = try book.change { $0.add(contact) }
      dismiss(animated: true)
    } catch {
      form.refuse(error.phrase)
    }
  }

  func contactFormDidCancel(_ form: ContactFormController) { dismiss(animated: true) }
}
