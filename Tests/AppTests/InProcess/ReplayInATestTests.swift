import Foundation
import ProgramKit
import Testing

@testable import App

@Suite("A transcript that a test performs", .patience)
struct ReplayInATestTests {
  @Test("Of a new package's transcripts none differs; of a changed one the lines are told")
  func difference() throws {
    let file = "Front-Door/Tests/StarterTests/Transcripts/wrong-password.transcript"
    let transcript = try String(
      contentsOf: Page.root.appendingPathComponent("Tests/Tutorial/New/\(file)"), encoding: .utf8)
    let changed = transcript.replacing("That password is not correct.", with: "Come in.")

    #expect(try Program.vestibule().difference(replaying: transcript) == nil)
    let told = try #require(try Program.vestibule().difference(replaying: changed))
    #expect(told.contains("-   Notice: Come in.\n"), "\(told)")
    #expect(told.contains("+   Notice: That password is not correct.\n"), "\(told)")
  }
}
