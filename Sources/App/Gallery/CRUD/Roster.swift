import Vestibule

/// People, in the order in which they were created.
struct Roster {
  struct Person: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
    var surname: String
  }

  /// The people, who know what was changed of them.
  var rows = Rows<Person>()

  var people: [Person] { rows.all }

  /// Adds a person at the end.
  @discardableResult
  mutating func create(name: String, surname: String) -> Person {
    let person = Person(id: rows.newID(), name: name, surname: surname)
    rows[person.id] = person
    return person
  }

  /// Gives a person other names; returns `nil` if there is no such person.
  @discardableResult
  mutating func replace(_ id: Int, name: String, surname: String) -> Person? {
    if rows[id] != nil { rows[id] = Person(id: id, name: name, surname: surname) }
    return rows[id]
  }

  mutating func remove(_ id: Int) { rows[id] = nil }

  /// Takes changes back.
  mutating func takeBack(_ changes: [Rows<Person>.Change]) {
    for change in changes { rows[change.id] = change.before }
  }

  /// The people whose surname begins with a text; case makes no difference.
  func people(surnamePrefix prefix: String) -> [Person] {
    prefix.isEmpty
      ? people : people.filter { $0.surname.lowercased().hasPrefix(prefix.lowercased()) }
  }

  /// Three people.
  static let first: Roster = {
    var roster = Roster()
    roster.create(name: "Hans", surname: "Emil")
    roster.create(name: "Max", surname: "Mustermann")
    roster.create(name: "Roman", surname: "Tisch")
    return roster
  }()
}
