import Foundation
import Testing

/// Every signal that ends a program, while a password is typed.
@Suite("The echo", .patience, .onOwnThreads)
nonisolated struct EchoTests {
  @Test(
    "T2: The echo comes back whichever signal ends the program, which dies of it",
    arguments: endings)
  func end(signal: Int32) throws {
    let process = try program.prepare("exec vestibule --memory --language en")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      try #require(!terminal.echoes)
      kill(process.processIdentifier, signal)
    }

    #expect(terminal.echoes)
    #expect(process.wasKilled)
    #expect(process.terminationStatus == signal)
  }

  @Test(
    "T2: The echo comes back also if the signal comes as soon as it is hidden",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func endAtOnce(signal: Int32) throws {
    let process = try program.prepare("exec vestibule --memory --language en")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      while terminal.echoes {}
      kill(process.processIdentifier, signal)
    }

    #expect(terminal.echoes)
    #expect(process.wasKilled)
    #expect(process.terminationStatus == signal)
  }

  @Test(
    "T1, T3: Half a password is gone when the echo comes back, whichever signal ends the program",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGSEGV, SIGTRAP])
  func half(signal: Int32) throws {
    let process = try program.prepare("exec vestibule --memory --language en")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      terminal.send("Zeb7ra!")
      terminal.settle()
      kill(process.processIdentifier, signal)
    }

    #expect(terminal.takeUnread() == "")
  }

  @Test(
    "T1: What waits at a hidden prompt is not shown by the next one: half a password after a signal",
    arguments: ["", "TERM=xterm NO_COLOR=1"])
  func interrupted(environment: String) throws {
    terminal.resize(to: 80)
    let process = try program.prepare("\(environment) exec vestibule --memory --language en")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      // Ctrl-D passes on what was typed, which is no line yet.
      terminal.send("Zeb7ra!\u{4}half")
      terminal.settle()
      kill(process.processIdentifier, SIGINT)
      try terminal.wait(for: "\n> ")
      terminal.type(":windows")
      try terminal.wait(for: "Sign In, on the screen\n> ")
      terminal.type(":quit")
    }

    for part in ["Zeb7ra!", "half"] { expectAbsent(part, in: terminal.screen) }
    #expect(process.status == .exited(0))
  }

  @Test(
    "T1: What waits at a hidden prompt is not shown by the next one: the second line of a paste",
    arguments: ["", "TERM=xterm NO_COLOR=1"])
  func paste(environment: String) throws {
    terminal.resize(to: 80)
    let process = try program.prepare("\(environment) exec vestibule --memory --language en")
    try terminal.run(process) {
      for (name, prompts) in [("1", 1), ("sign up", 0), ("password", 2)] {
        try terminal.wait(for: "\n> ")
        if name == "1" {
          terminal.type("password")
        } else {
          terminal.type(name)
        }
        for prompt in ["Password: ", "Password again: "].prefix(prompts) {
          try terminal.wait(for: prompt)
          terminal.send("secret123\nZeb7ra!\n")
        }
      }
      try terminal.wait(for: "\n> ")
      terminal.type(":quit")
    }

    expectAbsent("Zeb7ra!", in: terminal.screen)
    expectAbsent("not the same twice", in: terminal.screen)
    #expect(process.status == .exited(0))
  }

  @Test("The echo stays hidden at a signal that the parent process has set to be ignored")
  func ignored() throws {
    let process = try program.prepare("trap '' USR1 ALRM; exec vestibule --memory --language en")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      for signal in [SIGUSR1, SIGALRM] { kill(process.processIdentifier, signal) }
      terminal.type("secret123")
      try terminal.wait(
        for: """
          2  Password   ●●●
              3> Sign In
              4  Sign Up
            Return: fill in Email  (:help)
          >\u{20}
          """)
      terminal.endInput()
    }

    #expect(process.terminationStatus == 0)
    #expect(!terminal.screen.contains("secret123"))
  }

  @Test("T2: The echo comes back at the terminal that is read, although standard input is another")
  func otherTerminal() throws {
    let process = try program.prepare(
      "exec vestibule --memory --language en --script /dev/fd/3 3<&0 </dev/null")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      try #require(!terminal.echoes)
      kill(process.processIdentifier, SIGUSR1)
    }

    #expect(terminal.echoes)
    #expect(process.status == .signalled(SIGUSR1))
  }

  // MARK: - Fixtures

  /// All but those that the system lets do nothing, or stops or continues the program by, that
  /// cannot be caught, that say that a write failed, and Ctrl-C, which leaves the field alone.
  private static let endings: [Int32] = {
    let others = [
      SIGCHLD, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH, SIGKILL, SIGPIPE,
      SIGXFSZ, SIGINT,
    ]
    // The C library keeps the first of the real-time signals to itself.
    return (1..<NSIG).filter { !others.contains($0) && !(32..<34).contains($0) }
  }()

  private let program: BuiltProgram
  private let terminal: PseudoTerminal

  init() throws {
    program = BuiltProgram(in: try TemporaryFolder())
    terminal = try PseudoTerminal()
  }
}
