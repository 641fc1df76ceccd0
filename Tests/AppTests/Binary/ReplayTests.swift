import Foundation
import Testing
import ViewText
import Workshop

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

  @Test("E1: A transcript with a mark and CR LF replays, and its test and page are the same")
  func editors() throws {
    _ = try program.run(
      ["--record", "a.transcript", "--memory", "--language", "ko"],
      lines: ["sign up", "email", "a"])
    let text = String(decoding: try folder.bytes(of: "a.transcript"), as: UTF8.self)
    try FileManager.default.createDirectory(
      atPath: folder.path("b"), withIntermediateDirectories: false)
    try folder.write(
      ("\u{FEFF}" + text.replacing("\n", with: "\r\n")).utf8, to: "b/a.transcript")

    #expect(try program.run(["--replay", "b/a.transcript"], lines: []).code == 0)
    for option in ["--test", "--page", "--play"] {
      let outputs = try ["", "b/"].map {
        try program.run([option, "\($0)a.transcript"], lines: []).output
      }
      expect(outputs[1], are: outputs[0], option)
    }
  }

  @Test("C8: A pipe that another program lets never wait is read to its end")
  func neverWaits() throws {
    try folder.write("> nonsense\n".utf8, to: "it.transcript")
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let process = try program.prepare("exec vestibule --replay - --language en")
    process.standardInput = FileHandle(fileDescriptor: ends[0])
    try folder.write([], to: "said")
    process.standardOutput = try #require(FileHandle(forWritingAtPath: folder.path("said")))

    try BuiltProgram.run(process) {
      close(ends[0])
      // It waits for what comes later, too.
      for line in ["# prose\n", "> nonsense\n"] {
        _ = poll(nil, 0, 50)
        _ = write(ends[1], line, line.utf8.count)
      }
      close(ends[1])
    }

    #expect(process.terminationStatus == 1)
    expectPresent("> nonsense", in: String(decoding: try folder.bytes(of: "said"), as: UTF8.self))
  }

  @Test(
    "What shows a date replays, with the local time of the recording",
    arguments: ["", "TZ=Asia/Seoul"])
  func date(zone: String) throws {
    let recorded = try program.shell(
      "\(zone) vestibule --app flight --record it.transcript --language en </dev/null")

    let text = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    #expect(recorded.code == 0)
    #expect(text.contains(/#! time \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+09:00)\n/))
    #expect(
      try program.run(["--replay", "it.transcript"], lines: []).text == "it.transcript: ok\n")
    let other = text.replacing(/time \d{4}-\d\d/, with: "time 2024-02")
    try folder.write(other.utf8, to: "it.transcript")
    #expect(try program.run(["--replay", "it.transcript"], lines: []).text.contains(".02.2024"))
    let test = try program.run(["--test", "it.transcript"], lines: []).text
    expectPresent("clock: ExplorerClock(time: 170", in: test)
    expectPresent(".02.2024", in: test)
  }

  @Test("R1: What has no end, or is very long, is refused in a sentence, whichever option reads it")
  func noEnd() throws {
    for option in [
      "--explore --texts", "--explore=whole --app counter --merge", "--page", "--test",
    ] {
      let outcome = try program.shell("vestibule --language en \(option) /dev/zero")

      #expect(outcome.code == 65)
      expectPresent("Cannot read /dev/zero: it is longer than", in: outcome.complaint)
    }
    let options = String(repeating: " --demo", count: 20_000)
    try folder.write("#!\(options)\n> :quit\n".utf8, to: "it.transcript")
    #expect(try program.run(["--replay", "it.transcript"], lines: []).code == 1)
  }

  @Test("R4: A stack that is too small is told, and nothing is done", arguments: [32, 64, 127])
  func smallStack(size: Int) throws {
    let outcome = try program.shell("ulimit -s \(size); vestibule --memory </dev/null")

    #expect(outcome.code == 74 && outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("The stack is too small, so nothing was done."))
    #expect(try program.shell("ulimit -Ss \(size); vestibule --version").code == 0)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
