import Foundation
import Testing

/// A person who edits lines at a terminal, with libedit.
@Suite(
  "Editing a line", .patience, .onOwnThreads, .needsLibedit,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
nonisolated struct LineEditorTests {
  @Test("Each key does to a field's text what people expect")
  func keys() throws {
    var texts: [String] = []
    try atTerminal { terminal in
      for (keys, _) in Self.keys {
        try terminal.wait(for: "\n> ")
        terminal.type("email")
        // The line begins with the text of the last time.
        try terminal.wait(toSee: "\nEmail")
        terminal.type("\u{15}" + keys)
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
      try terminal.wait(for: "lee@example.com")
      terminal.type(Self.up)
      try terminal.wait(for: "Password: ")
      expectAbsent("email", in: terminal.answer)
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
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

  // MARK: - Fixtures

  static let (up, left, right) = ("\u{1B}[A", "\u{1B}[D", "\u{1B}OC")
  static let (home, end, delete) = ("\u{1B}[H", "\u{1B}[4~", "\u{1B}[3~")

  /// Keys, and the text that is in the field afterwards.
  static let keys = [
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

  static let buttons =
    "    3> Sign In\n    4  Sign Up\n  Return: fill in Email  (:help)\n> "
  static let rest = "    2  Password   Enter your password\n\(buttons)"

  let folder: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal()
    terminal.resize(to: 80)
  }

  /// A terminal that can move its cursor, without styles.
  static let environment = "NO_COLOR=1 TERM=xterm"
  static let program = "vestibule --memory --language en"

  /// Runs the program at a terminal of its own, so that keys are signals, and returns how it ended.
  func atTerminal(
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
