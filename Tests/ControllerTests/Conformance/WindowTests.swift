import Controller
import Foundation
import Testing
import ViewText

@Suite("Rules 1.10 to 1.13: several windows")
struct WindowTests {
  @Test("1.10 [D][L][C] Closing one of several: it leaves, is disconnected, then discarded")
  func close() throws {
    let traced = try launched(windows: 3)
    let identifier = traced.session(2).persistentIdentifier

    #expect(
      try traced.send(.close(traced.session(2))) == [
        "2.willResign (active)", "2.didBG (background)", "2.stateActivity (background)",
        "2.didDisconnect (unattached)", "app.didDiscard (active)",
      ])
    #expect(traced.script.discarded == [[identifier]])
    #expect(traced.application.sessions.map(\.number) == [1, 3])
    #expect(traced.states == [.foregroundActive, .foregroundActive])
  }

  @Test("Hiding a window that is not key changes nothing of which one is")
  func hiddenBeside() {
    let scene = WindowScene()
    let windows = (1...3).map { _ in Window(windowScene: scene) }
    for window in windows { window.makeKeyAndVisible() }
    windows[0].makeKeyAndVisible()

    windows[2].isHidden = true
    #expect(scene.keyWindow === windows[0])
    windows[0].isHidden = true

    #expect(scene.keyWindow === windows[1])
  }

  @Test("Where a window is gone, another one becomes key only if it was")
  func goneBeside() {
    let scene = WindowScene()
    let kept = Window(windowScene: scene)
    kept.isHidden = false

    for isKey in [false, true] {
      do {
        let gone = Window(windowScene: scene)
        gone.isHidden = false
        if isKey { gone.makeKeyAndVisible() }
      }
      #expect((scene.keyWindow === kept) == isKey)
    }
  }

  @Test("Where the key window is hidden, of those that are seen the last one becomes key")
  func lastBecomesKey() {
    let scene = WindowScene()
    let windows = (1...4).map { _ in Window(windowScene: scene) }
    for window in windows.dropLast() { window.isHidden = false }
    windows[1].makeKeyAndVisible()
    do {
      let gone = Window(windowScene: scene)
      gone.isHidden = false
    }
    #expect(scene.keyWindow === windows[1], "another one that goes changes nothing")

    windows[1].isHidden = true

    #expect(scene.keyWindow === windows[2])
  }

  @Test("1.16 [C] A scene of a process that has ended has no window, though one of them is held")
  func ofDisconnected() throws {
    let traced = try launched()
    let scene = try #require(traced.scene(1))
    let window = try #require(scene.windows.first)
    #expect(scene.keyWindow === window)

    try traced.send(.crash)

    #expect(scene.windows.isEmpty && scene.keyWindow == nil)
    withExtendedLifetime(window) {}
  }

  @Test("1.10 [D] Closing a window in the background only disconnects and discards it")
  func closeInBackground() throws {
    let traced = try launched(windows: 2)
    try traced.send(.home)

    #expect(
      try traced.send(.close(traced.session(1))) == [
        "1.didDisconnect (unattached)", "app.didDiscard (background)",
      ])
  }

  @Test("1.10 [D] Closing a window that was reclaimed only discards it")
  func closeUnattached() throws {
    let traced = try launched(windows: 2)
    try traced.send(.home, .reclaim(traced.session(1)))

    #expect(try traced.send(.close(traced.session(1))) == ["app.didDiscard (background)"])
    #expect(traced.application.sessions.map(\.number) == [2])
  }

  @Test("1.10 [L] Three windows: two are discarded, and the last one ends the process")
  func closeLast() throws {
    let traced = try launched(windows: 3)
    try traced.send(.close(traced.session(1)), .close(traced.session(2)))

    #expect(
      try traced.send(.close(traced.session(3)))
        == Steps.leave(3) + ["app.willTerminate (background)"])
    #expect(traced.script.discarded.count == 2)
    #expect(!traced.application.isRunning)
  }

  @Test("1.11 [D][W] Discarded while the app does not run: once, as one set, before connecting")
  func discardedWhileNotRunning() throws {
    let traced = try launched(windows: 3)
    let identifiers = traced.application.sessions.map(\.persistentIdentifier).sorted()
    try traced.send(.home, .suspend, .closeInSwitcher)

    let next = traced.nextProcess()

    #expect(
      try next.send(.launch()) == Steps.start + ["app.didDiscard (inactive)"]
        + ["app.config (inactive)"] + Steps.connect(1))
    #expect(traced.script.discarded == [identifiers])
    #expect(next.application.sessions.count == 1)
    try next.send(.terminate)
    #expect(try next.nextProcess().send(.launch()).filter { $0.contains("didDiscard") } == [])
  }

  @Test("1.11 [D] What was discarded is told at a launch into the background too")
  func discardedThenBackground() throws {
    let traced = try launched()
    try traced.send(.home, .suspend, .closeInSwitcher)

    #expect(
      try traced.nextProcess().send(.launchInBackground())
        == Steps.backgroundStart + ["app.didDiscard (background)"])
  }

  @Test("1.12 [W][D][L] Reclaimed in the background: disconnected, and the session stays")
  func reclaim() throws {
    let traced = try launched()
    try traced.send(.home)

    #expect(
      try traced.send(.reclaim(traced.session(1))) == [
        "1.stateActivity (background)", "1.didDisconnect (unattached)",
      ])
    #expect(traced.application.openSessions.count == 1)
    #expect(traced.session(1).scene == nil)
  }

  @Test("1.12 [W][D] Back to a reclaimed session: connected anew, without being asked how")
  func reconnect() throws {
    let traced = try launched()
    traced.script.activity = UserActivity(activityType: "sign-up")
    let identifier = traced.session(1).persistentIdentifier
    let (scene, delegate) = (traced.scene(1), traced.scene(1)?.delegate)
    try traced.send(.home, .reclaim(traced.session(1)))

    #expect(
      try traced.send(.open) == [
        "1.willConnect (unattached)", "1.restore (unattached)", "1.willFG (unattached)",
        "1.didActive (active)",
      ])
    #expect(traced.session(1).persistentIdentifier == identifier)
    #expect(traced.scene(1) !== scene)
    #expect(traced.scene(1)?.delegate !== delegate)
  }

  @Test("1.12 [W] A reclaimed session is not discarded")
  func reclaimedIsKept() throws {
    let traced = try launched()

    try traced.send(.home, .reclaim(traced.session(1)), .open)

    #expect(traced.script.discarded == [])
  }

  @Test("1.13 [W][D] Another window: asked how, connected and shown, its activity with it")
  func newWindow() throws {
    let traced = try launched()
    let activity = UserActivity(activityType: "sign-up")

    traced.application.requestSceneSessionActivation(nil, userActivity: activity)

    #expect(
      traced.heard() == [
        "app.config (active)", "2.willConnect (unattached)", "2.willFG (unattached)",
        "2.didActive (active)",
      ])
    #expect(traced.script.connections.last?.userActivities == [activity])
  }

  @Test("1.13 [W] A session that is disconnected is connected without being asked how")
  func showDisconnected() throws {
    let traced = try launched(windows: 2)
    try traced.send(.home, .reclaim(traced.session(2)), .show(traced.session(1)))

    traced.application.requestSceneSessionActivation(traced.session(2))

    #expect(traced.heard() == Steps.connect(2))
  }

  @Test("1.13 [W][R] A connected session takes up the activity, then comes forward")
  func showConnected() throws {
    let traced = try launched(windows: 2)
    try traced.send(.home, .show(traced.session(1)))
    let activity = UserActivity(activityType: "sign-up")

    traced.application.requestSceneSessionActivation(traced.session(2), userActivity: activity)

    #expect(
      traced.heard() == [
        "2.continue (background)", "2.willFG (background)", "2.didActive (active)",
      ])
    #expect(traced.script.continued == [activity])
  }

  @Test("1.13 [C] A window that is active already only takes up the activity")
  func showActive() throws {
    let traced = try launched()

    traced.application.requestSceneSessionActivation(traced.session(1))
    #expect(traced.heard() == [])

    traced.application.requestSceneSessionActivation(
      traced.session(1), userActivity: UserActivity(activityType: "sign-up"))
    #expect(traced.heard() == ["1.continue (active)"])
  }

  @Test("1.8 [C] An address goes to the window that is active, not to the one that is being moved")
  func addressWhileMoving() throws {
    for moved in [1, 2] {
      let traced = try launched(windows: 2)
      try traced.send(.resizeBegan(traced.session(moved)))

      let heard = try traced.send(.arrive(.url(URL(filePath: "/sign-up"))))

      #expect(heard == ["\(3 - moved).openURL (active)"])
      #expect(traced.states[moved - 1] == .foregroundInactive)
    }
  }

  @Test("1.13 [C] Side by side the first window stays; full screen it gives its place up")
  func arrangements() throws {
    var policy = LifeCyclePolicy()
    let shown = ["app.config (active)"] + Steps.connect(2)
    #expect(try launched(policy: policy).send(.newWindow()) == shown)

    policy.arrangement = .fullScreen

    // The application stays active (1.13, 1.14): so the new window is seen before the old one goes.
    #expect(
      try launched(policy: policy).send(.newWindow())
        == ["app.config (active)", "2.willConnect (unattached)", "2.willFG (unattached)"]
        + Steps.resign(1) + Steps.active(2) + Steps.background(1))
  }

  @Test("1.13 [C] Full screen, going to another window takes the first away")
  func fullScreenSwitch() throws {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    let traced = try launched(windows: 2, policy: policy)

    #expect(
      try traced.send(.show(traced.session(1)))
        == ["1.willFG (background)"] + Steps.resign(2) + Steps.active(1) + Steps.background(2))
    #expect(traced.states == [.foregroundActive, .background])
  }
}
