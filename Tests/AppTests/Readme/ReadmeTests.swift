import Foundation
import Testing

@testable import App

@Suite("README.md")
nonisolated struct ReadmeTests {
  @Test("Every command of its console blocks says what stands below it, byte for byte")
  func console() throws {
    let commands = try readme.commands()
    #expect(commands.contains { $0.isConversation } && commands.contains { $0.isBuild })

    for command in commands {
      if command.isBuild {
        #expect(["swift run vestibule", "swift test"].contains(command.text))
        #expect(command.output.isEmpty)
      } else if command.isConversation {
        try converse(command)
      } else {
        let outcome = try BuiltProgram(in: folder).shell("exec 2>&1\n" + command.text)
        expectSame(outcome.text, command)
      }
    }
  }

  @Test("Names the two commands that a newcomer needs, and the second is the one that CI runs")
  func build() throws {
    let builds = try readme.commands().filter(\.isBuild).map(\.text)
    let ci = try String(contentsOf: Readme.root.appendingPathComponent(".ci/run"), encoding: .utf8)

    #expect(builds == ["swift run vestibule", "swift test"])
    #expect(ci.split(separator: "\n").last == "swift test")
  }

  @Test("Its Swift stands in a file that is compiled and tested")
  func swift() throws {
    let source = try String(
      contentsOf: Readme.root.appendingPathComponent("Tests/AppTests/Readme/OwnScreen.swift"),
      encoding: .utf8)
    let blocks = readme.blocks(in: "swift")

    #expect(!blocks.isEmpty)
    for block in blocks { #expect(source.contains(block.joined(separator: "\n"))) }
  }

  @Test("Every file and folder that it names is there")
  func paths() {
    let path = /(Sources|Tests|\.ci)\/[A-Za-z0-9+\/.]+/
    let names = readme.lines.flatMap { line in line.matches(of: path).map { String($0.output.0) } }

    #expect(names.count > 5)
    for name in names {
      #expect(
        FileManager.default.fileExists(atPath: Readme.root.appendingPathComponent(name).path),
        "\(name)")
    }
  }

  // MARK: - Fixtures

  private let readme: Readme
  private let folder: TemporaryFolder

  init() throws {
    readme = try Readme()
    folder = try TemporaryFolder()
  }

  /// Types at a terminal what stands behind each prompt; a password is not seen there.
  private func converse(_ command: Readme.Command) throws {
    let terminal = try PseudoTerminal()
    let process = try BuiltProgram(in: folder).prepare("exec " + command.text)
    try terminal.run(process) {
      for line in command.output {
        let prompts = ["> ", "Email: ", "Password:"]
        guard let prompt = prompts.first(where: line.hasPrefix) else { continue }
        try terminal.wait(for: prompt == "Password:" ? "Password: " : prompt)
        terminal.type(
          prompt == "Password:" ? "<password 1>" : String(line.dropFirst(prompt.count)))
      }
    }
    // A space at the end of a line is not seen in a README.
    expectSame(terminal.screen.replacing("Password: \n", with: "Password:\n"), command)
  }

  private func expectSame(_ actual: String, _ command: Readme.Command) {
    let expected = command.output.map { $0 + "\n" }.joined()
    #expect(
      actual.utf8.elementsEqual(expected.utf8),
      "\(command.text):\n\(LineDifference(expected: expected, actual: actual))")
  }
}
