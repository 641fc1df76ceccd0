import Controller
import ControllerKit
import Model
import Testing
import View
import Workshop

/// An app that keeps something of its process for ever, and the name by which that is told.
nonisolated struct LeakingApp: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let name: String
  let plant: @MainActor @Sendable (LeakingApp.Parts) -> Void

  /// What an app of the tests is made of.
  @MainActor
  struct Parts {
    let window: Window
    let root: PlainController
    let delegate: AnyObject
    /// What outlives every process.
    let keeper: Keeper
  }

  /// Keeps what it is given, as a global would.
  @MainActor
  final class Keeper {
    var objects: [AnyObject] = []
    let runLoop = RunLoop()
    fileprivate var undoing: [() -> Void] = []
    var closures: [() -> Void] = []
  }

  init(
    _ kind: String, _ name: String, _ plant: @escaping @MainActor @Sendable (Parts) -> Void
  ) { (testDescription, self.name, self.plant) = (kind, name, plant) }
}

/// Whoever checks for leaks names one after each end of a process.
@Suite("A leak is reported after every end of a process", .patience)
struct LeakAtEndTests {
  @Test("A scenario reports a leak at its end and at a relaunch", arguments: apps, Ending.allCases)
  func scenario(app: LeakingApp, ending: Ending) throws {
    for relaunches in [false, true] {
      let keeper = LeakingApp.Keeper()
      let scenario = Scenario(.loose, make: Self.make(app, keeper, ending.policy))
      try scenario.launch()
      for event in ending.events { try scenario.send(try #require(event.event(for: nil))) }

      let error = #expect(throws: ScenarioError.self) {
        if relaunches { try scenario.relaunch() } else { try scenario.finish() }
      }

      guard case .leaked(let names) = error?.reason else {
        Issue.record("\(app.testDescription) after \(ending): \(String(describing: error))")
        continue
      }
      #expect(names.contains(app.name), "\(names)")
      keeper.forget()
    }
  }

  @Test(
    "An explorer reports a leak at the step that ends the process", arguments: apps, Ending.allCases
  )
  func explorer(app: LeakingApp, ending: Ending) throws {
    let keeper = LeakingApp.Keeper()
    let explorer = Explorer(making: Self.make(app, keeper, ending.policy))
    explorer.alphabet.events = Set(ending.events)
    explorer.alphabet.failsWrites = false
    explorer.invariants = [.noLeak]

    let error = #expect(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error?.invariant == Explorer.Invariant.noLeak.rawValue)
    #expect(error?.way.last == ending.events.last.map { .event($0) })
    #expect("\(error.map { "\($0)" } ?? "")".contains(app.name))
    keeper.forget()
  }

  @Test("An app that keeps nothing has no leak reported", arguments: Ending.allCases)
  func honest(ending: Ending) throws {
    let keeper = LeakingApp.Keeper()
    let honest = LeakingApp("nothing", "") { _ in }
    let scenario = Scenario(.loose, make: Self.make(honest, keeper, ending.policy))
    try scenario.launch()
    for event in ending.events { try scenario.send(try #require(event.event(for: nil))) }
    try scenario.relaunch()
    try scenario.finish()
  }

  // MARK: - Fixtures

  nonisolated private static let apps = [
    LeakingApp("a scene's delegate that a global keeps", "ExploredSceneDelegate") {
      $0.keeper.objects.append($0.delegate)
    },
    LeakingApp("a scene that a closure captures", "WindowScene") { parts in
      let scene = parts.window.windowScene
      parts.keeper.closures.append { _ = scene }
    },
    LeakingApp("a window that its own root holds", "Window") { parts in
      parts.root.keeps = parts.window
      parts.keeper.onForget { [weak root = parts.root] in root?.keeps = nil }
    },
    LeakingApp("a controller that holds itself", "Root") { parts in
      parts.root.keeps = parts.root
      parts.keeper.onForget { [weak root = parts.root] in root?.keeps = nil }
    },
    LeakingApp("a controller in the closure of a timer", "Root") { parts in
      let root = parts.root
      parts.keeper.runLoop.add(
        Timer(timeInterval: 1, repeats: true) { _ in root.show("Tick") })
    },
    LeakingApp("a controller that is a timer's target", "Root") { parts in
      parts.keeper.runLoop.add(
        Timer(timeInterval: 1, target: parts.root, action: PlainController.tick, repeats: true))
    },
    LeakingApp("a view that a global keeps", "PlainScreen") {
      $0.keeper.objects.append($0.root.screen)
    },
  ]

  /// How a process ends.
  nonisolated enum Ending: String, CaseIterable {
    case crash, terminate, closeInSwitcher, inBackground, inBackgroundClosed, silently
    case suspended, throughBackground, withoutBackground

    var events: [SystemEvent.Kind] {
      switch self {
      case .crash: [.crash]
      case .terminate: [.terminate]
      case .closeInSwitcher, .silently, .throughBackground, .withoutBackground: [.closeInSwitcher]
      case .inBackground: [.home, .terminate]
      case .inBackgroundClosed: [.home, .closeInSwitcher]
      case .suspended: [.home, .suspend, .closeInSwitcher]
      }
    }

    var policy: LifeCyclePolicy {
      var policy = LifeCyclePolicy()
      switch self {
      case .silently: policy.closingInSwitcher = .silent
      case .throughBackground: policy.closingInSwitcher = .backgroundAndTerminate
      case .withoutBackground: policy.closingInSwitcher = .withoutBackground
      case .crash, .terminate, .closeInSwitcher, .inBackground, .inBackgroundClosed, .suspended:
        break
      }
      return policy
    }
  }

  private static func make(
    _ app: LeakingApp, _ keeper: LeakingApp.Keeper, _ policy: LifeCyclePolicy
  ) -> Explorer.Make {
    { store, log in
      Application(
        delegate: ExploredAppDelegate({ _, _ in }), views: HeadlessViewFactory(),
        manifest: SceneManifest {
          weak var delegate: ExploredSceneDelegate?
          let made = ExploredSceneDelegate({ window, _ in
            let root = PlainController("Root")
            window.rootViewController = root
            window.makeKeyAndVisible()
            guard let delegate else { return }
            app.plant(.init(window: window, root: root, delegate: delegate, keeper: keeper))
          })
          delegate = made
          return made
        },
        store: store, policy: policy, log: log)
    }
  }
}

extension LeakingApp.Keeper {
  fileprivate func onForget(_ body: @escaping () -> Void) { undoing.append(body) }

  /// Lets everything go, so that the test itself keeps nothing.
  fileprivate func forget() {
    for body in undoing { body() }
    (objects, undoing, closures) = ([], [], [])
  }
}

extension PlainController {
  fileprivate func tick() { show("Tick") }
}
