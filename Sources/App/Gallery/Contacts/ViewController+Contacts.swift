import Controller
import Model
import View

// What the list and the contact do alike.
extension ViewController {
  /// Presents a form, in a navigation controller of its own.
  func presentForm(_ form: ContactFormController) {
    present(NavigationController(rootViewController: form), animated: true)
  }

  /// Deletes a contact, if the person says so.
  func askToDelete(_ contact: ContactBook.Contact, from book: Shared<ContactBook>) {
    let alert = AlertController(
      title: .notice, message: .delete(contact.name), preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: Phrase("Delete", ko: "삭제"), style: .destructive) { [weak self] _ in
        do throws(SharedError) {
          try book.change { $0.remove(contact.id) }
        } catch {
          self?.presentNotice(error.phrase)
        }
      })
    alert.addAction(AlertAction(title: .cancel, style: .cancel))
    present(alert, animated: true)
  }
}
