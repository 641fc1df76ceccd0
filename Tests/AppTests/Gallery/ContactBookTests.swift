import Testing

@testable import Gallery

@Suite("The book of contacts")
struct ContactBookTests {
  private var book = ContactBook()

  @discardableResult
  private mutating func add(_ names: String...) -> [Int] {
    names.map { book.add(Contact(name: $0)) }
  }

  private var names: [String] { book.contacts.map(\.name) }

  /// Each section's title and names.
  private var sections: [String] {
    book.sections.map { section in
      section.title + ": " + section.contacts.map(\.name).joined(separator: ", ")
    }
  }

  @Test("Contacts are in the order of their names; case and accents make no difference")
  mutating func order() {
    add("Zoe", "bob", "Ábel", "adam", "Żaneta", "Bea")

    #expect(names == ["Ábel", "adam", "Bea", "bob", "Żaneta", "Zoe"])
  }

  @Test("Of equal names, the one that came first is first")
  mutating func equalNames() {
    add("kim", "Kim", "KIM")

    #expect(book.contacts.map(\.id) == [1, 2, 3])
    #expect(names == ["kim", "Kim", "KIM"])
  }

  @Test("A section has a letter, of Hangul the first consonant; what is no letter comes last")
  mutating func letters() {
    add("이서준", "김민지", "zoe", "Ábel", "7up", "!", "😀", "까치", "Lee", "éva")

    #expect(
      sections == [
        "A: Ábel", "E: éva", "L: Lee", "Z: zoe", "ㄱ: 김민지", "ㄲ: 까치", "ㅇ: 이서준", "#: !, 7up, 😀",
      ])
  }

  @Test("A letter has one section, also where consonants stand alone")
  mutating func oneSection() {
    add("나리", "ㄱ", "가람", "ㄴ", "\u{1100}", "ßa", "sam", "Жук", "жар")

    let titles = book.sections.map(\.title)
    #expect(titles == ["S", "Ж", "ㄱ", "ㄴ"])
    #expect(titles.count == Set(titles).count)
  }

  @Test("Composed and decomposed letters are the same letter")
  mutating func composition() {
    add("각", "\u{1100}\u{1161}\u{11A8}", "é", "e\u{301}")

    #expect(book.sections.map(\.title) == ["E", "ㄱ"])
  }

  @Test("A contact with another name is somewhere else, and is the same contact")
  mutating func replaces() throws {
    add("Adam", "Bob")
    let adam = try #require(book[1])
    var zoe = adam
    zoe.name = "Zoe"
    zoe.note = "Was Adam."

    let outcome = book.change(adam, to: zoe)

    #expect(outcome == .done)
    #expect(names == ["Bob", "Zoe"])
    #expect(book[1]?.note == "Was Adam.")
  }

  @Test("A contact that is gone is not replaced, and not added again")
  mutating func gone() throws {
    add("Adam", "Bob")
    let adam = try #require(book[1])
    book.remove(1)

    let outcome = book.change(adam, to: adam)

    #expect(outcome == .gone)
    #expect(names == ["Bob"])
  }

  @Test("Only the fields that a person has changed are written", arguments: Contact.Field.allCases)
  mutating func changesOnlyTheFields(_ field: Contact.Field) throws {
    add("Adam")
    let seen = try #require(book[1])
    var elsewhere = seen
    for other in Contact.Field.allCases where other != field { elsewhere[other] = "elsewhere" }
    _ = book.change(seen, to: elsewhere)
    var typed = seen
    typed[field] = "typed"

    let outcome = book.change(seen, to: typed)

    #expect(outcome == .done)
    let contact = try #require(book[1])
    for other in Contact.Field.allCases {
      #expect(contact[other] == (other == field ? "typed" : "elsewhere"))
    }
  }

  @Test("A field that was changed elsewhere too is not replaced, and nothing else is written")
  mutating func changedElsewhere() throws {
    add("Adam")
    let seen = try #require(book[1])
    var (elsewhere, typed) = (seen, seen)
    elsewhere.phone = "111"
    _ = book.change(seen, to: elsewhere)
    (typed.name, typed.phone) = ("Zoe", "222")

    let outcome = book.change(seen, to: typed)

    #expect(outcome == .changedElsewhere(.phone, now: "111"))
    #expect(book[1] == elsewhere)
    typed.phone = "111"
    #expect(book.change(seen, to: typed) == .done, "the same change twice is one")
  }

  @Test("An identifier is never used again")
  mutating func identifiers() {
    add("Adam")
    book.remove(1)

    let added = add("Bob")

    #expect(added == [2])
  }
}
