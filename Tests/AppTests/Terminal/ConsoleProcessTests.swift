import Foundation
import Testing
import View
import ViewText

@testable import Terminal

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
    "A fatal signal ends it, also at its very end, and so does output without a reader",
    arguments: [(SIGTERM, false), (SIGTERM, true), (SIGPIPE, false)])
  func signal(number: Int32, isAtEnd: Bool) async throws {
    let result = await #expect(
      processExitsWith: .signal(number), observing: [\.standardErrorContent]
    ) { [number, isAtEnd] in
      await run(until: number, isAtEnd)
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    // Its delegate has heard of the end, and a person nothing.
    #expect(said.hasSuffix("(end)"), "\(said)")
    expectAbsent("Cannot", in: said)
  }

  @Test("A terminal that is gone ends it as it ends others")
  func hungUp() async {
    await #expect(processExitsWith: .signal(SIGHUP)) {
      var ends: (person: Int32, line: Int32) = (-1, -1)
      openpty(&ends.person, &ends.line, nil, nil, nil)
      close(ends.person)
      await run(reading: "/dev/null", writing: ends.line)
    }
  }

  @Test("Ctrl-C leaves no field of a program that is being ended: it ends that, too")
  func interruptedAtEnd() async {
    await #expect(processExitsWith: .success) { await interruptWhileEnding() }
  }

  @Test("A run that ends leaves the process as it was, and what was read ahead for the next run")
  func ended() async {
    await #expect(processExitsWith: .success) {
      try await chooseVerbosity()
      try await prompt()
      try await followEnvironment()
      await runTwice()
    }
  }
}

/// At a terminal what changed is said, unless it was to be brief; elsewhere all is said.
@MainActor private func chooseVerbosity() throws {
  let terminal = try PseudoTerminal()
  let path = String(cString: ttyname(terminal.line))
  let chosen: [TextDisplay.Verbosity] = [
    run(reading: "/dev/null", writing: path, .full).verbosity,
    run(reading: "/dev/null", writing: path, .brief).verbosity,
    run(reading: "/dev/null", writing: "/dev/null", .full).verbosity,
  ]
  #expect(chosen == [.changes, .brief, .full])
}

/// Where a person is at both ends there is a prompt, and it is told where that begins.
@MainActor private func prompt() throws {
  setenv("TERM", "xterm", 1)
  for isTyped in [true, false] {
    let terminal = try PseudoTerminal()
    let path = String(cString: ttyname(terminal.line))
    terminal.send("\u{4}")
    terminal.settle()
    run(reading: isTyped ? path : "/dev/null", writing: path)
    #expect(terminal.look() == "  Hello.\n" + (isTyped ? "> \n" : ""))
    #expect(terminal.promptMarks == (isTyped ? 1 : 0))
  }
}

/// The environment says how wide the output is, and whether it is bold or spoken.
@MainActor private func followEnvironment() throws {
  let terminal = try PseudoTerminal()
  let path = String(cString: ttyname(terminal.line))
  for (name, value) in ["COLUMNS": "33", "CLICOLOR_FORCE": "1", "TERM": "dumb", "NO_COLOR": ""] {
    setenv(name, value, 1)
  }
  #expect(
    run(reading: "/dev/null", writing: path)
      == TextTraits(columns: 33, isStyled: true, isSpoken: true))
  setenv("NO_COLOR", "1", 1)
  unsetenv("COLUMNS")
  #expect(run(reading: "/dev/null", writing: "/dev/null") == TextTraits())
}

@discardableResult
@MainActor private func run(reading input: String, writing output: String) -> TextTraits {
  run(reading: input, writing: output, .full).traits
}

/// Returns how much is said after that, and how.
@discardableResult
@MainActor private func run(
  reading input: String, writing output: String, _ verbosity: TextDisplay.Verbosity
) -> (verbosity: TextDisplay.Verbosity, traits: TextTraits) {
  run(reading: input, writing: open(output, O_WRONLY | O_NOCTTY), verbosity)
}

@discardableResult
@MainActor private func run(
  reading input: String, writing output: Int32, _ verbosity: TextDisplay.Verbosity = .full
) -> (verbosity: TextDisplay.Verbosity, traits: TextTraits) {
  dup2(open(input, O_RDONLY | O_NOCTTY), STDIN_FILENO)
  dup2(output, STDOUT_FILENO)
  let display = TextDisplay(language: .english)
  display.verbosity = verbosity
  display.say("Hello.")
  Console(display).run()
  return (display.verbosity, display.traits)
}

/// Runs with an output that has a reader, unless the signal is that of its absence.
@MainActor private func run(until number: Int32, _ isAtEnd: Bool) {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  if number == SIGPIPE { close(ends[0]) }
  dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
  dup2(ends[1], STDOUT_FILENO)
  let display = TextDisplay(language: .english)
  display.say("Hello.")
  let listener = Listener()
  if isAtEnd { listener.raisesAtEnd = number }
  let console = Console(display)
  console.delegate = listener
  var isRaised = isAtEnd
  console.run(while: {
    if !isRaised { raise(number) }
    isRaised = true
    return true
  })
}

/// A field is edited when it is interrupted.
@MainActor private func interruptWhileEnding() {
  let display = TextDisplay(language: .english)
  let window = TextViewFactory(display: display).makeWindowView()
  window.addSubview(NameScreen())
  window.becomeKey()
  Signals.end()

  let ending = Console(display).run(
    reading: Inputs(), complain: { _ in }, writing: { _ in true })

  #expect(ending == .signal(.interrupt))
  withExtendedLifetime(window) {}
}

private final class NameScreen: Screen {
  let elements: [Element] = [.field(TextField("Name"))]
}

/// The name of a field, and Ctrl-C.
private final class Inputs: LineInput {
  let isFromTerminal = true
  private var inputs: [Input] = [.signal(.interrupt), .line(.text("1"))]

  func next(for prompt: TextPrompt) -> Input { inputs.popLast() ?? .line(.end) }
}

@MainActor private func runTwice() {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  write(ends[1], "#ne\ntwo\n", 8)
  close(ends[1])
  dup2(ends[0], STDIN_FILENO)
  dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)
  let listener = Listener()
  let console = Console(TextDisplay(language: .english))
  console.delegate = listener
  console.run(while: { listener.lines == 0 })
  #expect(listener.lines == 1)
  console.run()
  #expect(listener.lines == 2)
  #expect(signal(SIGINT, SIG_DFL) == nil && signal(SIGTSTP, SIG_DFL) == nil)
  #expect(Signals.isIgnoring(signal(SIGPIPE, SIG_DFL)))
}

@MainActor private final class Listener: ConsoleDelegate {
  private(set) var lines = 0
  var raisesAtEnd: Int32?

  func consoleWillTakeLine(_ console: Console, isCommandAhead: Bool) { lines += 1 }

  func consoleWillEnd(_ console: Console) {
    write(STDERR_FILENO, "(end)", 5)
    if let raisesAtEnd { raise(raisesAtEnd) }
  }
}
