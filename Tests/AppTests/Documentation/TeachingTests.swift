import Foundation
import Model
import Testing
import View

@testable import App
@testable import ProgramKit

/// What a teacher hands out says what the program does.
@Suite("What a teacher hands out")
struct TeachingTests {
  @Test("The handout fits on a sheet, and has each phase with its calls, in their order")
  func handout() throws {
    let page = try Page("\(Page.catalogue)/Articles/Handout.md")
    let rows = page.lines.drop { $0 != "## Six phases of a controller" }.dropFirst(4)
      .prefix { $0.hasPrefix("| ") }

    let sheet = page.lines.prefix { !$0.hasPrefix("## 1. ") }
    #expect(sheet.count <= 60 && sheet.count < page.lines.count)
    #expect(
      Array(rows)
        == Phase.allCases.map { phase in
          let calls = phase.calls.map { "`\($0.text)`" }.joined(separator: ", ")
          return "| \(phase.name.english) | \(calls) |"
        })
  }

  @Test("Each command on the handout is understood")
  func commands() throws {
    let page = try Page("\(Page.catalogue)/Articles/Handout.md")
    let commands = page.lines.compactMap { $0.firstMatch(of: /^\| `vestibule (.*?)` \|/)?.1 }

    #expect(commands.count == 4)
    for command in commands {
      _ = try Options(command.split(separator: " ").map(String.init), of: .vestibule())
    }
  }

  @Test("The container has the Swift that the manifest asks for, and the packages that are needed")
  func container() throws {
    let text = try Page(".devcontainer/devcontainer.json").lines.joined(separator: "\n")
    let json = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    let manifest = try #require(try Page("Package.swift").lines.first)
    let version = try #require(
      manifest.split(separator: ":").last?.trimmingCharacters(in: .whitespaces))
    let install = try Page("\(Page.catalogue)/Articles/Install-The-Program.md").prose

    let workflow = try Page(".github/workflows/ci.yml").lines.joined(separator: "\n")
    for part in ["image", "postCreateCommand"] {
      expectPresent("jq -r .\(part) .devcontainer/devcontainer.json", in: workflow)
    }
    #expect(json["image"] == "swift:\(version)")
    let packages = install.matches(of: /`(lib[a-z0-9]+-?\d)`/).map { String($0.1) }
    #expect(packages.count == 2)
    for package in packages { #expect(json["postCreateCommand"]?.contains(package) == true) }
  }
}
