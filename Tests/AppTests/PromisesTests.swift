import Foundation
import Testing

@Suite("What we promise", .patience, .onOwnThreads)
nonisolated struct PromisesTests {
  @Test("Every promise is on the page once, with what holds")
  func completeness() throws {
    let numbers = [("K", 7), ("P", 18), ("S", 5), ("D", 16), ("X", 6), ("T", 12), ("R", 12)]
    let all = numbers.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }

    #expect(try promises() == all)
  }

  @Test("Every promise's number is in the name of a test")
  func tests() throws {
    let words = try testNames().flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let said = Set(words.map(String.init))

    #expect(try promises().filter { !said.contains($0) } == [])
  }

  @Test("The five lines for one minute name promises")
  func minute() throws {
    let page = try Page("\(Page.catalogue)/Articles/What-Is-Stored.md")
    let lines = page.lines.drop { $0 != "## In one minute" }.prefix { $0 != "## Overview" }
    let points = lines.joined(separator: " ").split(separator: "- **")

    let promised = Set(try promises())
    #expect(points.count == 6)
    for point in points.dropFirst() {
      let ids = point.matches(of: /\b[A-Z][0-9]+\b/).map { String($0.output) }
      #expect(!ids.isEmpty && promised.isSuperset(of: ids), "\(point)")
    }
  }

  @Test("R8: The whole suite runs under either sanitizer, by one command")
  func sanitizers() throws {
    let command = Page.root.appendingPathComponent(".ci/sanitize").path
    let program = BuiltProgram(in: try TemporaryFolder())

    let outcome = try program.shell("bash \"$0\" none", [command])

    #expect(outcome.code == 64)
    expectPresent("usage: .ci/sanitize thread|address ", in: outcome.complaint)
    let last = try Page(".ci/sanitize").lines.last { !$0.isEmpty }
    expectPresent(#"swift test --skip-build --sanitize="$kind""#, in: last ?? "")
  }

  @Test("R10: no test asks for its turn, sleeps, or uses the home folder")
  func independence() throws {
    let needles = [
      ".serialized", "usleep(", "nanosleep(", ".sleep(", " sleep(", "NSHomeDirectory",
      "homeDirectoryForCurrentUser",
    ]
    let files = try Page.files(in: "Tests", endingWith: ".swift").filter { file in
      // What is measured or looked for is no test, and a kill is at any moment.
      !["Tests/Benchmarks/", "Tests/Fuzz/", "Tests/FaultProbe/"].contains(where: file.hasPrefix)
        && !["KillTests.swift", "PromisesTests.swift"].contains(where: file.hasSuffix)
    }

    #expect(files.count > 300)
    for file in files {
      let text = try Page(file).lines.joined(separator: "\n")
      for needle in needles where strstr(text, needle) != nil {
        Issue.record("\(file): \(needle)")
      }
    }
  }

  // MARK: - Fixtures

  /// The numbers of the rows that say what holds, in the page's order.
  private func promises() throws -> [String] {
    try Page("\(Page.catalogue)/Articles/Promises.md").lines.compactMap { line in
      line.wholeMatch(of: /\| ([A-Z][0-9]+) \| .+ \|/).map { String($0.1) }
    }
  }

  /// Every text in the tests' sources that could be the name of one.
  private func testNames() throws -> Set<String> {
    let root = Page.root.appendingPathComponent("Tests")
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let source = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      for match in source.matches(of: /@Test\(\s*"([^"]+)"/) {
        names.insert(String(match.output.1))
      }
    }
    return names
  }
}
