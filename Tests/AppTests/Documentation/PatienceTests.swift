import Foundation
import Testing

/// A test that waits forever does not even say which test it is.
@Suite("Limits of time")
struct PatienceTests {
  @Test("Every suite that runs a program or presents controllers has a limit of time")
  func suites() throws {
    let runs = /\b(BuiltProgram|PipedProgram|PseudoTerminal|FaultHarness|InProcessProgram)\b/
    // Whoever adds a screen tests it elsewhere, and need not know of this rule.
    let presents = /Tests\/(Controller|View)Tests\//

    let missing = try Page.files(in: "Tests", endingWith: "Tests.swift").filter { path in
      let text = try String(
        contentsOf: Page.root.appendingPathComponent(path), encoding: .utf8)
      let isEndless =
        text.contains(runs) || path.contains(presents) && text.contains(".present(")
      return isEndless && text.contains("@Suite(") && !text.contains(".patience")
        && !path.hasPrefix("Tests/Tutorial/")
    }

    #expect(missing == [], "add .patience to their suites")
  }
}
