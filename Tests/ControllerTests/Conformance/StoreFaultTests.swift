import Controller
import Model
import Testing

@Suite("Rule 4: a store that fails")
struct StoreFaultTests {
  @Test("4 [C] Sessions that cannot be read are reported, and the app starts anew")
  func unreadable() throws {
    let traced = try launched(windows: 2)
    try traced.send(.terminate)
    try traced.store.set([UInt8]("sign-in".utf8), for: .sceneSession(1))

    let next = traced.nextProcess()
    try next.application.send(.launch())

    #expect(
      next.application.log.lines([.delegates])
        == Steps.start + ["app.config (inactive)"] + Steps.connect(1))
    #expect(next.application.log.diagnostics.map(\.text) == [unreadable(slot: 1)])
    try next.send(.terminate)
    let third = next.nextProcess()
    try third.application.send(.launch())
    #expect(third.application.sessions.count == 1, "what could be read does not come back later")
    #expect(third.reported())
  }

  @Test("4 [C] A count that is wrong is reported, however wrong", arguments: [1, Int64.max, -1])
  func wrongCount(_ count: Int64) throws {
    let store = MemoryStore()
    try store.set(count, for: .sceneSessionCount)
    let traced = TracedApplication(store: store)

    try traced.application.send(.launch())

    #expect(
      traced.application.log.diagnostics.map(\.text) == (count < 0 ? [] : [unreadable(slot: 0)]))
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
  }

  private func unreadable(slot: Int) -> String {
    let reason = StoreError.rolledBack(reason: "slot \(slot) does not hold a scene session")
    return SceneDiagnostic.sessionsUnreadable(reason: reason.description).description
  }
}
