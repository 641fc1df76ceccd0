import Controller
import Model
import Testing

@Suite("Rule 1.9: closed in the switcher")
struct ClosedInSwitcherTests {
  @Test(
    "1.9 [L] From launch to the switcher the app gets the notes' calls, each in the notes' state")
  func notes() throws {
    #expect(try notesTrace() == Self.trace)
  }

  @Test("1.9 [L] Variant b goes to the background and terminates")
  func variantB() throws {
    let traced = try launched(policy: .closingInSwitcher(.backgroundAndTerminate))

    #expect(
      try traced.send(.closeInSwitcher) == Steps.leave(1) + ["app.willTerminate (background)"])
  }

  @Test("1.9 [L] Variant c hears nothing at all")
  func variantC() throws {
    let traced = try launched(policy: .closingInSwitcher(.silent))

    #expect(try traced.send(.closeInSwitcher, kinds: [.delegates, .notifications]) == [])
    #expect(!traced.application.isRunning)
  }

  @Test("1.9 [L] Variant d disconnects and discards without the background")
  func variantD() throws {
    let traced = try launched(policy: .closingInSwitcher(.withoutBackground))

    #expect(
      try traced.send(.closeInSwitcher) == [
        "1.willResign (active)", "1.didDisconnect (unattached)", "app.didDiscard (background)",
        "app.willTerminate (background)",
      ])
  }

  @Test(
    "1.9 [L] Suspended, silent is heard, whatever the variant",
    arguments: LifeCyclePolicy.ClosingInSwitcher.allCases)
  func suspended(_ closing: LifeCyclePolicy.ClosingInSwitcher) throws {
    let traced = try launched(policy: .closingInSwitcher(closing))
    try traced.send(.home, .suspend)

    #expect(try traced.send(.closeInSwitcher, kinds: [.delegates, .notifications]) == [])
  }

  @Test("1.9 [L] Trap 11: closed in the background, there is no second will-resign")
  func inBackground() throws {
    let traced = try launched()
    try traced.send(.home)

    #expect(
      try traced.send(.closeInSwitcher) == Steps.disconnect(1) + [
        "app.didDiscard (background)", "app.willTerminate (background)",
      ])
  }

  @Test("1.9 [L] Several windows are discarded as one set")
  func severalWindows() throws {
    let traced = try launched(windows: 3)
    let identifiers = traced.application.sessions.map(\.persistentIdentifier).sorted()

    let heard = try traced.send(.closeInSwitcher)

    #expect(
      heard == Steps.leave(1) + Steps.leave(2) + Steps.leave(3) + Steps.disconnect(1)
        + Steps.disconnect(2) + Steps.disconnect(3) + [
          "app.didDiscard (background)", "app.willTerminate (background)",
        ])
    #expect(traced.script.discarded == [identifiers])
  }

  @Test(
    "1.9 [L] What every variant keeps: nothing is out of order",
    arguments: LifeCyclePolicy.ClosingInSwitcher.allCases)
  func invariants(_ closing: LifeCyclePolicy.ClosingInSwitcher) throws {
    for windows in 1...3 {
      for before: [SystemEvent] in [[], [.openSwitcher], [.home]] {
        let traced = try launched(windows: windows, policy: .closingInSwitcher(closing))
        for event in before { try traced.send(event) }

        let heard = try traced.send(.closeInSwitcher)

        for number in 1...windows {
          let places = [
            heard.firstIndex(of: "\(number).willResign (active)"),
            heard.firstIndex(of: "\(number).didBG (background)"),
            heard.firstIndex(of: "\(number).didDisconnect (unattached)"),
            heard.firstIndex(of: "app.didDiscard (background)"),
            heard.firstIndex(of: "app.willTerminate (background)"),
          ].compactMap(\.self)
          #expect(places == places.sorted(), "\(heard)")
        }
        #expect(Set(heard).count == heard.count, "something was heard twice: \(heard)")
        #expect(!traced.application.isRunning)
        #expect(traced.application.connectedScenes.isEmpty)
      }
    }
  }

  /// What the app hears until it is closed in the switcher, of the methods that the notes print.
  private func notesTrace() throws -> [String] {
    let traced = TracedApplication()
    for event: SystemEvent in [.launch(), .home, .open, .closeInSwitcher] {
      try traced.application.send(event)
    }
    return traced.application.log.events
      .filter { $0.receiver.hasPrefix("Tracing") && $0.text != "stateRestorationActivity(for:)" }
      .map { "\($0.text) \($0.state ?? "")" }
  }

  private static let trace = [
    "application(_:willFinishLaunchingWithOptions:) inactive",
    "application(_:didFinishLaunchingWithOptions:) inactive",
    "application(_:configurationForConnecting:options:) inactive",
    "scene(_:willConnectTo:options:) unattached",
    "sceneWillEnterForeground(_:) unattached",
    "sceneDidBecomeActive(_:) foregroundActive",
    // Home
    "sceneWillResignActive(_:) foregroundActive",
    "sceneDidEnterBackground(_:) background",
    // Opened again
    "sceneWillEnterForeground(_:) background",
    "sceneDidBecomeActive(_:) foregroundActive",
    // Closed in the switcher
    "sceneWillResignActive(_:) foregroundActive",
    "sceneDidEnterBackground(_:) background",
    "sceneDidDisconnect(_:) unattached",
    "application(_:didDiscardSceneSessions:) background",
    "applicationWillTerminate(_:) background",
  ]
}

extension LifeCyclePolicy {
  /// The default, but for how the app is closed in the switcher.
  nonisolated static func closingInSwitcher(_ closing: ClosingInSwitcher) -> LifeCyclePolicy {
    var policy = LifeCyclePolicy()
    policy.closingInSwitcher = closing
    return policy
  }
}
