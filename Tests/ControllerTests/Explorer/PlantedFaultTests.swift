import Controller
import Testing

@Suite("An explorer finds what was planted", .patience)
struct PlantedFaultTests {
  @Test("Each fault is found, by a shortest way of known length", arguments: faults)
  func found(_ fault: PlantedFault) throws {
    let explorer = try fault.makeExplorer()

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == fault.invariant, "\(error)")
    #expect(error.way.count == fault.steps, "\(error)")
  }

  @Test("There are twenty at least, each with a name of its own")
  func many() {
    #expect(Set(Self.faults.map(\.name)).count >= 20)
  }

  private nonisolated static let faults =
    PlantedFault.inControllers + PlantedFault.inContainers + PlantedFault.inMemory
    + PlantedFault.inStores + PlantedFault.inFrontDoor + PlantedFault.unseen
}
