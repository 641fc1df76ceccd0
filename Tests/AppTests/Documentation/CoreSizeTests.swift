import Foundation
import Testing

/// The core stays small enough to be read, and pages say how small.
@Suite("The size of the core", .patience, .onOwnThreads)
nonisolated struct CoreSizeTests {
  /// What the core has at most: to be lowered with what leaves, to 7,500 lines in 140 files.
  private static let most = [8_260, 110]

  @Test("The core has no more lines and files than README and the page say")
  func core() throws {
    let core = try #require(try Self.rooms()["Core"])

    #expect(core.files <= Self.most[1])
    #expect(core.lines <= Self.most[0])
    for path in ["README.md", Self.page] {
      let said = try Page(path).prose.firstMatch(of: /([\d,]+) lines in ([\d,]+) files/)
      #expect(said.map { [Self.number($0.1), Self.number($0.2)] } == Self.most, "\(path)")
    }
  }

  @Test("The page has twenty files and every room, each figure off by at most a tenth")
  func figures() throws {
    let (page, rooms) = (try Page(Self.page), try Self.rooms())
    let sources = try Page.files(in: "Sources", endingWith: ".swift")
    var (lines, wrong, count) = (page.lines, [String](), 0)
    for (index, line) in lines.enumerated() {
      let cells = line.components(separatedBy: " | ")
      var figures: [Int]
      if let room = rooms[String(cells[0].dropFirst(2))] {
        figures = [room.files, room.lines]
      } else if let name = line.firstMatch(of: /^\| \d+ \| `(.+?)`/)?.1 {
        let files = sources.filter { $0.hasSuffix("/\(name)") }
        try #require(files.count == 1, "one file is called \(name)")
        figures = [try Page(files[0]).linesOfCode.count]
      } else {
        continue
      }
      count += 1
      let said = cells.suffix(figures.count).map(Self.number)
      if !zip(said, figures).allSatisfy({ abs($0 - $1) * 10 <= $1 }) { wrong.append(line) }
      lines[index] =
        (cells.dropLast(figures.count) + figures.map(Self.text)).joined(separator: " | ") + " |"
    }
    if TranscriptFolder.standard.mode == .accept {
      let file = Page.root.appendingPathComponent(Self.page)
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    #expect(count == 20 + 8)
    #expect(
      wrong == [], "accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter CoreSize")
  }

  // MARK: - Fixtures

  private static let page = "\(Page.catalogue)/Articles/Read-the-Core.md"

  /// What `.ci/size` says of each room.
  private static func rooms() throws -> [String: (files: Int, lines: Int)] {
    let command = Page.root.appendingPathComponent(".ci/size").path
    let outcome = try BuiltProgram(in: try TemporaryFolder()).shell("bash \"$0\"", [command])
    #expect(outcome.code == 0)
    return outcome.text.matches(of: /(\w+) +(\d+) +(\d+)/).reduce(into: [:]) {
      $0[String($1.1)] = (number($1.2), number($1.3))
    }
  }

  private static func number(_ text: some StringProtocol) -> Int {
    Int(String(text.filter(\.isNumber))) ?? -1
  }

  private static func text(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : String(format: "%d,%03d", number / 1_000, number % 1_000)
  }
}
