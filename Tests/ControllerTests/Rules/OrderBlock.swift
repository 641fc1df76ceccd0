import Foundation
import Testing

/// A block of a rule page that says an order: in which app, what is done, and what is called then.
///
/// Its form is on the page *The rules*; nothing else of a page is read.
nonisolated struct OrderBlock: Sendable, CustomTestStringConvertible {
  /// The page and the heading.
  let heading: String
  /// The number of the rule, and its evidence in letters.
  var rule = ""
  var evidence = ""
  /// The kind of app.
  var app: [String] = []
  /// What is done first, and not listened to.
  var before: [[String]] = []
  /// What is done inside a call.
  var reactions: [(call: String, deed: [String])] = []
  /// What is done then.
  var deeds: [[String]] = []
  /// What is called, in order; `…` stands for any calls.
  var calls: [String] = []

  /// The rule that the block shows, as the name of a test cites it.
  var citation: Rules.Citation {
    Rules.Citation(rule: rule, evidence: evidence, name: testDescription)
  }

  var testDescription: String { "\(rule) \(heading): \(deeds.map { $0.joined(separator: " ") })" }

  /// Reads the lines between the fences.
  init(_ lines: some Sequence<String>, heading: String) throws {
    self.heading = heading
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "given":
        let parts = Self.deeds(line.dropFirst(6))
        app = parts[0]
        before = Array(parts.dropFirst())
      case "in": reactions.append((words[1], Array(words.dropFirst(2))))
      case "when": deeds = Self.deeds(line.dropFirst(5))
      default: calls.append(line)
      }
    }
    try #require(!app.isEmpty && !deeds.isEmpty && !calls.isEmpty, "\(heading) is incomplete")
  }

  private static func deeds(_ text: Substring) -> [[String]] {
    text.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
  }

  /// Whether calls are those of the block.
  func fits(_ heard: [String]) -> Bool {
    let parts = calls.split(separator: "…", omittingEmptySubsequences: false)
    guard let first = parts.first, heard.starts(with: first) else { return false }
    var rest = heard.dropFirst(first.count)
    guard parts.count > 1, let last = parts.last else { return rest.isEmpty }
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  // MARK: - Pages

  /// Every block of every rule page.
  static let all: [OrderBlock] = {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.filter { $0.hasSuffix(".md") }.flatMap(blocks)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static let folder = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources/App/Vestibule/Vestibule.docc/Rules")

  /// The blocks of a page; the rule of a block is the next one that is named below it.
  private static func blocks(on name: String) throws -> [OrderBlock] {
    let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var (blocks, heading, open): ([OrderBlock], String, [String]?) = ([], "", nil)
    for (number, line) in lines.enumerated() {
      if let inside = open {
        open = line == "```" ? nil : inside + [line]
        if open == nil { blocks.append(try OrderBlock(inside, heading: "\(name) \(heading)")) }
      } else if line == "```order" {
        open = []
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      } else if let rule = line.firstMatch(of: /^\*Rule (\d+(?:\.\d+)?):/) {
        let text = lines[number...].prefix { !$0.isEmpty }.joined(separator: " ")
        for index in blocks.indices where blocks[index].rule.isEmpty {
          blocks[index].rule = String(rule.1)
          blocks[index].evidence = evidence(in: text)
        }
      }
    }
    return blocks
  }

  /// The letters of the evidence that a rule's last line names in words.
  private static func evidence(in text: String) -> String {
    [
      ("D", "documented"), ("W", "said at"), ("L", "logged"), ("R", "taken from"), ("T", "told"),
      ("C", "own choice"),
    ].filter { text.contains($0.1) }.map(\.0).joined()
  }
}
