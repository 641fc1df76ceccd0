import Foundation
import Testing
import ViewKit

@testable import Controller
@testable import ControllerKit
@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("A shared model's own versions")
struct ModelVersionTests {
  private let store = FailingStore(MemoryStore(), error: .diskFull(path: "the store"))

  private func text(_ place: String) throws -> String? {
    try store.value(for: UserInfoKey<String>(place))
  }

  private func keep(_ text: String?, at place: String) throws {
    try store.set(text, for: UserInfoKey<String>(place))
  }

  private func keepFirst() throws {
    try Shared<FirstShelf>(in: store).change {
      $0[1] = FirstShelf.Book(id: 1, name: "Emma")
      $0[2] = FirstShelf.Book(id: 2, name: "Persuasion")
    }
  }

  @Test("What was stored goes through every step after its version, and is kept in the new form")
  func steps() throws {
    try keepFirst()

    let shelf = Shared<Shelf>(in: store)

    #expect(shelf.value.rows.all.map(\.title) == ["Emma", "Persuasion"])
    #expect(shelf.value.rows.all.map(\.pages) == [0, 0])
    #expect(shelf.value.head.owner == "nobody")
    #expect(try text("shelf.0") == #"{"id":1,"pages":0,"title":"Emma"}"#)
    #expect(try text("shelf")?.hasPrefix(#"{"count":2,"form":4,"last":0,"schema":2,"#) == true)
    #expect(Shared<Shelf>(in: store).value == shelf.value)
  }

  @Test("A step of the middle is where a program of the middle begins")
  func middle() throws {
    try Shared<SecondShelf>(in: store).change { $0[1] = SecondShelf.Book(id: 1, title: "Emma") }

    #expect(Shared<Shelf>(in: store).value.rows.all == [Shelf.Book(id: 1, title: "Emma", pages: 0)])
  }

  @Test("After the steps, a change writes its row alone", arguments: [false, true])
  func after(isReadAgain: Bool) throws {
    try keepFirst()
    var shelf = Shared<Shelf>(in: store)
    if isReadAgain { shelf = Shared(in: store) }
    try keep("not looked at", at: "shelf.0")

    try shelf.change { $0[2]?.pages = 300 }

    #expect(try text("shelf.0") == "not looked at")
    #expect(try text("shelf.1") == #"{"id":2,"pages":300,"title":"Persuasion"}"#)
  }

  @Test("A value goes through its steps too")
  func value() throws {
    try Shared<OldSettings>(in: store).change { $0.isLoud = true }

    #expect(Shared<Settings>(in: store).value.volume == 10)
    #expect(Shared<Settings>(in: MemoryStore()).value.volume == 5)
  }

  @Test("What a newer version has kept is left as it is, and said")
  func newer() throws {
    try Shared<Shelf>(in: store).change { $0[1] = Shelf.Book(id: 1, title: "Emma", pages: 500) }
    let kept = try text("shelf")

    let old = Shared<FirstShelf>(in: store)

    #expect(old.value == FirstShelf())
    #expect(throws: SharedError.newer) { try old.change { $0[1] = nil } }
    #expect(try text("shelf") == kept)
  }

  @Test("A store that refuses the new form is said at the first change, and stays as it was")
  func full() throws {
    try keepFirst()
    let (head, row) = (try text("shelf"), try text("shelf.0"))
    store.count(failing: 1)

    let shelf = Shared<Shelf>(in: store)
    #expect(shelf.value.rows.all.map(\.title) == ["Emma", "Persuasion"])
    #expect(try text("shelf") == head && text("shelf.0") == row)
    store.count(failing: 1)
    #expect(throws: SharedError.store(.diskFull(path: "the store"))) {
      try shelf.change { $0[1]?.pages = 9 }
    }
    #expect(try text("shelf") == head)

    try shelf.change { $0[1]?.pages = 9 }
    #expect(Shared<Shelf>(in: store).value.rows.all.map(\.pages) == [9, 0])
  }

  @Test(
    "A stored form that no step understands is refused, and left as it is",
    arguments: [
      ("shelf.1", #"{"id":2}"#), ("shelf.1", ""), ("shelf.1", nil), ("shelf", #"{"schema":2}"#),
      ("shelf", #"{"count":0,"form":0,"last":0,"schema":2,"value":{},"version":0}"#),
      ("shelf", #"{"count":0,"form":-9223372036854775808,"schema":2}"#),
      ("shelf", #"{"schema":1,"value":{"last":0,"rows":[]}}"#),
    ] as [(String, String?)])
  func damaged(place: String, text: String?) throws {
    try keepFirst()
    try keep(text, at: place)

    let shelf = Shared<Shelf>(in: store)

    #expect(shelf.value == Shelf())
    #expect(throws: SharedError.unreadable) { try shelf.change { $0[1] = nil } }
    #expect(try self.text(place) == text)
  }

  @Test("Equal values have equal bytes, however they were made")
  func equalBytes() throws {
    let words = (0..<50).map { "word \($0)" }
    let texts = try Set(
      (0..<10).map { turn in
        var counts: [String: Int] = [:]
        counts.reserveCapacity(turn * 100)
        for word in turn.isMultiple(of: 2) ? words : words.reversed() { counts[word] = 1 }
        let store = MemoryStore()
        let line = Counts.Line(id: 1, counts: counts)
        try Shared<Counts>(in: store).change { $0[1] = line }
        return try store.value(for: UserInfoKey<String>("counts.0"))
      })

    #expect(texts.count == 1)
  }
}

private nonisolated struct FirstShelf: RowModel {
  struct Book: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
  }

  static let name = "shelf"
  var rows = Rows<Book>()
}

private nonisolated struct SecondShelf: RowModel {
  struct Book: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
  }

  static let name = "shelf"
  static let steps: [VersionStep] = [renamed]
  static let renamed = VersionStep.row { (old: FirstShelf.Book) in
    Book(id: old.id, title: old.name)
  }
  var rows = Rows<Book>()
}

private nonisolated struct Shelf: RowModel {
  struct Book: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
    var pages: Int
  }

  struct Head: Codable, Equatable, Sendable {
    var owner = "nobody"
  }

  static let name = "shelf"
  static let steps: [VersionStep] = [
    SecondShelf.renamed,
    .row { (old: SecondShelf.Book) in Book(id: old.id, title: old.title, pages: 0) },
    .value { (_: NoHead) in Head() },
  ]
  var head = Head()
  var rows = Rows<Book>()
}

private nonisolated struct OldSettings: ValueModel {
  static let name = "settings"
  var isLoud = false
}

private nonisolated struct Settings: ValueModel {
  static let name = "settings"
  static let steps: [VersionStep] = [
    .value { (old: OldSettings) in Settings(volume: old.isLoud ? 10 : 5) }
  ]
  var volume = 5
}

private nonisolated struct Counts: RowModel {
  struct Line: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var counts: [String: Int]
  }

  static let name = "counts"
  var rows = Rows<Line>()
}
