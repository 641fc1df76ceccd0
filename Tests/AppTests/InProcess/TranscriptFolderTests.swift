import Foundation
import Testing
import View

@testable import App
@testable import ProgramKit

@Suite("The runner of transcripts", .patience)
struct TranscriptFolderTests {
  @Test("A transcript that says what happens has nothing to complain about")
  func same() throws {
    try write(Self.honest)

    #expect(try complaint() == nil)
  }

  @Test("A changed line is shown with the line that is said now, and how to accept it")
  func changed() throws {
    try write(Self.honest.replacing("Did you mean Email?", with: "Did you mean Mail?"))

    let complaint = try #require(try complaint())

    #expect(
      complaint == """
        sample.transcript is not what happens now (- the transcript, + the program):
              Return: fill in Email  (:help)
            > emial
          -   That matches nothing here. Did you mean Mail?
          +   That matches nothing here. Did you mean Email?
              Type one of: 1 Email, 2 Password, 3 Sign In, 4 Sign Up or :help.
            # The end.

        If what happens now is right, accept it, and read the change before you commit it:
          VESTIBULE_TRANSCRIPTS=accept swift test --filter Transcripts
        To see it beside the transcript instead, say actual for accept.
        """)
  }

  @Test("A missing transcript is a failure that says what to do")
  func missing() throws {
    #expect(
      try complaint() == """
        There is no transcript sample.transcript, or it is not UTF-8.
        Write its prose and its lines that begin with "> "; then, to fill in what the program says:
          VESTIBULE_TRANSCRIPTS=accept swift test --filter Transcripts
        """)
  }

  @Test("Composed and decomposed letters are told apart, although Swift takes them for equal")
  func composition() throws {
    let composed = try Self.korean()
    let decomposed = composed.decomposedStringWithCanonicalMapping
    try #require(composed == decomposed)

    try write(composed)
    #expect(try complaint() == nil)
    try write(decomposed)
    let complaint = try #require(try complaint())

    #expect(complaint.contains(#"  - "#) && complaint.contains(#"\u{1105}\u{1169}"#))
    #expect(complaint.contains(#"  + "#) && complaint.contains(#"\u{B85C}"#))
  }

  @Test("Control characters in a difference are seen and not sent")
  func control() throws {
    try write(Self.honest.replacing("  Sign In\n", with: "  Sign\u{1B}[2J In\n"))

    let complaint = try #require(try complaint())

    #expect(complaint.contains(#"  -   Sign\u{1B}[2J In"#))
    expectAbsent("\u{1B}", in: complaint)
  }

  @Test("A line that the program never takes is reported")
  func untaken() throws {
    try write(Self.honest + "> :quit\n> sign up\n")

    expectPresent("  - > sign up\n", in: try #require(try complaint()))
  }

  @Test("Nothing is written unless it is asked for, and then only what was asked for")
  func writing() throws {
    let stale = Self.honest.replacing("Did you mean Email?", with: "")
    try write(stale)

    _ = try complaint(.compare)
    #expect(folder.names() == ["sample.transcript"])
    #expect(try text("sample.transcript") == stale)

    _ = try complaint(.actual)
    #expect(try text("sample.transcript") == stale)
    #expect(try text("sample.transcript.actual") == Self.honest)

    _ = try complaint(.accept)
    #expect(try text("sample.transcript") == Self.honest)
    #expect(try complaint() == nil)
  }

  @Test("A file keeps the accounts of a transcript only if that asks for a store")
  func kept() throws {
    let lines = "> sign up\n> email\n> lee@example.com\n> <password 1>\n> sign up\n"
    for (direction, isKept) in [("", false), ("#! store\n", true)] {
      _ = try Transcript(direction + lines)
        .perform(hasher: InProcessProgram.hasher, store: folder.path("v.sqlite"))

      #expect(folder.names().contains("v.sqlite") == isKept)
    }
  }

  @Test("A direction is understood or refused, never taken for prose")
  func directions() throws {
    #expect(try Transcript("#! --language ko --demo\n").options == ["--language", "ko", "--demo"])
    #expect(try Transcript("#! store\n").isStored)
    #expect(try Transcript("#!store\n").isStored)
    #expect(try Transcript("#! relaunch\n#! relaunch\n").launches.count == 3)
    let time = "2026-11-26T08:30:00Z"
    for line in [
      "#! restart", "#!", "#! store now", "#! clock \(time)", "#! time \(time) now",
    ] {
      #expect(throws: ProgramError.misdirected(by: line, at: 1)) { try Transcript(line + "\n") }
    }
    #expect(throws: ProgramError.misdirected(by: "#! store", at: 2)) {
      try Transcript("> late\n#! store\n")
    }
    #expect(ProgramError.misdirected(by: "#!", at: 1).code == .data)
    #expect(ProgramError.misdirected(by: ["--tea"]).code == .data)
  }

  @Test(
    "A line that begins like an input and has no space after it is refused by its number alone",
    arguments: [">sign in", ">secret", ">>", ">\tlee", ">\u{301} a"])
  func missingBlank(line: String) throws {
    let error = try #require(throws: ProgramError.self) { try Transcript("# prose\n> \n\(line)\n") }

    #expect(
      error.message?.english
        == "Line 3 of the transcript is not understood: put a space after its >.")
    #expect(error.code == .data)
    #expect(try Transcript(">\n> \n>").launches[0].count == 3)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let honest = """
    # A sample.
      Vestibule   ● ● ●

      Sign In
        1  Email      Enter your email
        2  Password   Enter your password
        3  Sign In
        4  Sign Up
      Return: fill in Email  (:help)
    > emial
      That matches nothing here. Did you mean Email?
      Type one of: 1 Email, 2 Password, 3 Sign In, 4 Sign Up or :help.
    # The end.

    """

  private static func korean() throws -> String {
    let transcript = try Transcript("#! --language ko\n")
    return transcript.performed([try InProcessProgram(transcript.options).launch(typing: [])])
  }

  private func complaint(_ mode: TranscriptFolder.Mode = .compare) throws -> String? {
    try TranscriptFolder(path: folder.path, mode: mode).complaint(about: "sample")
  }

  private func write(_ text: String) throws {
    try folder.write(text.utf8, to: "sample.transcript")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }
}
