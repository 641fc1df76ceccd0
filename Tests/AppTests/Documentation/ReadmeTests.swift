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
    let ci = try Page(".ci/run").lines.filter { !$0.isEmpty }

    #expect(
      builds == ["swift run vestibule --demo --trace", "swift test", ".ci/docs"])
    #expect(ci.suffix(2) == ["swift test", ".ci/docs"])
  }

  @Test("Asks for the version of Swift that the manifest asks for and the workflow runs")
  func version() throws {
    let manifest = try Page("Package.swift").lines[0]
    let version = try #require(manifest.split(separator: " ").last)
    let containers = try Page(".github/workflows/ci.yml").lines.filter { $0.contains("swift:") }

    #expect(manifest == "// swift-tools-version: \(version)")
    #expect(readme.prose.contains("You need Swift \(version),"))
    // The tests hold objects by `weak let`, which came later.
    #expect(readme.prose.contains("and 6.3 to run our own tests"))
    #expect(!containers.isEmpty && containers.allSatisfy { $0.hasSuffix(" swift:6.3") })
  }

  // MARK: - Fixtures

  private let readme: Page

  init() throws {
    readme = try Page("README.md")
  }
}
