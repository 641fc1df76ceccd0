import Vestibule

/// A person and how to reach them.
struct Contact: Codable, Equatable, Identifiable, Sendable {
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

    fileprivate var path: WritableKeyPath<Contact, String> {
      switch self {
      case .name: \.name
      case .phone: \.phone
      case .email: \.email
      case .note: \.note
      }
    }
  }

  subscript(field: Field) -> String {
    get { self[keyPath: field.path] }
    set { self[keyPath: field.path] = newValue }
  }
}

/// The contacts, in the order of their names.
struct ContactBook: OneTextModel {
  static let name = "gallery.contacts"
  static let rowsName = "contacts"

  /// The contacts of one letter.
  struct Section: Equatable {
    let title: String
    var contacts: [Contact]
  }

  var rows = Rows<Contact>()
  private var entries: [Entry] = []

  /// By name, then by identifier.
  var contacts: [Contact] { entries.map(\.contact) }

  subscript(id: Int) -> Contact? {
    get { rows[id] }
    set {
      if rows[id] != nil { entries.removeAll { $0.contact.id == id } }
      rows[id] = newValue
      guard let entry = newValue.map(Entry.init) else { return }
      entries.insert(entry, at: entries.partitioningIndex { $0.key >= entry.key })
    }
  }

  /// A section for each first letter: of Hangul the first consonant, of what is no letter `#`.
  var sections: [Section] {
    entries.reduce(into: []) { sections, entry in
      if sections.last?.title != entry.initial {
        sections.append(Section(title: entry.initial, contacts: []))
      }
      sections[sections.count - 1].contacts.append(entry.contact)
    }
  }

  /// Adds a contact, and returns the identifier.
  mutating func add(_ contact: Contact) -> Int {
    var contact = contact
    contact.id = rows.newID()
    self[contact.id] = contact
    return contact.id
  }

  /// What came of a change.
  enum Outcome: Equatable {
    case done, gone
    /// Another process or window has changed the same field meanwhile: nothing was changed.
    case changedElsewhere(Contact.Field, now: String)
  }

  /// Makes the changes of a person who saw a contact, and typed another: only the fields that
  /// differ are written, as others may have been changed elsewhere.
  mutating func change(_ seen: Contact, to typed: Contact) -> Outcome {
    guard var contact = self[seen.id] else { return .gone }
    for field in Contact.Field.allCases where typed[field] != seen[field] {
      let now = contact[field]
      if now != seen[field], now != typed[field] { return .changedElsewhere(field, now: now) }
      contact[field] = typed[field]
    }
    self[contact.id] = contact
    return .done
  }

  /// Removes a contact; returns `false` if it is gone.
  @discardableResult
  mutating func remove(_ id: Int) -> Bool {
    defer { self[id] = nil }
    return self[id] != nil
  }
}

/// A contact with what sorts it: the section, the folded name, the identifier.
private struct Entry: Equatable {
  let contact: Contact
  let initial: String
  private let folded: String

  /// What is no letter comes after all letters.
  var key: (String, String, Int) { (initial == "#" ? "\u{10FFFF}" : initial, folded, contact.id) }

  init(_ contact: Contact) {
    self.contact = contact
    folded = contact.name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    initial = Self.initial(of: folded)
  }

  private static func initial(of folded: String) -> String {
    guard let first = folded.decomposedStringWithCanonicalMapping.unicodeScalars.first,
      first.properties.isAlphabetic
    else { return "#" }
    // A syllable begins with one of these, from U+1100 on.
    let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    let index = Int(first.value) - 0x1100
    if consonants.indices.contains(index) { return String(consonants[index]) }
    return String(first).uppercased()
  }
}
