import Foundation
import Testing

@testable import App
@testable import ProgramKit

@Suite("The session page that the repository has", .patience)
struct SampleSessionTests {
  @Test("It is made from a transcript, and is what happens now")
  func page() throws {
    let folder = URL(filePath: TranscriptFolder.standard.path)
    let text = try String(
      contentsOf: folder.appending(path: "demo.transcript"), encoding: .utf8)
    let file = folder.appending(path: "Pictures/session.html")

    let now = try Transcript(text).page(
      of: .vestibule(), hasher: InProcessProgram.hasher, named: "A sign-in")

    if TranscriptFolder.standard.mode == .accept {
      try now.text.write(to: file, atomically: true, encoding: .utf8)
    }
    expect(
      (try? String(contentsOf: file, encoding: .utf8)) ?? "", is: now.text,
      "Accept it with VESTIBULE_TRANSCRIPTS=accept swift test --filter SampleSession, and look.")
    // The password of the demo is public; no other is in it.
    #expect(now.isSame)
  }
}
