import Controller
import Foundation
import Testing
import View
import ViewKit
import Workshop

@testable import App
@testable import ProgramKit

/// What each walk of `--explore` tries, and where it stops.
@Suite("The walks of an exploration")
struct WalksTests {
  @Test("Each walk of --explore tries the texts, events and windows that its options ask for")
  func walks() throws {
    var (text, usual) = ("", [String]())
    for arguments in [
      ["--explore"], ["--explore=whole"], ["--explore=whole", "--windows", "2", "--classic"],
      ["--explore=whole", "--app", "contacts", "--windows", "3"], ["--explore", "--app", "timer"],
    ] {
      for texts in [nil, "Email: kim@example.com\nPassword: hunter2!\n"] {
        text += "# \(arguments.joined(separator: " ")), \(texts ?? "no texts\n")"
        for walk in try Exploration(Options(arguments), texts: texts).walks {
          let words = words(of: walk)
          text += "  \(walk.name.english)\n  \(walk.name.korean)\n"
          // What is as it usually is is not said again.
          text += words.filter { !usual.contains($0) }.joined()
          if usual.isEmpty { usual = words }
        }
      }
    }
    try expect(text, isAsIn: "Words/walks-tried.txt")
  }

  private func words(of walk: ExplorationWalk) -> [String] {
    let explorer = walk.explorer
    let own: [(String, Any)] = [
      ("keepsExpiringValues", explorer.keepsExpiringValues),
      ("isTranslated", explorer.makeTranslated != nil), ("tellsProgress", explorer.tellsProgress),
      ("secretTexts", explorer.secretTexts), ("homes", explorer.homes),
      ("invariants", explorer.invariants),
    ]
    let parts = [explorer.alphabet, explorer.limits].map { (value: Any) in
      Mirror(reflecting: value).children.map { ($0.label ?? "", $0.value) }
    }
    return (own + parts.joined()).map { "    \($0): \(sorted($1))\n" }
  }

  /// A value in words, the same each time.
  private func sorted(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard [.set, .dictionary].contains(mirror.displayStyle) else { return "\(value)" }
    return mirror.children.map { "\($0.value)" }.sorted().joined(separator: ", ")
  }
}
