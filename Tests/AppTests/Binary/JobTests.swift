import Foundation
import Testing

/// The program as a job of a shell that has the terminal now.
@Suite(
  "Jobs", .patience, .onOwnThreads,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")),
  .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "needs Linux"))
nonisolated struct JobTests {
  @Test(
    "T4: A job that is stopped ends by the signal once it is continued, through the life cycle",
    arguments: Way.allCases, [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func end(way: Way, signal: Int32) throws {
    try folder.write(script(way, signal).utf8, to: ".script")
    let process = try BuiltProgram(in: folder).prepare(
      "NO_COLOR=1 TERM=xterm exec setsid -c -w sh .script")
    try terminal.run(process) {
      try way.act(at: terminal) { kill(-getpgid(try pid()), SIGSTOP) }
      try terminal.wait(for: "ended \(128 + signal)\n")
    }

    // Whose terminal it is by then sees nothing of it.
    let afterwards = terminal.screen.components(separatedBy: "stopped\n").last
    #expect(afterwards == "ended \(128 + signal)\n")
    let trace = String(decoding: try folder.bytes(of: "trace"), as: UTF8.self)
    expectPresent("applicationWillTerminate", in: trace)
  }

  @Test(
    "T2: A job that dies while another one has the terminal leaves it as that has set it",
    arguments: [Way.fromOutside, .inHalfPassword, .fromOutsideAtPassword],
    [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGALRM, SIGSEGV])
  func othersTerminal(way: Way, signal: Int32) throws {
    try folder.write(script(way, signal, settings: "stty -echo; ").utf8, to: ".script")
    let process = try BuiltProgram(in: folder).prepare(
      "NO_COLOR=1 TERM=xterm exec setsid -c -w sh .script")
    try terminal.run(process) {
      try way.act(at: terminal) { kill(-getpgid(try pid()), SIGSTOP) }
      try terminal.wait(for: "ended \(128 + signal)\n")
    }

    #expect(!terminal.echoes)
  }

  @Test("T4: A job in the background draws nothing, and its screen when it has the terminal")
  func foreground() throws {
    try folder.write(
      """
      set -m; exec 2>.said
      \(Self.program) &
      \(Self.untilStopped)
      echo stopped; read go; fg >.job

      """.utf8, to: ".script")
    let process = try BuiltProgram(in: folder).prepare(
      "NO_COLOR=1 TERM=xterm exec setsid -c -w sh .script")
    try terminal.run(process) {
      try terminal.wait(for: "stopped\n")
      #expect(terminal.screen == "stopped\n")
      terminal.type("go")
      try terminal.wait(for: "Return: fill in Email  (:help)\n> ")
      terminal.type(":quit")
      try terminal.wait(for: "ended 0\n")
    }
  }

  // MARK: - Fixtures

  /// How a job comes to be stopped.
  enum Way: String, CaseIterable {
    case atPrompt, inHalfLine, inHalfPassword, fromOutside, fromOutsideAtPassword, inBackground
    case inBackgroundAtPassword, startedInBackground

    func act(at terminal: PseudoTerminal, stopping stop: () throws -> Void) throws {
      if self == .startedInBackground { return }
      try terminal.wait(for: "\n> ")
      switch self {
      case .inHalfLine:
        terminal.send("half")
        try terminal.wait(for: "half")
      case .inHalfPassword, .fromOutsideAtPassword, .inBackgroundAtPassword:
        terminal.type("password")
        try terminal.wait(for: "Password: ")
        terminal.send("half")
      default: break
      }
      if [.fromOutside, .fromOutsideAtPassword].contains(self) { return try stop() }
      terminal.press(.stop)
    }
  }

  /// The program, and who says how it ended: a shell forgets a job that has ended meanwhile.
  private static let program = """
    sh -c 'trap : HUP INT QUIT TERM USR1 ALRM SEGV
      sh -c "echo \\$\\$ >.pid; exec vestibule --memory --language en --trace-file trace"
      echo ended $?; : >.ended'
    """
  private static let untilStopped =
    #"until [ -s .pid ] && grep -q '^State:.T' /proc/$(cat .pid)/status; do :; done"#
  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try PseudoTerminal()
    terminal.resize(to: 80)
  }

  /// What a shell does, which may change the settings of the terminal once it has it.
  private func script(_ way: Way, _ signal: Int32, settings: String = "") -> String {
    let goesOn = [.inBackground, .inBackgroundAtPassword].contains(way)
    // What the shell itself says of jobs goes elsewhere.
    return """
      set -m; exec 2>.said
      \(Self.program) \(way == .startedInBackground ? "&" : "")
      \(goesOn ? "bg >.job; " : "")\(Self.untilStopped)
      echo stopped; \(settings)kill -\(signal) %1; kill -CONT %1
      until [ -e .ended ]; do :; done

      """
  }

  private func pid() throws -> Int32 {
    let text = String(decoding: try folder.bytes(of: ".pid"), as: UTF8.self)
    return try #require(Int32(text.trimmingCharacters(in: .newlines)))
  }
}
