import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Draft", .scenario)
struct DraftTests {
  @Test("What was written before the app ended is there again", arguments: ["Dear Lee", "Hi"])
  func relaunched(text: String) throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()
      #expect(scenario.draft == "")
      try scenario.type(text, into: "Draft")
      try scenario.send(.home)

      try scenario.relaunch()

      #expect(scenario.draft == text)
    }
  }

  @Test("What another device hands over is shown, whatever was there", arguments: [true, false])
  func handedOver(isNewWindow: Bool) throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()
      try scenario.type("Mine", into: "Draft")
      try scenario.send(.home)

      let activity = UserActivity(activityType: "own.draft", userInfo: ["text": "Theirs"])
      if isNewWindow {
        try scenario.send(.newWindow(activity))
      } else {
        try scenario.send(.reclaim(try #require(scenario.application.sessions.first)))
        try scenario.arrive(.userActivity(activity))
      }

      #expect(scenario.draft == "Theirs")
    }
  }

  @Test("Each window has a draft of its own")
  func windows() throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()
      try scenario.type("One", into: "Draft")
      try scenario.send(.home)
      try scenario.send(.newWindow())
      #expect(scenario.draft == "")
      try scenario.type("Two", into: "Draft")
      try scenario.send(.home)

      try scenario.relaunch()
      var drafts: Set<String?> = []
      for session in scenario.application.sessions {
        try scenario.send(.home)
        try scenario.send(.show(session))
        drafts.insert(scenario.draft)
      }

      #expect(drafts == ["One", "Two"])
    }
  }

  @Test("It is what the store has: with an older copy of it, the older draft is there")
  func copied() throws {
    let (store, copy) = (MemoryStore(), MemoryStore())
    // The first process writes both, the second one the store alone, and the third one has the copy.
    var stores: [any UserInfoStore] = [Both(store, copy), store, copy]
    let make = { (last: any UserInfoStore, log: EventLog) in
      makeApp(stores.isEmpty ? last : stores.removeFirst(), log)
    }
    try Scenario.run(.loose, making: make) { scenario in
      try scenario.launch()
      try scenario.type("One", into: "Draft")
      try scenario.send(.home)
      try scenario.relaunch()
      try scenario.type("Two", into: "Draft")
      try scenario.send(.home)

      try scenario.relaunch()

      #expect(scenario.draft == "One")
    }
  }

  private func makeApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
    Application(
      delegate: DraftAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { DraftSceneDelegate() }, store: store,
      log: log)
  }
}

extension Scenario {
  /// What is in the field of the window in front.
  fileprivate var draft: String? {
    (window?.rootViewController as? DraftController)?.text.text
  }
}

private final class DraftAppDelegate: ApplicationDelegate {}

/// A store with a copy.
nonisolated private struct Both: UserInfoStore {
  private let store: MemoryStore
  private let copy: MemoryStore

  init(_ store: MemoryStore, _ copy: MemoryStore) { (self.store, self.copy) = (store, copy) }

  func read(_ key: StoreKey) throws(StoreError) -> StoredValue? { try store.read(key) }

  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result { try store.read(values) }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    _ = try copy.update(changes)
    return try store.update(changes)
  }
}
