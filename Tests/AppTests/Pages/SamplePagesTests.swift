import Foundation
import Testing
import View
import Workshop

@testable import App
@testable import ProgramKit

/// The pages for a browser that the repository has, for a person who looks without a build.
@Suite("The pages to look at that the repository has", .patience, .onOwnThreads)
nonisolated struct SamplePagesTests {
  @Test("The sample session page is what its transcript makes today, byte for byte")
  @MainActor func session() throws {
    let text = try #require(TranscriptFolder.standard.text(of: "demo"))

    let now = try Transcript(text).page(
      of: .vestibule(), hasher: InProcessProgram.hasher, named: "A sign-in",
      links: PlayableLinks(try Self.playablePage(in: .english).graph, at: "play.html"))

    try expect(now.text, isAsIn: "Pictures/session.html")
    // The password of the demo is public; no other is in it.
    #expect(now.isSame)
  }

  @Test(
    "A session's page in Korean has the parts of the English one, and no sentence in English",
    arguments: ["two-windows", "flight", "contacts", "arrivals"])
  @MainActor func korean(transcript: String) throws {
    let text = try #require(TranscriptFolder.standard.text(of: transcript))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines[0].hasPrefix("#!") ? String(lines[0]) : "#!"
    let pages = try ["en", "ko"].map { language in
      let typed = ["\(header) --language \(language)"] + lines.dropFirst().map(String.init)
      return try Transcript(typed.joined(separator: "\n")).page(
        of: .vestibule(), hasher: InProcessProgram.hasher, named: "A session"
      ).text.replacing(/<svg.*?<\/svg>/.dotMatchesNewlines(), with: "")
    }

    expect(markup: pages[1], isTwinOf: pages[0], own: ["From the library."], transcript)
  }

  @Test(
    "A field that is left is an Escape in a test, and where none is edited it is nothing",
    arguments: [
      ("> email\n#! leave\n", 1), ("> email\n#! interrupt\n", 1), ("#! leave\n", 0),
      ("> email\n", 0),
    ])
  @MainActor func leaving(lines: String, escapes: Int) throws {
    let test = try Transcript("#! --memory\n" + lines).test(
      of: .vestibule(), hasher: InProcessProgram.hasher, named: "leaving.transcript")

    #expect(test.ranges(of: "touchEscape").count == escapes, "\(test)")
  }

  @Test("A transcript becomes a test in Swift that does and expects what the transcript has")
  @MainActor func tests() throws {
    let names = ["staying-signed-in", "counter-korean", "todos"]
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
