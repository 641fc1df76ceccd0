/// People, in the order in which they were created.
struct Roster {
  struct Person: Equatable {
    let id: Int
    var name: String
    var surname: String

    /// Surname and name, as far as there are both.
    var title: String { [surname, name].filter { !$0.isEmpty }.joined(separator: ", ") }
  }

  private(set) var people: [Person] = []
  private var last = 0

  /// Adds a person at the end.
  @discardableResult
  mutating func create(name: String, surname: String) -> Person {
    last += 1
    people.append(Person(id: last, name: name, surname: surname))
    return people[people.count - 1]
  }

  /// Gives a person other names; returns `nil` if there is no such person.
  mutating func replace(_ id: Int, name: String, surname: String) -> Person? {
    guard let index = people.firstIndex(where: { $0.id == id }) else { return nil }
    people[index].name = name
    people[index].surname = surname
    return people[index]
  }

  mutating func remove(_ id: Int) { people.removeAll { $0.id == id } }

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
