import Foundation
import Model
import ModelKit
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit
@testable import Terminal

/// What the page of conventions says and no other test shows.
@Suite("Conventions", .patience, .onOwnThreads)
nonisolated struct ConventionsTests {
  @Test("Options mean the same in any order, and the only short name is -h")
  @MainActor func order() throws {
    let parts = [["--demo"], ["--plain"], ["--language", "ko"], ["--script=-"]]
    for first in parts.indices {
      let rest = parts[(first + 1)...] + parts[..<first]
      for arguments in [[parts[first]] + rest, [parts[first]] + rest.reversed()] {
        let options = try Options(arguments.flatMap(\.self))
        #expect(options.store == .demo && options.isPlain && options.language == .korean)
        #expect(options.script == "-")
      }
    }

    let words = ManualPage(language: .english).help.split { $0.isWhitespace || $0 == "," }
    let names = words.filter { $0.contains(/^-[a-zA-Z]/) }
    #expect(Set(names) == ["-h"])
    for letter in "abcdefgijklmnopqrstuvwxyz" {
      #expect(throws: ProgramError.self) { try Options(["-\(letter)"]) }
    }
  }

  @Test(
    "With --no-input a terminal is not waited for, and the error says how to give input",
    arguments: ["--memory", "--replay -", "--memory --practice", "--migrate --script -"])
  func noInput(options: String) throws {
    let process = try program.prepare("exec vestibule \(options) --language en --no-input")
    try terminal.run(process) {}

    #expect(process.status == .exited(64))
    #expect(
      terminal.screen
        == "vestibule: --no-input needs lines from a pipe or from --script. Try --help.\n")
  }

  @Test("With --no-input a file is replayed at a terminal all the same")
  func noInputButFile() throws {
    let path = TranscriptFolder.standard.path + "/counter.transcript"
    let process = try program.prepare(
      "exec vestibule --replay \"$1\" --language en --no-input", ["vestibule", path])
    try terminal.run(process) {}

    #expect(process.status == .exited(0))
  }

  @Test("At a password the newline is hidden too, whole lines are read, and a newline follows")
  func modes() throws {
    terminal.turnOn(ECHONL)
    let process = try program.prepare("exec vestibule --memory --language en")
    try terminal.run(process) {
      try terminal.wait(for: "\n> ")
      terminal.type("password")
      try terminal.wait(for: "\nPassword: ")
      #expect(!terminal.has(ECHO) && !terminal.has(ECHONL) && terminal.has(ICANON))
      terminal.type("secret123")
      try terminal.wait(for: "\n> ")
      #expect(terminal.has(ECHO) && terminal.has(ECHONL) && terminal.has(ICANON))
      #expect(terminal.answer.hasPrefix("\n  Sign In\n"))
      terminal.endInput()
    }
  }

  @Test("A thousand signals, whatever is done meanwhile, change no byte of the output")
  @MainActor func signals() throws {
    let form = ["sign up", "email", "lee@example.com", "secret123", "sign up"]
    let lines = form + [":help", "nonsense"] + form
    let piped = try PipedProgram(program, ["--memory", "--language", "en", "--quiet"])
    try piped.wait(for: "(:help)\n")

    for line in lines {
      piped.type(line)
      for _ in 0..<84 { piped.send(signal: SIGWINCH) }
    }
    piped.end()

    #expect(piped.status == .exited(0))
    expect(piped.text, is: try InProcessProgram(["--memory"]).launch(typing: lines).output)
  }

  @Test(
    "Each stream is judged by itself: without a known ground there is no color, and no error has a style"
  )
  func styles() throws {
    let (pipe, environment) = (Pipe(), ["TERM": "xterm"])
    #expect(Output(terminal.line).isStyled(in: environment))
    #expect(!Output(pipe.fileHandleForWriting.fileDescriptor).isStyled(in: environment))

    let outcome = try program.shell(
      """
      printf '%s\\n' nonsense 'sign up' email lee@example.com secret123 'sign up' |
        CLICOLOR_FORCE=1 vestibule --memory
      """)

    let codes = outcome.text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      .dropFirst().map { $0.prefix { $0 != "m" } + "m" }
    #expect(!codes.isEmpty && Set(codes).isSubset(of: ["[0m", "[1m", "[2m", "[7m"]))
    expectPresent("passwords in it are not hidden", in: outcome.complaint)
    expectAbsent("\u{1B}", in: outcome.complaint)
  }

  @Test("A command clears the screen at a terminal, but not where plain text is asked for")
  @MainActor func clear() throws {
    for isPlain in [false, true] {
      let terminal = try PseudoTerminal()
      let context = CommandContext(
        program: "vestibule", language: .english, isPlain: isPlain, output: Output(terminal.line),
        environment: [:])

      context.clear()
      context.say("Tea")

      try terminal.wait(for: "Tea\n")
      #expect(terminal.screen == (isPlain ? "" : "\u{1B}[2J\u{1B}[H") + "Tea\n")
    }
  }

  @Test("An exercise that is watched begins on a cleared screen")
  @MainActor func watched() throws {
    try writeExercises(in: folder)
    let package = try PracticePackage(
      making: folder.path("mine"), from: [folder.path("others"), Page.root.path])
    let (lines, terminal) = (Pipe(), try PseudoTerminal())
    lines.fileHandleForWriting.closeFile()
    terminal.resize(to: 80)
    let context = CommandContext(
      program: "vestibule", language: .english, isPlain: false,
      input: lines.fileHandleForReading.fileDescriptor, output: Output(terminal.line),
      environment: [:])

    try PracticeWatch(package, context) { _ in [0: .done, 1: .done] }.run()

    expectPresent("\u{1B}[2J\u{1B}[H1. Bell", in: terminal.look())
  }

  @Test("In a locale that is not UTF-8, in none, and without an environment the output is UTF-8")
  func encoding() throws {
    let outcome = try program.shell(
      """
      for locale in C.UTF-8 ko_KR.EUC-KR C
      do LC_ALL=$locale vestibule --memory --language ko </dev/null; echo ---; done
      env -i "$(command -v vestibule)" --memory --language ko </dev/null
      """)

    #expect(outcome.code == 0, "\(outcome.complaint)")
    let text = try #require(String(validating: outcome.output, as: UTF8.self))
    let outputs = text.split(separator: "---\n")
    #expect(outputs.count == 4 && Set(outputs).count == 1)
    expectPresent("로그인", in: text)
  }

  @Test("A locale changes neither letters nor numbers nor the order of names")
  func locale() throws {
    let transcripts = TranscriptFolder.standard.path
    let form = "email TITLE@example.com secret123"
    let outcome = try program.shell(
      """
      for locale in tr_TR.UTF-8 de_DE.ISO-8859-1
      do
        export LC_ALL=$locale LANG=$locale
        printf '%s\\n' 'sign up' \(form) 'sign up' 'sign up' \(form.lowercased()) 'sign up' |
          vestibule --memory --quiet
        for name in temperature contacts crud
        do vestibule --quiet --replay "$0/$name.transcript" || echo differs; done
      done
      """, [transcripts])

    #expect(outcome.errors.isEmpty, "\(outcome.complaint)")
    expectAbsent("differs", in: outcome.text)
    #expect(outcome.text.split(separator: "That email is already registered.").count == 3)
  }

  @Test("An error of the command line and what was explored are no wider than COLUMNS")
  func width() throws {
    let outcome = try program.shell(
      """
      export COLUMNS=40
      vestibule --app; vestibule --memory --demo; vestibule --language ko --windows 2
      vestibule --explore --app temperature
      """)

    let lines = (outcome.text + outcome.complaint).split(separator: "\n").map(String.init)
    #expect(lines.count > 10)
    for line in lines { #expect(line.displayWidth <= 40, "\(line)") }
    expectPresent("todos,", in: outcome.complaint)
  }

  @Test("A prompt is marked at a terminal that can take it, and nowhere else")
  func marks() throws {
    for (arguments, isMarked) in [("--memory", true), ("--memory --plain", false)] {
      let terminal = try PseudoTerminal()
      let process = try program.prepare("TERM=xterm exec vestibule --language en \(arguments)")
      try terminal.run(process) {
        try terminal.wait(for: "> ")
        terminal.type(":quit")
      }

      #expect(terminal.promptMarks == (isMarked ? 1 : 0))
    }
    let piped = try program.shell("echo :quit | TERM=xterm vestibule --memory --quiet")
    expectAbsent("133", in: piped.text)
  }

  @Test("No command to the device removes an account or the store, whatever is typed behind it")
  @MainActor func removal() throws {
    let path = folder.path("store.sqlite")
    let email = "lee@example.com"
    let commands = DeviceCommand.allCases.filter { $0 != .quit }.flatMap { command in
      ["", " 1", " \(email)"].flatMap { [":\(command.rawValue)\($0)", ":open"] }
    }

    _ = try InProcessProgram(store: path).launch(
      typing: ["sign up", "email", email, "secret123", "sign up"] + commands)

    let store = try SQLiteStore(path: path)
    #expect(try store.value(for: .account(Email(email)))?.email == email)
  }

  // MARK: - Fixtures

  private let folder: TemporaryFolder
  private let program: BuiltProgram
  private let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    program = BuiltProgram(in: folder)
    terminal = try PseudoTerminal()
  }
}
