import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// What happens from outside while a person sits at the program, with a shell that controls jobs.
@Suite(
  "Signals", .patience, .onOwnThreads,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
nonisolated struct SignalTests {
  @Test(
    "T2, T3: Ctrl-Z gives the echo back; fg asks again, hides again, and forgets half a password")
  func stop() throws {
    let script = "vestibule --memory --language en; echo stopped; read go; fg >.job; echo ended $?"
    try underShell(script) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      #expect(!terminal.echoes)
      terminal.send("half")
      terminal.press(.stop)
      try terminal.wait(for: "\nstopped\n")
      #expect(terminal.echoes)
      terminal.type("go")
      try terminal.wait(for: "Password: ")
      #expect(!terminal.echoes)
      terminal.type(Self.password)
      try terminal.wait(for: "2  Password   ●●●\n\(Self.rest)Return: fill in Email  (:help)\n> ")
      #expect(terminal.echoes)
      terminal.type(":quit")
      try terminal.wait(for: "ended 0\n")
    }
    for secret in [Self.password, "half"] { expectAbsent(secret, in: terminal.screen) }
  }

  @Test(
    "T3: Ctrl-Z is Home and then opening again, as the trace tells, and not the first time alone",
    arguments: [1, 2])
  func stopAtPrompt(times: Int) throws {
    let stop = "read go; fg >.job"
    let stops = Array(repeating: stop, count: times).joined(separator: "; ")
    let script = "vestibule --memory --trace --language en; \(stops); echo ended $?"
    try underShell(script) { terminal in
      try terminal.wait(for: "\n> ")
      for _ in 1...times {
        terminal.press(.stop)
        try terminal.wait(for: "stateRestorationActivity(for:) (background)\n")
        terminal.type("go")
        try terminal.wait(for: "Return: fill in Email  (:help)\n> ")
      }
      terminal.type(":quit")
      try terminal.wait(for: "ended 0\n")
    }
    let enters = terminal.screen.split(separator: "sceneWillEnterForeground").count - 1
    #expect(enters == 1 + times)
  }

  @Test("A stop that cannot be caught hides the password again afterwards")
  func stopFromOutside() throws {
    let script = "\(Self.noted) --memory; echo stopped; read go; fg >.job; echo ended $?"
    try underShell(script) { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      kill(try pid(), SIGSTOP)
      try terminal.wait(for: "stopped\n")
      terminal.type("go")
      try terminal.wait(for: "Password: ")
      #expect(!terminal.echoes)
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      terminal.press(.interrupt)
      try terminal.wait(for: "ended 130\n")
    }
  }

  @Test("T2: What was typed before the password was asked for does not become one")
  func typedAhead() throws {
    try underShell("vestibule --memory --language en; echo ended $?") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.send("password\nsign in\n")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(
        for: "2  Password   Enter your password\n\(Self.rest)Return: fill in Email  (:help)\n> ")
      terminal.type(":quit")
      try terminal.wait(for: "ended 0\n")
    }
  }

  @Test("T4: Ctrl-C leaves a field, and at the prompt dies of it, through the life cycle")
  func interrupt() throws {
    try underShell("vestibule --memory --trace --language en; echo ended $?") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      terminal.send("half")
      terminal.press(.interrupt)
      try terminal.wait(
        for: "2  Password   Enter your password\n\(Self.rest)Return: fill in Email  (:help)\n> ")
      #expect(terminal.echoes)
      terminal.press(.interrupt)
      try terminal.wait(for: "ended 130\n")
    }
    #expect(terminal.screen.contains("applicationWillTerminate"))
  }

  @Test("Ctrl-C leaves a new password that is asked for again, and stores none")
  func interruptNewPassword() throws {
    try underShell("vestibule --memory --language en; echo ended $?") { terminal in
      for line in ["sign up", "password"] {
        try terminal.wait(for: "\n> ")
        terminal.type(line)
      }
      try terminal.wait(for: "Password: ")
      terminal.type(Self.password)
      try terminal.wait(for: "Password again: ")
      terminal.press(.interrupt)
      try terminal.wait(
        for: "2  Password   Choose a password\n    3  Sign In\n    4> Sign Up\n"
          + "  Return: fill in Email  (:help)\n> ")
      #expect(terminal.echoes)
      terminal.type(":quit")
      try terminal.wait(for: "ended 0\n")
    }
  }

  @Test(
    "T2, T4: A signal in the password gives the echo back, ends the app, and is what it dies of",
    arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func end(signal: Int32) throws {
    try underShell("\(Self.noted) --memory --trace; echo ended $?") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      kill(try pid(), signal)
      try terminal.wait(for: "ended \(128 + signal)\n")
    }
    #expect(terminal.echoes)
    #expect(terminal.screen.contains("applicationWillTerminate"))
  }

  @Test(
    "N3, R5: A crash in the password gives the echo back and prints nothing",
    arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE])
  func crash(signal: Int32) throws {
    try underShell("\(Self.noted) --memory; echo ended $?") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "Password: ")
      kill(try pid(), signal)
      try terminal.wait(for: "ended \(128 + signal)\n")
    }
    #expect(terminal.echoes)
    for word in ["0x", "Backtrace"] { expectAbsent(word, in: terminal.screen) }
    #expect(folder.names().filter { $0.hasPrefix("core") } == [])
  }

  @Test("Who is asked to ignore a hang-up ignores it")
  func ignored() throws {
    let script = "trap '' HUP; \(Self.noted) --memory; echo ended $?"
    try underShell(script) { terminal in
      try terminal.wait(for: "\n> ")
      kill(try pid(), SIGHUP)
      terminal.type(":quit")
      try terminal.wait(for: "ended 0\n")
    }
  }

  // MARK: - Fixtures

  private static let password = "secret123"
  private static let rest = "    3> Sign In\n    4  Sign Up\n  "
  /// The program, after its number was written down.
  private static let noted = "sh -c 'echo $$ >.pid; exec vestibule --language en \"$@\"' vestibule"
  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal()
  }

  /// Runs a script of a shell that controls jobs and touches no settings of the terminal.
  private func underShell(_ script: String, _ body: (PseudoTerminal) throws -> Void) throws {
    // A shell would end with a program that dies of Ctrl-C; this one has more to say.
    try folder.write("set -m; trap : INT\n\(script)\n".utf8, to: ".script")
    let process = try BuiltProgram(in: folder).prepare("exec setsid -c -w sh .script")
    try terminal.run(process) { try body(terminal) }
  }

  private func pid() throws -> Int32 {
    let text = String(decoding: try folder.bytes(of: ".pid"), as: UTF8.self)
    return try #require(Int32(text.trimmingCharacters(in: .newlines)))
  }
}
