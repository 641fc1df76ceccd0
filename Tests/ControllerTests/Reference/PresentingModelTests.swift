import Controller
import Model
import Testing
import View

/// Controllers and the reference model of presenting: the same calls, step by step.
@Suite("Presenting and its reference model", .patience)
struct PresentingModelTests {
  @Test("Random presentations, dismissals and roots have the calls of the model", arguments: seeds)
  func walks(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var model = PresentingModel()
    let stage = PresentingStage()
    var way = [stage.setRoot("A")]
    #expect(stage.trace.take() == model.setRoot("A"))

    for number in 1...40 {
      let (name, index) = ("B\(number)", Int.random(in: 0..<model.chain.count, using: &random))
      let expected: [String]
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        way.append(stage.setRoot(name))
        expected = model.setRoot(name)
      case 1...4 where model.chain.count < 6:
        let covers = Bool.random(using: &random)
        way.append(stage.present(name, covering: covers))
        expected = model.present(name, covering: covers)
      case _ where index < model.chain.count - 1:
        way.append(stage.dismiss(above: index))
        expected = model.dismiss(above: index)
      default: continue
      }
      let actual = stage.trace.take()
      #expect(actual == expected, "seed \(seed): \(way)")
      guard actual == expected else { return }
    }
  }

  private nonisolated static let seeds = TestSeed.fixed
}

/// A window that says what is done to it.
private final class PresentingStage {
  let trace = Trace()
  private let window = Window(view: WindowView(), log: EventLog())

  /// The root, and what each has presented.
  private var chain: [ViewController] {
    Array(sequence(first: window.rootViewController) { $0?.presentedViewController })
      .compactMap(\.self)
  }

  func setRoot(_ name: String) -> String {
    let isFirst = window.rootViewController == nil
    window.rootViewController = TracingController(name, trace)
    if isFirst { window.makeKeyAndVisible() }
    return "root \(name)"
  }

  func present(_ name: String, covering: Bool) -> String {
    let style: ModalPresentationStyle = covering ? .fullScreen : .pageSheet
    chain.last?.present(TracingController(name, trace, style: style), animated: false)
    return "present \(name) \(style)"
  }

  func dismiss(above index: Int) -> String {
    chain[index].dismiss(animated: false)
    return "dismiss above \(index)"
  }
}
