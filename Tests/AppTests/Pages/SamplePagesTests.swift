import Foundation
import Testing
import View
import Workshop

@testable import App
@testable import ProgramKit

/// The pages for a browser that the repository has, for a person who looks without a build.
@Suite("The pages to look at that the repository has", .patience, .onOwnThreads)
nonisolated struct SamplePagesTests {
  @Test(
    "A sample session page is what its transcript makes today, byte for byte",
    arguments: [
      ("demo", ""), ("Dialogues/values-korean", "-korean"), ("two-windows", "-of-windows"),
    ])
  @MainActor func session(transcript: String, suffix: String) throws {
    let text = try #require(TranscriptFolder.standard.text(of: transcript))

    let now = try Transcript(text).page(
      of: .vestibule(), hasher: InProcessProgram.hasher, named: "A sign-in",
      links: suffix == ""
        ? PlayableLinks(try Self.playablePage(in: .english).graph, at: "play.html") : nil)

    try expect(now.text, isAsIn: "Pictures/session\(suffix).html")
    // The password of the demo is public; no other is in it.
    #expect(now.isSame)
  }

  @Test("A transcript becomes a test in Swift that does and expects what the transcript has")
  @MainActor func tests() throws {
    let names = ["two-windows", "staying-signed-in", "classic", "Dialogues/values-korean", "todos"]
    var lines = FirstLines()
    for name in names {
      let test = try Transcript(#require(TranscriptFolder.standard.text(of: name))).test(
        of: .vestibule(), hasher: InProcessProgram.hasher, named: "\(name).transcript")
      let parts = test.split(separator: "\n", omittingEmptySubsequences: false)
      if name == "todos" {
        lines.add(nil, parts)
      } else {
        parts.forEach { lines.begin(String($0)) }
      }
    }

    try expect(lines.text, isAsIn: "Words/tests.txt")
  }

  @Test("The page to play is what the program writes today", arguments: Language.allCases)
  @MainActor func play(language: Language) throws {
    let page = try Self.playablePage(in: language).text

    try expect(page, isAsIn: "Pictures/play\(language == .korean ? "-korean" : "").html")
  }

  /// The page of a language, which is made once for all tests.
  @MainActor private static func playablePage(in language: Language) throws -> PlayablePage {
    if let made = playablePages[language] { return made }
    var options = try Options(["--demo"], of: .vestibule())
    options.language = language
    let walk = ExplorationWalk.playing(
      WalkedProgram(program: .vestibule(), options: options), texts: nil)
    let page = PlayablePage(walk, in: language)
    playablePages[language] = page
    return page
  }

  @MainActor private static var playablePages: [Language: PlayablePage] = [:]

  @Test("The sample map is what --explore draws: steps of transcripts marked, screens to play from")
  func map() throws {
    let folder = try TemporaryFolder()

    let outcome = try BuiltProgram(in: folder).shell(
      """
      vestibule --explore --demo --diagram map.html --export play.html \
        --transcripts '\(TranscriptFolder.standard.path)' >said
      """)

    try #require(outcome.code == 0, "\(outcome.complaint)")
    let now = String(decoding: try folder.bytes(of: "map.html"), as: UTF8.self)
    try expect(now, isAsIn: "Pictures/map.html")
    let played = String(decoding: try folder.bytes(of: "play.html"), as: UTF8.self)
    try expect(played, isAsIn: "Pictures/play.html")
  }
}
