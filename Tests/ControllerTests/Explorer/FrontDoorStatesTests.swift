import Controller
import Testing

@Suite("Every state of the front door", .scenarios, .patience)
struct FrontDoorStatesTests {
  @Test("Whatever is done, all holds", arguments: FrontDoorWalk.all)
  func walk(_ walk: FrontDoorWalk) throws {
    let report = try walk.makeExplorer().explore()
    print(walk.name, report, report.progress.time, report.progress.transitionsPerSecond)

    #expect(report.limit == nil)
  }
}
