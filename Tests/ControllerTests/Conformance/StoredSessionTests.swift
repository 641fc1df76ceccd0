import Model
import Testing
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("Rule 4: what is stored of a session")
struct StoredSessionTests {
  @Test("4 [C] A hundred empty places in a row end the stored list", arguments: [99, 100])
  func empty(slot: Int) throws {
    let store = MemoryStore()
    try store.set(1_000, for: .sceneSessionCount)
    try store.set(Array(Self.old.utf8), for: .sceneSession(slot))
    let traced = TracedApplication(store: store)

    try traced.send(.launchInBackground())

    let names = traced.application.sessions.map(\.persistentIdentifier)
    #expect(names == (slot == 99 ? ["A"] : []))
  }

  @Test(
    "4 [C] A stored session is found behind 99 empty places, and not behind a hundred",
    arguments: [100, 101])
  func emptyAfter(slot: Int) throws {
    let store = MemoryStore()
    try store.set(1_000, for: .sceneSessionCount)
    try store.set(Array(Self.old.utf8), for: .sceneSession(0))
    try store.set(Array(Self.old.utf8), for: .sceneSession(slot))
    let traced = TracedApplication(store: store)

    try traced.send(.launchInBackground())

    #expect(traced.application.sessions.count == (slot == 100 ? 2 : 1))
  }

  @Test("4 [C] A session that takes the place of one that cannot be read is stored there")
  func moved() throws {
    let store = MemoryStore()
    try store.set(3, for: .sceneSessionCount)
    try store.set([1, 2, 3], for: .sceneSession(1))
    for (slot, name, number) in [(0, "A", 2), (2, "B", 1)] {
      let session = SceneSession(role: .windowApplication, persistentIdentifier: name)
      session.number = number
      try store.set(session.bytes, for: .sceneSession(slot))
    }
    let traced = TracedApplication(store: store)

    try traced.send(.launchInBackground())

    let stored = traced.nextProcess().application.sessions.map(\.persistentIdentifier)
    #expect(Set(stored) == ["A", "B"] && stored.count == 2)
  }

  @Test("4 [C] The numbers that windows get at a launch are stored with them")
  func renumbered() throws {
    let traced = try launched(windows: 3)
    try traced.send(.close(traced.session(1)), .crash)
    let next = traced.nextProcess()
    try next.send(.launch(), .newWindow())

    let names = next.application.sessions.map(\.persistentIdentifier)
    #expect(names.count == 3)
    #expect(next.nextProcess().application.sessions.map(\.persistentIdentifier) == names)
  }

  @Test("4 [C] Of windows that never went to the background the last one alone comes back")
  func neverInBackground() throws {
    let traced = try launched(windows: 2)
    try traced.send(.crash)
    let next = traced.nextProcess()

    try next.send(.launchInBackground(), .open)

    #expect(next.states == [.unattached, .foregroundActive])
  }

  @Test("4 [C] What is beyond the count is not read")
  func beyond() throws {
    let store = MemoryStore()
    try store.set(1, for: .sceneSessionCount)
    for slot in 0...1 { try store.set(Array(Self.old.utf8), for: .sceneSession(slot)) }
    let traced = TracedApplication(store: store)

    try traced.send(.launchInBackground())

    #expect(traced.application.sessions.count == 1 && traced.reported())
  }

  @Test(
    "1.10 [C] The window that was in front before comes next, and those that are left are stored")
  func next() throws {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    let traced = try launched(windows: 4, policy: policy)
    // The list of what is to be closed, and of what is shown then.
    let steps = [
      (0, 4), (-1, 1), (-3, 3), (-2, 2), (2, 3), (0, 5), (5, 3), (3, 1), (0, 6), (6, 1), (0, 7),
      (0, 8), (-7, 7), (7, 8), (8, 1),
    ]
    for (number, shown) in steps {
      if number < 0 { try traced.send(.show(traced.session(-number))) }
      if number > 0 { try traced.send(.close(traced.session(number))) }
      if number == 0, shown > 4 { try traced.send(.newWindow()) }

      let active = traced.application.scenes.filter { $0.activationState == .foregroundActive }
      #expect(active.map(\.session.number) == [shown], "\(number)")
      let names = traced.application.sessions.map(\.persistentIdentifier)
      let stored = traced.nextProcess().application.sessions.map(\.persistentIdentifier)
      #expect(Set(stored) == Set(names) && stored.count == names.count, "\(number)")
      #expect(try traced.store.value(for: .sceneSession(names.count)) == nil, "\(number)")
    }
  }

  @Test("A window's scene is split in half, and whole again, whatever it was")
  func split() {
    #expect(WindowScene().size == WindowScene.Size(width: 80, height: 24))
    let halves = [80, 40, 81].map { WindowScene.Size(width: $0, height: 20).split }
    #expect(halves == [40, 80, 80].map { WindowScene.Size(width: $0, height: 20) })
  }

  @Test("A session that a test makes itself is that of a first window, and of no scene")
  func ownSession() {
    let session = SceneSession()

    #expect(session.number == 1 && session.role == .windowApplication && session.scene == nil)
  }

  @Test("4 [C] A session that an earlier version stored is still there")
  func old() throws {
    let store = MemoryStore()
    try store.set(1, for: .sceneSessionCount)
    try store.set(Array(Self.old.utf8), for: .sceneSession(0))
    let traced = TracedApplication(store: store)

    try traced.send(.launchInBackground())

    let session = traced.session(1)
    #expect(session.persistentIdentifier == "A")
    #expect(session.configuration.name == "Default")
    #expect(session.configuration.delegateClassName == "SceneDelegate")
    #expect(session.userInfo == Self.oldInfo)
    #expect(
      session.stateRestorationActivity
        == UserActivity(
          activityType: "sign-up", title: "가입", userInfo: ["email": "lee@example.com"],
          targetContentIdentifier: "form"))
    #expect(traced.reported())

    session.userInfo["attempts"] = 4
    try traced.send(.memoryWarning, .crash)
    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    #expect(next.session(1).persistentIdentifier == "A")
    #expect(next.session(1).userInfo["attempts"] == 4)
    #expect(next.session(1).stateRestorationActivity == session.stateRestorationActivity)
    #expect(next.session(1).configuration.delegateClassName == "SceneDelegate")
  }

  @Test("4 [C] Of two programs at one store neither loses a window to what the other does not know")
  func together() throws {
    let store = MemoryStore()
    let first = TracedApplication(store: store)
    try first.send(.launch(), .home)
    let second = TracedApplication(store: store)
    try second.send(.launchInBackground())

    try first.send(.newWindow(), .home)
    second.session(1).userInfo["attempts"] = 1
    try second.send(.terminate)
    #expect(first.nextProcess().application.sessions.count == 2)

    let third = TracedApplication(store: store)
    try third.send(.launchInBackground())
    try first.send(.close(first.session(2)))
    third.session(1).userInfo["attempts"] = 2
    try third.send(.terminate)
    let next = first.nextProcess()
    #expect(next.application.sessions.count == 1)
    #expect(next.reported())
  }

  @Test(
    "1.14 [D] A scene on a display without touch is visible, never active, and blocks no other",
    arguments: LifeCyclePolicy.Arrangement.allCases)
  func untouchable(arrangement: LifeCyclePolicy.Arrangement) throws {
    let store = MemoryStore()
    let role = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    let display =
      "d10:identifiers1:D11:isDiscardedf6:numberi2e4:roles\(role.count):\(role)7:wasSeenfe"
    try store.set(2, for: .sceneSessionCount)
    try store.set(Array(Self.old.utf8), for: .sceneSession(0))
    try store.set(Array(display.utf8), for: .sceneSession(1))
    var policy = LifeCyclePolicy()
    policy.arrangement = arrangement
    var manifest = SceneManifest(supportsMultipleScenes: true)
    for role in [SceneSession.Role.windowApplication, SceneSession.Role(rawValue: role)] {
      manifest.configurations[role] = [
        SceneConfiguration(name: nil, sessionRole: role) { TracingSceneDelegate(Script()) }
      ]
    }
    let traced = TracedApplication(policy: policy, store: store, manifest: manifest)
    try traced.send(.launchInBackground())

    try traced.send(.show(traced.session(2)))
    #expect(traced.states == [.unattached, .foregroundInactive])
    #expect(traced.application.applicationState == .inactive)
    #expect(traced.scene(2)?.windows.first?.rootViewController?.appearance == .appeared)
    try traced.send(.show(traced.session(1)))
    #expect(traced.states == [.foregroundActive, .foregroundInactive])
    try traced.send(.show(traced.session(2)))

    #expect(traced.states == [.foregroundActive, .foregroundInactive])
  }

  /// A session as earlier versions store it.
  private static let old =
    "d8:activityd6:targets4:form5:titles6:가입4:types7:sign-up"
    + "8:userInfod5:emails15:lee@example.comee17:configurationNames7:Default"
    + "17:delegateClassNames13:SceneDelegate10:identifiers1:A11:isDiscardedf6:numberi1e"
    + "4:roles35:UIWindowSceneSessionRoleApplication"
    + "8:userInfod8:attemptsi3e5:isNewt5:sharer4602678819172646912e"
    + "7:screensas7:sign-ins7:sign-upee7:wasSeente"

  private static let oldInfo: [String: PropertyValue] = [
    "attempts": 3, "isNew": true, "share": 0.5, "screens": .array(["sign-in", "sign-up"]),
  ]
}
