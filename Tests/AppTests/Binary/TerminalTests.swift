import Foundation
import Testing

/// The program with a person at a terminal.
@Suite("At a terminal", .patience, .onOwnThreads)
nonisolated struct TerminalTests {
  private static let password = "secret123"

  @Test("T1: The password is hidden while it is typed, at sign-up and at sign-in")
  func echo() throws {
    try atTerminal(["--memory"]) { terminal in
      try terminal.wait(for: "\n> ")
      #expect(terminal.echoes)
      terminal.type("sign up")
      try terminal.wait(for: "4> Sign Up\n  Return: fill in Email  (:help)\n> ")
      for screen in ["Sign Up", "Sign In"] {
        terminal.type("")
        try terminal.wait(for: "\nEmail: ")
        #expect(terminal.echoes)
        terminal.type("lee@example.com")
        try terminal.wait(for: "lee@example.com\nPassword: ")
        // Hidden already when it is asked for, so that an answer given at once is not seen.
        #expect(!terminal.echoes)
        terminal.type(Self.password)
        if screen == "Sign Up" {
          try terminal.wait(for: "Password again: ")
          #expect(!terminal.echoes)
          terminal.type(Self.password)
        }
        try terminal.wait(for: "Return: \(screen)  (:help)\n> ")
        #expect(terminal.echoes)
        terminal.type("")
        if screen == "Sign Up" { try terminal.wait(for: "Return: fill in Email  (:help)\n> ") }
      }
      try terminal.wait(for: "Type a name or its number  (:help)\n> ")
      terminal.type(":quit")
    }

    #expect(terminal.screen.contains("Password: \nPassword again: \n  Sign Up\n"))
    expectAbsent(Self.password, in: terminal.screen)
  }

  @Test("A new password that is not the same twice is asked for again; none of them is shown")
  func newPassword() throws {
    try atTerminal(["--memory"]) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("sign up")
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      for (first, second) in [(Self.password, "secret124"), (Self.password, Self.password)] {
        try terminal.wait(for: "Password: ")
        terminal.type(first)
        try terminal.wait(for: "Password again: ")
        #expect(!terminal.echoes)
        terminal.type(second)
      }
      try terminal.wait(
        for: "2  Password   ●●●\n    3  Sign In\n    4> Sign Up\n"
          + "  Return: fill in Email  (:help)\n> ")
      terminal.endInput()
    }

    #expect(
      terminal.screen.contains(
        """
        Password again:\u{20}
          That is not the same twice. Type it again, or leave the field with Ctrl-C.
        Password:\u{20}
        """))
    for secret in [Self.password, "secret124"] { expectAbsent(secret, in: terminal.screen) }
  }

  @Test("A command's name at a hidden prompt is the text of the field, and that is said")
  func command() throws {
    try atTerminal(["--demo"]) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      terminal.type(":quit")
      try terminal.wait(for: "\n> ")
      terminal.type(":quit")
    }

    let answer = terminal.screen.components(separatedBy: "\n> ")[1]
    expectPresent("\n  That is now the text of the field, not a command.\n  Sign In\n", in: answer)
    expectPresent("2  Password   ●●●\n", in: answer)
    expectAbsent("quit", in: answer)
  }

  @Test(
    "With --demo the first screen says its account, and nowhere else",
    arguments: [
      (
        "--demo", "en",
        "  This is a demo: sign in with the email Qwer and the password asdf.\n  Vestibule"
      ), ("--demo", "ko", "  데모입니다. 로그인해 보세요: 이메일 Qwer, 비밀번호 asdf.\n  Vestibule"),
      ("--memory", "en", "  Vestibule"), ("--memory", "ko", "  Vestibule"),
    ])
  func welcome(option: String, language: String, beginning: String) throws {
    try atTerminal([option], in: language) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.endInput()
    }

    #expect(terminal.screen.hasPrefix(beginning))
    #expect(terminal.screen.contains("Qwer") == (option == "--demo"))
  }

  @Test("T2, T9: The end of input at the password gives the echo back and stores nothing")
  func endAtPassword() throws {
    try atTerminal([]) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      #expect(!terminal.echoes)
      terminal.endInput()
    }

    #expect(terminal.echoes)
    #expect(terminal.screen.hasSuffix("Password: \n"))
  }

  @Test("The end of input at the prompt ends the program on a line of its own")
  func endAtPrompt() throws {
    try atTerminal(["--memory"]) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.endInput()
    }

    #expect(terminal.screen.hasSuffix("(:help)\n> \n"))
  }

  @Test("T11: Not even a terminal is sent anything but text", arguments: [[], ["--plain"]])
  func text(options: [String]) throws {
    try atTerminal(["--memory"] + options) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type(":help")
      try terminal.wait(for: "\n> ")
      terminal.endInput()
    }

    expectAbsent("\u{1B}", in: terminal.screen)
  }

  @Test(
    "Where signs would be read aloud, words take their place", arguments: ["--plain", "--brief"])
  func words(option: String) throws {
    try atTerminal(["--memory", option]) { try fillIn($0) }

    expectPresent("(hidden)", in: terminal.screen)
    expectAbsent("●", in: terminal.screen)
  }

  @Test("A terminal that says it is dumb gets words, too")
  func dumb() throws {
    try atTerminal(["--memory"], environment: "TERM=dumb") { try fillIn($0) }

    expectPresent("(hidden)", in: terminal.screen)
    expectAbsent("●", in: terminal.screen)
  }

  private func fillIn(_ terminal: PseudoTerminal) throws {
    try terminal.wait(for: "\n> ")
    terminal.type("password")
    try terminal.wait(for: "\nPassword: ")
    terminal.type("secret123")
    try terminal.wait(for: "\n> ")
    terminal.endInput()
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal()
  }

  private func atTerminal(
    _ options: [String], in language: String = "en", environment: String = "",
    _ body: (PseudoTerminal) throws -> Void
  ) throws {
    let process = try BuiltProgram(in: folder)
      .prepare(
        "\(environment) exec vestibule --language \(language) \"$@\"", ["vestibule"] + options)
    try terminal.run(process) { try body(terminal) }
    #expect(process.terminationStatus == 0)
  }
}
