import Foundation
import Testing

/// Expects that a text matches its recording: a file among the words of the transcripts.
// The file is written only when the tests are told to accept.
func expect(
  _ text: String, isAsIn name: String, suite: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appending(path: "AppTests/Transcripts/Words/\(name)")
  let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  if ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"] == "accept" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let (new, old) = (Set(lines(text)), Set(lines(before)))
  let isSame = text == before
  let filter = suite.split(separator: "/").last?.dropLast("Tests.swift".count) ?? ""
  #expect(
    isSame,
    """
    Accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter \(filter), and read it.
    New: \(new.subtracting(old).sorted().prefix(8))
    Gone: \(old.subtracting(new).sorted().prefix(8))
    """, sourceLocation: sourceLocation)
}

private func lines(_ text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
