import Vestibule

// What the list and the contact do alike.
extension ContactFormDelegate where Self: ViewController {
  /// Presents a form, in a navigation controller of its own.
  func presentForm(for contact: Contact) {
    let form = ContactFormController(contact)
    form.delegate = self
    present(NavigationController(rootViewController: form), animated: true)
  }

  /// Deletes a contact, if the person says so.
  func askToDelete(_ contact: Contact, from book: Shared<ContactBook>) {
    presentQuestion(.delete(contact.name), destructive: .deleteContact) { [weak self] in
      self?.changePart(of: book, calling: "remove(\(contact.id))") {
        $0.remove(contact.id) ? nil : .gone
      }
    }
  }
}
