import Foundation
import Testing

/// README.md, taken apart.
nonisolated struct Readme {
  /// A command of a console block, and what it says.
  struct Command {
    var text: String
    var output: [String] = []

    /// Whether a person sits at it: then its output has prompts, and what is typed at them.
    var isConversation: Bool { output.contains { $0.hasPrefix("> ") } }

    /// Whether it builds the package: that is what the tests themselves came from.
    var isBuild: Bool { text.hasPrefix("swift ") }
  }

  let lines: [String]

  init() throws {
    let file = Self.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The folder of the package.
  static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The lines of every block in a language.
  func blocks(in language: String) -> [[String]] {
    var blocks: [[String]] = []
    var current: [String]?
    for line in lines {
      if let block = current {
        if line == "```" {
          blocks.append(block)
          current = nil
        } else {
          current = block + [line]
        }
      } else if line.hasPrefix("```") {
        current = line == "```" + language ? [] : nil
      }
    }
    return blocks
  }

  /// The commands of every console block, in order.
  func commands() throws -> [Command] {
    try blocks(in: "console").flatMap { block in
      var commands: [Command] = []
      for line in block {
        if line.hasPrefix("$ ") {
          commands.append(Command(text: String(line.dropFirst(2))))
        } else {
          let last = commands.popLast()
          var command = try #require(last, "a console block begins with a command")
          // A command goes on in the next line as it does in a shell.
          if command.output.isEmpty, command.text.hasSuffix("|") || command.text.hasSuffix("\\") {
            command.text += "\n" + line
          } else {
            command.output.append(line)
          }
          commands.append(command)
        }
      }
      return commands
    }
  }
}
