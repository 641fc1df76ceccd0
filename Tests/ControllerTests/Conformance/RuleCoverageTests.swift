import Testing

@Suite("The rules and their tests")
struct RuleCoverageTests {
  @Test("Every rule is tested with its evidence, or in the table with a reason")
  func coverage() throws {
    let citations = try Rules.citations() + OrderBlock.all.map(\.citation)

    #expect(citations.count > 150, "the sources were found")
    #expect(Rules.faults(citations, NotImplemented.table) == [])
  }

  @Test("Every rule that is kept is on a page of the catalogue, where a reader finds its number")
  func pages() throws {
    let missing = NotImplemented.table.filter { $0.part == nil }.map(\.rule)
    // Rule 8 is a page of its own, Decisions; rule 0 says how to read the others.
    let kept = Set(Rules.all).subtracting(missing + ["8"]).union(["0"])

    #expect(Set(try Rules.onPages()) == kept)
  }

  @Test("Every rule that is left out as a whole is on the page of the rules, with its reason")
  func leftOut() throws {
    let rows = NotImplemented.table.filter { $0.part == nil }.map {
      "| \($0.rule) | \($0.reason) |"
    }

    #expect(try Rules.leftOutOnPage() == rows)
  }

  @Test("A test's name gives the rule and the evidence")
  func citation() {
    let source = """
      @Test("1.4 [L][W] Home")
      @Test(
        "5.2 [R] covers", arguments: [1])
      @Test("6.1 [D] asked")
      @Test("7 the handler runs")
      @Test("10,000 scenes")
      @Test("Trap 3: once")
      """

    #expect(
      Rules.citations(in: source) == [
        .init(rule: "1.4", evidence: "LW", name: "1.4 [L][W] Home"),
        .init(rule: "5.2", evidence: "R", name: "5.2 [R] covers"),
        .init(rule: "6.1", evidence: "D", name: "6.1 [D] asked"),
        .init(rule: "7", evidence: "", name: "7 the handler runs"),
      ])
  }

  @Test("What is missing, unknown, without evidence or said twice is a fault")
  func faults() {
    let most = Rules.all.dropFirst(2).map { Rules.Citation(rule: $0, evidence: "L", name: $0) }
    let more = [
      Rules.Citation(rule: "1.2", evidence: "", name: "1.2 Home"),
      Rules.Citation(rule: "5.10", evidence: "L", name: "5.10 Home"),
    ]

    #expect(
      Rules.faults(most + more, [NotImplemented("1.3", nil, "")]) == [
        "5.10 Home: no such rule", "1.2 Home: no evidence", "table, 1.3: no reason",
        "1.1: neither tested nor in the table", "1.3: tested, and in the table as a whole",
      ])
  }
}
