import Foundation
import Model
import Testing

@testable import Gallery

/// A list of names, which was a text once, and then a list without a count.
@Suite("A shared value of an older schema")
struct SchemaUpgradeTests {
  private nonisolated struct Names: Codable, Equatable {
    var names: [String]
    var count: Int
  }

  nonisolated private static let toList = SchemaUpgrade { (text: String) in
    text.split(separator: " ").map(String.init)
  }

  nonisolated private static let toNames = SchemaUpgrade { (names: [String]) in
    Names(names: names, count: names.count)
  }

  private let store = FullStore()
  private let key = UserInfoKey<String>("names")

  private func names() -> Shared<Names> {
    Shared(
      "names", in: store, first: Names(names: [], count: 0), upgrades: [Self.toList, Self.toNames])
  }

  private func keep(_ text: String) throws {
    let key = key
    try store.base.update { (transaction) throws(StoreError) in
      try transaction.set(text, for: key)
    }
  }

  @Test(
    "It is understood, and kept in the new form in one transaction",
    arguments: [#"{"schema":1,"value":"Kim Lee"}"#, #"{"schema":2,"value":["Kim","Lee"]}"#])
  func upgraded(_ text: String) throws {
    try keep(text)

    let names = names()

    #expect(names.value == Names(names: ["Kim", "Lee"], count: 2))
    let kept = #"{"schema":3,"value":{"count":2,"names":["Kim","Lee"]}}"#
    #expect(try store.value(for: key) == kept)
    #expect(store.updates == 1)
    _ = self.names()
    #expect(store.updates == 1, "once")
  }

  @Test("What the old program itself has kept is such a value")
  func ofTheOldProgram() throws {
    try Shared("names", in: store, first: "").change { $0 = "Kim" }
    #expect(try store.value(for: key) == #"{"schema":1,"value":"Kim"}"#)

    #expect(names().value == Names(names: ["Kim"], count: 1))
  }

  @Test("If it cannot be stored, it is shown, stays as it was, and is stored with the next change")
  func refused() throws {
    let old = #"{"schema":1,"value":"Kim"}"#
    try keep(old)
    store.refuse(true)

    let names = names()

    #expect(names.value.count == 1)
    #expect(try store.value(for: key) == old)
    #expect(throws: SharedError.store(FullStore.error)) { try names.change { $0.count = 7 } }
    store.refuse(false)
    try names.change { $0.count = 7 }
    #expect(self.names().value == Names(names: ["Kim"], count: 7))
  }

  @Test("The old program refuses the new form, and leaves it as it is")
  func newer() throws {
    let new = #"{"schema":3,"value":{"count":0,"names":[]}}"#
    try keep(new)

    let old = Shared("names", in: store, first: "")

    #expect(old.value == "")
    #expect(throws: SharedError.newer) { try old.change { $0 = "Kim" } }
    #expect(try store.value(for: key) == new)
  }

  @Test(
    "A damaged old form is said, and left as it is",
    arguments: [#"{"schema":1,"value":["Kim"]}"#, #"{"schema":2,"value":"Kim"}"#, #"{"schema":1}"#])
  func damaged(_ text: String) throws {
    try keep(text)

    let names = names()

    #expect(names.value.names == [])
    #expect(throws: SharedError.unreadable) { try names.change { $0.count = 1 } }
    #expect(try store.value(for: key) == text)
  }
}
