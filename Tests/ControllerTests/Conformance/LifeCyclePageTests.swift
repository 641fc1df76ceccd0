import Controller
import Foundation
import Testing
import Workshop

/// The table of the catalogue's page about the life cycle, written by the framework itself.
@Suite("The life cycle's page")
struct LifeCyclePageTests {
  @Test("Its table is what happens, event by event and state by state")
  func table() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = try #require(lines.firstIndex { $0.hasPrefix("| action |") })
    let end = try #require(lines[head...].firstIndex(of: ""))

    let rows = try EventGridTests.eventNames.map(row)

    if ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"] == "accept" {
      let accepted = lines[...(head + 1)] + rows + lines[end...]
      try accepted.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(
      Array(lines[(head + 2)..<end]) == rows,
      "accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter LifeCyclePage")
  }

  private static let file = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources/App/Vestibule/Vestibule.docc/Articles/The-Life-Cycle.md")

  private static let columns: [Standing] = [
    .active, .inactive, .background, .suspended, .notRunning,
  ]

  private func row(_ name: String) throws -> String {
    let cells = try Self.columns.map { standing in
      let traced = try standing.reach()
      let event = try #require(EventGridTests.event(name, to: traced.session(1)))
      do throws(LifeCycleError) {
        let calls = try traced.send(event).map(Self.short)
        return calls.isEmpty ? "–" : calls.joined(separator: ", ")
      } catch {
        return "*\(Self.reason(error))*"
      }
    }
    return "| \(name) | \(cells.joined(separator: " | ")) |"
  }

  /// A call without the state that is seen in it, and without the number of the only window.
  private static func short(_ call: String) -> String {
    var name = String(call.prefix { $0 != " " })
    for known in ["app.", "1."] where name.hasPrefix(known) { name.removeFirst(known.count) }
    return name
  }

  private static func reason(_ error: LifeCycleError) -> String {
    switch error {
    case .notRunning: "not running"
    case .alreadyRunning: "running"
    case .wrongState: "not in this state"
    default: "no"
    }
  }
}
