import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewKit
import ViewText
import Workshop

@testable import Gallery

@Suite("What an app has stored and cannot be read", .patience)
struct UnreadableModelTests {
  private let store = FullStore()

  @Test(
    "Todos that cannot be read are not shown as none, and none is stored over them",
    arguments: damages)
  func todos(_ damage: Damage) throws {
    try Shared<TodoList>(in: store).change { $0.add("feed the cat") }
    try damage.make("gallery.todos", store.memory)
    let before = kept

    try runGallery("todos", store: store) { scenario in
      #expect(shown(by: scenario).contains(damage.error.phrase))
      try scenario.enter("buy cheese", into: "What needs to be done?")
      #expect(scenario.message == damage.error.phrase)
      try scenario.touch("OK")
    }

    #expect(kept == before)
  }

  @Test(
    "Contacts that cannot be read are not shown as none, and none is stored over them",
    arguments: damages)
  func contacts(_ damage: Damage) throws {
    try Shared<ContactBook>(in: store).change { _ = $0.add(Contact(name: "Kim")) }
    try damage.make("gallery.contacts", store.memory)
    let before = kept

    try runGallery("contacts", store: store) { scenario in
      #expect(shown(by: scenario).contains(damage.error.phrase))
      try scenario.touch("Add")
      try scenario.enter("Lee", into: "Name")
      try scenario.touch("Save")
      #expect(scenario.message == damage.error.phrase)
      try scenario.touch("OK")
    }

    #expect(kept == before)
  }

  @Test("What is damaged while it is shown is said beside what was read before")
  func damagedMeanwhile() throws {
    try Shared<TodoList>(in: store).change { $0.add("feed the cat") }

    try runGallery("todos", store: store) { scenario in
      #expect(!shown(by: scenario).contains(SharedError.unreadable.phrase))
      try scenario.send(.home)
      try store.memory.set("{", for: UserInfoKey<String>("gallery.todos"))
      try scenario.send(.open)
      #expect(shown(by: scenario).contains(SharedError.unreadable.phrase))
      #expect(scenario.rows == ["[ ] feed the cat"])
    }
  }

  private func shown(by scenario: Scenario) -> [Phrase] {
    scenario.window?.view.subviews.last.map { ScreenContent(of: $0).phrases } ?? []
  }

  /// What the apps have stored.
  private var kept: [StoreKey: StoredValue] {
    store.memory.contents.filter { $0.key.name.hasPrefix("gallery.") }
  }

  nonisolated private static let damages = [
    Damage("no JSON", .unreadable) { name, store in
      try store.set("{", for: UserInfoKey<String>(name))
    },
    Damage("a newer schema", .newer) { name, store in
      try store.set(#"{"schema":99}"#, for: UserInfoKey<String>(name))
    },
    Damage("a count of none, with a row behind it", .unreadable) { name, store in
      let key = UserInfoKey<String>(name)
      try store.set(store.value(for: key)?.replacing(#""count":1"#, with: #""count":0"#), for: key)
    },
  ]
}

/// How a stored model is damaged, and what is said of it.
nonisolated struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let error: SharedError
  let make: @Sendable (_ name: String, MemoryStore) throws -> Void

  init(
    _ name: String, _ error: SharedError,
    _ make: @escaping @Sendable (_ name: String, MemoryStore) throws -> Void
  ) {
    (testDescription, self.error, self.make) = (name, error, make)
  }
}
