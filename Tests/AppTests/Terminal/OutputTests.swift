import Foundation
import Testing

@testable import Terminal

@Suite("What is written and read at a descriptor", .patience, .onOwnThreads)
nonisolated struct OutputTests {
  @Test(
    "Bold text is for a terminal that can show it, unless it was asked for or forbidden",
    arguments: [
      (["TERM": "xterm"], true, false), (["TERM": "dumb"], false, false),
      (["TERM": ""], false, false),
      ([:], false, false), (["TERM": "xterm", "NO_COLOR": "1"], false, false),
      (["TERM": "xterm", "NO_COLOR": ""], true, false),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, true),
      (["TERM": "dumb", "CLICOLOR_FORCE": "0"], false, false),
      (["TERM": "dumb", "CLICOLOR_FORCE": ""], false, false),
      (["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
    ])
  func styles(environment: [String: String], atTerminal: Bool, elsewhere: Bool) throws {
    let terminal = try PseudoTerminal()
    let (shown, kept) = (Output(terminal.line), Output(try pipe().write))

    #expect(shown.isTerminal && !kept.isTerminal)
    #expect(shown.isStyled(in: environment) == atTerminal)
    #expect(kept.isStyled(in: environment) == elsewhere)
    #expect(shown.isDumb(in: environment) == (environment["TERM"] == "dumb"))
    #expect(!kept.isDumb(in: environment))
    close(kept.descriptor)
  }

  @Test("The size is what the terminal says, and 80 to 24 where it says nothing")
  @MainActor func size() throws {
    let terminal = try PseudoTerminal()
    let output = Output(terminal.line)
    func sizes(_ columns: Int, _ rows: Int) -> [Int?] {
      terminal.resize(to: columns, rows: rows)
      let input = TerminalInput(-1, output: output, in: [:]) {}
      return [output.columns, output.rows, input.columns]
    }

    #expect(sizes(0, 0) == [80, 24, 80])
    #expect(sizes(1, 1) == [1, 1, 1] && sizes(2, 0) == [2, 24, 2] && sizes(0, 3) == [80, 3, 80])
    #expect(Output(-1).columns == 80)
    let input = TerminalInput(-1, output: output, in: ["COLUMNS": "7"]) {}
    #expect(input.columns == 7)
    #expect(output.write(wrapping: "one two\n", in: ["COLUMNS": "3"]))
    #expect(terminal.look() == "one\ntwo\n")
    terminal.resize(to: 3)
    #expect(output.write(wrapping: "one two\n", in: [:]))
    #expect(terminal.look() == "one\ntwo\n")
    #expect(output.textColumns(in: [:]) == 3 && output.textColumns(in: ["COLUMNS": "7"]) == 7)
    #expect(Output(-1).textColumns(in: [:]) == 80)
  }

  @Test("A pipe that is full now takes all of it in the end, a byte as well as a mebibyte")
  func waiting() async throws {
    let ends = try pipe()
    _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
    let much = (0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 >> 4) }
    let output = Output(ends.write)
    let reader = Task.detached {
      try FileHandle(fileDescriptor: ends.read, closeOnDealloc: true).readToEnd()
    }

    #expect(output.write(much) && output.write("x") && output.write(""))
    close(ends.write)

    expect(Array(try await reader.value ?? Data()), are: much + [0x78])
    #expect(output.fault == nil)
  }

  @Test("What cannot be written is a fault")
  func fault() {
    let output = Output(-1)

    #expect(!output.write("x"))
    #expect(output.fault == EBADF)
    let file = Output(-1)
    file.replace(by: "x")
    #expect(file.fault == EBADF)
  }

  @Test("A text takes the place of all that a file has, be that longer or shorter")
  func replaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("what was there".utf8, to: "a.txt")
    let output = Output(open(folder.path("a.txt"), O_RDWR))

    for text in ["new", "", "longer than before"] {
      output.replace(by: text)
      #expect(try folder.bytes(of: "a.txt") == Array(text.utf8))
    }
    #expect(output.fault == nil)
    close(output.descriptor)
  }

  @Test(
    "What is read is passed on, and forgotten; nothing yet is no end, and only a fault is one")
  func reading() throws {
    let ends = try pipe()
    var (reader, bytes) = (DescriptorReader(), [UInt8]())
    func read(_ descriptor: Int32) -> DescriptorReader.Answer {
      reader.read(descriptor) { bytes += $0 }
    }
    write(ends.write, "secret", 6)
    #expect(read(ends.read) == .bytes && bytes == Array("secret".utf8))
    let kept = Mirror(reflecting: reader).children.compactMap { $0.value as? [UInt8] }.joined()
    #expect(kept.count == 4_096 && kept.allSatisfy { $0 == 0 })
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
    #expect(read(ends.read) == .nothing)
    _ = fcntl(ends.read, F_SETFL, 0)
    close(ends.write)
    #expect(read(ends.read) == .end(fault: nil))
    #expect(read(-1) == .end(fault: EBADF))
    #expect(bytes.count == 6)
  }

  @Test("A terminal's echo is hidden with what was typed before, and is restored once, as it was")
  func echo() throws {
    let terminal = try PseudoTerminal()
    terminal.turnOn(ECHONL)
    let modes = terminal.modes
    func changes(_ change: () -> Void) -> [Bool] {
      terminal.send("typed\n")
      terminal.settle()
      change()
      return [terminal.has(ECHO), terminal.has(ECHONL), terminal.takeUnread() == "typed\n"]
    }
    #expect(Echo(-1) == nil)
    var echo = Echo(terminal.line)
    #expect(changes { echo?.restore() } == [true, true, true])
    #expect(changes { echo?.keep() } == [true, true, true])
    #expect(changes { echo?.restore() } == [true, true, true])
    #expect(changes { echo?.hide() } == [false, false, false])
    #expect(changes { echo?.restore() } == [true, true, false])
    #expect(terminal.modes == modes)
    #expect(changes { echo?.hide() } == [false, false, false])
    #expect(changes { echo = nil } == [true, true, false])
    echo = Echo(terminal.line)
    echo?.hide()
    echo?.restore()
    // Restored once: what changed since then stays.
    terminal.turnOff(ECHO)
    echo?.restore()
    #expect(!terminal.echoes)
  }

  private func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(Foundation.pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
