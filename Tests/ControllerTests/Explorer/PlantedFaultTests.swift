import Controller
import Foundation
import Model
import Testing
import View
import ViewText
import Workshop

@Suite("An explorer finds what was planted", .patience)
struct PlantedFaultTests {
  @Test(
    "Each is found by a shortest way of known length, and the first report is there in full"
  )
  func found() throws {
    for (index, fault) in Self.faults.enumerated() {
      let error = try #require(throws: ExplorerError.self, "\(fault.name)") {
        try fault.makeExplorer().explore()
      }
      #expect(error.invariant == fault.invariant, "\(fault.name): \(error)")
      #expect(error.way.count == fault.steps, "\(fault.name): \(error)")
      let failed = error.steps.map { $0.failure != nil }
      #expect(failed.firstIndex(of: true) == failed.indices.last, "only the last step failed")
      if error.invariant == Explorer.Invariant.rows.rawValue {
        // The state is that at the end of the way, wherever the walk has ended.
        let lines = error.steps.last?.screen?.drawn(in: .english).split(separator: "\n") ?? []
        #expect(!lines.isEmpty && Set(lines.map(String.init)).isSubset(of: error.state))
      }
      if index > 0 { continue }
      // The place in this test is no part of it, nor what one of the apps draws at random.
      let told = error.description.drop { $0 != " " }.dropFirst()
      try expect(
        String(told.replacing(/\d{12,}/, with: "(random)")), isAsIn: "planted-faults.txt")
    }
  }

  @Test("Each is found where nothing else is looked for, and not told where it is not looked for")
  func alone() throws {
    for fault in Self.faults
    where !PlantedFault.inFrontDoor.contains(where: { $0.name == fault.name }) {
      guard let invariant = Explorer.Invariant(rawValue: fault.invariant) else { continue }
      let (only, without) = (try fault.makeExplorer(), try fault.makeExplorer())
      // What is wrong in another language alone is seen only if languages are compared.
      only.invariants = only.makeTranslated == nil ? [invariant] : [invariant, .languages]
      without.invariants.remove(invariant)
      without.limits.comparisons = 0
      // These two are looked for when the walk is complete.
      if ![.effect, .wayBack].contains(invariant) { without.limits.states = 12 }

      let error = try #require(throws: ExplorerError.self, "\(fault.name)") { try only.explore() }

      #expect(error.invariant == fault.invariant && error.way.count == fault.steps, "\(error)")
      do { try without.explore() } catch {
        #expect(error.invariant != fault.invariant, "\(fault.name)")
      }
    }
  }

  @Test("There are twenty at least, each with a name of its own")
  func many() {
    #expect(Set(Self.faults.map(\.name)).count >= 20)
  }

  private nonisolated static let faults =
    PlantedFault.inControllers + PlantedFault.inContainers + PlantedFault.inMemory
    + PlantedFault.inStores + PlantedFault.inFrontDoor + PlantedFault.unseen
}
