import Controller
import Model
import Testing
import View

@Suite("Rule 4: what outlives a scene and the process")
struct RestorationTests {
  @Test("4 [D][W] A scene is asked what would bring it back, and its session keeps the answer")
  func asked() throws {
    let traced = try launched()
    traced.script.activity = signUp

    #expect(try traced.send(.home).last == "1.stateActivity (background)")
    #expect(traced.session(1).stateRestorationActivity == signUp)
  }

  @Test("4 [C] Nothing to bring back clears what was kept")
  func cleared() throws {
    let traced = try launched()
    traced.script.activity = signUp
    try traced.send(.home, .open)
    traced.script.activity = nil

    try traced.send(.home)

    #expect(traced.session(1).stateRestorationActivity == nil)
  }

  @Test("4 [D] Restoring comes between connecting and the foreground, with what was kept")
  func restored() throws {
    let traced = try launched()
    traced.script.activity = signUp
    try traced.send(.home, .reclaim(traced.session(1)))

    #expect(
      try traced.send(.open).prefix(3) == [
        "1.willConnect (unattached)", "1.restore (unattached)", "1.willFG (unattached)",
      ])
    #expect(traced.script.restored == [signUp])
  }

  @Test("4 [D] What a scene is connected for is not what it goes back to")
  func handOver() throws {
    let traced = try launched()
    traced.script.activity = signUp
    let other = UserActivity(activityType: "sign-in")
    try traced.send(.home, .reclaim(traced.session(1)))

    traced.application.requestSceneSessionActivation(traced.session(1), userActivity: other)

    #expect(traced.script.connections.last?.userActivities == [other])
    #expect(traced.session(1).stateRestorationActivity == signUp)
    #expect(traced.script.restored == [signUp])
  }

  @Test("4 [D] While connecting, the session has what was kept already")
  func inSession() throws {
    let traced = try launched()
    traced.script.activity = signUp
    try traced.send(.terminate)
    let next = traced.nextProcess()
    var seen: UserActivity?
    next.script.reactions["willConnect"] = { seen = $0.session.stateRestorationActivity }

    try next.send(.launch())

    #expect(seen == signUp)
  }

  @Test("4 [D] What a delegate clears while its scene connects does not come back")
  func clearedInSession() throws {
    let traced = try launched()
    traced.script.activity = signUp
    try traced.send(.home, .reclaim(traced.session(1)))
    traced.script.reactions["willConnect"] = { $0.session.stateRestorationActivity = nil }

    try traced.send(.open)

    #expect(traced.script.restored == [])
  }

  @Test("4 [D] What an app sets itself is kept as well")
  func setByTheApp() throws {
    let traced = try launched()
    traced.script.activity = signUp

    traced.session(1).stateRestorationActivity = signUp
    try traced.send(.interruption, .crash)

    #expect(try restoredSession(traced).stateRestorationActivity == signUp)
  }

  @Test("4 [D] Home keeps what an app has set, where the delegate has no method that is asked")
  func setByTheAppAlone() throws {
    let application = Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { SilentSceneDelegate() }, store: MemoryStore())
    try application.send(.launch())

    application.sessions[0].stateRestorationActivity = signUp
    try application.send(.home)

    #expect(application.sessions[0].stateRestorationActivity == signUp)
  }

  @Test("4 [D] What an app takes back itself is gone, although nothing else has changed")
  func takenBackByTheApp() throws {
    let traced = try launched()
    traced.session(1).stateRestorationActivity = signUp
    try traced.send(.interruption)

    traced.session(1).stateRestorationActivity = nil
    try traced.send(.interruptionEnded, .crash)

    #expect(try restoredSession(traced).stateRestorationActivity == nil)
  }

  @Test("4 [D] A session's own information is kept, each session's apart")
  func userInfo() throws {
    let traced = try launched(windows: 2)
    let info: [String: PropertyValue] = [
      "email": "lee@example.com", "attempts": 3, "share": 0.5, "isNew": true,
      "screens": .array(["sign-in", "sign-up"]), "more": .dictionary(["depth": 2]),
    ]
    traced.session(1).userInfo = info
    traced.session(2).userInfo = ["email": "kim@example.com"]
    try traced.send(.terminate)

    let next = traced.nextProcess()
    try next.send(.launch())

    #expect(next.session(1).userInfo == info)
    #expect(next.session(2).userInfo == ["email": "kim@example.com"])
  }

  @Test("4 [C] Values that are nested too deep are left out, in a report; all else is stored")
  func tooDeep() throws {
    let traced = try launched(windows: 2)
    let deep = (0..<70).reduce(PropertyValue.flag(true)) { value, _ in .array([value]) }

    traced.session(1).userInfo = ["deep": deep]
    traced.session(1).stateRestorationActivity = signUp
    traced.session(2).userInfo = ["email": "kim@example.com"]
    traced.session(2).stateRestorationActivity = UserActivity(
      activityType: "sign-up", userInfo: ["deep": deep])
    try traced.application.send(.interruption)
    #expect(
      traced.reported(
        .tooDeep(property: "userInfo", session: 1),
        .tooDeep(property: "stateRestorationActivity", session: 2)))

    try traced.application.send(.newWindow())
    traced.session(3).userInfo = ["email": "lee@example.com"]
    try traced.application.send(.crash)

    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    #expect(
      next.application.sessions.map(\.userInfo) == [
        [:], ["email": "kim@example.com"], [:],
      ])
    #expect(next.application.sessions.map(\.stateRestorationActivity) == [signUp, nil, nil])
  }

  @Test("4 [C] Values are stored as deep as the page says", arguments: [60, 61])
  func deepest(levels: Int) throws {
    let traced = try launched()
    let deep = (1..<levels).reduce(PropertyValue.array([])) { value, _ in .array([value]) }

    traced.session(1).userInfo = ["deep": deep]
    traced.session(1).stateRestorationActivity = UserActivity(
      activityType: "sign-up", userInfo: ["deep": deep])
    try traced.send(.interruption, .crash)

    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    #expect(next.session(1).userInfo["deep"] == deep)
    #expect(next.session(1).stateRestorationActivity?.userInfo["deep"] == deep)
  }

  @Test("4 [C] What is a level too deep is left out alone, and its window is stored")
  func aLevelTooDeep() throws {
    let traced = try launched()
    let deep = (1..<63).reduce(PropertyValue.array([])) { value, _ in .array([value]) }

    traced.session(1).userInfo = ["deep": deep]
    traced.session(1).stateRestorationActivity = signUp
    try traced.send(.interruption, .crash)

    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    #expect(next.session(1).userInfo == [:])
    #expect(next.session(1).stateRestorationActivity == signUp)
  }

  @Test(
    "4 [D] What would bring a scene back is kept when the system ends the app",
    arguments: [false, true])
  func terminated(inBackground: Bool) throws {
    let traced = try launched()
    traced.script.activity = signUp
    if inBackground { try traced.send(.home) }

    try traced.send(.terminate)

    #expect(try restoredSession(traced).stateRestorationActivity == signUp)
  }

  @Test("4 [C] A crash keeps what was stored when the last event was over")
  func crashed() throws {
    let traced = try launched()
    traced.script.activity = signUp
    try traced.send(.home, .open)
    traced.script.activity = nil

    try traced.send(.crash)

    #expect(try restoredSession(traced).stateRestorationActivity == signUp)
  }

  @Test("4 [L] Closed in the switcher, sessions that were not discarded keep their state")
  func killedKept() throws {
    let traced = try launched(policy: .closingInSwitcher(.backgroundAndTerminate))
    traced.script.activity = signUp

    try traced.send(.closeInSwitcher)

    #expect(try restoredSession(traced).stateRestorationActivity == signUp)
  }

  @Test("4 [D] Closed in the switcher, the state is gone where the policy says so")
  func killedCleared() throws {
    var policy = LifeCyclePolicy.closingInSwitcher(.backgroundAndTerminate)
    policy.keepsRestorationAfterClosing = false
    let traced = try launched(policy: policy)
    traced.script.activity = signUp
    traced.session(1).userInfo = ["email": "lee@example.com"]

    try traced.send(.closeInSwitcher)

    let session = try restoredSession(traced)
    #expect(session.stateRestorationActivity == nil)
    #expect(session.userInfo == ["email": "lee@example.com"], "only the state goes")
  }

  @Test("4 [D] A discarded session does not come back")
  func discarded() throws {
    let traced = try launched(windows: 2)
    let (closed, kept) = (traced.session(1), traced.session(2).persistentIdentifier)
    try traced.send(.close(closed))
    closed.userInfo = ["email": "lee@example.com"]
    try traced.send(.terminate)

    let next = traced.nextProcess()
    try next.send(.launch())

    #expect(next.application.sessions.map(\.persistentIdentifier) == [kept])
  }

  @Test("4 [C] Sessions keep their order over any number of processes")
  func order() throws {
    let traced = try launched(windows: 3)
    try traced.send(.close(traced.session(1)), .close(traced.session(2)), .terminate)
    let second = traced.nextProcess()
    try second.send(.launch(), .newWindow())
    let identifiers = second.application.sessions.map(\.persistentIdentifier)
    try second.send(.terminate)

    let third = second.nextProcess()
    try third.send(.launch())

    #expect(third.application.sessions.map(\.persistentIdentifier) == identifiers)
  }

  @Test("4 [C] Who was seen the last time but one, and not the last, does not come back")
  func seenNoMore() throws {
    let first = TracedApplication()
    try first.send(.launch(), .newWindow(), .home, .open)
    #expect(first.states == [.foregroundActive, .foregroundActive])

    try first.send(.resizeBegan(first.session(2)), .movedOffScreen(first.session(2)), .home, .open)
    #expect(first.states == [.foregroundActive, .background])

    try first.send(.home, .terminate)
    let next = first.nextProcess()
    try next.send(.launch(), .home, .open)
    #expect(next.states == [.foregroundActive, .unattached])
  }

  @Test("4 [C] Who was seen comes back: one at the launch, the others where they were")
  func whoWasSeen() throws {
    let traced = try launched(windows: 3)
    try traced.send(.resizeBegan(traced.session(3)), .movedOffScreen(traced.session(3)), .terminate)

    let next = traced.nextProcess()
    try next.send(.launch())

    #expect(next.states == [.unattached, .foregroundActive, .unattached])
  }

  private let signUp = UserActivity(activityType: "sign-up", userInfo: ["email": "lee@example.com"])

  /// The only session, as the next process has it before its scene says anything.
  private func restoredSession(_ traced: TracedApplication) throws -> SceneSession {
    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    return next.session(1)
  }
}

private final class SilentSceneDelegate: WindowSceneDelegate {}
