import Testing

@testable import Benchmarks

@Suite("Pairing")
struct PairingTests {
  @Test("The ratio is the median of the pairs' ratios, not the ratio of medians")
  func ratio() {
    let pairing = Pairing([(10, 10), (40, 10), (300, 100)])

    #expect(pairing.ratio == 3)
    #expect(pairing.ratios == [1, 3, 4])
    #expect(pairing.a == 40)
    #expect(pairing.b == 10)
  }

  @Test("A drift that both follow leaves the ratio as it is")
  func drift() {
    let pairing = Pairing([(2, 1), (4, 2), (20, 10), (200, 100)])

    #expect(pairing.ratios == [2, 2, 2, 2])
  }

  @Test("Who goes first alternates, and the first round is not counted")
  func order() {
    var order = ""
    let pairs = Pairing.pairs(3) { isA in
      order += isA ? "A" : "B"
      return Double(order.count)
    }

    #expect(order == "ABBAABBA")
    #expect(pairs.map(\.a) == [4, 5, 8])
    #expect(pairs.map(\.b) == [3, 6, 7])
  }

  @Test("When patience is at its end, three pairs will do")
  func patience() {
    #expect(Pairing.pairs(100, within: 0) { _ in 1 }.count == 3)
    #expect(Pairing.pairs(100, within: 60) { _ in 1 }.count == 100)
  }

  @Test(
    "The median is the number in the middle, or the mean of the two that are",
    arguments: [([3.0, 1.0, 2.0], 2.0), ([4.0, 1.0, 3.0, 2.0], 2.5), ([7.0], 7.0)])
  func median(numbers: [Double], median: Double) {
    #expect(numbers.median == median)
  }

  @Test("Time is that of one run, and tidying up is not in it")
  func time() throws {
    var (runs, isTidied) = (0, false)
    let work = Work(
      { runs += 1 }, by: .processor,
      tidy: {
        isTidied = true
        let start = Stopwatch.processor.now
        while Stopwatch.processor.now - start < 20e6 {}
      })

    let time = try work.time(100)

    #expect(runs == 100 && isTidied)
    #expect(time > 0 && time < 200_000, "20 ms in 100 runs would be 200,000 ns each")
  }
}
