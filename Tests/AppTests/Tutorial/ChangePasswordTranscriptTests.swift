import Foundation
import Testing

@Suite("Tutorial: the change-password screen in the whole program")
struct ChangePasswordTranscriptTests {
  @Test("What happens is what the transcript says, byte for byte")
  func transcript() throws {
    let folder = TranscriptFolder(
      path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path,
      mode: TranscriptFolder.standard.mode, rooms: [.changePassword])

    if let complaint = try folder.complaint(about: "change-password") {
      Issue.record("\(complaint)")
    }
  }
}
