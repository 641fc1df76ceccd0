import ProgramKit
import Testing
import Vestibule

@testable import Starter

@MainActor
@Suite("The transcripts")
struct TranscriptTests {
  @Test("What happens is what each transcript says", arguments: try all())
  func replay(_ transcript: URL) throws {
    let text = try String(contentsOf: transcript, encoding: .utf8)

    if let difference = try Program.ours.difference(replaying: text) {
      Issue.record("\(difference)")
    }
  }

  // Those beside this file. The program writes one: `--record FILE`.
  nonisolated private static func all() throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Transcripts")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
  }
}
