import Controller
import Foundation
import Testing
import View

@Suite("Rules 2.1 to 2.3: without scenes")
struct ClassicTests {
  @Test("2.1 [L] An address at a cold launch is opened once the app has launched")
  func addressAtLaunch() throws {
    let traced = TracedApplication(.classic)
    let url = try #require(URL(string: "vestibule://sign-up"))

    #expect(
      try traced.send(.launch(.url(url))) == [
        "app.willFinish (inactive)", "app.didFinish (inactive)", "app.openURL (inactive)",
        "app.didBecomeActive (active)",
      ])
    #expect(traced.script.launches.map { $0?[.url] as? URL } == [url])
    #expect(traced.script.opened == ["vestibule://sign-up"])
  }

  @Test(
    "2.1 [D] What one of both methods refuses does not arrive, but with the connection of a scene",
    arguments: [true, false])
  func refused(isEarly: Bool) throws {
    let url = try #require(URL(string: "vestibule://sign-up"))
    let (traced, scenes) = (TracedApplication(.classic), TracedApplication())
    for script in [traced.script, scenes.script] {
      (script.willHandleLaunch, script.handlesLaunch) = (!isEarly, isEarly)
    }

    try traced.send(.launch(.url(url)))
    try scenes.send(.launch(.url(url)))

    #expect(traced.script.opened == [] && traced.application.applicationState == .active)
    #expect(scenes.script.connections.map(\.urlContexts.count) == [1])
  }

  @Test("2.1 [L] An activity is continued before the app is active, launched for it or running")
  func activity() throws {
    let traced = TracedApplication(.classic)
    let activity = UserActivity(activityType: "sign-up")

    #expect(
      try traced.send(.launch(.userActivity(activity))) == [
        "app.willFinish (inactive)", "app.didFinish (inactive)", "app.continue (inactive)",
        "app.didBecomeActive (active)",
      ])
    #expect(traced.script.launches.map { $0?[.userActivity] as? UserActivity } == [activity])
    try traced.send(.home)
    #expect(
      try traced.send(.arrive(.userActivity(activity))) == [
        "app.willEnterForeground (background)", "app.continue (inactive)",
        "app.didBecomeActive (active)",
      ])
    #expect(traced.script.continued == [activity, activity])
  }

  @Test("2.1 [D] The options of a launch have what the app is launched for, each by its key")
  func launchOptions() throws {
    let urls = try ["tea://assam", "tea://sencha"].map { try #require(URL(string: $0)) }
    let item = ApplicationShortcutItem(type: "brew", localizedTitle: "Brew")
    let response = NotificationResponse(identifier: "tea", title: "Tea", userInfo: ["cups": 2])
    func options(_ arrival: Arrival) throws -> [Application.LaunchOptionsKey: Any] {
      let traced = TracedApplication(.classic)
      try traced.send(.launch(arrival))
      #expect(traced.script.launches.map { $0?.count } == [1])
      return traced.script.launches.first.flatMap(\.self) ?? [:]
    }

    #expect(try options(.urls(urls))[.url] as? URL == urls[0])
    #expect(
      try options(.handoff(activityType: "tea", nil))[.userActivityType] as? String == "tea")
    #expect(try options(.shortcutItem(item))[.shortcutItem] as? ApplicationShortcutItem == item)
    #expect(
      try options(.notificationResponse(response))[.remoteNotification] as? [String: PropertyValue]
        == ["cups": 2])
  }

  @Test("2.1 [L] Launched into the background: neither active nor foreground")
  func background() throws {
    let traced = TracedApplication(.classic)

    #expect(try traced.send(.launchInBackground()) == Steps.backgroundStart)
    #expect(
      try traced.send(.open) == [
        "app.willEnterForeground (background)", "app.didBecomeActive (active)",
      ])
  }

  @Test(
    "2.1 [T] A call that a person takes sends the app to the background, and open brings it back")
  func call() throws {
    let traced = try launched(.classic)

    #expect(
      try traced.send(.interruption, .interruptionAccepted, .open) == [
        "app.willResignActive (active)", "app.didEnterBackground (background)",
        "app.willEnterForeground (background)", "app.didBecomeActive (active)",
      ])
  }

  @Test("2.2 [L] A launch into the background that shows its window still makes it appear")
  func controllersInBackground() throws {
    let heard = try TracedApplication(.classic).send(
      .launchInBackground(), kinds: [.controllers])

    #expect(
      heard == [
        "VC.didLoad", "VC.willAppear", "VC.isAppearing", "VC.willLayout", "VC.didLayout",
        "VC.didAppear",
      ])
  }

  @Test("2.3 [D][W] One delegate implements both sets, and the right one is called")
  func bothSets() throws {
    let everything: [SystemEvent] = [.launch(), .home, .open, .interruption, .terminate]
    var (scenes, classic): ([String], [String]) = ([], [])
    let traced = (TracedApplication(), TracedApplication(.classic))
    for event in everything {
      scenes += try traced.0.send(event)
      classic += try traced.1.send(event)
    }

    let calls = { (lines: [String]) in
      Set(lines.compactMap { $0.hasPrefix("app.") ? $0.split(separator: " ").first : nil })
    }
    #expect(
      calls(scenes) == ["app.willFinish", "app.didFinish", "app.config", "app.willTerminate"])
    #expect(
      calls(classic) == [
        "app.willFinish", "app.didFinish", "app.didBecomeActive", "app.willResignActive",
        "app.didEnterBackground", "app.willEnterForeground", "app.willTerminate",
      ])
  }

  @Test("2.3 [D][C] A delegate declared to configure scenes switches them on without a manifest")
  func delegateAlone() throws {
    let traced = TracedApplication(.configuring)
    let script = traced.script
    script.configuration = { [unowned script] session in
      SceneConfiguration(name: "Own", sessionRole: session.role) { TracingSceneDelegate(script) }
    }

    #expect(
      try traced.send(.launch()) == Steps.start + ["app.config (inactive)"] + Steps.connect(1))
  }

  @Test(
    "2.3 [D] Without configurations in the manifest, and without the method, it is no scene app")
  func emptyManifest() throws {
    let traced = TracedApplication(manifest: SceneManifest(supportsMultipleScenes: true))

    #expect(try traced.send(.launch()).last == "app.didBecomeActive (active)")
    #expect(!traced.application.usesScenes)
  }

  @Test("2.3 [C] An app without scenes closes no window that one with scenes has left in its store")
  func closesNothing() throws {
    let before = TracedApplication()
    try before.send(.launch())
    let session = before.session(1)
    try before.send(.terminate)
    let traced = TracedApplication(.classic, store: before.store)

    #expect(throws: LifeCycleError.notRunning(event: "close a window")) {
      try traced.send(.close(session))
    }
    #expect(before.nextProcess().application.sessions.count == 1)
  }

  @Test("2.3 [D] Before iOS 13 the same app runs without scenes")
  func oldDevice() throws {
    var policy = LifeCyclePolicy()
    policy.knowsScenes = false
    let traced = TracedApplication(policy: policy)

    #expect(try traced.send(.launch()) == Steps.start + ["app.didBecomeActive (active)"])
  }
}
