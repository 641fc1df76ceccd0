import Foundation
import Testing

/// A person who edits lines at a terminal, with libedit.
@Suite(
  "Editing a line", .patience, .needsLibedit,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
nonisolated struct LineEditorTests {
  @Test("Each key does to a field's text what people expect")
  func keys() throws {
    var texts: [String] = []
    try atTerminal { terminal in
      for (keys, _) in Self.keys {
        try terminal.wait(for: "\n> ")
        terminal.type("email")
        try terminal.wait(for: "Email: ")
        terminal.type(keys)
        try terminal.wait(for: "Password: ")
        terminal.press(.interrupt)
        try terminal.wait(for: "\n> ")
        let line = terminal.answer.split(separator: "\n").first { $0.contains("1  Email") }
        texts.append(String(line?.dropFirst("    1  Email      ".count) ?? ""))
        terminal.type("")
        try terminal.wait(for: "Password: ")
        terminal.press(.interrupt)
      }
      try terminal.wait(for: "\n> ")
      terminal.endInput()
    }

    for ((keys, text), actual) in zip(Self.keys, texts) {
      #expect(actual.unicodeScalars.elementsEqual(text.unicodeScalars), "\(keys.debugDescription)")
    }
    #expect(texts.count == Self.keys.count)
  }

  @Test("T12: Wide characters keep their columns when a line changes in the middle")
  func columns() throws {
    terminal.resize(to: 20)
    let text = "가나다라마바사아자차카타파하"
    try atTerminal { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("email")
      try terminal.wait(for: "Email: ")
      terminal.send("가나" + Self.left)
      try terminal.wait(for: "\r\u{1B}[JEmail: 가나\r\u{1B}[9C")
      terminal.send("다")
      try terminal.wait(for: "\r\u{1B}[JEmail: 가다나\r\u{1B}[11C")
      terminal.send("\u{15}" + text)
      // Two rows: six are beside the prompt.
      try terminal.wait(for: "\(text)\r\u{1B}[16C")
      terminal.send("\(Self.home)x")
      try terminal.wait(for: "\r\u{1B}[JEmail: x\(text)\u{1B}[1A\r\u{1B}[8C")
      terminal.press(.interrupt)
      try terminal.wait(for: "^C\nEmail: ")
      terminal.endInput()
    }
  }

  @Test("R1: A line that has more rows than the terminal can be edited at both ends")
  func tall() throws {
    terminal.resize(to: 4)
    try atTerminal { terminal in
      try terminal.wait(for: "> ")
      let text = String(repeating: "ab가\u{FF}", count: 10)
      terminal.send(text + Self.home + text + Self.end + text + text)
      terminal.send("\u{15}\u{19}\u{19}\u{1B}9z\u{15}:quit\n")
    }
  }

  @Test("The arrows find earlier commands, and never what was typed into a field")
  func history() throws {
    try atTerminal { terminal in
      for line in [":windows", "email", "lee@example.com"] {
        try terminal.wait(for: line.contains("@") ? "Email: " : "\n> ")
        terminal.type(line)
      }
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      terminal.type(Self.up + Self.up + Self.up + Self.up)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("\n    1  Sign In, on"))
      expectAbsent("lee@", in: terminal.answer)
      terminal.type("email")
      try terminal.wait(for: "Email: ")
      terminal.type(Self.up)
      try terminal.wait(for: "Password: ")
      expectAbsent("email", in: terminal.answer)
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      terminal.endInput()
    }
  }

  @Test("The Tab key completes names and commands, or shows the ways to go on")
  func completion() throws {
    try atTerminal { terminal in
      try terminal.wait(for: "\n> ")
      terminal.send("\t")
      try terminal.wait(for: "\n  Email, Password, Sign In, Sign Up\n> ")
      terminal.send("s\t")
      try terminal.wait(for: "Sign ")
      terminal.type("u\t")
      try terminal.wait(for: "Return: fill in Email  (:help)\n> ")
      #expect(terminal.answer.contains("Welcome"))
      terminal.send(":tr\t")
      try terminal.wait(for: "\n  :tree, :trace\n> :tr")
      terminal.send("a\t \t\t")
      try terminal.wait(for: "\n  :trace on, :trace off\n> :trace o")
      terminal.send("\u{15}")
      terminal.endInput()
    }
  }

  @Test("Ctrl-C drops half a line, and ends only in an empty one")
  func interrupt() throws {
    try atTerminal(ends: 128 + SIGINT) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.send("sign up")
      try terminal.wait(for: "sign up")
      terminal.press(.interrupt)
      try terminal.wait(for: "^C\n> ")
      terminal.send("tree" + Self.left)
      try terminal.wait(for: "\u{1B}[6G")
      terminal.press(.interrupt)
      // The end of the line is six columns to the right.
      try terminal.wait(for: "\r\u{1B}[6C^C\n> ")
      terminal.type("")
      try terminal.wait(for: "Email: ")
      terminal.send("half")
      try terminal.wait(for: "half")
      terminal.press(.interrupt)
      try terminal.wait(for: "^C\nEmail: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "1  Email      Enter your email\n\(Self.rest)")
      terminal.press(.interrupt)
    }
  }

  @Test("Ctrl-D ends the input in an empty line only")
  func endOfInput() throws {
    try atTerminal { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("email")
      try terminal.wait(for: "Email: ")
      terminal.send("lee")
      try terminal.wait(for: "lee")
      terminal.endInput()
      terminal.type("")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("1  Email      lee\n"))
      terminal.endInput()
    }

    #expect(terminal.screen.hasSuffix("\n> \nended 0\n"))
  }

  @Test("Lines that are pasted, or typed before the prompt, are read one by one")
  func paste() throws {
    try atTerminal { terminal in
      terminal.send(":windows\nema")
      try terminal.wait(for: "> ema")
      terminal.send("il\nlee\n")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("1  Email      lee\n"))
      terminal.send(":windows\n:windows\n:quit\n")
    }

    #expect(terminal.screen.split(separator: "\n    1  Sign In, on").count == 4)
  }

  @Test("What was typed before a password is asked for does not become one")
  func typedAhead() throws {
    try atTerminal { terminal in
      try terminal.wait(for: "\n> ")
      terminal.send("password\nsecret123\n:quit\n")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "2  Password   Enter your password\n\(Self.buttons)")
      terminal.endInput()
    }
  }

  @Test("R2, P5: A line that is too long or not UTF-8 is not used, and the next one is")
  func unusable() throws {
    try atTerminal { terminal in
      for bytes in [Array(repeating: UInt8(ascii: "x"), count: 5_000), [0x78, 0xFF, 0xE0, 0x41]] {
        try terminal.wait(for: "\n> ")
        terminal.send(bytes + [0x0A])
      }
      try terminal.wait(for: "  That line is not UTF-8 text; it was not used.\n> ")
      terminal.send([0x78, 0xFF, 0x7F, 0x7F])
      terminal.type(":windows")
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("\n    1  Sign In, on"))
      terminal.endInput()
    }

    #expect(terminal.screen.contains("  That line is longer than 4096 bytes; it was not used.\n"))
  }

  @Test(
    "T2: The terminal is as it was before, whichever signal ends the program in half a line",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGTRAP, SIGUSR1, SIGALRM])
  func ended(signal: Int32) throws {
    let before = terminal.modes
    let process = try BuiltProgram(in: folder).prepare("\(Self.environment) exec \(Self.program)")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.send("half")
      try terminal.wait(for: "half")
      #expect(terminal.modes != before)
      kill(process.processIdentifier, signal)
    }

    #expect(process.status == .signalled(signal))
    #expect(terminal.modes == before)
  }

  @Test("Ctrl-Z gives the terminal back; fg asks again, without half a line")
  func stop() throws {
    let before = terminal.modes
    try atTerminal("\(Self.program); echo stopped; read go; fg >.job") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.send("half")
      try terminal.wait(for: "half")
      terminal.press(.stop)
      try terminal.wait(for: "stopped\n")
      #expect(terminal.modes == before)
      terminal.type("go")
      try terminal.wait(for: Self.rest)
      terminal.type("email")
      try terminal.wait(for: "Email: ")
      terminal.type("lee")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("1  Email      lee\n"))
      terminal.type(":quit")
    }
  }

  @Test("A new password is asked for twice here too, and lines are edited before and after")
  func newPassword() throws {
    try atTerminal { terminal in
      for line in ["sign up", "email", "lex\u{7F}e@example.com"] {
        try terminal.wait(for: line.contains("@") ? "Email: " : "\n> ")
        terminal.type(line)
      }
      for prompt in ["Password: ", "Password again: "] {
        try terminal.wait(for: prompt)
        #expect(!terminal.echoes)
        terminal.type("secret123")
      }
      try terminal.wait(for: "Return: Sign Up  (:help)\n> ")
      terminal.type("x\u{7F}")
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("Account created."))
      terminal.endInput()
    }
    expectAbsent("secret123", in: terminal.screen)
  }

  @Test("Without libedit a line is typed as before")
  func missing() throws {
    let before = terminal.modes
    try folder.write([], to: "libedit.so.2")
    try atTerminal("LD_LIBRARY_PATH=. \(Self.program)") { terminal in
      try terminal.wait(for: "\n> ")
      #expect(terminal.modes == before)
      terminal.type("emali\u{7F}\u{7F}il")
      try terminal.wait(for: "Email: ")
      terminal.endInput()
    }
  }

  @Test(
    "Only a terminal that can move its cursor loads libedit, and only unless all is to be plain",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps"), "needs Linux"),
    arguments: [
      ("TERM=xterm", "", true), ("TERM=dumb", "", false), ("TERM=", "", false),
      ("TERM=xterm", "--plain", false), ("TERM=nonsense", "", true), ("TERM=xterm", "| cat", false),
    ])
  func loading(variable: String, rest: String, isLoaded: Bool) throws {
    let process = try BuiltProgram(in: folder).prepare(
      "LD_DEBUG=files LD_DEBUG_OUTPUT=loaded \(variable) vestibule --memory --language en \(rest)")
    try terminal.run(process) {
      try terminal.wait(for: rest == "| cat" ? "(:help)\n" : "\n> ")
      terminal.type(":quit")
    }

    let loaded = try folder.names().filter { $0.hasPrefix("loaded") }
      .map { String(decoding: try folder.bytes(of: $0), as: UTF8.self) }.joined()
    #expect(loaded.contains("libsqlite3"))
    #expect(loaded.contains("file=libedit") == isLoaded)
    #expect(process.status == .exited(0))
  }

  // MARK: - Fixtures

  private static let (up, left, right) = ("\u{1B}[A", "\u{1B}[D", "\u{1B}OC")
  private static let (home, end, delete) = ("\u{1B}[H", "\u{1B}[4~", "\u{1B}[3~")

  /// Keys, and the text that is in the field afterwards.
  private static let keys = [
    ("lee", "lee"),
    ("한글메일\u{7F}\u{7F}\u{7F}\u{7F}lee", "lee"),
    ("한글메일\u{8}lee", "한글메lee"),
    ("글\(left)한\(right)메일", "한글메일"),
    ("ab\(home)c\(end)d", "cabd"),
    ("ab\u{1}c\u{5}d", "cabd"),
    ("lee@example.com\u{15}ha", "ha"),
    ("lee ha\u{17}min", "lee min"),
    ("lee\(left)\(left)\u{B}a", "la"),
    ("lee\(home)\(delete)\u{4}", "e"),
    ("lee\u{C}!", "lee!"),
    ("a👨‍👩‍👧\u{7F}b", "ab"),
    ("a👍🏽b\(left)\(left)\u{7F}", "👍🏽b"),
    ("a❤️b\(home)\(right)\(delete)", "ab"),
    ("🇰🇷🇰🇵\u{7F}", "🇰🇷"),
    ("e\u{301}e\u{301}\u{7F}", "\u{E9}"),
    ("x\u{302}y\u{302}\u{7F}", "x\u{302}"),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{7F}", "한"),
    ("\(up)lee\(up)", "lee"),
    ("a\t\t\u{16}\tb", "a\\u{9}b"),
    (String(repeating: "긴", count: 60) + String(repeating: "\u{7F}", count: 58), "긴긴"),
    (":quit", ":quit"),
  ]

  private static let buttons =
    "    3  Sign In\n    4  Sign Up\n  Return: fill in Email  (:help)\n> "
  private static let rest = "    2  Password   Enter your password\n\(buttons)"

  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal()
    terminal.resize(to: 80)
  }

  /// A terminal that can move its cursor, without styles.
  private static let environment = "NO_COLOR=1 TERM=xterm"
  private static let program = "vestibule --memory --language en"

  /// Runs the program at a terminal of its own, so that keys are signals, and returns how it ended.
  private func atTerminal(
    _ script: String = Self.program, ends code: Int32 = 0, _ body: (PseudoTerminal) throws -> Void
  ) throws {
    try folder.write("set -m; trap : INT\n\(script); echo ended $?\n".utf8, to: ".script")
    let process = try BuiltProgram(in: folder)
      .prepare("\(Self.environment) exec setsid -c -w sh .script")
    try terminal.run(process) {
      try body(terminal)
      try terminal.wait(for: "ended \(code)\n")
    }
  }
}
