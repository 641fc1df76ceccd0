import Foundation
import Model
import Testing

@testable import App

@Suite("Tutorial: the finished screen in the whole program")
struct TranscriptTests {
  @Test("What happens is what the transcript of the last step says, byte for byte")
  func transcript() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Step-7/Tests/AppTests/Transcripts/change-password.transcript")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let transcript = try Transcript(expected)
    let actual = transcript.performed(
      try transcript.perform(
        hasher: StandardHasher.cheapest, store: "", rooms: [.changePassword]))

    if ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"] == "accept" {
      try Data(actual.utf8).write(to: file, options: .atomic)
    }
    #expect(
      actual.utf8.elementsEqual(expected.utf8),
      "\(LineDifference(expected: expected, actual: actual))")
  }
}
