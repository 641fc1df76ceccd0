import Model
import Testing
import View

@testable import Controller
@testable import Workshop

/// Random events and requests, also from within each other, and what holds at every call.
///
/// A failure names its seed; `VESTIBULE_SEED=seed swift test --filter RandomWalk` walks that way again.
@Suite("Random events and requests")
struct RandomWalkTests {
  @Test(
    "3.5 [D][C] Whatever happens in whatever order, at every call the states fit together",
    arguments: TestSeed.walks)
  func walk(_ seed: UInt64) throws {
    for arrangement in LifeCyclePolicy.Arrangement.allCases {
      let walker = Walker(seed, arrangement)

      walker.walk(steps: 300)

      #expect(walker.faults == [], "seed \(seed), \(arrangement)")
      #expect(walker.calls > 100, "seed \(seed) hardly did anything")
    }
  }
}

/// Sends one application random events, and asks it for things in the middle of them.
private final class Walker {
  private(set) var faults: [String] = []
  private(set) var calls = 0
  private let witness = Witness()
  private let app: WitnessedApplication
  private let arrangement: LifeCyclePolicy.Arrangement
  private var random: SplitMix
  private var states: [ObjectIdentifier: String] = [:]
  private var wasActive = false
  private var kind = SystemEvent.Kind.launch

  init(_ seed: UInt64, _ arrangement: LifeCyclePolicy.Arrangement) {
    var random = SplitMix(seed: seed)
    self.arrangement = arrangement
    var policy = LifeCyclePolicy()
    policy.arrangement = arrangement
    policy.closingInSwitcher =
      LifeCyclePolicy.ClosingInSwitcher.allCases.randomElement(using: &random)
      ?? .backgroundThenDiscard
    policy.lastWindow = Bool.random(using: &random) ? .terminates : .isDiscarded
    self.random = random
    app = WitnessedApplication(policy, witness: witness)
    witness.onCall = { [unowned self] in check($0) }
  }

  func walk(steps: Int) {
    for _ in 0..<steps {
      kind = randomKind()
      let session = app.application.sessions.randomElement(using: &random) ?? SceneSession()
      guard let event = EventGridTests.event(kind, to: session) else { continue }
      wasActive = app.application.applicationState == .active
      if Int.random(in: 0..<4, using: &random) == 0 { ask() }
      // What cannot happen now is refused, and changes nothing: see the grid of all events.
      try? app.application.send(event)
      compareStates("after it")
      if !app.application.isRunning { states = [:] }
    }
  }

  private func randomKind() -> SystemEvent.Kind {
    let kinds = SystemEvent.Kind.allCases.filter {
      $0.isPossible(whileRunning: app.application.isRunning)
    }
    let ends = kinds.filter { $0.effect == .endsProcess }
    let isLast = Int.random(in: 0..<40, using: &random) == 0
    let others = kinds.filter { !ends.contains($0) }
    return (isLast ? ends : others).randomElement(using: &random) ?? .launch
  }

  /// Asks for something, as an app does in any of its methods.
  private func ask() {
    let application = app.application
    let session = application.sessions.randomElement(using: &random) ?? SceneSession()
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where application.openSessions.count < 8:
      application.requestSceneSessionActivation(nil)
    case 1, 2: application.requestSceneSessionActivation(session)
    case 3: application.requestSceneSessionDestruction(session)
    case 4: application.requestSceneSessionRefresh(session)
    default: break
    }
  }

  private func check(_ call: String) {
    calls += 1
    let words = call.split(separator: ".").map(String.init)
    if let number = Int(words[0]), let session = session(number) { follow(words[1], of: session) }
    compareStates(call)
    if Int.random(in: 0..<12, using: &random) == 0 { ask() }
  }

  /// One scene's delegate hears nothing that its state does not allow.
  private func follow(_ call: String, of session: SceneSession) {
    let key = ObjectIdentifier(session)
    let state = states[key] ?? "unattached"
    guard let (from, to) = Self.legal[call], from.contains(state) else {
      return fault("\(session.number).\(call) in \(state)")
    }
    states[key] = to
  }

  private func compareStates(_ call: String) {
    let application = app.application
    let all = application.scenes.map(\.activationState)
    let active = all.count { $0 == .foregroundActive }
    if arrangement == .fullScreen, active > 1 { fault("\(call): \(active) scenes are active") }
    guard application.isRunning, !all.isEmpty || call == "after it" else { return }
    let most: Application.State =
      active > 0
      ? .active
      : all.contains(.foregroundInactive) ? .inactive : .background
    // While launching, there is no scene yet.
    if application.applicationState != most, !all.allSatisfy({ $0 == .unattached }) || all.isEmpty {
      fault("\(call): the app is \(application.applicationState), its scenes \(all)")
    }
    let staysInFront = [
      .newWindow, .show, .close, .openURL, .continue, .handoff, .shortcut, .notification,
    ].contains(kind)
    if staysInFront, wasActive, most == .background, application.openSessions.count > 1 {
      fault("\(call): nothing is in front")
    }
  }

  private func session(_ number: Int) -> SceneSession? {
    app.application.session(number)
  }

  private func fault(_ what: String) {
    if faults.count < 5 { faults.append("\(kind): \(what)") }
  }

  /// From where each call may come, and where it leads.
  private static let legal: [String: (from: Set<String>, to: String)] = [
    "willConnect": (["unattached"], "connected"),
    "willFG": (["connected", "background"], "inactive"),
    "didActive": (["inactive"], "active"),
    "willResign": (["active"], "inactive"),
    "didBG": (["inactive"], "background"),
    "didDisconnect": (["background", "inactive", "connected"], "unattached"),
  ]
}
