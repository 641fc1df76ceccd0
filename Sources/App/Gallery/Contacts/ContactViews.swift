import Vestibule

/// The screen of one contact, as its controller knows it.
protocol ContactView: Screen {
  var contact: Contact { get set }
}

final class ContactScreen: ContactView {
  var contact = Contact()

  var elements: [Element] {
    // A label is one line: of a note, each.
    let note = contact.note.split(separator: "\n", omittingEmptySubsequences: false)
    let values: [(Phrase, String)] = [
      (.phone, contact.phone), (.contactEmail, contact.email), (.note, String(note[0])),
    ]
    return values.filter { !$0.1.isEmpty }.map { .label("\($0.0): \($0.1)") }
      + note.dropFirst().map { .label(Phrase(verbatim: String($0))) }
  }
}

/// The form for a contact, as its controller knows it.
protocol ContactFormView: Screen {
  /// What is shown; once it is edited, with what was typed, without blanks around it.
  var contact: Contact { get set }
  var name: TextField { get }
}

final class ContactFormScreen: ContactFormView {
  let name = TextField(.contactName)
  private let phone = TextField(.phone)
  private let email = TextField(.contactEmail)
  private let note = TextView(.note)
  private var id = 0

  init() {
    for field in fields { field.resignsOnReturn = true }
  }

  var elements: [Element] { [.field(name), .field(phone), .field(email), .textView(note)] }

  var contact: Contact {
    get {
      Contact(
        id: id, name: name.trimmedText, phone: phone.trimmedText, email: email.trimmedText,
        note: note.trimmedText)
    }
    set {
      id = newValue.id
      name.text = newValue.name
      phone.text = newValue.phone
      email.text = newValue.email
      note.text = newValue.note
    }
  }
}

extension Contact.Field {
  var phrase: Phrase {
    switch self {
    case .name: .contactName
    case .phone: .phone
    case .email: .contactEmail
    case .note: .note
    }
  }
}

extension Phrase {
  static let contacts = Phrase("Contacts", ko: "연락처")
  static let deleteContact = Phrase("Delete", ko: "삭제")
  static let deleteThis = Phrase("Delete Contact", ko: "연락처 삭제")
  static let notSaved = Phrase(
    "This could not be saved: the list that opened it is closed. Cancel leaves it.",
    ko: "저장하지 못했습니다. 이 화면을 연 목록이 닫혔습니다. ‘취소’로 나갈 수 있습니다.")
  static let discard = Phrase("Discard", ko: "버리기")
  static let keepEditing = Phrase("Keep Editing", ko: "계속 편집")
  static let newContact = Phrase("New Contact", ko: "새 연락처")
  static let contactName = Phrase("Name", ko: "이름")
  static let phone = Phrase("Phone", ko: "전화")
  static let contactEmail = Phrase("Email", ko: "이메일")
  static let note = Phrase("Note", ko: "메모")
  static let changesLost = Phrase("Discard what you have changed?", ko: "바꾼 내용을 버릴까요?")

  static func delete(_ name: String) -> Phrase {
    Phrase("Delete \(name)?", ko: "\(name) 연락처를 삭제할까요?")
  }
}
