import Controller
import Foundation
import Testing
import View

@Suite("Rules 1.1 to 1.3: launching")
struct LaunchTests {
  @Test("1.1 [D] The end of launching is posted once the delegate has returned")
  func didFinishLaunching() throws {
    let heard = try TracedApplication().send(.launch(), kinds: [.delegates, .notifications])

    #expect(
      heard.prefix(4) == [
        "app.willFinish (inactive)", "app.didFinish (inactive)",
        "N:UIApplication.didFinishLaunching (inactive)", "app.config (inactive)",
      ])
  }

  @Test("1.1 [D] What a scene app is launched for comes with the connection, not the launch")
  func launchOptions() throws {
    let traced = TracedApplication()
    let url = try #require(URL(string: "vestibule://sign-up"))

    try traced.send(.launch(.url(url)))

    #expect(traced.script.launches.count == 1 && traced.script.launches[0] == nil)
    #expect(traced.script.connections.map(\.urlContexts) == [[OpenURLContext(url: url)]])
    #expect(traced.script.opened == [])
  }

  @Test("1.2 [L] A window that is shown in its delegate has its view before that returns")
  func loadsInside() throws {
    let traced = TracedApplication()
    var isLoaded: [Bool?] = []
    traced.script.reactions["willFG"] = { scene in
      let window = (scene as? WindowScene)?.windows.first
      isLoaded.append(window?.rootViewController?.isViewLoaded)
    }

    try traced.send(.launch())

    #expect(isLoaded == [true])
  }

  @Test("1.3 [D][L] Launched into the background, nothing is connected or posted")
  func background() throws {
    let traced = TracedApplication()

    #expect(
      try traced.send(.launchInBackground(), kinds: [.delegates, .notifications]) == [
        "app.willFinish (background)", "app.didFinish (background)",
        "N:UIApplication.didFinishLaunching (background)",
      ])
    #expect(traced.application.connectedScenes == [])
    #expect(traced.application.applicationState == .background)
  }

  @Test("1.3 [D] Launched into the background for a scene, it is connected and not shown")
  func backgroundScene() throws {
    let traced = TracedApplication()

    #expect(
      try traced.send(.launchInBackground(connectingScene: true)) == [
        "app.willFinish (background)", "app.didFinish (background)", "app.config (background)",
        "1.willConnect (unattached)", "1.stateActivity (background)",
      ])
    #expect(traced.states == [.background])
  }

  @Test("1.3 [C] Launched into the background for a scene, the last of the windows is connected")
  func backgroundSceneOfTwo() throws {
    let traced = try launched(windows: 2)
    try traced.send(.terminate)
    let next = traced.nextProcess()

    try next.send(.launchInBackground(connectingScene: true))

    #expect(next.states == [.unattached, .background])
  }

  @Test("1.3 [D] Opened after a launch into the background, a scene is connected first")
  func openUnconnected() throws {
    let traced = TracedApplication()
    try traced.send(.launchInBackground())

    #expect(
      try traced.send(.open, kinds: [.delegates, .notifications]) == [
        "app.config (background)", "1.willConnect (unattached)",
        "N:UIScene.willConnect (unattached)", "1.willFG (unattached)",
        "N:UIScene.willEnterForeground (unattached)",
        "N:UIApplication.willEnterForeground (background)", "1.didActive (active)",
        "N:UIScene.didActivate (active)", "N:UIApplication.didBecomeActive (active)",
      ])
  }

  @Test("A delegate of notifications that is set after a launch hears of those that come then")
  func notifications() throws {
    let response = NotificationResponse(identifier: "milk", title: "Milk")
    let launches: [SystemEvent] = [
      .launch(), .launch(.notificationResponse(response)), .launchInBackground(),
      .launchInBackground(connectingScene: true),
    ]
    for launch in launches {
      let traced = TracedApplication()
      traced.script.hearsNotifications = false
      try traced.send(launch)

      traced.application.userNotificationCenter.delegate = traced.delegate
      try traced.send(
        .arrive(.notificationResponse(NotificationResponse(identifier: "tea", title: "Tea"))))

      #expect(traced.script.responses.map(\.notification.request.identifier) == ["tea"])
    }
  }

  @Test("A delegate of notifications is set anew in each process")
  func notificationsOfNextProcess() throws {
    let traced = try launched()
    traced.script.hearsNotifications = false

    try traced.send(
      .crash, .launch(),
      .arrive(.notificationResponse(NotificationResponse(identifier: "tea", title: "Tea"))))

    #expect(traced.script.responses == [])
  }
}
