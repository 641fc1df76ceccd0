import Foundation
import Testing
import ViewText

@testable import Terminal

/// Colors are chosen by the ground that they stand on, which a terminal says when it is asked.
@Suite("F10: The ground of a terminal", .patience, .onOwnThreads)
nonisolated struct GroundTests {
  private static let environment = ["TERM": "xterm-256color"]

  @Test(
    "The terminal is asked once, and what is typed meanwhile counts",
    arguments: [
      ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", TextTraits.Ground.dark),
      ("\u{1B}]11;rgb:ff/ff/ff\u{7}", .light), ("\u{1B}]11;rgb:8080/8080/8080\u{7}", .unknown),
      ("\u{1B}]11;red\u{7}", .unknown), ("", .unknown),
    ])
  @MainActor func asked(answer: String, ground: TextTraits.Ground) throws {
    let terminal = try PseudoTerminal()
    let input = Self.input(terminal)
    // Half a line is read only once the terminal passes each byte.
    terminal.send("ab\(answer)\u{1B}[?62;c")

    let traits = input.traits(isPlain: false, in: Self.environment)

    #expect(traits.ground == ground && traits.isStyled && traits.hasLanes)
    #expect(terminal.echoes && terminal.has(ICANON))
    #expect(input.traits(isPlain: false, in: Self.environment) == traits)
    #expect(terminal.look().components(separatedBy: "\u{1B}]11;?").count == 2)
    terminal.send("c\n")
    #expect(input.next(for: .command) == .line(.text("abc")))
  }

  @Test(
    "A ground is dark or light by how bright it looks, of which green is most and blue least",
    arguments: [
      ("3d/3d/3d", TextTraits.Ground.dark), ("3e/3e/3e", .unknown), ("e9/e9/e9", .unknown),
      ("ea/ea/ea", .light), ("81/00/00", .dark), ("82/00/00", .unknown), ("00/48/00", .dark),
      ("00/49/00", .unknown), ("00/00/cc", .dark), ("00/00/d5", .unknown), ("f/f/f", .light),
      ("f/f", .unknown), ("00/00/00/ff", .dark),
    ])
  func grounds(levels: String, ground: TextTraits.Ground) {
    #expect(TextTraits.Ground(answer: "11;rgb:\(levels)") == ground)
  }

  @Test("It is not asked where a line was typed ahead, and that line counts")
  @MainActor func typedAhead() throws {
    let terminal = try PseudoTerminal()
    let input = Self.input(terminal)
    terminal.send("abc\n")
    terminal.settle()

    #expect(input.traits(isPlain: false, in: Self.environment).ground == .unknown)
    expectAbsent("]11", in: terminal.look())
    #expect(input.next(for: .command) == .line(.text("abc")))
  }

  @Test("A terminal that says nothing is not waited for long, and has colors of its own alone")
  @MainActor func silent() throws {
    let terminal = try PseudoTerminal()

    #expect(Self.input(terminal).traits(isPlain: false, in: Self.environment).ground == .unknown)
    #expect(terminal.echoes && terminal.has(ICANON))
  }

  @Test("A terminal that says something else without end is not listened to for long")
  func endless() async {
    await #expect(processExitsWith: .success) { try await listen() }
  }

  @Test(
    "It is not asked where the answer is known, or would not help",
    arguments: [
      (["TERM": "xterm"], TextTraits.Ground.unknown),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .unknown),
      (["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "15;0"], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": "0;default;15"], .light),
    ])
  @MainActor func notAsked(environment: [String: String], ground: TextTraits.Ground) throws {
    let terminal = try PseudoTerminal()
    let traits = Self.input(terminal).traits(isPlain: false, in: environment)

    #expect(traits.ground == ground && traits.hasLanes)
    #expect(
      Self.input(terminal).traits(isPlain: true, in: environment)
        == TextTraits(
          columns: 80, isSpoken: true))
    #expect(terminal.look() == "")
  }

  @Test("It is not asked where colors go into a pipe")
  @MainActor func piped() throws {
    let terminal = try PseudoTerminal()
    let pipe = Pipe()
    let output = Output(pipe.fileHandleForWriting.fileDescriptor)
    let input = TerminalInput(terminal.line, output: output, in: Self.environment) {}

    let traits = input.traits(
      isPlain: false, in: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"])

    #expect(traits.isStyled && traits.ground == .unknown)
    let reading = pipe.fileHandleForReading.fileDescriptor
    #expect(Readiness.events(Int32(POLLIN), at: reading) == 0)
    withExtendedLifetime(pipe) {}
  }

  @Test(
    "F11: Without colors a terminal has lanes all the same; a pipe and a dumb terminal have none")
  func lanes() throws {
    let pair = try PseudoTerminal()
    let terminal = Output(pair.line)

    #expect(terminal.hasLanes(in: ["TERM": "xterm", "NO_COLOR": "1"]))
    #expect(!terminal.hasLanes(in: ["TERM": "dumb"]) && !terminal.hasLanes(in: [:]))
    #expect(!Output(-1).hasLanes(in: ["TERM": "xterm"]))
    #expect(Output(-1).hasLanes(in: ["CLICOLOR_FORCE": "1"]))
    pair.hangUp()
  }

  @MainActor private static func input(_ terminal: PseudoTerminal) -> TerminalInput {
    TerminalInput(terminal.line, output: Output(terminal.line), in: environment) {}
  }
}

/// Listens to a person who types on and on, once the terminal is asked.
@MainActor private func listen() throws {
  ProcessSetup.prepare()
  let terminal = try PseudoTerminal()
  let line = dup(terminal.line)
  let environment = ["TERM": "xterm-256color"]
  let input = TerminalInput(line, output: Output(line), in: environment) {}
  Task.detached {
    while terminal.echoes {}
    while true { terminal.send(String(repeating: "x", count: 1_000)) }
  }

  #expect(input.traits(isPlain: false, in: environment).ground == .unknown)
}
