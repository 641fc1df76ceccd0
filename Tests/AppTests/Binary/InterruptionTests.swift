import Foundation
import Model
import ModelKit
import Testing

/// Signals that come while the program does something else than read lines.
@Suite("Signals meanwhile", .patience, .onOwnThreads)
nonisolated struct InterruptionTests {
  @Test(
    "T4: A wait for the store ends by the signal, says no ok, and leaves nothing",
    arguments: [[], ["--check"], ["--backup", "copy"]], endings)
  func lockedStore(action: [String], signal: Int32) throws {
    let before = folder.names()
    let lock = try LockedStore(folder.path(Self.store))
    defer { withExtendedLifetime(lock) {} }

    let process = try program.prepare(
      "exec vestibule --language en --store \(Self.store) \"$@\"", ["vestibule"] + action)
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      try terminal.wait(for: Self.waiting)
      kill(process.processIdentifier, signal)
    }

    expect(process, endedBy: signal)
    #expect(terminal.screen == Self.waiting)
    #expect(folder.names() == before)
  }

  @Test("T4: A wait of the app for the store ends by the signal", arguments: endings)
  func lockedMeanwhile(signal: Int32) throws {
    let process = try program.prepare("exec vestibule --language en --store \(Self.store)")
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      for line in ["sign up", "email"] {
        terminal.type(line)
        try terminal.wait(for: line == "email" ? "\nEmail: " : "\n> ")
      }
      terminal.type("lee@example.com")
      for prompt in ["Password: ", "Password again: "] {
        try terminal.wait(for: prompt)
        terminal.type("<password 1>")
      }
      try terminal.wait(for: "\n> ")
      let lock = try LockedStore(folder.path(Self.store))
      terminal.type("sign up")
      try terminal.wait(for: Self.waiting)
      kill(process.processIdentifier, signal)
      process.waitUntilExit(seconds: 300)
      withExtendedLifetime(lock) {}
    }

    expect(process, endedBy: signal)
    #expect(!terminal.screen.contains("Account created."))
    // Not because its time was over.
    #expect(terminal.screen.contains("interrupted. Nothing was changed."), "\(terminal.screen)")
    let store = try SQLiteStore(path: folder.path(Self.store))
    #expect(try store.value(for: .account(Email("lee@example.com"))) == nil)
  }

  @Test("T4: Who is told to end does not wait for the store any more", arguments: endings)
  func lockedAtEnd(signal: Int32) throws {
    let process = try program.prepare("exec vestibule --language en --store \(Self.store)")
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      // Something that is to be remembered at the end.
      terminal.type("sign up")
      try terminal.wait(for: "\n> ")
      let lock = try LockedStore(folder.path(Self.store))
      kill(process.processIdentifier, signal)
      process.waitUntilExit(seconds: 300)
      withExtendedLifetime(lock) {}
    }

    expect(process, endedBy: signal)
    #expect(!terminal.screen.contains(Self.waiting))
  }

  @Test(
    "T4: The opening of a pipe without a writer waits until the signal",
    .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/status")),
    arguments: ["--memory --script", "--replay"], endings)
  func unopened(option: String, signal: Int32) throws {
    try #require(mkfifo(folder.path("lines"), 0o600) == 0)
    let process = try program.prepare("exec vestibule \(option) lines")

    let said = try run(process) {
      try waitUntilAsleep(process.processIdentifier)
      kill(process.processIdentifier, signal)
    }

    expect(process, endedBy: signal)
    #expect(said == "")
  }

  @Test(
    "T4: A transcript that does not end is read until the signal, and is not ok",
    arguments: endings)
  func endless(signal: Int32) throws {
    try #require(mkfifo(folder.path("lines"), 0o600) == 0)
    let process = try program.prepare("exec vestibule --replay lines")
    // Open for both, so that it opens at once and never ends.
    let pipe = open(folder.path("lines"), O_RDWR | O_CLOEXEC)
    defer { close(pipe) }

    let said = try run(process) {
      write("# Nothing but prose.\n", to: pipe)
      waitUntilEmpty(pipe)
      kill(process.processIdentifier, signal)
    }

    expect(process, endedBy: signal)
    #expect(said == "")
  }

  @Test("T4: A script that does not end is typed until the signal", arguments: endings)
  func endlessScript(signal: Int32) throws {
    try #require(mkfifo(folder.path("lines"), 0o600) == 0)
    let process = try program.prepare(
      "exec vestibule --memory --trace --language en --script lines")
    let pipe = open(folder.path("lines"), O_RDWR | O_CLOEXEC)
    defer { close(pipe) }

    let said = try run(process) {
      write(":home\n", to: pipe)
      waitUntilEmpty(pipe)
      kill(process.processIdentifier, signal)
    }

    expect(process, endedBy: signal)
    #expect(said.contains("applicationWillTerminate"))
  }

  @Test("T4: Ctrl-C in a field of a script ends the run, which types no more of it")
  func interruptedField() throws {
    try #require(mkfifo(folder.path("lines"), 0o600) == 0)
    let process = try program.prepare(
      "exec vestibule --memory --trace --language en --script lines")
    let pipe = open(folder.path("lines"), O_RDWR | O_CLOEXEC)
    defer { close(pipe) }

    let said = try run(process) {
      write("email\n", to: pipe)
      waitUntilEmpty(pipe)
      kill(process.processIdentifier, SIGINT)
    }

    expect(process, endedBy: SIGINT)
    #expect(said.contains("applicationWillTerminate"))
  }

  @Test("T4: Who is told to end does not wait for a reader", arguments: endings, [true, false])
  func unread(signal: Int32, isAtPrompt: Bool) throws {
    let process = try program.prepare("exec vestibule --memory --trace --language en")
    let (input, output) = (Pipe(), Pipe())
    try folder.write([], to: "errors")
    process.standardInput = input.fileHandleForReading
    process.standardOutput = output.fileHandleForWriting
    process.standardError = try #require(FileHandle(forWritingAtPath: folder.path("errors")))
    for handle in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }

    try BuiltProgram.run(process) {
      let writing = output.fileHandleForWriting.fileDescriptor
      if isAtPrompt {
        var said = ""
        while !said.hasSuffix("(:help)\n") {
          said += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        fill(writing)
      } else {
        // More than a pipe holds.
        let lines = Data(repeatElement(":help\n", count: 1_000).joined().utf8)
        input.fileHandleForWriting.write(lines)
        waitUntilFull(writing)
      }
      kill(process.processIdentifier, signal)
    }

    expect(process, endedBy: signal)
    #expect(try folder.bytes(of: "errors").isEmpty, "it says nothing of its output")
  }

  @Test(
    "T4: A terminal that hangs up ends by that signal even a program that it is not the own of",
    arguments: ["--memory", "--replay -"], ["", "password"])
  func hangUp(option: String, line: String) throws {
    let process = try program.prepare("exec vestibule \(option) --language en")
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      if option == "--memory" { try terminal.wait(for: "\n> ") }
      terminal.type(line)
      if option == "--memory" { try terminal.wait(for: line.isEmpty ? "Email: " : "Password: ") }
      terminal.hangUp()
    }

    expect(process, endedBy: SIGHUP)
  }

  @Test("T4: A terminal of the program's own that hangs up ends it by that signal")
  func ownHangUp() throws {
    // The shell outlives it, to tell how the program ended.
    try folder.write(
      "trap : HUP\nvestibule --memory --language en\necho $? >code\n".utf8, to: "script")
    let process = try program.prepare("exec setsid -c -w sh script")
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.hangUp()
    }

    #expect(try folder.bytes(of: "code") == Array("\(128 + SIGHUP)\n".utf8))
  }

  @Test("A terminal that hangs up is an end of input to who is asked to ignore that")
  func ignoredHangUp() throws {
    let process = try program.prepare("trap '' HUP; exec vestibule --memory --language en")
    let terminal = try PseudoTerminal()
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.hangUp()
    }

    #expect(!process.wasKilled)
  }

  // MARK: - Fixtures

  private static let endings = [SIGINT, SIGTERM, SIGHUP]
  private static let store = "v.sqlite"
  private static let waiting =
    "vestibule: The store is in use by another program. Waiting for it.\n"
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
    _ = try program.run(["--store", Self.store], lines: [])
  }

  private func expect(
    _ process: Child, endedBy signal: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(process.wasKilled, sourceLocation: sourceLocation)
    #expect(process.terminationStatus == signal, sourceLocation: sourceLocation)
  }

  /// Runs a process without a terminal.
  ///
  /// - Returns: what it said.
  private func run(_ process: Child, while body: () throws -> Void) throws -> String {
    try folder.write([], to: "said")
    process.standardOutput = try #require(FileHandle(forWritingAtPath: folder.path("said")))
    try BuiltProgram.run(process, meanwhile: body)
    return String(decoding: try folder.bytes(of: "said"), as: UTF8.self)
  }

  private func write(_ text: String, to pipe: Int32) {
    _ = Foundation.write(pipe, text, text.utf8.count)
  }

  /// Waits until everything that was written was read.
  private func waitUntilEmpty(_ pipe: Int32) {
    var count: Int32 = 1
    while ioctl(pipe, UInt(FIONREAD), &count) == 0, count > 0 {}
  }

  /// Writes until nothing more can be written.
  private func fill(_ pipe: Int32) {
    let page = [UInt8](repeating: 0x20, count: Int(PIPE_BUF))
    var room = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
    while poll(&room, 1, 0) > 0 { _ = Foundation.write(pipe, page, page.count) }
  }

  /// Waits until nothing more can be written.
  private func waitUntilFull(_ pipe: Int32) {
    var room = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
    while poll(&room, 1, 0) > 0 {}
  }

  /// Waits until the program has put itself in order and waits for something.
  private func waitUntilAsleep(_ process: pid_t) throws {
    var isAsleep = false
    while !isAsleep {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let caught = try #require(status.firstMatch(of: /SigCgt:\t([0-9a-f]+)/))
      // Its handler of a crash is there.
      let handlers = UInt64(caught.output.1, radix: 16) ?? 0
      isAsleep = handlers & 1 << (SIGSEGV - 1) != 0 && status.contains("State:\tS")
    }
  }
}
