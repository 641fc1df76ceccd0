import Foundation

/// A person and how to reach them.
struct Contact: Codable, Equatable, Sendable {
  var id = 0
  var name = ""
  var phone = ""
  var email = ""
  var note = ""
}

extension Contact {
  /// What a person types of a contact.
  enum Field: CaseIterable {
    case name, phone, email, note
  }

  subscript(field: Field) -> String {
    get {
      switch field {
      case .name: name
      case .phone: phone
      case .email: email
      case .note: note
      }
    }
    set {
      switch field {
      case .name: name = newValue
      case .phone: phone = newValue
      case .email: email = newValue
      case .note: note = newValue
      }
    }
  }
}

/// The contacts, in the order of their names.
struct ContactBook: Codable, Equatable, Sendable {
  /// The contacts of one letter.
  struct Section: Equatable {
    let title: String
    var contacts: [Contact]
  }

  /// By name, then by identifier.
  private(set) var contacts: [Contact] = []
  private var last = 0

  /// A section for each first letter: of Hangul the first consonant, of what is no letter `#`.
  var sections: [Section] {
    contacts.reduce(into: []) { sections, contact in
      let title = Self.initial(of: contact.name)
      if sections.last?.title == title {
        sections[sections.count - 1].contacts.append(contact)
      } else {
        sections.append(Section(title: title, contacts: [contact]))
      }
    }
  }

  func contact(_ id: Int) -> Contact? { contacts.first { $0.id == id } }

  /// Adds a contact, and returns the identifier.
  mutating func add(_ contact: Contact) -> Int {
    // What was stored may be any number.
    last &+= 1
    var contact = contact
    contact.id = last
    insert(contact)
    return last
  }

  /// What came of a change.
  enum Outcome: Equatable {
    case done, gone
    /// Somebody else has changed the same field meanwhile: nothing was changed.
    case changedElsewhere(Contact.Field, now: String)
  }

  /// Makes the changes of a person who saw a contact, and typed another: only the fields that differ
  /// are written, as somebody else may have changed others.
  mutating func change(_ seen: Contact, to typed: Contact) -> Outcome {
    guard var contact = contact(seen.id) else { return .gone }
    for field in Contact.Field.allCases where typed[field] != seen[field] {
      let now = contact[field]
      if now != seen[field], now != typed[field] { return .changedElsewhere(field, now: now) }
      contact[field] = typed[field]
    }
    remove(contact.id)
    insert(contact)
    return .done
  }

  /// Removes a contact; returns `false` if it is gone.
  @discardableResult
  mutating func remove(_ id: Int) -> Bool {
    let count = contacts.count
    contacts.removeAll { $0.id == id }
    return contacts.count < count
  }

  private mutating func insert(_ contact: Contact) {
    let key = Self.key(of: contact)
    contacts.insert(contact, at: contacts.firstIndex { Self.key(of: $0) > key } ?? contacts.count)
  }

  /// What sorts: the section, the folded name, the identifier.
  private static func key(of contact: Contact) -> (Int, String, String, Int) {
    let initial = initial(of: contact.name)
    return (initial == "#" ? 1 : 0, initial, folded(contact.name), contact.id)
  }

  private static func folded(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private static func initial(of name: String) -> String {
    guard let first = folded(name).decomposedStringWithCanonicalMapping.unicodeScalars.first,
      first.properties.isAlphabetic
    else { return "#" }
    // A syllable begins with one of these, from U+1100 on.
    let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    let index = Int(first.value) - 0x1100
    if consonants.indices.contains(index) { return String(consonants[index]) }
    return String(String(first).uppercased().prefix(1))
  }
}
