import Foundation
import Testing

/// A test that waits forever does not even say which test it is.
@Suite("Limits of time")
nonisolated struct PatienceTests {
  @Test("Every suite that runs a program or presents controllers has a limit of time")
  func suites() throws {
    let runs =
      /\b(BuiltProgram|PipedProgram|PseudoTerminal|FaultHarness|InProcessProgram|Compiler)\b/
    // A new screen is tested elsewhere, and this rule does not concern it.
    let presents = /Tests\/(Controller|View)Tests\//

    let missing = try files { path, text in
      let isEndless =
        text.contains(runs) || path.contains(presents) && text.contains(".present(")
      return isEndless && !text.contains(".patience") && !path.hasPrefix("Tests/Tutorial/")
    }

    #expect(missing == [], "add .patience to their suites")
  }

  @Test("Every suite that runs a program waits for it on threads that no other test needs")
  func threads() throws {
    let runs = /\b(BuiltProgram|PipedProgram|PseudoTerminal|FaultHarness|PageConsole|Compiler)\b/

    let missing = try files { _, text in text.contains(runs) && !text.contains(".onOwnThreads") }

    #expect(missing == [], "add .onOwnThreads to their suites, and make those nonisolated")
  }

  // MARK: - Fixtures

  /// The files with suites in them of which something holds.
  private func files(where holds: (_ path: String, _ text: String) -> Bool) throws -> [String] {
    try Page.files(in: "Tests", endingWith: "Tests.swift").filter { path in
      let text = try String(
        contentsOf: Page.root.appendingPathComponent(path), encoding: .utf8)
      return text.contains("@Suite(") && holds(path, text)
    }
  }
}
