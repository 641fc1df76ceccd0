import Controller
import Model
import ModelKit
import Testing
import ViewKit

@Suite("Rule 4: a store that fails")
struct StoreFaultTests {
  @Test(
    "4 [C] A session that cannot be read is reported once, and keeps no other away",
    arguments: [0, 1, 2], [nil, [UInt8]("sign-in".utf8)])
  func unreadable(slot: Int, bytes: [UInt8]?) throws {
    let traced = try launched(windows: 3)
    var kept = traced.application.sessions.map(\.persistentIdentifier)
    kept.remove(at: slot)
    try traced.send(.terminate)
    try traced.store.set(bytes, for: .sceneSession(slot))

    let next = traced.nextProcess()
    try next.application.send(.launchInBackground())

    #expect(next.application.sessions.map(\.persistentIdentifier) == kept)
    #expect(next.reported(.sessionsLost))
    try next.send(.terminate)
    let third = next.nextProcess()
    try third.application.send(.launchInBackground())
    #expect(third.application.sessions.map(\.persistentIdentifier) == kept)
    #expect(third.reported(), "the list is whole again")
    #expect(try traced.store.value(for: .sceneSession(2)) == nil)
  }

  @Test("4 [C] A count that is wrong is reported, however wrong", arguments: [1, Int64.max, -1])
  func wrongCount(_ count: Int64) throws {
    let store = MemoryStore()
    try store.set(count, for: .sceneSessionCount)
    let traced = TracedApplication(store: store)

    try traced.application.send(.launch())

    #expect(count < 0 ? traced.reported() : traced.reported(.sessionsLost))
    #expect(traced.application.applicationState == .active)
  }

  @Test("4 [C] A change that cannot be stored is reported, and stored with the next one")
  func failing() throws {
    let store = FaultyStore()
    let traced = TracedApplication(store: store)
    traced.script.activity = UserActivity(activityType: "sign-up")
    try traced.send(.launch(), .newWindow())
    let identifiers = traced.application.sessions.map(\.persistentIdentifier)
    let error = StoreError.diskFull(path: "vestibule.sqlite")

    store.fail(with: error)
    traced.session(1).userInfo = ["email": "lee@example.com"]
    try traced.application.send(.close(traced.session(2)))
    #expect(traced.reported(.sessionsNotStored(reason: error.description)))
    store.fail(with: nil)
    traced.application.requestSceneSessionRefresh(traced.session(1))
    try traced.send(.crash)

    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    #expect(next.application.sessions.map(\.persistentIdentifier) == [identifiers[0]])
    #expect(next.session(1).userInfo == ["email": "lee@example.com"])
    #expect(next.session(1).stateRestorationActivity == traced.script.activity)
  }

  @Test("4 [C] An app whose store fails from the beginning runs all the same")
  func failingFromTheBeginning() throws {
    let store = FaultyStore()
    store.fail(with: .readOnly(path: "vestibule.sqlite"))
    let traced = TracedApplication(store: store)

    #expect(
      try traced.send(.launch(), .home, .open)
        == Steps.start + ["app.config (inactive)"] + Steps.connect(1) + Steps.leave(1)
        + Steps.comeBack(1))
  }

  @Test("4 [C] Sessions that cannot be read are reported, and the app begins without them")
  func unreadableStore() throws {
    let store = FaultyStore()
    let error = StoreError.busy(path: "vestibule.sqlite")
    store.fail(with: error, reading: true)
    let traced = TracedApplication(store: store)

    try traced.application.send(.launch())

    let reason = error.description
    #expect(
      traced.reported(.sessionsUnreadable(reason: reason), .sessionsNotStored(reason: reason)))
    #expect(traced.application.applicationState == .active)
  }

  @Test("4 [C] An event changes as much of the store as it changes of the sessions")
  func writes() throws {
    let store = CountingStore()
    let traced = TracedApplication(store: store)
    try traced.send(.launch(), .newWindow(), .newWindow(), .home, .open)
    let before = store.updates

    try traced.send(.interruption, .interruptionEnded, .memoryWarning)
    #expect(store.updates == before, "nothing to remember")

    traced.session(2).userInfo = ["email": "lee@example.com"]
    try traced.send(.interruption)
    #expect(store.updates == before + 1)

    traced.session(2).userInfo = ["email": "kim@example.com"]
    #expect(throws: LifeCycleError.self) { try traced.application.send(.interruption) }
    #expect(store.updates == before + 1, "nothing has happened")
  }

  @Test("4 [C] A failure that lasts is reported once, and again after the store has worked")
  func reportedOnce() throws {
    let store = FaultyStore()
    let traced = TracedApplication(store: store)
    try traced.send(.launch())
    let error = StoreError.diskFull(path: "vestibule.sqlite")
    let report = SceneDiagnostic.sessionsNotStored(reason: error.description)

    store.fail(with: error)
    traced.session(1).userInfo = ["count": 1]
    try traced.application.send(.interruption)
    try traced.application.send(.interruptionEnded)
    try traced.application.send(.memoryWarning)
    #expect(traced.reported(report))

    store.fail(with: nil)
    try traced.application.send(.memoryWarning)
    store.fail(with: error)
    traced.session(1).userInfo = ["count": 2]
    try traced.application.send(.memoryWarning)
    #expect(traced.reported(report, report))
  }
}
