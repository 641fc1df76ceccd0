import Testing
import ViewKit
import ViewText

@testable import Benchmarks

@Suite("Growth")
struct GrowthTests {
  @Test(
    "The slope is the power with which the cost grows",
    arguments: [
      ([5.0, 5.0], 0.0), ([5.0, 50.0], 1.0), ([5.0, 500.0], 2.0), ([50.0, 5.0], -1.0),
    ])
  func slope(costs: [Double], slope: Double) {
    #expect(abs(curve(costs).slope - slope) < 1e-9)
  }

  @Test("The slope is that of the steepest step, wherever it is")
  func steepest() {
    #expect(abs(curve([1000, 1001, 1100, 11_000]).slope - 1) < 1e-9)
    #expect(abs(curve([1, 100, 100, 101]).slope - 2) < 1e-9)
  }

  @Test("A round in which all was slow leaves the slope as it is")
  func drift() {
    let growth = Growth(name: "some lines", sizes: [1, 10]) { _ in Work {} }
    let curve = Curve(growth: growth, rounds: [[1, 10], [2, 20], [100, 1000]])

    #expect(abs(curve.slope - 1) < 1e-9)
    #expect(curve.costs == [2, 20])
  }

  @Test("What grows faster than it may is broken; what is only shown never is")
  func limit() {
    #expect(curve([1, 10]).isKept)
    #expect(!curve([1, 20]).isKept)
    #expect(curve([1, 20], must: nil).isKept)
  }

  @Test("Every size is measured as often as the others, in turn")
  func turns() throws {
    var order: [Int] = []
    let growth = Growth(name: "nothing", sizes: [1, 10]) { size in
      Work {
        if order.last != size { order.append(size) }
      }
    }

    let curve = try growth.measure(rounds: 3)

    #expect(order == [1, 10, 1, 10, 1, 10], "tried out, there, and back and there again")
    #expect(curve.costs.count == 2)
  }

  @Test("A row fits a terminal of 100 columns")
  func row() {
    let curve = curve([1.23e3, 1.23e6, 1.23e9, 9.1e9])

    #expect(curve.row.count <= 100)
    #expect(curve.row.contains("1: 1.23 µs") && curve.row.contains("1k: 9.10 s"))
  }

  // MARK: - Fixtures

  private func curve(_ costs: [Double], must: Double? = 1.1) -> Curve {
    let sizes = [1, 10, 100, 1000].prefix(costs.count)
    return Curve(
      growth: Growth(name: "some lines", must: must, sizes: Array(sizes)) { _ in Work {} },
      rounds: [costs])
  }
}
