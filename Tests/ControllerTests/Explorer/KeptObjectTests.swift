import Model
import Testing
import View

@testable import Controller
@testable import Workshop

@Suite("Whatever outlives its process or its screen is named", .patience)
struct KeptObjectTests {
  @Test(
    "Each kind of object that outlives a process is named when an explorer ends it",
    arguments: kinds, [true, false])
  func process(_ kind: Kept, hasScenes: Bool) throws {
    guard hasScenes || kind.isClassic else { return }
    let explored = try exploredApp(hasScenes)
    var kept: AnyObject? = kind.find(explored.application)
    #expect(kept != nil)

    explored.end()

    #expect(explored.watch?.leak?.names.contains(kind.name) == true)
    kept = nil
    explored.perform(.launch, isWatched: true)
    explored.end()
    #expect(explored.watch != nil && explored.watch?.leak == nil, "nothing is kept any more")
  }

  @Test(
    "Each kind of object that outlives a process is named when a step ends it", arguments: kinds,
    endings)
  func step(_ kind: Kept, ending: SystemEvent.Kind) throws {
    let explored = try exploredApp(true)
    let kept = kind.find(explored.application)

    explored.perform(.event(ending), isWatched: true)

    #expect(explored.watch?.leak?.names.contains(kind.name) == true)
    #expect(kept != nil)
  }

  @Test("A scenario names at its end what is still alive", arguments: kinds, [true, false])
  func scenario(_ kind: Kept, hasScenes: Bool) throws {
    guard hasScenes || kind.isClassic else { return }
    let scenario = Scenario(.loose, make: app(hasScenes: hasScenes) { _, _ in parent() })
    try scenario.launch()
    try scenario.touch("Open")
    let kept = kind.find(scenario.application)

    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }

    guard case .leaked(let names) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.contains(kind.name) && kept != nil)
  }

  @Test(
    "A scenario names what is still alive also when its process has ended before", arguments: kinds,
    endings)
  func ended(_ kind: Kept, ending: SystemEvent.Kind) throws {
    let scenario = Scenario(.loose, make: app { _, _ in parent() })
    try scenario.launch()
    try scenario.touch("Open")
    let kept = kind.find(scenario.application)
    try scenario.send(try #require(ending.event(for: nil)))

    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }

    guard case .leaked(let names) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.contains(kind.name) && kept != nil)
  }

  @Test(
    "A scenario names also what the test itself has shown just before the end", arguments: endings)
  func shownByHand(ending: SystemEvent.Kind) throws {
    let scenario = Scenario(.loose, make: app { _, _ in parent() })
    try scenario.launch()
    let kept = PlainController("Kept")
    scenario.window?.rootViewController?.present(kept, animated: false)
    try scenario.send(try #require(ending.event(for: nil)))

    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }

    guard case .leaked(let names) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.contains("Kept") && kept.window == nil)
  }

  @Test(
    "A scenario names what a relaunch leaves behind, whether its process runs or has ended",
    arguments: kinds, [nil] + endings)
  func relaunch(_ kind: Kept, ending: SystemEvent.Kind?) throws {
    let scenario = Scenario(.loose, make: app { _, _ in parent() })
    try scenario.launch()
    try scenario.touch("Open")
    let kept = kind.find(scenario.application)
    if let event = ending?.event(for: nil) { try scenario.send(event) }

    let error = #expect(throws: ScenarioError.self) { try scenario.relaunch() }

    guard case .leaked(let names) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.contains(kind.name) && kept != nil)
  }

  @Test(
    "What has left the screen and is still alive is noticed at that step, and named at the end",
    arguments: kinds.filter(\.isOfSheet))
  func screen(_ kind: Kept) throws {
    let explored = try exploredApp(true)
    var kept: AnyObject? = kind.find(explored.application)
    let close = try #require(explored.steps(in: .init()).first { "\($0)" == "touch \"Close\"" })

    explored.perform(close, isWatched: true)

    #expect(explored.watch?.keepsAlive == true && kept != nil)
    explored.end()
    #expect(explored.watch?.leak?.names.contains(kind.name) == true)
    kept = nil
  }

  @Test("A step after which everything that left is gone keeps nothing alive")
  func nothing() throws {
    let explored = try exploredApp(true)
    let close = try #require(explored.steps(in: .init()).first { "\($0)" == "touch \"Close\"" })

    explored.perform(close, isWatched: true)

    #expect(explored.watch?.keepsAlive == false)
    explored.end()
    #expect(explored.watch?.leak == nil)
  }

  @Test("Each that leaves the screen of a scenario is named once, when it leaves")
  func leaving() throws {
    let scenario = Scenario(.loose, allowsMisuses: true, make: app { _, _ in parent() })
    try scenario.launch()
    var kept: [AnyObject] = []
    for _ in 1...3 {
      try scenario.touch("Open")
      kept += Self.kinds.filter(\.isOfSheet).compactMap { $0.find(scenario.application) }
      try scenario.touch("Close")
    }

    #expect(kept.count == 6)
    #expect(
      scenario.log.diagnostics.map(\.text.outlived).sorted()
        == ["PlainScreen", "PlainScreen", "PlainScreen", "Sheet", "Sheet", "Sheet"])
    scenario.takeEvents()
    kept = []
    try scenario.finish()
  }

  // MARK: - Fixtures

  nonisolated private static let endings: [SystemEvent.Kind] = [
    .crash, .terminate, .closeInSwitcher,
  ]

  nonisolated private static let kinds = [
    Kept("Application") { $0 },
    Kept("ExploredAppDelegate") { $0.delegate },
    Kept("WindowScene", isClassic: false) { $0.connectedScenes.first },
    Kept("ExploredSceneDelegate", isClassic: false) { $0.connectedScenes.first?.delegate },
    Kept("Window") { $0.windows.first },
    Kept("Parent") { $0.windows.first?.rootViewController },
    Kept("Child") { $0.windows.first?.rootViewController?.children.first },
    Kept("PlainScreen") { $0.windows.first?.rootViewController?.viewIfLoaded },
    Kept("Sheet", isOfSheet: true) {
      $0.windows.first?.rootViewController?.presentedViewController
    },
    Kept("PlainScreen", isOfSheet: true) {
      $0.windows.first?.rootViewController?.presentedViewController?.viewIfLoaded
    },
  ]

  /// An app that runs, with a child and a sheet.
  private func exploredApp(_ hasScenes: Bool) throws -> ExploredApplication {
    let explorer = Explorer(making: app(hasScenes: hasScenes) { _, _ in parent() })
    let explored = ExploredApplication(explorer, making: explorer.make)
    explored.perform(.launch)
    let open = try #require(explored.steps(in: .init()).first { "\($0)" == "touch \"Open\"" })
    explored.perform(open, isWatched: true)
    return explored
  }
}

/// An object of an app that is kept, and the name by which it is told.
nonisolated struct Kept: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether an app without scenes has one.
  let isClassic: Bool
  let isOfSheet: Bool
  let find: @MainActor @Sendable (Application) -> AnyObject?

  init(
    _ name: String, isClassic: Bool = true, isOfSheet: Bool = false,
    _ find: @escaping @MainActor @Sendable (Application) -> AnyObject?
  ) {
    (self.name, self.isClassic, self.isOfSheet, self.find) = (name, isClassic, isOfSheet, find)
  }

  var testDescription: String { isOfSheet ? "\(name) of a sheet" : name }
}

/// A controller with a child, and a button that presents a sheet.
@MainActor
private func parent() -> PlainController {
  let parent = PlainController("Parent").button("Open") { parent in
    let sheet = PlainController("Sheet", style: .pageSheet)
    parent.present(sheet.button("Close") { $0.dismiss(animated: false) }, animated: false)
  }
  let child = PlainController("Child")
  parent.addChild(child)
  child.didMove(toParent: parent)
  return parent
}

extension String {
  /// Who outlived the screen, of a diagnostic that says so.
  fileprivate var outlived: String {
    String(trimmingPrefix("Still alive off the screen: ").prefix { $0 != "." })
  }
}
