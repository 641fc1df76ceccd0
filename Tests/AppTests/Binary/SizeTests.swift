import Foundation
import Testing
import View
import ViewText

/// The program in windows of every size.
@Suite("Sizes", .patience, .onOwnThreads)
nonisolated struct SizeTests {
  @Test(
    "T12: No line is wider than the terminal, in either language",
    arguments: [20, 24, 40, 80, 200], Language.allCases)
  func width(columns: Int, language: Language) throws {
    terminal.resize(to: columns)
    let email = "a.very.long.name.이민지.of.a.person@an.even.longer.example.domain.com"
    try atTerminal(language) { terminal in
      for line in ["4", "1", email] {
        try terminal.wait(for: Self.prompt(line, email, language))
        terminal.type(line)
      }
      for prompt in [Self.password(language), language == .english ? " again: " : " 확인: "] {
        try terminal.wait(for: prompt)
        terminal.type("secret123")
      }
      for line in ["4", "nonsense", ":help", "1", "lee", "x", "3"] {
        try terminal.wait(for: Self.prompt(line, email, language))
        terminal.type(line)
      }
      try terminal.wait(for: "\n> ")
      terminal.endInput()
    }

    let said = terminal.screen.split(separator: "\n").filter {
      !$0.contains("> ") && !$0.contains(": a.very")
    }
    for line in said { #expect(String(line).displayWidth <= columns, "\(line)") }
    #expect(terminal.screen.contains("…") == (columns < 200))
  }

  @Test("T12: One column and a million are sizes, too", arguments: ["1", "2", "3", "1000000"])
  func extremes(columns: String) throws {
    let outcome = try program.shell(
      "printf '%s\\n' email lee@example.com secret123 'sign in' :help nonsense |"
        + " COLUMNS=\(columns) vestibule --memory")

    #expect(outcome.code == 0)
  }

  @Test("T12: Nothing is cut in a pipe, but where COLUMNS asks for it", arguments: sizes)
  func pipe(columns: String, isCut: Bool) throws {
    let email = String(repeating: "x", count: 300)
    let outcome = try program.shell(
      "printf '%s\\n' email \(email) secret123 | \(columns) vestibule --memory --language en")

    #expect(outcome.text.contains(email) == !isCut)
    #expect(outcome.text.contains("…") == isCut)
  }

  @Test("T12: A terminal that becomes narrower is seen at the next line")
  func resized() throws {
    terminal.resize(to: 80)
    try atTerminal(.english) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.resize(to: 20)
      terminal.type("sign up")
      try terminal.wait(
        for:
          "    1  Email\n       Choose the e…\n    2  Password\n       Choose a pas…\n    3  Sign In\n    4> Sign Up\n  Return: fill in\n  Email  (:help)\n> "
      )
      terminal.endInput()
    }
  }

  // MARK: - Fixtures

  private static let sizes = [
    ("", false), ("COLUMNS=0", false), ("COLUMNS=wide", false), ("COLUMNS=40", true),
  ]
  private let folder: TemporaryFolder
  private let program: BuiltProgram
  private let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
    terminal = try PseudoTerminal()
  }

  private static func password(_ language: Language) -> String {
    language == .english ? "Password: " : "비밀번호: "
  }

  private static func prompt(_ line: String, _ email: String, _ language: Language) -> String {
    switch line {
    case email, "lee": language == .english ? "Email: " : "이메일: "
    case "x": password(language)
    default: "> "
    }
  }

  private func atTerminal(
    _ language: Language, _ body: (PseudoTerminal) throws -> Void
  ) throws {
    let process = try program.prepare(
      "exec setsid -c -w vestibule --memory --language \(language.rawValue)")
    try terminal.run(process) { try body(terminal) }
    #expect(process.terminationStatus == 0)
  }
}
