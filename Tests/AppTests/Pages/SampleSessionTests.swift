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

    let now = try Transcript(text).page(
      of: .vestibule(), hasher: InProcessProgram.hasher, named: "A sign-in")

    try expect(now.text, isAsIn: "Pictures/session.html")
    // The password of the demo is public; no other is in it.
    #expect(now.isSame)
  }
}
