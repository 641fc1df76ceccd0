import Foundation
import Testing

@testable import Terminal
@testable import View
@testable import ViewText

/// What is read, and what is said of it, where a person is at one end only or at none.
@Suite("Input of every kind", .patience, .onOwnThreads)
nonisolated struct TerminalInputTests {
  @Test("A pipe's lines are read as they are, without comments where there are any")
  func pipes() async {
    await #expect(processExitsWith: .success) {
      await readPipes()
    }
  }

  @Test("What is read ahead is not lost, and a signal drops half a line of a terminal alone")
  func ahead() async {
    await #expect(processExitsWith: .success) {
      try await readAhead()
    }
  }

  @Test("A line that is typed ahead of a prompt that hides nothing is its answer")
  func typedAhead() async {
    await #expect(processExitsWith: .success) {
      try await readTypedAhead()
    }
  }

  @Test("A line with Escape in its middle is not used, though it has one at its end, too")
  @MainActor func escapes() throws {
    let terminal = try PseudoTerminal()
    let input = TerminalInput(terminal.line, output: Output(terminal.line), in: [:]) {}
    terminal.send("h\u{1B}l\u{1B}\n#lee\nlee\n")

    #expect(input.next(for: .field(name: "Email", isSecure: false)) == .line(.text("#lee")))
  }

  @Test("Where the output is no terminal, a line of a password that is not used writes nothing")
  func escapeInPassword() async {
    await #expect(processExitsWith: .success) {
      try await readPassword()
    }
  }

  @Test("What is typed before a password is asked for, or after it, is dropped, and that is said")
  func aroundPassword() async {
    await #expect(processExitsWith: .success) {
      try await typeAroundPassword()
    }
  }

  @Test("A password that was stopped is asked for again, which is said in Korean, too")
  func stoppedAtPassword() async {
    await #expect(processExitsWith: .success) {
      try await stopAtPassword()
    }
  }

  @Test("How a field that has a text is emptied is said once")
  func explained() async {
    await #expect(processExitsWith: .success) {
      try await explainTwice()
    }
  }

  @Test("A signal that comes while a line is edited drops what was typed with it", .needsLibedit)
  func interrupted() async {
    await #expect(processExitsWith: .success) {
      try await interruptEditing()
    }
  }

  @Test("The Tab key shows what a line may go on with before it goes on", .needsLibedit)
  func completed() async {
    await #expect(processExitsWith: .success) {
      try await completeLine()
    }
  }

  @Test("No descriptor that a line was edited with stays open", .needsLibedit)
  func closed() async {
    await #expect(processExitsWith: .success) {
      try await editTwice()
    }
  }

  @Test("Half a line that was stopped is kept if it can be typed again as it was", .needsLibedit)
  func stopped() async {
    await #expect(processExitsWith: .success) {
      try await stopEditing()
    }
  }

  @Test(
    "Of a line that is as long as one can be nothing is kept: some may be missing", .needsLibedit)
  func stoppedInLongLine() async {
    await #expect(processExitsWith: .success) {
      try await stopLongLine()
    }
  }
}

@MainActor private func readPipes() {
  ProcessSetup.prepare()
  let command = TextPrompt.command
  let secret = TextPrompt.field(name: "Password", isSecure: true)
  let text = "#a\nb#\n\u{1B}a\u{1B}b\n#c"

  #expect(
    read(text, skipsComments: true, [command])
      == ["line(text(\"b#\"))", "line(text(\"\\u{1B}a\\u{1B}b\"))", "line(end)"])
  #expect(
    read(text, [command]) == [
      "line(text(\"#a\"))", "line(text(\"b#\"))", "line(text(\"\\u{1B}a\\u{1B}b\"))",
      "line(unterminated(\"#c\"))",
    ])
  #expect(
    read("x\ny", skipsComments: true, [command])
      == ["line(text(\"x\"))", "line(unterminated(\"y\"))"])
  #expect(
    read("x\ny\nz\n", [command, secret, secret])
      == ["line(text(\"x\"))", "warned", "line(text(\"y\"))", "line(text(\"z\"))", "line(end)"])
  #expect(read("y", [secret]) == ["line(unterminated(\"y\"))"])
  #expect(read("\n", [.lines(name: "Note", isFirst: true)]) == ["line(text(\"\"))", "line(end)"])
}

/// What a pipe's lines are for prompts in turn, up to the end, and what is said of them.
@MainActor private func read(
  _ text: String, skipsComments: Bool = false, _ prompts: [TextPrompt]
) -> [String] {
  let (lines, shown) = (makePipe(text), makePipe(""))
  close(lines.write)
  let display = TextDisplay(language: .english)
  var found: [String] = []
  let input = TerminalInput(
    lines.read, output: Output(shown.write), in: ["TERM": "xterm"], skipsComments: skipsComments
  ) { found.append("warned") }
  input.watch(display)
  var rest = prompts[...]
  while true {
    let next = input.next(for: rest.popFirst() ?? prompts[0])
    found.append("\(next)".replacing("Terminal.LineSplitter.Line.", with: ""))
    switch next {
    case .line(.text): continue
    default: break
    }
    #expect(input.fault == nil && !input.isTyped && taken(from: shown) == "")
    return found
  }
}

@MainActor private func readAhead() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let output = Output(terminal.line)
  let input = TerminalInput(terminal.line, output: output, in: ["TERM": "xterm"]) {}
  input.splitter.append("a\n".utf8)
  terminal.send("\u{4}")
  terminal.settle()
  #expect(input.next(for: .command) == .line(.text("a")))

  Signals.watch()
  let lines = makePipe("ha")
  let piped = TerminalInput(lines.read, output: output, in: [:]) {}
  #expect(piped.fill() == nil)
  raise(SIGTSTP)
  #expect(piped.next(for: .command) == .signal(.stop))
  #expect(piped.interrupted?.half == nil, "nothing is typed there again")
  write(lines.write, "lf\n", 3)
  #expect(piped.next(for: .command) == .line(.text("half")))

  // Who is told of no signal is told of the end.
  signal(SIGHUP, SIG_IGN)
  Signals.watch()
  let gone = try PseudoTerminal()
  let left = TerminalInput(gone.line, output: output, in: [:]) {}
  gone.hangUp()
  #expect(left.next(for: .command) == .line(.end) && left.fault == nil)
}

@MainActor private func readTypedAhead() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let display = TextDisplay(language: .english)
  let input = TerminalInput(terminal.line, output: Output(terminal.line), in: ["TERM": "dumb"]) {}
  input.watch(display)
  terminal.send("a\nb\n")
  terminal.settle()

  #expect(input.next(for: .command) == .line(.text("a")))
  #expect(input.next(for: .command) == .line(.text("b")))
  expectAbsent("dropped", in: terminal.look())
}

@MainActor private func readPassword() async throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let (line, shown) = (dup(terminal.line), makePipe(""))
  let input = TerminalInput(line, output: Output(shown.write), in: [:]) {}
  let person = Task.detached {
    while terminal.echoes {}
    terminal.send("a\u{1B}b\nlee\n")
    terminal.waitUntilRead()
  }

  #expect(input.next(for: .field(name: "Password", isSecure: true)) == .line(.text("lee")))
  await person.value
  #expect(taken(from: shown) == "")
}

@MainActor private func typeAroundPassword() async throws {
  ProcessSetup.prepare()
  for (ahead, typed, isDropped) in [
    ("", "lee\n", false), ("a\n", "lee\n", true), ("", "lee\nlast\n", true),
  ] {
    let terminal = try PseudoTerminal()
    let line = dup(terminal.line)
    let output = Output(line)
    let display = TextDisplay(language: .english)
    let input = TerminalInput(line, output: output, in: [:]) {}
    input.watch(display)
    input.splitter.append(ahead.utf8)
    let person = Task.detached {
      while terminal.echoes {}
      terminal.send(typed)
      try terminal.wait(for: "(over)")
      return terminal.screen
    }

    #expect(input.next(for: .field(name: "Password", isSecure: true)) == .line(.text("lee")))
    output.write("(over)")
    let screen = try await person.value
    #expect(screen.contains("typed ahead was dropped") == isDropped)
    close(line)
  }
}

@MainActor private func stopAtPassword() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let display = TextDisplay(language: .korean)
  let input = TerminalInput(terminal.line, output: Output(terminal.line), in: [:]) {}
  input.watch(display)
  let again = "비밀번호를 다시 입력하세요."
  func stop() -> String {
    raise(SIGTSTP)
    #expect(input.next(for: .field(name: "비밀번호", isSecure: true)) == .signal(.stop))
    return terminal.look()
  }

  expectAbsent(again, in: stop())
  expectPresent(again, in: stop())
}

@MainActor private func explainTwice() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let display = TextDisplay(language: .english)
  let window = TextWindowView(display: display)
  let field = TextField("Email")
  field.text = "lee"
  window.addSubview(EmailScreen(field))
  window.becomeKey()
  _ = display.receive("email")
  let input = TerminalInput(terminal.line, output: Output(terminal.line), in: [:]) {}
  input.watch(display)
  let kept = KeptText(for: .field(name: "Email", isSecure: false), on: display, isEdited: false)

  for _ in 1...2 { input.explain(kept) }

  #expect(terminal.look().ranges(of: "Return alone keeps what a field has.").count == 1)
  withExtendedLifetime(window) {}
}

@MainActor private func completeLine() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let display = TextDisplay(language: .english)
  let greet = TextCommand("greet", parameters: "NAME", explanation: "greets")
  let action = ConsoleAction(greet, arguments: { ["Lee", "Ha"] }) { _, _ in }
  let console = Console(display, commands: [action])
  let input = TerminalInput(terminal.line, output: Output(terminal.line), in: ["TERM": "xterm"]) {}
  input.watch(display)
  terminal.send(":greet \t\n")

  #expect(input.next(for: .command) == .line(.text(":greet ")))
  expectPresent(":greet Lee, :greet Ha", in: terminal.look())
  withExtendedLifetime(console) {}
}

@MainActor private func editTwice() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let editor = try #require(
    LineEditor(reading: terminal.line, writing: Output(terminal.line), terminal: "xterm"))
  func edit() throws -> Int {
    var rest = Array("a\n".utf8)[...]
    let source = LineEditor.Source(
      nextByte: { rest.popFirst() }, isAhead: { false }, completions: { _ in [] },
      show: { _ in })
    #expect(editor.read("> ", remembers: false, from: source) != nil)
    terminal.look()
    return try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
  }
  let before = try edit()
  #expect(try edit() == before)
}

@MainActor private func stopEditing() throws {
  ProcessSetup.prepare()
  let display = TextDisplay(language: .english)
  let greet = TextCommand("greet", parameters: "NAME", explanation: "greets")
  let action = ConsoleAction(
    greet,
    arguments: {
      raise(SIGTSTP)
      return []
    }
  ) { _, _ in }
  let console = Console(display, commands: [action])
  // What is no text, or would be a key, is not typed again.
  let halves: [(more: [UInt8], kept: String?)] = [
    ([], ":greet Lee"), ([0xFF], nil), ([0x16, 0x01], nil),
  ]
  for (more, kept) in halves {
    let terminal = try PseudoTerminal()
    let input = TerminalInput(
      terminal.line, output: Output(terminal.line), in: ["TERM": "xterm"]
    ) {}
    input.watch(display)
    // The Tab key asks for the arguments, and they stop it.
    input.splitter.append(Array(":greet Lee".utf8) + more + [0x09])

    #expect(input.next(for: .command) == .signal(.stop))
    #expect(input.interrupted?.half == kept)
  }
  let terminal = try PseudoTerminal()
  let input = TerminalInput(terminal.line, output: Output(terminal.line), in: ["TERM": "xterm"]) {}
  input.watch(display)
  raise(SIGTSTP)
  #expect(input.next(for: .command) == .signal(.stop))
  #expect(input.interrupted?.half == nil, "nothing was typed")
  withExtendedLifetime(console) {}
}

@MainActor private func stopLongLine() async throws {
  ProcessSetup.prepare()
  let display = TextDisplay(language: .english)
  let greet = TextCommand("greet", parameters: "NAME", explanation: "greets")
  let action = ConsoleAction(
    greet,
    arguments: {
      raise(SIGTSTP)
      return []
    }
  ) { _, _ in }
  let console = Console(display, commands: [action])
  for (count, isKept) in [(4_095, true), (4_096, false)] {
    let terminal = try PseudoTerminal()
    terminal.resize(to: 80, rows: 1_000)
    let line = dup(terminal.line)
    let output = Output(line)
    let input = TerminalInput(line, output: output, in: ["TERM": "xterm"]) {}
    input.watch(display)
    let name = String(repeating: "e", count: count - ":greet ".utf8.count)
    input.splitter.append(Array(":greet \(name)\t".utf8))
    // What is shown is read meanwhile: a terminal has no room for all of it.
    let person = Task.detached { try terminal.wait(for: "(over)") }

    #expect(input.next(for: .command) == .signal(.stop))
    #expect((input.interrupted?.half.utf8.count == count) == isKept)
    output.write("(over)")
    try await person.value
    close(line)
  }
  withExtendedLifetime(console) {}
}

@MainActor private func interruptEditing() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let display = TextDisplay(language: .english)
  var signals: [Int32] = []
  let greet = TextCommand("greet", parameters: "NAME", explanation: "greets")
  let action = ConsoleAction(
    greet,
    arguments: {
      terminal.send("x\n")
      for number in signals { raise(number) }
      return []
    }
  ) { _, _ in }
  let console = Console(display, commands: [action])
  let input = TerminalInput(terminal.line, output: Output(terminal.line), in: ["TERM": "xterm"]) {}
  input.watch(display)
  func next(_ raised: Int32...) -> Input {
    signals = raised
    terminal.send(":greet \tmore")
    return input.next(for: .command)
  }

  #expect(next(SIGINT) == .line(.text("x")))
  // So does half a line of before a stop.
  input.interrupted = (TextPrompt.command, ":greet ")
  terminal.send("\tmore")
  #expect(input.next(for: .command) == .line(.text("x")))
  #expect(input.interrupted?.half == nil, "it is typed again once")
  // What was typed into a field is not typed again into a command.
  input.interrupted = (TextPrompt.field(name: "Email", isSecure: false), "half")
  terminal.send("y\n")
  #expect(input.next(for: .command) == .line(.text("y")))
  #expect(next(SIGTERM, SIGINT) == .signal(.interrupt))
  #expect(Signals.takeFatal() == .terminate)
  withExtendedLifetime(console) {}
}

// MARK: - Fixtures

private final class EmailScreen: Screen {
  let elements: [Element]

  init(_ field: TextField) { elements = [.field(field)] }
}

private typealias Ends = (read: Int32, write: Int32)

/// A pipe with a text in it, for which no process waits.
private func makePipe(_ text: String) -> Ends {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  write(ends[1], text, text.utf8.count)
  return (ends[0], ends[1])
}

/// What was written into a pipe.
private func taken(from ends: Ends) -> String {
  var buffer = [UInt8](repeating: 0, count: 4_096)
  return String(
    decoding: buffer.prefix(max(0, Foundation.read(ends.read, &buffer, 4_096))), as: UTF8.self)
}
