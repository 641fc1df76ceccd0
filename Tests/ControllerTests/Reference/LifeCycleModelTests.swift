import Model
import Testing

@testable import Controller
@testable import Workshop

/// The app and the reference model make the same calls, step by step.
///
/// A failure names its seed and the shortest way that was found:
/// `VESTIBULE_SEED=seed swift test --filter LifeCycleModel` walks that way again.
@Suite("The life cycle and its reference model")
struct LifeCycleModelTests {
  @Test("Random events: each has the calls of the model, or is refused by both", arguments: seeds)
  func walks(_ seed: UInt64) {
    let steps = Walk.randomSteps(seed)
    guard Walk.difference(seed, steps) != nil else { return }
    let way = Walk.shortest(seed, steps)
    let difference = Walk.difference(seed, way) ?? ""
    Issue.record("seed \(seed): \(way): \(difference)")
  }

  @Test(
    "Every two events after each start: each has the calls of the model",
    arguments: SystemEvent.Kind.modeled)
  func pairs(_ first: SystemEvent.Kind) {
    let starts: [[SystemEvent.Kind]] = [
      [], [.newWindow], [.newWindow, .home], [.home, .suspend],
    ]
    for seed in UInt64(3)..<6 {
      for start in starts {
        for second in SystemEvent.Kind.modeled {
          let steps = ([.launch] + start + [first, second]).map { Step(kind: $0, window: 1) }
          #expect(Walk.difference(seed, steps) == nil, "\(seed): \(steps)")
        }
      }
    }
  }

  private nonisolated static let seeds = TestSeed.fixed
}

extension SystemEvent.Kind {
  /// What the models know: what comes from another device, and touches on notifications, are in the
  /// grid of all events and on the page Whatever-Arrives.
  fileprivate nonisolated static let modeled = allCases.filter {
    ![.handoff, .notification].contains($0)
  }
}

private struct Step: CustomStringConvertible {
  let kind: SystemEvent.Kind
  let window: Int

  var description: String { kind.need == .window ? "\(kind) \(window)" : "\(kind)" }
}

private enum Model {
  case scenes(LifeCycleModel)
  case classic(ClassicModel)

  mutating func send(_ step: Step) -> [String]? {
    switch self {
    case .scenes(var model):
      defer { self = .scenes(model) }
      return model.send(step.kind, step.window)
    case .classic(var model):
      defer { self = .classic(model) }
      return model.send(step.kind)
    }
  }
}

/// One way through both, in an app that the seed chooses.
private final class Walk {
  private var app: TracedApplication
  private var model: Model

  init(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var policy = LifeCyclePolicy()
    policy.arrangement = Self.arrangements[Int(seed % 2)]
    policy.closingInSwitcher =
      LifeCyclePolicy.ClosingInSwitcher.allCases.randomElement(using: &random)
      ?? .backgroundThenDiscard
    policy.lastWindow = seed % 3 == 0 ? .isDiscarded : .terminates
    policy.keepsRestorationAfterClosing = .random(using: &random)
    policy.supportsMultipleScenes = seed % 5 != 4
    let hasScenes = seed % 6 != 5
    let script = Script()
    let keepsActivity = Bool.random(using: &random)
    if keepsActivity { script.activity = UserActivity(activityType: "tea") }
    app = TracedApplication(hasScenes ? .windows : .classic, policy: policy, script: script)
    model =
      hasScenes
      ? .scenes(LifeCycleModel(policy, keepsActivity: keepsActivity))
      : .classic(ClassicModel(policy))
  }

  private static let arrangements = LifeCyclePolicy.Arrangement.allCases

  /// Events that mostly can happen, as a random choice among all would mostly be refused.
  static func randomSteps(_ seed: UInt64) -> [Step] {
    var random = SplitMix(seed: ~seed)
    var model = Walk(seed).model
    var windows = 0
    return (0..<160).map { _ in
      var step = Step(kind: .launch, window: 1)
      for _ in 0..<8 {
        let kind = SystemEvent.Kind.modeled.randomElement(using: &random) ?? .launch
        // The end of a process, and a fifth window, are rare: else walks do not get far.
        let isRare = kind.effect == .endsProcess || kind == .newWindow && windows > 3
        if isRare, Int.random(in: 0..<4, using: &random) > 0 { continue }
        step = Step(kind: kind, window: .random(in: 1...4, using: &random))
        var trial = model
        if trial.send(step) != nil { break }
      }
      if step.kind == .newWindow { windows += 1 }
      _ = model.send(step)
      return step
    }
  }

  /// The first step at which both differ.
  static func difference(_ seed: UInt64, _ steps: [Step]) -> String? {
    let walk = Walk(seed)
    for step in steps {
      let expected = walk.model.send(step)
      let actual = walk.send(step)
      if actual != expected {
        return "\(actual ?? ["refused"]), not \(expected ?? ["refused"])"
      }
    }
    return nil
  }

  /// The way without the steps that it needs not to differ.
  static func shortest(_ seed: UInt64, _ steps: [Step]) -> [Step] {
    for index in steps.indices {
      var fewer = steps
      fewer.remove(at: index)
      if difference(seed, fewer) != nil { return shortest(seed, fewer) }
    }
    return steps
  }

  private func send(_ step: Step) -> [String]? {
    // The next process has what this one has stored, and nothing else.
    if step.kind == .launch, !app.application.isRunning { app = app.nextProcess() }
    let session = app.application.session(step.window) ?? SceneSession()
    guard let event = EventGridTests.event(step.kind, to: session) else { return nil }
    do {
      return try app.send(event, kinds: [.delegates, .notifications])
    } catch {
      return app.heard([.delegates, .notifications]) == [] ? nil : ["refused with calls"]
    }
  }
}
