import Testing

/// Random changes of controllers in each other, also from within their callbacks.
///
/// A failure names its seed; `VESTIBULE_SEED=seed swift test --filter RandomContainers` walks that
/// way again.
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
}
