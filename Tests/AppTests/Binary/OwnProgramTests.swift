import Foundation
import Testing

/// A program that is not ours, and only calls `Console(display).run(while:)`: see `OwnProgram`.
@Suite("A program of one's own at a console", .patience, .onOwnThreads, .needsProbe)
nonisolated struct OwnProgramTests {
  @Test("Nothing of a password is seen at a terminal, and the echo is there again afterwards")
  func secret() throws {
    let process = try program.prepare("exec \"$0\" console", [try Self.path()])
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      #expect(terminal.echoes)
      terminal.type("")
      try terminal.wait(for: "\nPassword: ")
      #expect(!terminal.echoes)
      terminal.type("secret123")
      try terminal.wait(for: "1  Password   ●●●\n    2> Done\n  Return: Done  (:help)\n> ")
      #expect(terminal.echoes)
      terminal.type("")
    }

    #expect(process.terminationStatus == 0)
    expectAbsent("secret123", in: terminal.screen)
    #expect(terminal.screen.hasSuffix("> \nOn it goes.\n"))
  }

  @Test("A signal restores the echo, and the parent sees it", arguments: [SIGTERM, SIGSEGV])
  func signal(number: Int32) throws {
    let process = try program.prepare("exec \"$0\" console", [try Self.path()])
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "\nPassword: ")
      kill(process.processIdentifier, number)
    }

    #expect(terminal.echoes)
    #expect(process.wasKilled && process.terminationStatus == number)
  }

  @Test("Ctrl-C leaves a field, and then the program")
  func interrupt() throws {
    let process = try program.prepare("exec \"$0\" console", [try Self.path()])
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "\nPassword: ")
      kill(process.processIdentifier, SIGINT)
      try terminal.wait(for: "\n> ")
      #expect(terminal.echoes)
      kill(process.processIdentifier, SIGINT)
    }

    #expect(process.wasKilled && process.terminationStatus == SIGINT)
  }

  @Test("Through a pipe it reads the same lines, and says once that it cannot hide them")
  func pipe() throws {
    let outcome = try program.shell(
      #"printf '%s\n' password secret123 password secret123 :quit | "$0" console"#,
      [try Self.path()])

    #expect(outcome.code == 0)
    #expect(
      outcome.complaint
        == "FaultProbe: Input is not a terminal, so passwords in it are not hidden.\n")
    #expect(
      outcome.text.hasSuffix(
        "Return: Done  (:help)\n  Nothing on the screen changed.\nOn it goes.\n"))
    expectAbsent("secret123", in: outcome.text)
  }

  // MARK: - Fixtures

  private let program: BuiltProgram
  private let terminal: PseudoTerminal

  init() throws {
    program = BuiltProgram(in: try TemporaryFolder())
    terminal = try PseudoTerminal()
  }

  private static func path() throws -> String { try BuiltProgram.path("FaultProbe") }
}
