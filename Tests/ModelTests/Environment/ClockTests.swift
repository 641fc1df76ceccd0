import Testing

@testable import Model
@testable import Workshop

@Suite("Clocks")
struct ClockTests {
  nonisolated private static let day: Int64 = 86_400_000

  @Test(
    "What has passed is what the uptime says, or the time of day if that says less",
    arguments: [
      ((1_000, 0), (1_500, 0), 0), ((1_000, 0), (1_500, 300), 300), ((1_000, 1), (1_500, 0), 500),
      ((1_000, 10), (5_000, 20), 10), ((1_000, 10), (1_005, 50), 5),
      ((2_000, 10), (1_000, 50), 40), ((1_000, 50), (2_000, 10), 1_000),
      ((1_000, 50), (1_000 + day - 1, 10), day - 1), ((1_000, 50), (1_000 + day, 10), nil),
      ((2_000, 50), (1_000, 10), nil), ((1_000, -1), (1_007, 10), 7),
      ((1_000, 10), (1_007, -1), 7), ((.min, 0), (.max, .max), .max), ((.min, -1), (.max, -1), nil),
      ((0, .min), (5, .max), 5), ((7, 7), (7, 7), 0),
    ] as [((Int64, Int64), (Int64, Int64), Int64?)])
  func passed(earlier: (Int64, Int64), later: (Int64, Int64), expected: Int64?) {
    let earlier = ClockReading(time: earlier.0, uptime: earlier.1)
    let later = ClockReading(time: later.0, uptime: later.1)

    #expect(later.milliseconds(since: earlier) == expected)
  }

  @Test(
    "What is older than a day is forgotten, and what no clock can tell is of now",
    arguments: [(0, true), (day - 1, true), (day, false), (day + 1, false)] as [(Int64, Bool)])
  func kept(age: Int64, isKept: Bool) {
    let then = ClockReading(time: 1_000, uptime: 1_000)
    let now = ClockReading(time: 1_000 + age, uptime: 1_000 + age)
    #expect(then.kept(at: now) == (isKept ? then : nil))
    let unknown = ClockReading(time: 999, uptime: 999)

    #expect(then.kept(at: unknown) == unknown)
  }

  @Test(
    "A clock that is set ahead moves its time and its uptime alike; no uptime stays none",
    arguments: [-1, 0, 7])
  func ahead(uptime: Int64) {
    let clocks = SystemClocks { ClockReading(time: 2_500, uptime: uptime) }.ahead { 1_000 }

    #expect(
      clocks.moment() == ClockReading(time: 3_500, uptime: uptime < 0 ? -1 : uptime + 1_000))
    #expect(clocks.secondsSince1970() == 3 && clocks.localSecondsSince1970() == 3)
  }

  @Test("An explorer's clock stands still, jumps forward, and no further than a century")
  func explorer() {
    let clock = ExplorerClock()
    #expect(clock.elapsed == 0 && clock.jumps == 0)
    let start = clock.clocks.moment()
    #expect(start == ClockReading(time: 1_700_000_000_000, uptime: 1_700_000_000_000))
    let before = clock.time

    clock.jump(by: 1.5)
    clock.jump(by: -1)
    #expect(clock.elapsed == 1_500 && clock.jumps == 2)
    #expect(clock.clocks.moment().uptime == 1_700_000_001_500)
    clock.jump(by: .infinity)
    #expect(clock.elapsed == 3_153_600_000_000)
    clock.jump(by: 1)
    #expect(clock.elapsed == 3_153_600_000_000 && clock.jumps == 4)
    clock.begin(at: before)

    #expect(clock.elapsed == 0 && clock.jumps == 0)
  }

  @Test("An explorer's clock begins no less than 30 days after 1970 began, and not after 9999")
  func beginning() {
    let times = [.min, 2_592_000, 2_592_001, 253_402_300_799, .max] as [Int64]

    #expect(
      times.map { ExplorerClock(time: $0).clocks.secondsSince1970() }
        == [2_592_000, 2_592_000, 2_592_001, 253_402_300_799, 253_402_300_799])
    #expect(ExplorerClock().clocks.localSecondsSince1970() == 1_700_000_000)
    #expect(ExplorerClock(secondsFromGMT: 60).clocks.localSecondsSince1970() == 1_700_000_060)
  }

  @Test("What is set ahead beyond all numbers stays at the last one")
  func overflow() {
    func ahead(_ reading: ClockReading, by milliseconds: Int64) -> ClockReading {
      SystemClocks { reading }.ahead { milliseconds }.moment()
    }
    let (last, first) = (ClockReading(time: .max, uptime: 5), ClockReading(time: .min, uptime: 5))

    #expect(ahead(last, by: 1) == ClockReading(time: .max, uptime: 6))
    #expect(ahead(first, by: -1) == ClockReading(time: .min, uptime: 4))
  }
}
