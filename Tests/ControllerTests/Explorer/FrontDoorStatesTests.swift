import Controller
import Foundation
import Testing
import VestibuleTesting
import ViewKit
import Workshop

/// Walks through the front door, and compares what was seen with the catalogue's page.
@Suite("Every state of the front door", .scenario, .patience)
struct FrontDoorStatesTests {
  @Test("Whatever is done all holds, and the page Front-Door-States says what was seen")
  func page() throws {
    let walks = try FrontDoorWalk.short.map { walk in (walk, try walk.makeExplorer().explore()) }

    for (walk, report) in walks { #expect(report.limit == nil, "\(walk.name)") }
    var page = try Page()
    page.replace(after: "|---|---|---|---|", with: walks.map(Self.row))
    page.replace(after: "```mermaid", with: Self.lines(walks[1].1.mermaid))
    page.replace(after: "|---|---|", with: Self.methods(walks.map(\.1)))
    page.replace(
      after: "|:--|:--|:--|",
      with: UnvisitedTransitions(by: walks.map(\.1), without: try TranscriptTransitions.read()).rows
    )
    if ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"] == "accept" { try page.write() }
    #expect(
      page.lines == page.original,
      "accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter FrontDoorStates")
  }

  @Test(
    "All holds with more texts, events and windows at once: this takes minutes",
    .enabled(if: ProcessInfo.processInfo.environment["VESTIBULE_FAULTS"] == "long"),
    arguments: FrontDoorWalk.long)
  func long(_ walk: FrontDoorWalk) throws {
    let explorer = try walk.makeExplorer()

    let report = try explorer.explore()

    #expect(report.limit == nil || explorer.limits.states < .max)
  }

  private static func row(_ walk: FrontDoorWalk, _ report: Explorer.Report) -> String {
    let progress = report.progress
    return "| \(walk.name) | \(progress.states) | \(progress.transitions) | \(progress.depth) |"
  }

  /// A row for each class, with its methods.
  private static func methods(_ reports: [Explorer.Report]) -> [String] {
    let names = reports.reduce(into: Set<String>()) { $0.formUnion($1.methods) }
      .map { $0.split(separator: ".", maxSplits: 1).map(String.init) }
    return Dictionary(grouping: names) { $0[0] }.sorted { $0.key < $1.key }.map { name, methods in
      "| \(name) | \(methods.map { $0[1] }.sorted().joined(separator: ", ")) |"
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}

/// The page of the catalogue.
private struct Page {
  let original: [String]
  var lines: [String]

  init() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    original = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = original
  }

  /// Replaces the lines after a line, up to the end of its table or block.
  mutating func replace(after head: String, with new: [String]) {
    guard let start = lines.firstIndex(of: head),
      let end = lines[(start + 1)...].firstIndex(where: { $0.isEmpty || $0 == "```" })
    else { return }
    lines.replaceSubrange((start + 1)..<end, with: new)
  }

  func write() throws {
    try lines.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
  }

  private static let file = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources/App/Vestibule/Vestibule.docc/Articles/Front-Door-States.md")
}
