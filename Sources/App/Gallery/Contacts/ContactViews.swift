import View

/// The screen of one contact, as its controller knows it.
protocol ContactView: Screen {
  var contact: ContactBook.Contact { get set }
  var delete: Button { get }
}

final class ContactScreen: ContactView {
  var contact = ContactBook.Contact()
  let delete = Button(Phrase("Delete Contact", ko: "연락처 삭제"))

  init() { delete.role = .destructive }

  var elements: [Element] {
    let values: [(Phrase, String)] = [
      (.phone, contact.phone), (.contactEmail, contact.email), (.note, contact.note),
    ]
    return values.filter { !$0.1.isEmpty }.map { .label("\($0.0): \($0.1)") } + [.button(delete)]
  }
}

/// The form for a contact, as its controller knows it.
protocol ContactFormView: Screen {
  func show(_ contact: ContactBook.Contact)

  /// The contact with what was typed, without blanks around it.
  func typed(into contact: ContactBook.Contact) -> ContactBook.Contact
}

final class ContactFormScreen: ContactFormView {
  private let name = TextField(.contactName)
  private let phone = TextField(.phone)
  private let email = TextField(.contactEmail)
  private let note = TextField(.note)

  var elements: [Element] { [.field(name), .field(phone), .field(email), .field(note)] }

  func show(_ contact: ContactBook.Contact) {
    name.text = contact.name
    phone.text = contact.phone
    email.text = contact.email
    note.text = contact.note
  }

  func typed(into contact: ContactBook.Contact) -> ContactBook.Contact {
    var contact = contact
    contact.name = name.trimmedText
    contact.phone = phone.trimmedText
    contact.email = email.trimmedText
    contact.note = note.trimmedText
    return contact
  }
}

extension Phrase {
  static let contacts = Phrase("Contacts", ko: "연락처")
  static let add = Phrase("Add", ko: "추가")
  static let editContact = Phrase("Edit", ko: "편집")
  static let save = Phrase("Save", ko: "저장")
  static let cancel = Phrase("Cancel", ko: "취소")
  static let discard = Phrase("Discard", ko: "버리기")
  static let keepEditing = Phrase("Keep Editing", ko: "계속 편집")
  static let newContact = Phrase("New Contact", ko: "새 연락처")
  static let contactName = Phrase("Name", ko: "이름")
  static let phone = Phrase("Phone", ko: "전화")
  static let contactEmail = Phrase("Email", ko: "이메일")
  static let note = Phrase("Note", ko: "메모")
  static let changesLost = Phrase("Discard what you have changed?", ko: "바꾼 내용을 버릴까요?")
  static let contactGone = Phrase(
    "This contact was deleted. Cancel closes the form.", ko: "이 연락처는 삭제되었습니다. 취소로 닫아주세요.")

  static func delete(_ name: String) -> Phrase {
    Phrase("Delete \(name)?", ko: "\(name) 연락처를 삭제할까요?")
  }
}
