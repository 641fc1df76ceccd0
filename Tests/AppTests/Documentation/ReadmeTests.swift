import Foundation
import Testing
import Workshop

@testable import App
@testable import ProgramKit

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
      builds == [
        "git clone URL vestibule && cd vestibule", "swift run vestibule --demo --trace",
        "swift test", ".ci/docs",
      ])
    #expect(ci.suffix(2) == ["swift test", ".ci/docs"])
  }

  @Test("Is short: a reader sees what it is, and where to go")
  func length() {
    #expect(readme.lines.count <= 155)
    #expect(readme.lines.firstIndex { $0.hasPrefix("$ git clone") } ?? .max < 25)
  }

  @Test("The share of planted faults that it names is on the page that has them, with its seed")
  func faults() throws {
    let share = /\d+ of \d+ faults of seed \d+/
    let page = try Page("\(Page.catalogue)/Articles/How-It-Is-Checked.md").prose
    let said = try #require(readme.prose.firstMatch(of: share)).output

    #expect(readme.prose.contains(/On \d+ [A-Z][a-z]+ 20\d\d the tests noticed \d+ of/))
    #expect(page.matches(of: share).contains { $0.output == said })
  }

  @Test("Asks for the version of Swift that the manifest asks for and the workflow runs")
  func version() throws {
    let manifest = try Page("Package.swift").lines[0]
    let version = try #require(manifest.split(separator: " ").last)
    let containers = try Page(".github/workflows/ci.yml").lines.filter { $0.contains("swift:") }

    #expect(manifest == "// swift-tools-version: \(version)")
    #expect(readme.prose.contains("You need Swift \(version),"))
    // The tests hold objects by `weak let`, which came later.
    #expect(readme.prose.contains("and 6.3 for our own tests"))
    #expect(!containers.isEmpty && containers.allSatisfy { $0.hasSuffix(" swift:6.3") })
  }

  @Test(
    "No page and no package of ours asks for a version of Swift in which the tools do not build")
  func versions() throws {
    let manifest = try Page("Package.swift").lines[0]
    let least = try #require(Self.versions(in: manifest).first)
    let manifests = try Page.files(in: "Tests", endingWith: "Package.swift").map(Page.init)
    let pages = try Page.all() + [Page(".github/workflows/ci.yml")] + manifests
    var count = 0
    for page in pages where !page.path.hasSuffix("Changelog.md") {
      for line in page.lines {
        for version in Self.versions(in: line) {
          count += 1
          #expect(!version.lexicographicallyPrecedes(least), "\(page.path): \(line)")
        }
      }
    }

    #expect(count >= 12)
  }

  /// The versions of Swift in a line, as numbers.
  private static func versions(in line: String) -> [[Int]] {
    line.matches(of: /(?:[Ss]wift[ :]|swift-tools-version: ?)(\d+)\.(\d+)/).map {
      [Int($0.1) ?? 0, Int($0.2) ?? 0]
    }
  }

  @Test("All that can be run is run: by CI at each change, or by the check that takes hours")
  func everything() throws {
    let ci = try Page(".ci/run").lines.joined(separator: "\n")
    let long = try Page(".ci/long").lines.joined(separator: "\n")
    let workflow = try Page(".github/workflows/ci.yml").lines.joined(separator: "\n")

    for command in [
      ".ci/size", ".ci/elsewhere", ".ci/docs", "Tests/Fuzz/run 5\n", "Tests/Fuzz/run 5 store",
      "beside test Tutorial", "beside test Benchmarks", "Tests/Tutorial/run last",
      "Tests/Practice/run", "EmptyProgram", "needsProbe",
    ] { expectPresent(command, in: ci) }
    for command in [
      "Tests/Fuzz/run", "VESTIBULE_FAULTS=long swift test", "Tests/Tutorial/run",
      "Tests/Practice/run --attack", "Benchmarks --check", ".ci/sanitize",
    ] { expectPresent(command, in: long) }
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: Page.root.appendingPathComponent(".ci").path
    ).filter { !$0.contains(".") && $0 != "stubs" }.sorted()
    #expect(scripts == ["docs", "elsewhere", "long", "run", "sanitize", "size"])
    for command in [
      ".ci/run", ".ci/long", "Tests/Tutorial/run", "ubuntu-24.04-arm", "macos", "schedule:",
    ] { expectPresent(command, in: workflow) }
  }

  @Test("No file names a platform's C library: Foundation brings the one that there is")
  func libraries() throws {
    let files = try ["Sources", "Tests"].flatMap { try Page.files(in: $0, endingWith: ".swift") }

    #expect(files.count > 500)
    for file in files {
      let isNamed = try Page(file).lines.contains {
        $0.contains("import ") && $0.contains(/^ *(\w+ )?import (Glibc|Musl|Darwin)/)
      }
      #expect(!isNamed, "\(file)")
    }
  }

  // MARK: - Fixtures

  private let readme: Page

  init() throws {
    readme = try Page("README.md")
  }
}
