import Controller
import ControllerKit
import Foundation
import Testing

@Suite("Rules 3.1 to 3.4: how a scene is made")
struct ConfigurationTests {
  @Test("3.1 [D] The manifest of a real Info.plist is read with its roles, names and classes")
  func infoPlist() throws {
    let manifest = try SceneManifest(infoPlist: Data(Self.infoPlist.utf8))
    let entries = manifest.configurations[.windowApplication] ?? []

    #expect(manifest.supportsMultipleScenes)
    #expect(entries.map(\.name) == ["Default Configuration", "Sign Up"])
    #expect(
      entries.map(\.delegateClassName) == ["Vestibule.SceneDelegate", "Vestibule.SignUpDelegate"])
    #expect(
      manifest.configurations[.windowExternalDisplayNonInteractive]?.map(\.name) == ["Screen"])
  }

  @Test("3.1 [D] A class is found by its name without the module, and makes the scenes")
  func delegates() throws {
    let script = Script()
    let manifest = try SceneManifest(
      infoPlist: Data(Self.infoPlist.utf8),
      delegates: ["SceneDelegate": { TracingSceneDelegate(script) }])
    let traced = TracedApplication(script: script, manifest: manifest)

    #expect(
      try traced.send(.launch()) == Steps.start + ["app.config (inactive)"] + Steps.connect(1))
    #expect(traced.application.supportsMultipleScenes)
  }

  @Test("3.1 [D] An Info.plist without a manifest declares nothing")
  func noManifest() throws {
    let manifest = try SceneManifest(infoPlist: Data(Self.list("").utf8))

    #expect(!manifest.supportsMultipleScenes)
    #expect(manifest.configurations.isEmpty)
  }

  @Test("3.1 [C] What is no property list is an error, not a trap")
  func noPropertyList() {
    #expect(throws: (any Error).self) { try SceneManifest(infoPlist: Data("sign-in".utf8)) }
    #expect(throws: (any Error).self) {
      try SceneManifest(
        infoPlist: Data(
          Self.list("<key>UIApplicationSceneManifest</key><string>sign-in</string>").utf8))
    }
  }

  @Test("3.2 [L] What is missing for a configuration is said in UIKit's words")
  func words() {
    let role = SceneSession.Role.windowApplication.rawValue
    let entry = SceneDiagnostic.noConfiguration(named: "Third", role: role)
    let maker = SceneDiagnostic.unknownDelegateClass(named: "App.Tea", configuration: "Default")

    #expect(entry.description.contains("looking for configuration named \"Third\""))
    #expect(maker.description.contains("could not load class with name \"App.Tea\""))
  }

  @Test("3.1 [D] Several scenes are supported only where the manifest says so")
  func multipleScenes() throws {
    #expect(!TracedApplication(.oneWindow).application.supportsMultipleScenes)
    #expect(TracedApplication(.windows).application.supportsMultipleScenes)
    #expect(!TracedApplication(.classic).application.supportsMultipleScenes)
    let unsaid = [SceneManifest(), SceneManifest { TracingSceneDelegate(Script()) }]
    #expect(unsaid.allSatisfy { !$0.supportsMultipleScenes })
  }

  @Test("3.2 [D][R] No name means the role's first entry; a name its entry; else nothing")
  func lookUp() throws {
    let manifest = try SceneManifest(infoPlist: Data(Self.infoPlist.utf8))
    let role = SceneSession.Role.windowApplication

    #expect(manifest.configuration(named: nil, for: role)?.name == "Default Configuration")
    #expect(
      manifest.configuration(named: "Sign Up", for: role)?.delegateClassName
        == "Vestibule.SignUpDelegate")
    #expect(manifest.configuration(named: "Sign In", for: role) == nil)
    #expect(manifest.configuration(named: "Screen", for: role) == nil, "another role's")
    #expect(manifest.configuration(named: nil, for: .init(rawValue: "None")) == nil)
    var twice = SceneManifest.twoEntries
    twice.configurations[role]?.append(
      SceneConfiguration(name: "First", sessionRole: role) { SecondDelegate() })
    #expect(twice.configuration(named: "First", for: role)?.makeDelegate?() is FirstDelegate)
  }

  @Test("3.2 [D] A configuration of another role than its session is reported; UIKit asserts")
  func roleMismatch() throws {
    let traced = TracedApplication()
    traced.script.configuration = { _ in
      SceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)
    }

    try traced.application.send(.launch())

    #expect(
      traced.reported(
        .roleMismatch(
          configuration: "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
          session: "UIWindowSceneSessionRoleApplication")))
    #expect(traced.scene(1)?.delegate == nil)
  }

  @Test("3.3 [L][D] The delegate is asked for a new session only")
  func askedOnce() throws {
    let traced = TracedApplication()
    var asked = 0
    traced.script.configuration = { session in
      asked += 1
      return SceneConfiguration(name: nil, sessionRole: session.role)
    }

    try traced.send(.launch(), .home)
    try traced.send(.reclaim(traced.session(1)), .open, .terminate)
    try traced.nextProcess().send(.launch())

    #expect(asked == 1)
  }

  @Test("3.3 [D][L] Without an answer, the session has the manifest's first entry")
  func firstEntry() throws {
    let traced = TracedApplication(manifest: .twoEntries)

    try traced.send(.launch())

    #expect(traced.session(1).configuration.name == "First")
    #expect(traced.scene(1)?.delegate is FirstDelegate)
  }

  @Test("3.3 [L] The chosen configuration is kept with the session, in this process and the next")
  func kept() throws {
    let traced = TracedApplication(manifest: .twoEntries)
    traced.script.configuration = { session in
      SceneConfiguration(name: "Second", sessionRole: session.role)
    }
    try traced.send(.launch())
    #expect(traced.scene(1)?.delegate is SecondDelegate)
    traced.script.configuration = nil

    try traced.send(.home, .reclaim(traced.session(1)), .open)
    #expect(traced.scene(1)?.delegate is SecondDelegate)

    try traced.send(.terminate)
    let next = traced.nextProcess()
    try next.send(.launch())
    #expect(next.session(1).configuration.name == "Second")
    #expect(next.scene(1)?.delegate is SecondDelegate)
  }

  @Test("3.3 [L] The first entry of a changed manifest is not a remembered session's")
  func changedManifest() throws {
    let traced = TracedApplication(manifest: .twoEntries)
    try traced.send(.launch(), .terminate)
    var changed = SceneManifest.twoEntries
    changed.configurations[.windowApplication]?.reverse()

    let next = TracedApplication(store: traced.store, manifest: changed)
    try next.send(.launch())

    #expect(next.scene(1)?.delegate is FirstDelegate)
  }

  @Test("3.3 [C] An app without a manifest has its delegates in the next process too")
  func withoutManifest() throws {
    let traced = TracedApplication(.configuring)
    let script = traced.script
    script.configuration = { [unowned script] session in
      SceneConfiguration(name: "Own", sessionRole: session.role) { TracingSceneDelegate(script) }
    }
    script.sceneDelegate = { [unowned script] configuration in
      configuration.name == "Own" ? TracingSceneDelegate(script) : nil
    }
    try traced.send(.launch(), .terminate)

    #expect(try traced.nextProcess().send(.launch()) == Steps.start + Steps.connect(1))
  }

  @Test("3.4 [L] A class that cannot be created: connected without a delegate, and reported")
  func unknownClass() throws {
    let traced = TracedApplication(
      manifest: try SceneManifest(infoPlist: Data(Self.infoPlist.utf8)))

    let heard = try launchOnly(traced)

    #expect(heard == Steps.start + ["app.config (inactive)"])
    #expect(
      traced.reported(
        .unknownDelegateClass(
          named: "Vestibule.SceneDelegate", configuration: "Default Configuration")))
    #expect(traced.states == [.foregroundActive])
  }

  @Test("3.8 [C] An app whose launch was refused is launched once it names a class that is there")
  func launchedAgain() throws {
    let script = Script()
    var manifest = SceneManifest { TracingSceneDelegate(script) }
    manifest.sdk = .iOS27
    let traced = TracedApplication(script: script, manifest: manifest)
    script.configuration = { session in
      var answer = SceneConfiguration(name: nil, sessionRole: session.role)
      answer.delegateClassName = "Tea.Missing"
      return answer
    }
    let missing = SceneDiagnostic.unknownDelegateClass(
      named: "Tea.Missing", configuration: "Default Configuration")
    #expect(throws: LifeCycleError.launchRefused(missing)) {
      try traced.application.send(.launch())
    }

    script.configuration = nil
    try traced.application.send(.launch())

    #expect(traced.application.isRunning && traced.scene(1)?.delegate is TracingSceneDelegate)
  }

  @Test("3.4 [L] A name that the manifest does not have: connected without a delegate, reported")
  func unknownName() throws {
    let traced = TracedApplication()
    traced.script.configuration = { session in
      SceneConfiguration(name: "Sign In", sessionRole: session.role)
    }

    let heard = try launchOnly(traced)

    #expect(heard == Steps.start + ["app.config (inactive)"])
    #expect(
      traced.reported(
        .noConfiguration(named: "Sign In", role: "UIWindowSceneSessionRoleApplication")))
    #expect(traced.application.connectedScenes.count == 1)
  }

  @Test("3.4 [L] An entry that names no class connects without a delegate, and is no fault")
  func noClass() throws {
    let traced = TracedApplication(manifest: .withoutDelegate)

    #expect(try launchOnly(traced) == Steps.start + ["app.config (inactive)"])
    #expect(traced.reported())
  }

  @Test("3.4 [C] A scene without a delegate goes through its states like any other")
  func statesWithoutDelegate() throws {
    let traced = TracedApplication(manifest: .withoutDelegate)

    try traced.send(.launch(), .home, .open, .interruption, .interruptionEnded)
    #expect(traced.states == [.foregroundActive])

    #expect(
      try traced.send(.closeInSwitcher) == [
        "app.didDiscard (background)", "app.willTerminate (background)",
      ])
  }

  /// What is heard of a launch, leaving the reports in the log.
  private func launchOnly(_ traced: TracedApplication) throws -> [String] {
    try traced.application.send(.launch())
    return traced.application.log.lines([.delegates])
  }

  private static func list(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleName</key>
      <string>Vestibule</string>
    \(content)
    </dict>
    </plist>
    """
  }

  private static let infoPlist = list(
    """
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Default Configuration</string>
              <key>UISceneDelegateClassName</key>
              <string>Vestibule.SceneDelegate</string>
              <key>UISceneStoryboardFile</key>
              <string>Main</string>
            </dict>
            <dict>
              <key>UISceneClassName</key>
              <string>UIWindowScene</string>
              <key>UISceneConfigurationName</key>
              <string>Sign Up</string>
              <key>UISceneDelegateClassName</key>
              <string>Vestibule.SignUpDelegate</string>
            </dict>
          </array>
          <key>UIWindowSceneSessionRoleExternalDisplayNonInteractive</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Screen</string>
            </dict>
          </array>
        </dict>
      </dict>
    """)
}

// MARK: - Fixtures

private final class FirstDelegate: SceneDelegate {}
private final class SecondDelegate: SceneDelegate {}

extension SceneManifest {
  fileprivate static var twoEntries: SceneManifest {
    let role = SceneSession.Role.windowApplication
    return SceneManifest(configurations: [
      role: [
        SceneConfiguration(name: "First", sessionRole: role) { FirstDelegate() },
        SceneConfiguration(name: "Second", sessionRole: role) { SecondDelegate() },
      ]
    ])
  }
}
