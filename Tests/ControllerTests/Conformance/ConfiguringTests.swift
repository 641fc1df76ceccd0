import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View

@Suite("Rules 2.3 and 3.2 to 3.4: who says how scenes are made")
struct ConfiguringTests {
  @Test("3.3 [L][D] Asked once for each new session, after launching, and for no remembered one")
  func askedOnce() throws {
    let store = MemoryStore()
    let delegate = OwnConfiguringDelegate()
    let application = Self.application(delegate, store)
    application.log.isRecording = true

    try application.send(.launch())

    #expect(delegate.heard == ["willFinish", "didFinish", "config of an open session"])
    let logged = application.log.events.filter { $0.text.contains("configurationForConnecting") }
    #expect(logged.count == 1)
    #expect(application.usesScenes)
    #expect(application.scenes.first?.delegate is QuietSceneDelegate)
    try application.send(.terminate)

    let next = OwnConfiguringDelegate()
    let relaunched = Self.application(next, store)
    try relaunched.send(.launch())

    #expect(next.heard == ["willFinish", "didFinish", "delegate for Own"])
    #expect(relaunched.scenes.first?.delegate is QuietSceneDelegate)
    #expect(relaunched.log.diagnostics.isEmpty)
  }

  @Test("2.3 [D][C] Whether an app has scenes is known before it is called at all")
  func knownBefore() throws {
    let delegate = OwnConfiguringDelegate()
    let application = Self.application(delegate, MemoryStore())
    delegate.onWillFinish = { #expect($0.usesScenes) }

    try application.send(.launchInBackground())

    #expect(delegate.heard == ["willFinish", "didFinish"], "asked when there is something to ask")
  }

  @Test("2.3 [C] Who has the method and does not say so runs without scenes, and is told why")
  func undeclared() throws {
    let delegate = UndeclaredDelegate()
    let application = Application(
      delegate: delegate, views: HeadlessViewFactory(), log: EventLog())

    try application.send(.launch())

    #expect(!application.usesScenes)
    #expect(delegate.asked == 0)
    #expect(
      application.log.diagnostics.map(\.text)
        == [SceneDiagnostic.neitherScenesNorWindow.description])
  }

  @Test(
    "2.3 [C] With a manifest the method need not be declared; and who shows a window is no fault")
  func noFault() throws {
    let delegate = UndeclaredDelegate()
    let application = Application(
      delegate: delegate, views: HeadlessViewFactory(),
      manifest: SceneManifest { QuietSceneDelegate() }, log: EventLog())
    let classic = try launched(.classic)

    try application.send(.launch())

    #expect(delegate.asked == 1)
    #expect(application.log.diagnostics.isEmpty)
    #expect(classic.reported())
  }

  @Test("3.4 [L] A class named in the answer that cannot be created is reported by its name")
  func classInAnswer() throws {
    let traced = TracedApplication()
    traced.script.configuration = { session in
      var answer = SceneConfiguration(
        name: "Default Configuration", sessionRole: session.role)
      answer.delegateClassName = "Vestibule.Missing"
      return answer
    }

    try traced.application.send(.launch())

    #expect(
      traced.reported(
        .unknownDelegateClass(named: "Vestibule.Missing", configuration: "Default Configuration")))
    #expect(traced.scene(1)?.delegate == nil)
    try traced.send(.terminate)
    let next = traced.nextProcess()
    try next.application.send(.launch())
    #expect(
      next.reported(
        .unknownDelegateClass(named: "Vestibule.Missing", configuration: "Default Configuration")),
      "what was chosen for a session is remembered")
  }

  @Test("3.4 [C] A class named in the answer is made by the maker of that class")
  func classIsMade() throws {
    let manifest = try SceneManifest(
      infoPlist: PropertyListEncoder().encode([
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
              ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "App.First"]
            ]
          ]
        ]
      ]), delegates: ["First": { QuietSceneDelegate() }, "Second": { SecondSceneDelegate() }])
    let traced = TracedApplication(manifest: manifest)
    traced.script.configuration = { session in
      var answer = SceneConfiguration(name: "First", sessionRole: session.role)
      answer.delegateClassName = "App.Second"
      return answer
    }

    try traced.application.send(.launch())

    #expect(traced.scene(1)?.delegate is SecondSceneDelegate)
    #expect(traced.reported())
  }

  @Test("3.4 [C] An answer that makes its delegate itself goes before the entry of its name")
  func ownDelegateIsMade() throws {
    let traced = TracedApplication(manifest: SceneManifest(name: "First") { QuietSceneDelegate() })
    traced.script.configuration = { session in
      SceneConfiguration(name: "First", sessionRole: session.role) { SecondSceneDelegate() }
    }

    try traced.application.send(.launch())

    #expect(traced.scene(1)?.delegate is SecondSceneDelegate)
  }

  @Test("3.4 [L] Without any configuration to look for, the report says so")
  func nothingLookedFor() throws {
    let traced = TracedApplication(.configuring)

    try traced.application.send(.launch())

    let role = SceneSession.Role.windowApplication.rawValue
    #expect(traced.reported(.noConfiguration(named: "", role: role)))
    #expect(
      SceneDiagnostic.noConfiguration(named: "", role: role).description.hasPrefix(
        "There is no scene configuration for UIWindowSceneSessionRoleApplication"))
  }

  @Test("3.2 [D] A configuration of another role is reported at each launch, by both roles")
  func otherRole() throws {
    let traced = TracedApplication()
    traced.script.configuration = { _ in
      SceneConfiguration(
        name: "Default Configuration", sessionRole: .windowExternalDisplayNonInteractive)
    }
    try traced.application.send(.launch())
    try traced.application.send(.terminate)

    let next = traced.nextProcess()
    try next.application.send(.launch())

    for process in [traced, next] {
      #expect(
        process.reported(
          .roleMismatch(
            configuration: "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
            session: "UIWindowSceneSessionRoleApplication")))
    }
  }

  private static func application(
    _ delegate: any ApplicationDelegate, _ store: MemoryStore
  ) -> Application {
    Application(
      delegate: delegate, views: HeadlessViewFactory(), store: store,
      log: EventLog())
  }
}

private final class QuietSceneDelegate: SceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    if let scene = scene as? WindowScene { window = Window(windowScene: scene) }
  }
}

private final class SecondSceneDelegate: SceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    if let scene = scene as? WindowScene { window = Window(windowScene: scene) }
  }
}

/// Configures scenes without a manifest, and writes down itself what it is asked.
private final class OwnConfiguringDelegate: SceneConfiguringApplicationDelegate {
  private(set) var heard: [String] = []
  var onWillFinish: (Application) -> Void = { _ in }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("willFinish")
    onWillFinish(application)
    return true
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("didFinish")
    return true
  }

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    let isOpen = application.openSessions.contains(session)
    heard.append("config of \(isOpen ? "an open" : "an unknown") session")
    return SceneConfiguration(name: "Own", sessionRole: session.role) { QuietSceneDelegate() }
  }

  func application(_ application: Application, sceneDelegateFor configuration: SceneConfiguration)
    -> (any SceneDelegate)?
  {
    heard.append("delegate for \(configuration.name ?? "nothing")")
    return QuietSceneDelegate()
  }
}

/// Has the method, and does not declare it.
private final class UndeclaredDelegate: ApplicationDelegate {
  private(set) var asked = 0

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    asked += 1
    return SceneConfiguration(name: nil, sessionRole: session.role)
  }
}
