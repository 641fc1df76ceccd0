import Foundation
import Testing

/// Random changes of controllers in each other, also from within their callbacks.
///
/// A failure names its seed and its steps; `VESTIBULE_SEED=seed swift test --filter RandomContainers`
/// walks that way again.
@Suite("Random pushes, tabs, children and presentations", .patience)
struct RandomContainersTests {
  @Test(
    "8, 9, 10 [D][C] In whatever order, callbacks alternate, and what is in front has appeared",
    arguments: TestSeed.walks)
  func walk(_ seed: UInt64) {
    let walk = ContainerWalk(seed)

    walk.take(steps: 200)

    #expect(walk.faults == [], "seed \(seed)")
  }

  @Test("8.7 [C] Whatever callbacks do, they are balanced, and who is seen has appeared")
  func walkInCallbacks() {
    walkInCallbacks(TestSeed.fixed)
  }

  @Test(
    "8.7 [C] Whatever callbacks do, calls stay balanced with twenty thousand new seeds: in minutes",
    .enabled(if: ProcessInfo.processInfo.environment["VESTIBULE_FAULTS"] == "long"))
  func long() {
    walkInCallbacks((0..<10_000).map { _ in .random(in: 0...UInt64.max) })
    walkInCallbacks((0..<10_000).map { _ in .random(in: 0...UInt64.max) }, .wild)
  }

  private func walkInCallbacks(
    _ seeds: [UInt64], _ eagerness: ContainerWalk.Eagerness = .eager
  ) {
    var failures = 0
    for seed in seeds where failures < 5 {
      let walk = ContainerWalk(seed, eagerness)

      walk.take(steps: 40)

      if !walk.faults.isEmpty {
        failures += 1
        Issue.record(
          "seed \(seed), \(eagerness): \(walk.faults)\n\(walk.steps.suffix(3).joined(separator: "\n"))"
        )
      }
    }
  }
}
