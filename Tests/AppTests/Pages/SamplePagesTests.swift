import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// The pages for a browser that the repository has, for whoever looks without a build.
@Suite("The pages to look at that the repository has", .patience, .onOwnThreads)
nonisolated struct SamplePagesTests {
  @Test("The session is made from a transcript, and is what happens now")
  @MainActor func session() throws {
    let folder = URL(filePath: TranscriptFolder.standard.path)
    let text = try String(
      contentsOf: folder.appending(path: "demo.transcript"), encoding: .utf8)

    let now = try Transcript(text).page(
      of: .vestibule(), hasher: InProcessProgram.hasher, named: "A sign-in")

    try expect(now.text, isAsIn: "Pictures/session.html")
    // The password of the demo is public; no other is in it.
    #expect(now.isSame)
  }

  @Test("The map is that of the quick walk, and its marks are those of the transcripts")
  func map() throws {
    let folder = try TemporaryFolder()

    let outcome = try BuiltProgram(in: folder).shell(
      """
      vestibule --explore --diagram map.html --transcripts '\(TranscriptFolder.standard.path)' >said
      """)

    try #require(outcome.code == 0, "\(outcome.complaint)")
    let now = String(decoding: try folder.bytes(of: "map.html"), as: UTF8.self)
    try expect(now, isAsIn: "Pictures/map.html")
  }
}
