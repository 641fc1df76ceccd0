import Model
import Testing
import View

@testable import Controller

/// A window and its reference model: the same calls and misuses, act by act.
@Suite("A window and its reference model", .patience)
struct WindowModelTests {
  @Test(
    "Random changes of windows, also in the middle of calls, make the calls of the model",
    arguments: seeds)
  func walks(_ seed: UInt64) {
    let way = WindowWay(seed: seed)
    guard way.difference != nil else { return }
    let shortest = way.shortest
    Issue.record(
      "seed \(seed): \(shortest.acts), in calls \(shortest.reactions): \(shortest.difference ?? "")"
    )
  }

  @Test("Each act in the middle of each call of each act has the calls of the model")
  func pairs() {
    let (starts, acts) = (Self.starts, Self.acts)
    for start in starts {
      for act in acts {
        for reaction in acts {
          for call in 1...16 {
            let way = WindowWay(
              acts: start + [act, .hide(true), .hide(false)],
              reactions: [WindowWay.calls(of: start) + call: reaction])
            #expect(way.difference == nil, "\(way.acts), \(reaction) in the middle of \(call)")
          }
        }
      }
    }
  }

  private nonisolated static let seeds = TestSeed.named ?? Array(1...1_000)

  private static let starts: [[WindowModel.Act]] = [
    [.root("A"), .hide(false)],
    [.root("A"), .hide(false), .present("B", on: "A", covering: false)],
    [.root("A"), .hide(false), .present("B", on: "A", covering: true)],
    [.root("A"), .hide(false), .present("B", on: "A", covering: false), .hide(true)],
  ]

  private static let acts: [WindowModel.Act] = [
    .root("C"), .root(nil), .present("C", on: "A", covering: true),
    .present("C", on: "B", covering: true), .present("D", on: "C", covering: false),
    .dismiss("A"), .dismiss("B"), .dismiss("C"), .hide(true), .hide(false),
  ]
}

/// What is done to a window, and what in the middle of which call.
private struct WindowWay {
  var acts: [WindowModel.Act]
  var reactions: [Int: WindowModel.Act] = [:]

  init(acts: [WindowModel.Act], reactions: [Int: WindowModel.Act]) {
    (self.acts, self.reactions) = (acts, reactions)
  }

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    acts = [.root("A"), .hide(false)] + (0..<40).map { _ in Self.act(&random) }
    guard seed % 4 > 0 else { return }
    for _ in 0..<10 { reactions[.random(in: 1...80, using: &random)] = Self.act(&random) }
  }

  private static func act(_ random: inout SplitMix) -> WindowModel.Act {
    let name = names.randomElement(using: &random) ?? "A"
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return .root(name)
    case 2: return .root(Int.random(in: 0..<4, using: &random) == 0 ? nil : name)
    case 3..<10:
      let presenter = names.randomElement(using: &random) ?? "A"
      return .present(name, on: presenter, covering: .random(using: &random))
    case 10..<13: return .dismiss(name)
    default: return .hide(Int.random(in: 0..<3, using: &random) == 0)
    }
  }

  static let names = ["A", "B", "C", "D", "E"]

  static func calls(of acts: [WindowModel.Act]) -> Int {
    var model = WindowModel()
    for act in acts { model.perform(act) }
    return model.calls.count
  }

  /// The first act after which the window is not as the model says.
  var difference: String? {
    var model = WindowModel(reactions: reactions)
    let stage = HeardWindow(Self.names, reactions: reactions)
    for act in acts {
      model.perform(act)
      stage.perform(act)
      let states = [stage.state, "\(model.chain) \(model.shown) \(model.isHidden)"]
      let misuses = stage.misuses
      if stage.calls != model.calls || states[0] != states[1] || misuses != model.misuses {
        let same = zip(stage.calls, model.calls).prefix { $0 == $1 }.count
        return """
          \(act): \(states[0]), not \(states[1]), \(stage.calls.dropFirst(same)), not \
          \(model.calls.dropFirst(same)), \(misuses.suffix(2)), not \(model.misuses.suffix(2))
          """
      }
    }
    return nil
  }

  /// The way without the acts that it needs not to differ.
  var shortest: WindowWay {
    for index in acts.indices {
      var fewer = self
      fewer.acts.remove(at: index)
      if fewer.difference != nil { return fewer.shortest }
    }
    for call in reactions.keys.sorted() {
      var fewer = self
      fewer.reactions[call] = nil
      if fewer.difference != nil { return fewer.shortest }
    }
    return self
  }
}

/// A window that says what is done to it.
private final class HeardWindow {
  private(set) var calls: [String] = []
  private let log = EventLog()
  private let window: Window
  private let reactions: [Int: WindowModel.Act]
  private var controllers: [String: HeardController] = [:]

  init(_ names: [String], reactions: [Int: WindowModel.Act]) {
    self.reactions = reactions
    window = Window(view: WindowView(), log: log)
    for name in names { controllers[name] = HeardController(name, self) }
  }

  var misuses: [String] { log.diagnostics.map(\.text) }

  /// The root and what is presented, whose views are in the window, and whether that is hidden.
  var state: String {
    let shown = window.view.subviews.map { view in
      controllers.values.first { $0.viewIfLoaded === view }?.debugName ?? "-"
    }
    return "\(window.presentations.map(\.debugName)) \(shown) \(window.isHidden)"
  }

  func perform(_ act: WindowModel.Act) {
    switch act {
    case .root(let name): window.rootViewController = name.flatMap { controllers[$0] }
    case .present(let name, let presenter, let covers):
      guard let controller = controllers[name] else { return }
      controller.modalPresentationStyle = covers ? .fullScreen : .pageSheet
      controllers[presenter]?.present(controller, animated: false) { [unowned self] in
        call("\(name) presented")
      }
    case .dismiss(let name):
      let presented = controllers[name]?.presentedViewController?.debugName ?? name
      controllers[name]?.dismiss(animated: false) { [unowned self] in
        call("\(presented) dismissed")
      }
    case .hide(let hides): window.isHidden = hides
    }
  }

  func call(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { perform(act) }
  }
}

private final class HeardController: ViewController {
  private let name: String
  private unowned let stage: HeardWindow

  init(_ name: String, _ stage: HeardWindow) {
    (self.name, self.stage) = (name, stage)
    super.init()
  }

  override var debugName: String { name }

  private func hear(_ call: String) { stage.call("\(name).\(call)") }

  override func viewDidLoad() { hear("didLoad") }
  override func viewWillAppear(_ animated: Bool) { hear("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { hear("isAppearing") }
  override func viewWillLayoutSubviews() { hear("willLayout") }
  override func viewDidLayoutSubviews() { hear("didLayout") }
  override func viewDidAppear(_ animated: Bool) { hear("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { hear("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { hear("didDisappear") }
}
