import Controller
import Model
import Observation
import Testing
import View
import Workshop

@Suite("The reference model of observation", .patience)
struct TrackingModelTests {
  @Test("In random walks each call is made when the model makes it", arguments: TestSeed.fixed)
  func walks(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let values = Values()
    let reads = (0..<3).map { _ in Self.properties(&random) }
    var model = TrackingModel(reads: reads)
    var calls: [Int] = []
    let controllers = reads.enumerated().map { index, reads in
      ReadingController(values, reads) { calls.append(index) }
    }
    let window = TestWindow(controllers[0])
    controllers[0].present(controllers[1], animated: false)
    controllers[1].present(controllers[2], animated: false)
    model.show(true)
    #expect(calls == model.takeCalls())

    for step in 0..<200 {
      calls = []
      var done = ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let isShown = window.window.isHidden
        window.window.isHidden = !isShown
        model.show(isShown)
        done = "show \(isShown)"
      case 1:
        let index = Int.random(in: 0..<3, using: &random)
        let properties = Self.properties(&random)
        controllers[index].reads = properties
        model.read(properties, in: index)
        done = "\(index) reads \(properties.sorted())"
      default:
        let steps = (0...Int.random(in: 0..<3, using: &random)).map { _ in Self.step(&random) }
        window.window.view.turn?.run { for step in steps { take(step, values, controllers) } }
        model.turn(steps)
        done = "\(steps)"
      }
      let expected = model.takeCalls()
      #expect(calls == expected, "seed \(seed), step \(step): \(done)")
      if calls != expected { return }
    }
  }

  private func take(
    _ step: TrackingModel.Step, _ values: Values, _ controllers: [ReadingController]
  ) {
    switch step {
    case .change(let property): values.change(property)
    case .request(let index): controllers[index].setNeedsUpdateProperties()
    case .force(let index): controllers[index].updatePropertiesIfNeeded()
    }
  }

  private static func properties(_ random: inout SplitMix) -> Set<Int> {
    Set((0..<3).filter { _ in Bool.random(using: &random) })
  }

  private static func step(_ random: inout SplitMix) -> TrackingModel.Step {
    let index = Int.random(in: 0..<3, using: &random)
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: .request(controller: index)
    case 1: .force(controller: index)
    default: .change(property: index)
    }
  }
}

/// Three properties.
@Observable
private final class Values {
  private var first = 0
  private var second = 0
  private var third = 0

  func read(_ property: Int) -> Int { property == 0 ? first : property == 1 ? second : third }

  func change(_ property: Int) {
    switch property {
    case 0: first += 1
    case 1: second += 1
    default: third += 1
    }
  }
}

private final class ReadingController: ViewController {
  var reads: Set<Int>
  private let values: Values
  private let wasCalled: () -> Void

  init(_ values: Values, _ reads: Set<Int>, _ wasCalled: @escaping () -> Void) {
    (self.values, self.reads, self.wasCalled) = (values, reads, wasCalled)
    super.init()
  }

  override func updateProperties() {
    wasCalled()
    for property in reads { _ = values.read(property) }
  }
}
