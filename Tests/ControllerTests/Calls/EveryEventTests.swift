import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// Why an event leaves out calls, in every state of an app.
///
/// The calls themselves are those of the reference model.
@Suite("Every event of an app", .patience)
struct EveryEventTests {
  /// How an app shows windows.
  private enum Kind: String, CaseIterable {
    case sideBySide = "two windows side by side"
    case fullScreen = "one of two windows"
    case uneven = "three windows and a display"
    case unevenFullScreen = "one of three windows, and a display"
    case classic = "no scenes"

    var windows: Int {
      switch self {
      case .classic: 1
      case .sideBySide, .fullScreen: 2
      case .uneven, .unevenFullScreen: 4
      }
    }
  }

  @Test("After each event in each state of an app, the log says why calls were left out")
  func events() throws {
    var text = ""
    for kind in Kind.allCases {
      // Each list of reasons, with the events and states that lead to it.
      var (lists, events) = ([[String]](), [[String]: [String]]())
      for standing in Standing.allCases where standing != .notRunning {
        for event in SystemEvent.Kind.allCases {
          for window in 1...kind.windows where window == 1 || event.need == .window {
            let app = try Self.app(kind, standing)
            guard let sent = EventGridTests.event(event, to: app.session(window)) else { continue }
            // What cannot happen now is in the grid of all events.
            guard (try? app.application.send(sent)) != nil else { continue }
            let reasons = Self.reasons(app)
            if reasons.isEmpty { continue }
            if events[reasons] == nil { lists.append(reasons) }
            let name = event.need == .window ? "\(event) \(window)" : "\(event)"
            events[reasons, default: []].append("\(standing.rawValue) \(name)")
          }
        }
      }
      text += "# \(kind.rawValue)\n"
      for reasons in lists {
        let events = (events[reasons] ?? []).joined(separator: ", ")
        text += (["\(events):"] + reasons).joined(separator: "\n  ") + "\n"
      }
    }

    try expect(text, isAsIn: "events.txt")
  }

  private static func reasons(_ app: TracedApplication) -> [String] {
    let log = app.application.log
    var lines: [String] = []
    for line in log.omissions.map({ "- \($0.receiver ?? "no object"): \($0.reason)" })
    where !lines.contains(line) {
      lines.append(line)
    }
    return lines + log.diagnostics.map(\.text)
  }

  private static func app(_ kind: Kind, _ standing: Standing) throws -> TracedApplication {
    var policy = LifeCyclePolicy()
    if kind == .fullScreen || kind == .unevenFullScreen { policy.arrangement = .fullScreen }
    let app: TracedApplication
    if kind.windows < 4 {
      app = try launched(
        kind == .classic ? .classic : .windows, windows: kind.windows, policy: policy)
    } else {
      app = try Self.uneven(policy)
    }
    switch standing {
    case .notRunning, .active: break
    case .inactive: try app.send(.interruption)
    case .background: try app.send(.home)
    case .suspended: try app.send(.home, .suspend)
    }
    app.application.log.isExplaining = true
    return app
  }

  /// An app with a window in front, one behind, one that was reclaimed, and a display that cannot be
  /// touched.
  private static func uneven(_ policy: LifeCyclePolicy) throws -> TracedApplication {
    let store = MemoryStore()
    let role = SceneSession.Role.windowExternalDisplayNonInteractive
    try store.set(1, for: .sceneSessionCount)
    try store.set(
      SceneSession(role: role, persistentIdentifier: "display").bytes, for: .sceneSession(0))
    let script = Script()
    var manifest = SceneManifest(supportsMultipleScenes: true)
    for role in [role, .windowApplication] {
      manifest.configurations[role] = [
        SceneConfiguration(name: nil, sessionRole: role) { TracingSceneDelegate(script) }
      ]
    }
    let app = TracedApplication(policy: policy, store: store, script: script, manifest: manifest)
    try app.send(.launch(), .newWindow(), .newWindow(), .newWindow())
    if policy.arrangement != .fullScreen {
      for number in 2...3 {
        try app.send(.resizeBegan(app.session(number)), .movedOffScreen(app.session(number)))
      }
    }
    try app.send(.reclaim(app.session(2)))
    return app
  }

  @Test(
    "An app that shows nothing is told so, unless nothing is to be shown",
    arguments: [false, true], [false, true])
  func nothingShown(knowsScenes: Bool, inBackground: Bool) throws {
    for showsWindows in [false, true] {
      var policy = LifeCyclePolicy()
      policy.knowsScenes = knowsScenes
      let script = Script()
      script.showsWindows = showsWindows
      let app = TracedApplication(.classic, policy: policy, script: script)

      try app.application.send(inBackground ? .launchInBackground() : .launch())

      let diagnostics = app.application.log.diagnostics.map(\.text)
      let isTold = knowsScenes && !inBackground && !showsWindows
      #expect(diagnostics == (isTold ? [SceneDiagnostic.neitherScenesNorWindow.description] : []))
    }
  }

  @Test(
    "Delegates that implement nothing are not in the log, and what they lack is said of each",
    arguments: [true, false])
  func silent(hasScenes: Bool) throws {
    let log = EventLog(isRecording: true)
    log.isExplaining = true
    let application = Application(
      delegate: SilentApplicationDelegate(), views: HeadlessViewFactory(),
      manifest: hasScenes
        ? SceneManifest(supportsMultipleScenes: true) { SilentSceneDelegate() } : nil, log: log)
    let names: [SystemEvent.Kind] = [
      .launch, .openURL, .continue, .handoff, .shortcut, .interruption, .interruptionEnded,
      .memoryWarning, .resized, .newWindow, .home, .reclaim, .open, .close, .terminate,
    ]

    for name in names {
      let session = application.sessions.first ?? SceneSession()
      for session in application.sessions {
        session.stateRestorationActivity = UserActivity(activityType: "tea")
      }
      // Without scenes some cannot happen.
      if let event = EventGridTests.event(name, to: session) { try? application.send(event) }
      if name == .handoff {
        try application.send(.arrive(.handoff(activityType: "sign-up", nil)))
      }
    }

    #expect(log.events.filter { $0.kind == .call } == [])
    let lacking = log.omissions.filter { $0.reason == .isNotImplemented }.map(\.call.text)
    #expect(Set(lacking) == (hasScenes ? Self.ofScenes : Self.ofApp).union(Self.ofBoth))
  }

  private static let ofBoth: Set = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)", "applicationDidReceiveMemoryWarning(_:)",
    "applicationWillTerminate(_:)",
  ]

  private static let ofApp: Set = [
    "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
    "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
    "application(_:open:)", "application(_:continue:)",
    "application(_:willContinueUserActivityWithType:)",
    "application(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:performActionFor:completionHandler:)",
  ]

  private static let ofScenes: Set = [
    "application(_:configurationForConnecting:options:)", "application(_:didDiscardSceneSessions:)",
    "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneWillEnterForeground(_:)",
    "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
    "scene(_:continue:)", "scene(_:openURLContexts:)", "stateRestorationActivity(for:)",
    "scene(_:restoreInteractionStateWith:)", "windowScene(_:didUpdateEffectiveGeometry:)",
    "scene(_:willContinueUserActivityWithType:)",
    "scene(_:didFailToContinueUserActivityWithType:error:)",
    "windowScene(_:performActionFor:completionHandler:)",
  ]
}

private final class SilentApplicationDelegate: ApplicationDelegate {}

private final class SilentSceneDelegate: WindowSceneDelegate {}
