import Foundation
import Terminal
import Testing
import View

/// What `Console(display).run(while:)` does with the process that it is in.
@Suite("A console on standard input and output", .patience, .onOwnThreads)
nonisolated struct ConsoleProcessTests {
  @Test(
    "What cannot be read or written is said, and ends it",
    arguments: [
      ("/", "/dev/null", "Cannot read standard input: it is a folder."),
      ("/dev/null", "/dev/full", "Cannot write standard output: there is no room left."),
    ])
  func refused(input: String, output: String, complaint: String) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(EX_IOERR), observing: [\.standardErrorContent]
    ) { [input, output] in
      await run(reading: input, writing: output)
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.split(separator: "\n").last?.hasSuffix(": \(complaint)") == true, "\(said)")
  }

  @Test(
    "A signal that means the end ends it, and so does that nobody reads, without a word",
    arguments: [SIGTERM, SIGPIPE])
  func signal(number: Int32) async throws {
    let result = await #expect(
      processExitsWith: .signal(number), observing: [\.standardErrorContent]
    ) { [number] in
      await run(until: number)
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expectAbsent("Cannot", in: said)
  }

  @Test("At a terminal what changed is said, unless it was to be brief; elsewhere all is said")
  func verbosity() async {
    await #expect(processExitsWith: .success) {
      let terminal = try PseudoTerminal()
      let chosen: [TextDisplay.Verbosity] = await [
        run(reading: "/dev/null", writing: String(cString: ttyname(terminal.line))),
        run(reading: "/dev/null", writing: String(cString: ttyname(terminal.line)), .brief),
        run(reading: "/dev/null", writing: "/dev/null"),
      ]
      exit(chosen == [.changes, .brief, .full] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

/// Returns how much is said after that.
@discardableResult
@MainActor private func run(
  reading input: String, writing output: String, _ verbosity: TextDisplay.Verbosity = .full
) -> TextDisplay.Verbosity {
  dup2(open(input, O_RDONLY), STDIN_FILENO)
  dup2(open(output, O_WRONLY | O_NOCTTY), STDOUT_FILENO)
  let display = TextDisplay(language: .english)
  display.verbosity = verbosity
  display.say("Hello.")
  Console(display).run()
  return display.verbosity
}

/// Runs with an output that has a reader, unless the signal is that of its absence.
@MainActor private func run(until number: Int32) {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  if number == SIGPIPE { close(ends[0]) }
  dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
  dup2(ends[1], STDOUT_FILENO)
  let display = TextDisplay(language: .english)
  display.say("Hello.")
  var isRaised = false
  Console(display).run(while: {
    if !isRaised { raise(number) }
    isRaised = true
    return true
  })
}
