import Foundation
import Testing

/// How the program ends, as the system reports it to the parent, without a shell in between.
@Suite("The wait status", .patience, .onOwnThreads)
nonisolated struct WaitStatusTests {
  @Test(
    "T4: A program that is ended by a signal has died of it, and has not returned its number",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT])
  func signals(number: Int32) throws {
    let program = try start()

    program.send(signal: number)
    program.waitUntilExit()

    #expect(program.status == .signalled(number))
    expectPresent("applicationWillTerminate", in: program.text)
  }

  @Test("T4: A program that ends by itself has returned", arguments: [":quit", nil])
  func end(command: String?) throws {
    let program = try start()

    if let command { program.type(command) }
    program.end()

    #expect(program.status == .exited(0))
  }

  @Test(
    "T4: A signal that is ignored when the program starts stays ignored",
    arguments: [
      ("TSTP", SIGTSTP), ("HUP", SIGHUP), ("INT", SIGINT), ("QUIT", SIGQUIT), ("TERM", SIGTERM),
    ])
  func ignored(name: String, number: Int32) throws {
    let program = try start("trap '' \(name); exec vestibule \"$@\"")

    program.send(signal: number)
    // Were it heard, the app would leave the screen, or end.
    program.type(":tree")
    try program.wait(for: "Application active")
    program.send(signal: number)
    program.type(":quit")
    program.end()

    #expect(program.status == .exited(0))
    let leaves = program.text.components(separatedBy: "sceneDidEnterBackground").count - 1
    #expect(leaves == 1, "once, at the end: \(program.text)")
  }

  @Test("T3: Ctrl-Z that is ignored when the program starts stays ignored at a terminal")
  func ignoredKey() throws {
    let terminal = try PseudoTerminal()
    let process = try BuiltProgram(in: folder).prepare(
      "trap '' TSTP; exec setsid -c -w vestibule --memory --language en")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.press(.stop)
      terminal.type(":tree")
      try terminal.wait(for: "\n> ")
      terminal.type(":quit")
    }

    #expect(process.terminationStatus == 0)
    expectPresent("Application active", in: terminal.screen)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Starts the program and waits until it can be told something.
  private func start(_ command: String = "exec vestibule \"$@\"") throws -> PipedProgram {
    let program = try PipedProgram(
      BuiltProgram(in: folder), ["--memory", "--trace", "--language", "en"], command)
    try program.wait(for: "Return: fill in Email  (:help)\n")
    return program
  }
}
