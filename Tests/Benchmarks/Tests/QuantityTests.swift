import Testing

@testable import Benchmarks

@Suite("Quantity")
struct QuantityTests {
  @Test(
    "A cost has three digits and the unit that suits it",
    arguments: [
      (0.5, "0.50 ns"), (29.04, "29.0 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"),
      (12_345, "12.3 µs"), (6.5e8, "650 ms"), (1.2e9, "1.20 s"), (9.9e10, "99.0 s"),
    ])
  func nanoseconds(value: Double, text: String) {
    #expect("\(Quantity(value, .nanoseconds))" == text)
  }

  @Test("Bytes and instructions are counted whole as long as they are few")
  func whole() {
    #expect("\(Quantity(718, .bytes))" == "718 B")
    #expect("\(Quantity(2.19e7, .bytes))" == "21.9 MB")
    #expect("\(Quantity(316, .instructions))" == "316 i")
    #expect("\(Quantity(26_300, .instructions))" == "26.3 ki")
  }

  @Test(
    "Long numbers are grouped", arguments: [(10, "10"), (1000, "1,000"), (1_000_000, "1,000,000")])
  func grouped(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
