import Foundation

/// The rules of the life cycle by number, and the tests that cite them.
nonisolated enum Rules {
  /// Every rule that tests may cite; rule 8 itself only says which side of a
  /// disagreement the others take.
  static let all =
    (1...17).map { "1.\($0)" } + (1...3).map { "2.\($0)" } + (1...8).map { "3.\($0)" } + ["4"]
    + (1...9).map { "5.\($0)" } + (1...6).map { "6.\($0)" } + ["7", "8"]
    + (1...6).map { "11.\($0)" }
    + (1...7).map { "8.\($0)" } + (1...7).map { "9.\($0)" } + (1...5).map { "10.\($0)" }
    + (1...4).map { "12.\($0)" } + (1...4).map { "13.\($0)" } + (1...6).map { "14.\($0)" }
    + (1...3).map { "15.\($0)" } + (1...5).map { "16.\($0)" } + (1...4).map { "17.\($0)" }

  /// A test's name that begins with the number of a rule.
  struct Citation: Equatable {
    let rule: String
    /// D documented, W said at a conference, L logged, R reimplemented, T told, C concluded here.
    let evidence: String
    let name: String
  }

  /// The tests of a source file that cite rules.
  static func citations(in source: String) -> [Citation] {
    let test = /@Test\(\s*"((?:\\.|[^"\\])*)"/
    let citation = /^([1-9](?:\.\d+)?|1[0-7]\.\d+)((?: ?\[[DWLRTC]\])*)[ :]/
    return source.matches(of: test).compactMap { match -> Citation? in
      let name = String(match.output.1)
      guard let found = name.firstMatch(of: citation) else { return nil }
      return Citation(
        rule: String(found.output.1), evidence: found.output.2.filter(\.isLetter), name: name)
    }
  }

  private static var pages: URL {
    let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return root.appending(path: "Sources/App/Vestibule/Vestibule.docc/Rules")
  }

  /// The lines of the table of the rules that are left out.
  static func leftOutOnPage() throws -> [String] {
    try String(contentsOf: pages.appending(path: "The-Rules.md"), encoding: .utf8)
      .matches(of: /(?m)^\| \d+\.\d+ \|.*\|$/).map { String($0.output) }
  }

  /// The numbers of the rules on the pages of the catalogue.
  static func onPages() throws -> [String] {
    let folder = pages
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .matches(of: /\*Rule (\d+(?:\.\d+)?):/).map { String($0.output.1) }
    }
  }

  /// Every citation in the tests.
  static func citations() throws -> [Citation] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var citations: [Citation] = []
    for target in ["ControllerTests", "ViewTests", "AppTests"] {
      let folder = tests.appending(path: target)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).sorted()
      where path.hasSuffix(".swift") && !path.hasSuffix("RuleCoverageTests.swift") {
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        citations += self.citations(in: source)
      }
    }
    return citations
  }

  /// What is wrong between the tests and the table of what is not implemented.
  static func faults(_ citations: [Citation], _ table: [NotImplemented]) -> [String] {
    let cited = Set(citations.map(\.rule))
    let whole = Set(table.filter { $0.part == nil }.map(\.rule))
    return citations.filter { !all.contains($0.rule) }.map { "\($0.name): no such rule" }
      + citations.filter(\.evidence.isEmpty).map { "\($0.name): no evidence" }
      + table.filter { !all.contains($0.rule) }.map { "table, \($0.rule): no such rule" }
      + table.filter(\.reason.isEmpty).map { "table, \($0.rule): no reason" }
      + all.filter { !cited.contains($0) && !whole.contains($0) }
      .map { "\($0): neither tested nor in the table" }
      + all.filter { cited.contains($0) && whole.contains($0) }
      .map { "\($0): tested, and in the table as a whole" }
  }
}
