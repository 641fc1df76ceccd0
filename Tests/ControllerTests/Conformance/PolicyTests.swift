import Controller
import Testing

/// One test for each row of the table of disagreements: what we do, and what a policy changes.
@Suite("Section 8: where the sources disagree")
struct PolicyTests {
  @Test("8 [L] Closed in the switcher: the notes' trace unless told otherwise")
  func closedInSwitcher() throws {
    #expect(LifeCyclePolicy().closingInSwitcher == .backgroundThenDiscard)
    let ends = try LifeCyclePolicy.ClosingInSwitcher.allCases.map {
      try launched(policy: .closingInSwitcher($0)).send(.closeInSwitcher).count
    }
    #expect(ends == [6, 4, 0, 4])
  }

  @Test("8 [L] The first screen has appeared once its scene is active")
  func controllersAtLaunch() throws {
    let heard = try TracedApplication().send(.launch(), kinds: [.delegates, .controllers])

    #expect(heard.suffix(2) == ["1.didActive (active)", "VC.didAppear"])
  }

  @Test("8 [L][W] How a scene is made is not asked again, reconnecting or relaunching")
  func configuration() throws {
    let traced = try launched()
    try traced.send(.home)

    let reconnected = try traced.send(.reclaim(traced.session(1)), .open)
    try traced.send(.terminate)
    let relaunched = try traced.nextProcess().send(.launch())

    #expect((reconnected + relaunched).filter { $0.contains("config") } == [])
  }

  @Test("8 [L] A manifest alone switches to scenes, also with a delegate that says nothing")
  func manifestAlone() throws {
    #expect(try launched().application.usesScenes)
  }

  @Test("8 [L][D] Closed in the switcher, a session's state is kept unless told otherwise")
  func restoration() throws {
    for keeps in [true, false] {
      var policy = LifeCyclePolicy.closingInSwitcher(.backgroundAndTerminate)
      #expect(policy.keepsRestorationAfterClosing)
      policy.keepsRestorationAfterClosing = keeps
      let traced = try launched(policy: policy)
      traced.script.activity = UserActivity(activityType: "sign-up")
      try traced.send(.closeInSwitcher)

      try traced.nextProcess().send(.launch())

      #expect(traced.script.restored.count == (keeps ? 1 : 0))
    }
  }

  @Test("8 [L] will-terminate is called with scenes too")
  func terminate() throws {
    #expect(try launched().send(.terminate).last == "app.willTerminate (background)")
  }

  @Test("8 [C] will-enter-foreground posts no did-activate: that is an error in a document")
  func documentError() throws {
    let traced = try launched()
    try traced.send(.home)

    let heard = try traced.send(.open, kinds: [.delegates, .notifications])

    let activated = try #require(heard.firstIndex(of: "N:UIScene.didActivate (active)"))
    #expect(activated > (try #require(heard.firstIndex(of: "1.didActive (active)"))))
    #expect(heard.filter { $0.contains("didActivate") }.count == 1)
  }

  @Test("8 [L][D] The last window closed ends the process, or is discarded if told so")
  func lastWindow() throws {
    var policy = LifeCyclePolicy()
    #expect(policy.lastWindow == .terminates)
    #expect(try closeLast(policy) == Steps.leave(1) + ["app.willTerminate (background)"])

    policy.lastWindow = .isDiscarded

    #expect(
      try closeLast(policy)
        == Steps.leave(1) + Steps.disconnect(1) + ["app.didDiscard (background)"])
  }

  @Test("8 [C] A new window stands beside the others, or takes their place if told so")
  func arrangement() throws {
    var policy = LifeCyclePolicy()
    #expect(policy.arrangement == .sideBySide)
    #expect(
      try launched(windows: 2, policy: policy).states == [.foregroundActive, .foregroundActive])

    policy.arrangement = .fullScreen

    #expect(try launched(windows: 2, policy: policy).states == [.background, .foregroundActive])
  }

  @Test("8 [C] Where one window is shown, of several that were seen the last one comes back")
  func comesBackAlone() throws {
    let both = try launched(windows: 2)
    try both.send(.home, .terminate)
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    let traced = TracedApplication(policy: policy, store: both.store, script: both.script)

    try traced.send(.launchInBackground(), .open)

    #expect(traced.states == [.unattached, .foregroundActive])
  }

  private func closeLast(_ policy: LifeCyclePolicy) throws -> [String] {
    let traced = try launched(policy: policy)
    return try traced.send(.close(traced.session(1)))
  }
}
