import Foundation
import Testing

// What reaches the program between one prompt and the next, and when libedit reads it.
nonisolated extension LineEditorTests {
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

  @Test("R2, P5: A line that is too long or not UTF-8 is not used, and the next one is")
  func unusable() throws {
    try atTerminal { terminal in
      let tooLong = String(repeating: "가", count: 1_400)
      for bytes in [Array(tooLong.utf8), [0x78, 0xFF, 0xE0, 0x41]] {
        try terminal.wait(for: "\n> ")
        terminal.send(bytes + [0x0A])
      }
      try terminal.wait(for: "  That line is not UTF-8 text; it was not used.\n> ")
      terminal.send([0x78, 0xFF, 0x7F, 0x7F])
      terminal.type(":windows")
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("\n    1  Sign In, on"))
      // What is too long can be taken back, and the line is one as any other then.
      terminal.send(Array(tooLong.utf8) + [0x15])
      terminal.type(":windows")
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("\n    1  Sign In, on"))
      terminal.endInput()
    }

    let complaint = "  That line is longer than 4096 bytes; it was not used.\n"
    #expect(terminal.screen.components(separatedBy: complaint).count == 2)
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

  @Test("Ctrl-Z gives the terminal back; fg asks again, with half a line as it was")
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
      try terminal.wait(toSee: Self.rest)
      try terminal.wait(for: "half")
      terminal.type("\u{15}email")
      try terminal.wait(for: "Email: ")
      terminal.type("lee")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("1  Email      lee\n"))
      terminal.type(":quit")
    }
  }

  @Test("T3: After fg half a field is there again, and of a password nothing, which is said")
  func stopInField() throws {
    let stops = "for time in 1 2; do echo stopped; read go; fg >.job; done"
    try atTerminal("\(Self.program); \(stops)") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("email")
      try terminal.wait(for: "Email: ")
      terminal.send("le")
      try terminal.wait(for: "le")
      terminal.press(.stop)
      try terminal.wait(for: "stopped\n")
      terminal.type("go")
      try terminal.wait(toSee: "Email: ")
      try terminal.wait(for: "le")
      terminal.type("e")
      try terminal.wait(for: "Password: ")
      terminal.send("half")
      terminal.press(.stop)
      try terminal.wait(for: "stopped\n")
      terminal.type("go")
      try terminal.wait(for: "  Type the password again.\nPassword: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("1  Email      lee\n"))
      terminal.type(":quit")
    }
  }

  @Test(
    "R4: With a stack of 128 KiB lines are typed, without libedit, which may need more",
    .disabled(if: FaultHarness.isSanitized, FaultHarness.needsMemory))
  func stack() throws {
    let before = terminal.modes
    try atTerminal("ulimit -s 128; \(Self.program)") { terminal in
      try terminal.wait(for: "\n> ")
      #expect(terminal.modes == before)
      terminal.type("sign\u{15}email")
      try terminal.wait(for: "Email: ")
      terminal.send(String(repeating: "긴", count: 500) + "\n")
      try terminal.wait(for: "Password: ")
      terminal.endInput()
    }
  }

  @Test(
    "R4: At a terminal of any size lines are read, without libedit where it would take gigabytes",
    .disabled(if: FaultHarness.isSanitized, FaultHarness.needsMemory),
    arguments: [(65_535, 65_535), (65_535, 24), (80, 65_535), (20_000, 20_000)])
  func huge(columns: Int, rows: Int) throws {
    terminal.resize(to: columns, rows: rows)
    try atTerminal("ulimit -v 2000000; \(Self.program)") { terminal in
      try terminal.wait(for: "\n> ")
      terminal.type("email")
      try terminal.wait(for: "Email: ")
      // Also one that becomes so meanwhile.
      terminal.resize(to: 65_535, rows: 65_535)
      terminal.type("lee")
      try terminal.wait(for: "Password: ")
      terminal.press(.interrupt)
      try terminal.wait(for: "\n> ")
      #expect(terminal.answer.contains("1  Email      lee\n"))
      terminal.endInput()
    }
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
}
