import Testing

@testable import Benchmarks

@Suite("Verdict")
struct VerdictTests {
  @Test("A budget is kept up to its limit and broken above it", arguments: [2.9, 3.0, 3.1])
  func limit(ratio: Double) {
    #expect(verdict(ratio, must: 3).isKept == (ratio <= 3))
  }

  @Test("What reaches the aim too is good", arguments: [1.9, 2.0, 2.1])
  func aim(ratio: Double) {
    let budget = Budget(name: "flow", reference: "bare Swift", must: 3, aim: 2) { Pairing([]) }
    let verdict = Verdict(budget: budget, pairing: Pairing([(ratio, 1)]))

    #expect(verdict.isGood == (ratio <= 2))
    #expect(verdict.row.hasSuffix(ratio <= 2 ? "good" : "kept"))
  }

  @Test("What has no limit cannot be broken")
  func shown() {
    #expect(verdict(1_000_000, must: nil).isKept)
  }

  @Test("A figure that is no number breaks its budget")
  func nonsense() {
    #expect(!verdict(.nan, must: 3).isKept)
  }

  @Test("A row says the median, the least and the most ratio, the limit and both costs")
  func row() {
    let verdict = Verdict(
      budget: Budget(name: "flow", reference: "bare Swift", must: 3) { Pairing([]) },
      pairing: Pairing([(8000, 2000), (9000, 2000), (2000, 2000)]))

    let words = verdict.row.split { $0 == " " }

    #expect(
      words == [
        "flow", "bare", "Swift", "4.00", "1.00", "4.50", "3.00", "8.00", "µs", "2.00", "µs",
        "BROKEN",
      ])
    #expect(verdict.row.count <= 100 && Table.header.count <= 100)
  }

  @Test("What a program reads says the same")
  func json() {
    let json = verdict(4, must: 3).json

    #expect(json["ratio"] as? Double == 4)
    #expect(json["must"] as? Double == 3)
    #expect(json["kept"] as? Bool == false)
    #expect(json["unit"] as? String == "ns")
    #expect(verdict(4, must: nil).json["must"] == nil)
  }

  // MARK: - Fixtures

  private func verdict(_ ratio: Double, must: Double?) -> Verdict {
    let pairing = Pairing([(ratio, 1)])
    return Verdict(
      budget: Budget(name: "flow", reference: "bare Swift", must: must) { pairing },
      pairing: pairing)
  }
}
