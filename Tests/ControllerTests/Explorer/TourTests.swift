import Model
import Testing
import VestibuleTesting
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("A walk goes on from where the app is", .scenario, .patience)
struct TourTests {
  @Test(
    "It sees what a walk sees that comes to each step by the shortest way, and launches more seldom",
    arguments: [FrontDoorWalk.short[3], FrontDoorWalk.short[5]])
  func same(_ walk: FrontDoorWalk) throws {
    let (tour, launches) = try Self.walk(walk, isTour: true)
    let (other, otherLaunches) = try Self.walk(walk, isTour: false)

    #expect(tour.failures.isEmpty && !tour.isDoubtful)
    #expect(tour.report.progress.states == other.report.progress.states)
    #expect(tour.report.progress.transitions == other.report.progress.transitions)
    #expect(tour.report.progress.depth == other.report.progress.depth)
    #expect(tour.report.dot == other.report.dot)
    #expect(tour.report.methods == other.report.methods)
    // What it has found ahead is written down as one after the other would have.
    #expect(tour.report.record == other.report.record && tour.report.record != nil)
    #expect(launches < otherLaunches * 3 / 4, "\(launches) launches, \(otherLaunches)")
  }

  @Test("A misuse that only a longer way leads to is told with both ways")
  func misuse() throws {
    let explorer = exploring { _, log in
      var (isOdd, isTurned) = (false, false)
      let root = PlainController("Root")
        .button("Turn") { root in
          (isOdd, isTurned) = (!isOdd, true)
          root.show(isOdd ? "Odd" : "Even")
        }
        .button("Look") { _ in
          if isTurned, !isOdd { log.report("Something is wrong.", from: "Root") }
        }
      root.show("Even")
      return root
    }
    explorer.alphabet.events = [.crash]
    explorer.invariants.remove(.effect)
    explorer.limits.comparisons = 0

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
    #expect(error.way.map(\.description) == ["launch the app", "touch \"Look\""])
    #expect(
      error.otherWay?.map(\.description) == [
        "launch the app", "touch \"Turn\"", "touch \"Turn\"", "touch \"Look\"",
      ])
  }

  @Test("Who is told each step before it is taken is told the shortest ways")
  func told() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.limits.comparisons = 0
    var longest = 0
    explorer.onStep = { longest = max(longest, $0.count) }

    let report = try explorer.explore()

    // After a launch come a crash and another launch, to compare them.
    #expect(longest <= report.progress.depth + 3)
  }

  @Test("What it finds ahead ends where the states do that are wanted")
  func limit() throws {
    var highest = 0
    let explorer = exploring { _, _ in
      var count = 0
      let add = { (root: PlainController, number: Int) in
        count += number
        highest = max(highest, count)
        root.show("\(count)")
      }
      return PlainController("Root")
        .button("One") { add($0, 1) }
        .button("Two") { add($0, 2) }
    }
    explorer.alphabet.events = [.crash]
    explorer.limits.states = 5
    explorer.limits.comparisons = 0

    let report = try explorer.explore()

    #expect(report.progress.states >= 5)
    #expect(highest <= 5 * 2)
  }

  @Test("What is found ahead counts for who comes to its state alike, and each step is tried once")
  func ahead() {
    typealias Place = StateWalker.Place
    let (here, otherwise) = (Place(state: 1, wayMark: 7), Place(state: 1, wayMark: 8))
    var (ahead, asked) = (FoundAhead(), 0)
    let steps = { () -> [Explorer.Step] in
      asked += 1
      return [.launch, .event(.home)]
    }

    let none = ahead.nextStep(from: here, of: nil)
    let first = ahead.nextStep(from: here, of: steps)
    #expect(none == nil && first == .launch && ahead.hasUntried(1) && !ahead.hasUntried(2))
    ahead.add(.init(step: .launch, fingerprint: 2, newState: nil, touch: nil), from: here)
    let elsewhere = ahead.nextStep(from: otherwise, of: steps)
    let second = ahead.nextStep(from: here, of: steps)
    let third = ahead.nextStep(from: here, of: steps)
    #expect(elsewhere == nil && second == .event(.home) && third == nil && asked == 1)
    #expect(!ahead.hasUntried(1))
    #expect(ahead.edges(of: here).map(\.target) == [2] && ahead.edges(of: otherwise).isEmpty)

    var other = ahead
    let (own, others) = (ahead.takeOutcomes(of: here), other.takeOutcomes(of: otherwise))
    let again = ahead.takeOutcomes(of: here)
    #expect(own.keys.map(\.self) == [.launch] && others.isEmpty && again.isEmpty)
  }

  private static func walk(_ walk: FrontDoorWalk, isTour: Bool) throws -> (Walk, launches: Int) {
    let explorer = try walk.makeExplorer()
    // No comparison of second ways, which launches too.
    explorer.limits.comparisons = 0
    explorer.isRecorded = true
    var launches = 0
    explorer.onStep = { way in if way.last?.isLaunch == true { launches += 1 } }
    let walk = Walk(explorer, isTour: isTour)
    walk.run()
    return (walk, launches)
  }
}
