import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// A page of Markdown, taken apart: README.md or an article of the catalogue.
nonisolated struct Page: Sendable, CustomTestStringConvertible {
  /// A block of code.
  struct Block: Equatable {
    let language: String
    var lines: [String] = []

    var text: String { lines.joined(separator: "\n") }
  }

  /// A command of a console block, and what it says.
  struct Command {
    let text: String
    let output: [String]
    /// Where the output stands in the page.
    let range: Range<Int>

    /// Whether a person sits at it: then its output has prompts, and what is typed at them.
    var isConversation: Bool { output.contains { $0.hasPrefix("> ") } }

    /// Whether it builds the package: that is what the tests themselves came from.
    var isBuild: Bool {
      ["swift ", "git ", "cp ", "cd ", ".ci/", "Tests/", "VESTIBULE_"]
        .contains(where: text.hasPrefix)
    }
  }

  /// Where the page is, from the top of the package.
  let path: String
  let lines: [String]

  var testDescription: String { path }

  init(_ path: String) throws {
    self.path = path
    let file = Self.root.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A page that stands in another file.
  init(_ path: String, lines: [String]) {
    self.path = path
    self.lines = lines
  }

  /// The folder of the package.
  static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The folder of the catalogue, from the top of the package.
  static let catalogue = "Sources/App/Vestibule/Vestibule.docc"

  /// The pages of the catalogue.
  static func articles() throws -> [Page] {
    try files(in: catalogue, endingWith: ".md").map(Page.init)
  }

  /// README.md and the pages of the catalogue: whatever they show is checked.
  static func all() throws -> [Page] { try [Page("README.md")] + articles() }

  /// The files of a folder and the folders in it, from the top of the package.
  static func files(in folder: String, endingWith suffix: String) throws -> [String] {
    let paths = FileManager.default.enumerator(
      atPath: root.appendingPathComponent(folder).path)
    return try #require(paths).compactMap { $0 as? String }
      // What was built of a package in the folder is not of it.
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }
      .sorted().map { "\(folder)/\($0)" }
  }

  /// The text outside of blocks, each paragraph's line breaks taken for spaces.
  var prose: String {
    var isCode = false
    return lines.filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }.joined(separator: " ")
  }

  /// The lines of a Swift file that are neither blank nor a comment.
  var linesOfCode: [String] {
    lines.filter { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }

  /// Every block, in order, with the index of its first line.
  var placedBlocks: [(index: Int, block: Block)] {
    var blocks: [(Int, Block)] = []
    var current: (index: Int, block: Block)?
    for (index, line) in lines.enumerated() {
      if var open = current {
        if line == "```" {
          blocks.append(open)
          current = nil
        } else {
          open.block.lines.append(line)
          current = open
        }
      } else if line.hasPrefix("```") {
        current = (index + 1, Block(language: String(line.dropFirst(3))))
      }
    }
    return blocks
  }

  /// Every block, in order.
  var blocks: [Block] { placedBlocks.map(\.block) }

  /// Every block in a language, in order.
  func blocks(in language: String) -> [Block] { blocks.filter { $0.language == language } }

  /// The commands of every console block, in order.
  func commands() throws -> [Command] {
    try placedBlocks.filter { $0.block.language == "console" }.flatMap { index, block in
      let lines = block.lines
      let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
      try #require(starts.first == 0, "a console block begins with a command")
      return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
        // A command goes on in the next line as it does in a shell.
        let last = lines[start..<end].firstIndex { !$0.hasSuffix("|") && !$0.hasSuffix("\\") }
        let first = (last ?? start) + 1
        return Command(
          text: String(lines[start..<first].joined(separator: "\n").dropFirst(2)),
          output: Array(lines[first..<end]), range: index + first..<index + end)
      }
    }
  }
}
