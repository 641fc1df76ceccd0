import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// A session by hand becomes a transcript, and a transcript a session.
@Suite("Record and replay", .patience, .onOwnThreads)
nonisolated struct RecordingTests {
  @Test("A recording replays, is its owner's alone, and has no password", arguments: sessions)
  func roundTrip(session: Session) throws {
    let arguments = session.options + ["--record", "it.transcript", "--quiet"]
    let live = try program.run(arguments, input: session.bytes)
    #expect(live.code == 0, "\(live.complaint)")

    let replay = try program.run(["--replay", "it.transcript"], lines: [])
    #expect(replay.text == "it.transcript: ok\n", "\(replay.text)\(replay.complaint)")
    #expect(replay.code == 0)
    #expect(try folder.mode(of: "it.transcript") == 0o600)
    let transcript = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    expectAbsent("secret", in: transcript)
    #expect(transcript.utf8.filter { ($0 < 0x20 || $0 == 0x7F) && $0 != 0x0A } == [])
    for text in session.contains { expectPresent(text, in: transcript) }
  }

  @Test("A password that is nearly a name is left out at the prompt, typed too early or too late")
  func nearly() throws {
    let lines = ["password1", "email", "lee@example.com", "password1", "password1", "sign up"]
    _ = try program.run(["--language", "en", "--record", "it.transcript"], lines: lines)

    let transcript = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    expectAbsent("password1", in: transcript)
    #expect(transcript.contains("# A line that could not be used is left out here.\n> email\n"))
    #expect(transcript.contains("# A line that could not be used is left out here.\n> sign up\n"))
    #expect(try program.run(["--replay", "it.transcript"], lines: []).code == 0)
  }

  @Test("A command that a person began is recorded whole, as a transcript is a script")
  func whole() throws {
    let terminal = try PseudoTerminal()
    let process = try program.prepare(
      "exec vestibule --memory --plain --language en --record it.transcript")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type(":rec 1")
      try terminal.wait(for: "can be reclaimed.\n> ")
      terminal.type(" : SW 1")
      try terminal.wait(for: "already.\n> ")
      terminal.type(":q")
    }

    let transcript = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    for line in ["> :reclaim 1\n", "> :switch 1\n", "> :quit\n"] {
      expectPresent(line, in: transcript)
    }
    #expect(try program.run(["--replay", "it.transcript"], lines: []).code == 0)
  }

  @Test("At a terminal without styles a recording is of whole screens in plain text, and says so")
  func dumb() throws {
    let terminal = try PseudoTerminal()
    let process = try program.prepare(
      "TERM=dumb exec vestibule --app counter --memory --language en --record it.transcript")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("1")
      try terminal.wait(for: "\n> ")
      terminal.type(":quit")
    }

    let transcript = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    expectPresent("#! --language en --app counter --plain\n", in: transcript)
    #expect(try program.run(["--replay", "it.transcript"], lines: []).code == 0)
  }

  @Test("A recording that is dropped into the folder of the transcripts is a test as it stands")
  func dropped() async throws {
    let sessions = Self.sessions.prefix(3)
    for (index, session) in sessions.enumerated() {
      let arguments = session.options + ["--record", "\(index).transcript", "--quiet"]
      _ = try program.run(arguments, input: session.bytes)
    }

    let transcripts = TranscriptFolder(path: folder.path, mode: .compare)
    #expect(transcripts.names().count == sessions.count)
    for name in transcripts.names() {
      let complaint = try await transcripts.complaint(about: name)
      if let complaint { Issue.record("\(complaint)") }
    }
  }

  @Test("A difference is shown, and is exit code 1")
  func difference() throws {
    _ = try program.run(["--record", "it.transcript", "--language", "en"], lines: ["s"])
    let text = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    try folder.write(text.replacing("Type more of the name.", with: "Go away.").utf8, to: "other")

    let outcome = try program.run(["--replay", "other"], lines: [])

    #expect(outcome.code == 1)
    #expect(
      outcome.text == """
        other: the replay differs (- recorded, + now)
              Return: fill in Email  (:help)
            > s
          -   Sign In or Sign Up? Go away.
          +   Sign In or Sign Up? Type more of the name.

        """)
  }

  @Test("A recording that begins with a store of before says that a replay may differ")
  func storeOfBefore() throws {
    let complaints = try (1...2).map { number in
      try program.run(
        ["--record", "\(number).transcript", "--store", "it.sqlite", "--language", "en"], lines: []
      ).complaint
    }

    let warning = "This store already has data; a replay starts empty, so it may differ."
    expectAbsent(warning, in: complaints[0])
    expectPresent(warning, in: complaints[1])
    let page = try program.run(
      ["--record", "it.html", "--store", "it.sqlite", "--language", "en"], lines: [])
    expectAbsent(warning, in: page.complaint)
    let html = String(decoding: try folder.bytes(of: "it.html"), as: UTF8.self)
    #expect(html.contains(/<\/code> · \d{4}-\d\d-\d\d \d\d:\d\d UTC<\/p>/))
  }

  @Test("A recording that begins with a store of before stays as it was, with what that led to")
  func ofStoreOfBefore() throws {
    let options = ["--store", "it.sqlite", "--language", "en"]
    let form = ["email", "lee@example.com", "secret123"]
    _ = try program.run(options, lines: ["sign up"] + form + ["sign up"])

    // A password in sight is masked: from an empty store such a recording is made again.
    let inSight = ["password", "secret123", "email", "secret123", "secret123"]
    _ = try program.run(
      options + ["--record", "it.transcript"], lines: inSight + form + ["sign in"])

    let transcript = String(decoding: try folder.bytes(of: "it.transcript"), as: UTF8.self)
    #expect(transcript.contains(/Email +<password 1>/))
    expectPresent("Signed In", in: transcript)
  }

  @Test("No file is written over, and none but the recording is made")
  func existing() throws {
    try folder.write("mine".utf8, to: "it.transcript")

    let outcome = try program.run(["--record", "it.transcript"], lines: [])

    #expect(outcome.code == 73)
    #expect(outcome.complaint == "vestibule: Cannot record to it.transcript: it exists already.\n")
    #expect(try folder.bytes(of: "it.transcript") == Array("mine".utf8))
    expectAbsent(".local", in: folder.names())
  }

  @Test(
    "To record what is no session by hand is refused, and no file is made",
    arguments: [["--check"], ["--backup", "copy"], ["--replay", "it"]])
  func nothingToRecord(arguments: [String]) throws {
    let outcome = try program.run(["--record", "it.transcript"] + arguments, lines: [])

    #expect(outcome.code == 64)
    #expect(
      outcome.complaint
        == "vestibule: --record and \(arguments[0]) cannot be used together. Try --help.\n")
    expectAbsent("it.transcript", in: folder.names())
  }

  @Test(
    "What is no transcript is refused, and no transcript may touch a file", arguments: strangers)
  func stranger(text: String, code: Int32) throws {
    try folder.write(text.utf8, to: "it.transcript")

    let outcome = try program.run(["--replay", "it.transcript"], lines: [])

    #expect(outcome.code == code)
    expectAbsent("mine.sqlite", in: folder.names())
  }

  // MARK: - Fixtures

  nonisolated struct Session: CustomTestStringConvertible {
    let testDescription: String
    let options: [String]
    let bytes: [UInt8]
    let contains: [String]

    init(_ name: String, _ options: [String], _ input: String, has contains: String...) {
      testDescription = name
      self.options = options
      bytes = Array(input.utf8)
      self.contains = contains
    }
  }

  private static let sessions = [
    Session(
      "a sign-up", ["--language", "en"],
      "sign up\nemail\nlee@example.com\nsecret123\nsign up\nemail\nlee@example.com\nsecret1\nsign in\n",
      has: "#! --language en\n#! time ", "> lee@example.com\n> <password 1>\n", "> <password 2>\n",
      "Account created."),
    Session(
      "in Korean, with a store and a trace",
      ["--language", "ko", "--store", "v.sqlite", "--trace"],
      "회원가입\n이메일\n이민지@보기.한국\n\u{1109}\u{1175}secret\n회원가입\n", has: "#! store\n"),
    Session(
      "a diagram after the last screen", ["--language", "en", "--demo", "--trace=mermaid"],
      "email\nQwer\nasdf\nsign in\n", has: "#! --language en --demo --trace=mermaid\n",
      "\nsequenceDiagram\n"),
    Session(
      "a trace in a file of its own", ["--language", "en", "--trace-file", "calls"],
      "email\nlee@example.com\n", has: "#! --language en\n#! time "),
    Session(
      "the demo", ["--demo", "--language", "en"], "email\nQwer\nasdf\nsign in\n:home\n:open\n",
      has: "> asdf\n", "Signed In"),
    Session(
      "passwords that are refused", ["--language", "en"],
      "sign up\nemail\nlee@example.com\nsec\nsign up\nok\npassword\n"
        + String(repeating: "secret", count: 100)
        + "\nsign up\nok\npassword\nsecret\u{1B}[A\nsign up\n",
      has: "> <1>\n", "> <password 2...", #"> <password 3\u{7}>"#),
    Session(
      "hostile emails", ["--language", "en"],
      "email\n\u{1B}[2J\u{202E}\u{301}\\u{41}\nsecret\nsign in\n",
      has: #"> \u{1B}[2J\u{202E}"#, #"\u{5C}u{41}"#),
    Session(
      "lines that cannot be used", ["--language", "en"],
      "email\n" + String(repeating: "a", count: 5000) + "\nlee@example.com\nsecret",
      has: "# A line that could not be used is left out here.\n"),
    Session(
      "a password at the wrong prompt", ["--language", "en"],
      "secret123\n secret123\n:secret123\n:home\nsecret123\n:open\nemail\nlee@example.com\nsecret123\nsecret123\n",
      has: "> <password 1>\n", "> :<password 1>\n", "That matches nothing here."),
    Session(
      "in brief", ["--brief", "--language", "en"],
      "sign in\nok\n\nlee@example.com\nsecret123\n:read\n",
      has: "#! --language en --brief\n", "Email: (empty) (Enter an email"),
    Session(
      "the Escape key, which is no password", ["--language", "en"],
      "email\n\u{1B}\npassword\n\u{1B}\n\u{1B}\n",
      has: "> email\n> <escape>\n  Sign In\n", "> <escape>\n  Escape does nothing here.\n"),
    Session(
      "in plain text", ["--plain", "--language", "en"], "email\nlee@example.com\nsecret123\n",
      has: "#! --language en --plain\n", "2  Password   (hidden)\n"),
    Session(
      "words for commands, and a command in a field", ["--language", "en"],
      "help\n?\nquit\nemail\n:quit\nsecret123\n",
      has: "# A line that could not be used is left out here.\n", "That is now the email."),
    Session(
      "the end in a name", ["--language", "en", "--trace"], "email\nlee\n\nsign u",
      has: "# A line that could not be used is left out here.\n", "applicationWillTerminate"),
    Session(
      "commands", ["--classic", "--language", "en"], ":trace on\n:tree\n:help\n:kill\n:open\n"),
  ]

  private static let strangers: [(String, Int32)] = [
    ("#! dance\n", 65), ("#! --store mine.sqlite\n", 65), ("#! --record mine.sqlite\n", 65),
    ("#! --check\n", 65), ("#! columns 0\n", 65), ("nothing like it\n", 1), ("", 1),
  ]

  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
  }
}
