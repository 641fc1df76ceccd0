import Foundation
import Testing

@testable import App

@Suite("README.md")
nonisolated struct ReadmeTests {
  @Test("Shows a conversation and how to build")
  func console() throws {
    let commands = try readme.commands()

    #expect(commands.contains { $0.isConversation } && commands.contains { $0.isBuild })
    for command in commands where command.isBuild { #expect(command.output.isEmpty) }
  }

  @Test("Names the commands that a newcomer needs, and they are the ones that CI runs")
  func build() throws {
    let builds = try readme.commands().filter(\.isBuild).map(\.text)
    let ci = try String(contentsOf: Page.root.appendingPathComponent(".ci/run"), encoding: .utf8)

    #expect(
      builds == [
        "swift run vestibule --demo --trace", "swift test", ".ci/docs",
      ])
    #expect(ci.split(separator: "\n").suffix(2) == ["swift test", ".ci/docs"])
  }

  // MARK: - Fixtures

  private let readme: Page

  init() throws {
    readme = try Page("README.md")
  }
}
