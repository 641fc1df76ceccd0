import Controller
import Foundation
import Testing
import View

@testable import App
@testable import Model
@testable import ModelKit
@testable import ProgramKit
@testable import Terminal
@testable import Workshop

/// What a command does with the process that it is in.
@Suite("A command and its process", .patience, .onOwnThreads)
nonisolated struct CommandProcessTests {
  @Test(
    "A terminal is cleared, unless it is to have plain text; a file never is",
    arguments: [false, true])
  @MainActor func clearing(isPlain: Bool) throws {
    let (terminal, folder) = (try PseudoTerminal(), try TemporaryFolder())
    try folder.write([], to: "out")
    let out = open(folder.path("out"), O_WRONLY)
    defer { close(out) }
    for descriptor in [terminal.line, out] {
      CommandContext(
        program: "vestibule", language: .english, isPlain: isPlain, input: -1,
        output: Output(descriptor), environment: [:]
      ).clear()
    }

    #expect(terminal.look() == (isPlain ? "" : "\u{1B}[2J\u{1B}[H"))
    #expect(try folder.bytes(of: "out").isEmpty)
  }

  @Test("Whatever takes its time hears of signals that mean the end")
  func signals() async {
    await #expect(processExitsWith: .success) { try await watch() }
  }

  @Test("Where the store would be is not guessed")
  func places() async {
    await #expect(processExitsWith: .success) { await refusePlaces() }
  }

  @Test(
    "A session puts answers on the output and remarks on the errors, at a terminal and in a pipe")
  func runs() async {
    await #expect(processExitsWith: .success) { try await compareRuns() }
  }
}

@MainActor private func watch() throws {
  ProcessSetup.prepare()
  dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
  let folder = try TemporaryFolder()
  let path = folder.path("store")
  _ = try SQLiteStore(path: path)
  for arguments in [
    ["--store", path, "--check"], ["--store", path, "--backup", folder.path("copy")],
    ["--explore", "--quiet"], ["--memory", "--practice"], ["--memory"],
  ] {
    Signals.watch([])
    for each in Signal.fatal { signal(each.number, SIG_DFL) }
    #expect(try run(arguments) == .finished, "\(arguments)")
    for each in Signal.fatal { #expect(signal(each.number, SIG_DFL) != nil, "\(arguments)") }
  }
}

@MainActor private func refusePlaces() {
  ProcessSetup.prepare()
  setenv("XDG_DATA_HOME", [CChar(bitPattern: 0xFF), 0], 1)
  dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
  for arguments in [["--check"], ["--practice"], []] {
    let error = #expect(throws: ProgramError.self) { try run(arguments) }
    #expect(error?.code == .configuration, "\(arguments)")
  }
  #expect(throws: Never.self) { try run(["--memory"]) }
}

@MainActor private func compareRuns() throws {
  ProcessSetup.prepare()
  let folder = try TemporaryFolder()
  try folder.write("1\n:windows\n1\n:quot\nhalf".utf8, to: "lines")
  _ = try SQLiteStore(path: folder.path("store"))
  var lines = FirstLines()
  for (words, isTerminal) in [
    ("--memory", false), ("--memory", true), ("--memory --plain", true), ("--memory --brief", true),
    ("--memory --record @/a", true), ("--memory --record @/b.html", true),
    ("--store @/store", false), ("--store @/store --record @/c", false),
    ("--store @/new --record @/d --quiet", false), ("--store @/store --record @/e.html", false),
    ("--memory --trace --trace-file @/f", true), ("--memory --trace", true),
  ] {
    dup2(open(folder.path("lines"), O_RDONLY), STDIN_FILENO)
    for name in ["out", "errors"] { try folder.write([], to: name) }
    let terminal = try PseudoTerminal()
    terminal.resize(to: 60)
    let errors = open(folder.path("errors"), O_WRONLY)
    let out = isTerminal ? terminal.line : open(folder.path("out"), O_WRONLY)
    let ending = try run(
      words.replacing("@", with: folder.path).split(separator: " ").map(String.init),
      in: ["CLICOLOR_FORCE": "1"], Output(out), Output(errors))
    lines.begin("# \(words), at a terminal: \(isTerminal)")
    lines.add(nil, terminal.look())
    for name in ["out", "errors"] {
      lines.add(nil, String(decoding: try folder.bytes(of: name), as: UTF8.self))
    }
    lines.begin("\(ending)")
  }
  lines.begin(
    folder.names().filter { !$0.hasPrefix("store") && !$0.hasPrefix("new") }
      .joined(separator: " "))
  try expect(
    lines.text.replacing("\u{1B}", with: "ESC"), isAsIn: "Words/runs.txt",
    suite: "CommandProcessTests")
}

/// Runs a command of a small program.
@discardableResult
@MainActor private func run(
  _ arguments: [String], in environment: [String: String] = [:], _ output: Output? = nil,
  _ errors: Output? = nil
) throws -> Console.Termination {
  let program = Program("counter", "Counts.", Program.vestibule().app(named: "counter"))
  program.lessons = { [.touch] }
  let nowhere = Output(open("/dev/null", O_WRONLY))
  defer { close(nowhere.descriptor) }
  return try CommandRunner(
    program: program, options: try Options(arguments, of: program), language: .english,
    environment: environment, output: output ?? nowhere, errors: errors ?? nowhere
  ).ending()
}
