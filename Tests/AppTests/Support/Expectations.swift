import Foundation
import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

// What fails here shows what was there, a line for a line, and not one line of thousands of
// characters.

/// Expects that something does not stand in a text.
nonisolated func expectAbsent(
  _ part: String, in text: String, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard text.contains(part) else { return }
  Issue.record(
    "\"\(part.printable)\" stands in this text. \(comment)\n\(text.indented)",
    sourceLocation: sourceLocation)
}

/// Expects that something stands in a text.
nonisolated func expectPresent(
  _ part: String, in text: String, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if text.contains(part) { return }
  Issue.record(
    "\"\(part.printable)\" does not stand in this text. \(comment)\n\(text.indented)",
    sourceLocation: sourceLocation)
}

/// Expects that something is not in a list.
nonisolated func expectAbsent<Element: Equatable>(
  _ element: Element, in list: some Sequence<Element>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let list = Array(list)
  if list.contains(element) {
    Issue.record(
      "\(element) is among these:\n\(list.map { "\($0)" }.joined(separator: "\n").indented)",
      sourceLocation: sourceLocation)
  }
}

/// Expects that bytes are those that were there, and shows where they differ, not thousands of
/// numbers.
nonisolated func expect(
  _ bytes: [UInt8], are expected: [UInt8], _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard bytes != expected else { return }
  let same = zip(bytes, expected).prefix { $0 == $1 }.count
  Issue.record(
    "\(bytes.count) bytes are not the \(expected.count) expected from byte \(same) on. \(comment)",
    sourceLocation: sourceLocation)
}

/// Expects that a text is another, and shows the lines that differ.
nonisolated func expect(
  _ text: String, is expected: String, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !text.utf8.elementsEqual(expected.utf8) else { return }
  let difference = LineDifference(expected: expected, actual: text)
  Issue.record(
    "It differs (- expected, + actual). \(comment)\n\(difference)", sourceLocation: sourceLocation)
}

/// Expects that a text matches its recording: a file in the folder of the transcripts.
// The file is written only when the tests are told to accept.
nonisolated func expect(
  _ text: String, isAsIn name: String, suite: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = TranscriptFolder.standard
  let file = URL(filePath: folder.path).appending(path: name)
  let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  if folder.mode == .accept { try text.write(to: file, atomically: true, encoding: .utf8) }
  let filter = suite.split(separator: "/").last?.dropLast("Tests.swift".count) ?? ""
  expect(
    text, is: before,
    "Accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter \(filter), and look.",
    sourceLocation: sourceLocation)
}

extension String {
  /// The text with each line by itself and cut where it is very long, and what cannot be seen made
  /// visible.
  nonisolated fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let shown = String(line.prefix(500)).printable
      return "  \(shown)" + (line.count > 500 ? " … and \(line.count - 500) more" : "")
    }.joined(separator: "\n")
  }
}
