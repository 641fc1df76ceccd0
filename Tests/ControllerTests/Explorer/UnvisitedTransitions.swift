import Controller
import Foundation
import Workshop

/// The steps between screens that walks have seen, and no transcript performs: rows for the page.
struct UnvisitedTransitions {
  /// The transitions of walks, without the numbers of windows, and those that transcripts perform.
  private let all: Set<Line>
  private let visited: Set<String>

  private struct Line: Hashable {
    let from: String
    let step: String
    let to: String

    var text: String { "\(from) | \(step) | \(to)" }
  }

  /// `file` has a line for each transition that a transcript performs.
  init(by reports: [Explorer.Report], without file: String) {
    visited = Set(file.split(separator: "\n").map(String.init))
    all = Set(
      reports.flatMap(\.transitions).map { transition in
        let step = transition.step.replacing(/( in|:) window [0-9]+/, with: "")
        return Line(from: transition.from, step: step, to: transition.to)
      })
  }

  /// A row for each screen: how many of its transitions transcripts perform, and the others.
  var rows: [String] {
    Dictionary(grouping: all, by: \.from).sorted { $0.key < $1.key }.map { from, lines in
      let others = lines.filter { !visited.contains($0.text) }
      let count = "\(lines.count - others.count) of \(lines.count)"
      return "| \(from) | \(count) | \(Self.words(others, on: from)) |"
    }
  }

  /// The steps that stay, and then those that lead to each other screen.
  private static func words(_ lines: [Line], on screen: String) -> String {
    Dictionary(grouping: lines, by: \.to)
      .sorted { ($0.key == screen ? "" : $0.key) < ($1.key == screen ? "" : $1.key) }
      .map { to, lines in
        (to == screen ? "" : "to \(to): ") + lines.map(\.step).sorted().joined(separator: ", ")
      }
      .joined(separator: "; ")
  }
}

/// What the tests of the program have noted.
enum TranscriptTransitions {
  /// The lines of the list; its test is `TranscriptTransitionsTests`.
  static func read() throws -> String {
    let tests = (1...3).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(
      contentsOf: tests.appending(path: "AppTests/Transcripts/transitions.txt"), encoding: .utf8)
  }
}
