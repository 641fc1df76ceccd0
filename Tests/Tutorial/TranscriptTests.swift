import Foundation
import Model
import Testing

@testable import ProgramKit

@Suite("Tutorial: the finished screen in the whole program")
struct TranscriptTests {
  @Test(
    "What happens is what the transcript says, byte for byte",
    arguments: ["change-password", "change-password-korean"])
  func transcript(name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("\(name).transcript")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let transcript = try Transcript(expected)
    let actual = transcript.performed(
      try transcript.perform(by: .ours, hasher: StandardHasher.lowestCost, store: ""))

    if ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"] == "accept" {
      try Data(actual.utf8).write(to: file, options: .atomic)
    }
    #expect(
      actual.utf8.elementsEqual(expected.utf8),
      "\(LineDifference(expected: expected, actual: actual))")
  }
}
