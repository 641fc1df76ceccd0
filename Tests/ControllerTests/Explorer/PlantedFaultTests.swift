import Controller
import Foundation
import Testing

@Suite("An explorer finds what was planted", .patience)
struct PlantedFaultTests {
  @Test(
    "Each is found by a shortest way of known length, and told in words that somebody has read")
  func found() throws {
    let now = try Self.faults.map { fault in
      let error = try #require(throws: ExplorerError.self, "\(fault.name)") {
        try fault.makeExplorer().explore()
      }
      #expect(error.invariant == fault.invariant, "\(fault.name): \(error)")
      #expect(error.way.count == fault.steps, "\(fault.name): \(error)")
      // The place in this test is no part of it, nor what one of the apps draws at random.
      let told = error.description.drop { $0 != " " }.dropFirst()
      return "# \(fault.name)\n\n\(told.replacing(/\d{12,}/, with: "(random)"))\n"
    }.joined(separator: "\n")

    let before = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"] == "accept" {
      try now.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let (new, old) = (Set(Self.lines(now)), Set(Self.lines(before)))
    let isSame = now == before
    #expect(
      isSame,
      """
      Accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter PlantedFault, and read it.
      New: \(new.subtracting(old).sorted().prefix(8))
      Gone: \(old.subtracting(new).sorted().prefix(8))
      """)
  }

  @Test("There are twenty at least, each with a name of its own")
  func many() {
    #expect(Set(Self.faults.map(\.name)).count >= 20)
  }

  private nonisolated static let faults =
    PlantedFault.inControllers + PlantedFault.inContainers + PlantedFault.inMemory
    + PlantedFault.inStores + PlantedFault.inFrontDoor + PlantedFault.unseen

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static let file = (1...3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "AppTests/Transcripts/Words/planted-faults.txt")
}
