import Foundation
import Testing
import ViewText

@testable import App
@testable import ProgramKit

/// Transcripts from anywhere, performed by the built program.
@Suite("A replay", .patience, .onOwnThreads)
nonisolated struct ReplayTests {
  @Test(
    "R1: What does not end is refused after some MiB",
    .disabled(if: FaultHarness.isSanitized, FaultHarness.needsMemory),
    arguments: ["/dev/zero", "-"])
  func endless(file: String) throws {
    // If it were not, the memory would end first.
    let outcome = try program.shell(
      "ulimit -v 2000000; vestibule --language en --replay \(file) </dev/zero")

    #expect(outcome.code == 65)
    #expect(
      outcome.complaint
        == "vestibule: Cannot read \(file): it is longer than 4 MiB.\n")
    #expect(outcome.output.isEmpty)
  }

  @Test("R1: A transcript of 4 MiB that differs everywhere is told in a thousand lines")
  func allDifferent() throws {
    let line = " is said like that." + String(repeating: " Nor that.", count: 46) + "\n"
    let steps = (0..<800).map { step in
      "> Nobody \(step)\n" + (0..<10).map { "Nothing \($0)\(line)" }.joined()
    }
    try folder.write(steps.joined().utf8, to: "it.transcript")

    let outcome = try program.run(["--replay", "it.transcript"], lines: [])

    #expect(outcome.code == 1)
    #expect(outcome.text.contains("> Nobody 0\n  - Nothing 0 is said like that. Nor that."))
    #expect(outcome.text.hasSuffix("\n  … and more, which is not compared.\n"))
  }

  @Test(
    "X6: Nothing is left of its store, nor needs it a folder",
    .disabled(if: FaultHarness.writesFirst, FaultHarness.needsWriting))
  func leftovers() throws {
    let lines = ["sign up", "email", "lee@example.com", "<password 1>", "sign up"]
    let arguments = ["--language", "en", "--store", "v.sqlite", "--record", "it.transcript"]
    _ = try program.run(arguments, lines: lines)
    try FileManager.default.createDirectory(
      atPath: folder.path("tmp"), withIntermediateDirectories: false)

    for place in ["tmp", "absent"] {
      let outcome = try program.shell(
        """
        export TMPDIR="$PWD/\(place)"; command -v strace >.which &&
          exec strace -f -o log -e trace=%file vestibule --replay it.transcript
        exec vestibule --replay it.transcript
        """)

      #expect(outcome.text == "it.transcript: ok\n", "\(outcome.complaint)")
      #expect(!folder.names().contains { $0.hasPrefix("tmp/") || $0.hasPrefix("absent") })
      // Nothing that could be left is made, so that no signal can leave it.
      let log = (try? String(contentsOfFile: folder.path("log"), encoding: .utf8)) ?? ""
      #expect(!log.contains("mkdir") && !log.contains("O_CREAT"))
    }
  }

  @Test("T9: A last line without its end is not typed, is told, and is not shown")
  func cut() throws {
    _ = try program.run(["--record", "it.transcript", "--language", "en"], lines: ["password"])
    let text = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    try folder.write((text + "> secret123").utf8, to: "it.transcript")

    let outcome = try program.run(["--replay", "it.transcript", "--language", "en"], lines: [])

    #expect(outcome.code == 1)
    #expect(
      outcome.complaint
        == "vestibule: The input ended in the middle of a line; it was not used.\n")
    #expect(outcome.text.hasSuffix("\n  - > •••\n"), "\(outcome.text)")
    #expect(!outcome.text.contains("secret"))
  }

  @Test("A password in a transcript with lines that end with CR LF is not shown")
  func carriageReturns() throws {
    let transcript = "> password\r\n> secret123\r\nSomething.\r\n"
    try folder.write(transcript.utf8, to: "it.transcript")

    let outcome = try program.run(["--replay", "it.transcript"], lines: [])

    #expect(outcome.code == 1)
    #expect(outcome.text.contains("> •••\n") && !outcome.text.contains("secret123"))
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
