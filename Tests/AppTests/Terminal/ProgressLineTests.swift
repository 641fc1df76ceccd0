import Foundation
import Model
import Synchronization
import Testing
import ViewText
import Workshop

@testable import Terminal

@Suite("The line that says how far long work is")
struct ProgressLineTests {
  @Test("It is shown after half a second, written over ten times a second, and removed")
  func overwritten() throws {
    let terminal = try Screen()
    let line = terminal.line()

    for (time, text) in [(499, "early"), (500, "10 %"), (599, "soon"), (600, "20 %")] {
      terminal.time.withLock { $0 = Int64(time) }
      line.show(text)
    }
    line.end()
    line.end()

    #expect(try terminal.seen() == "\r10 %\u{1B}[K\r20 %\u{1B}[K\r\u{1B}[K")
  }

  @Test(
    "Where it is plain, each is a line of its own, every five seconds, and none is removed",
    arguments: [(true, "xterm"), (false, "dumb"), (false, "")])
  func plain(isPlain: Bool, term: String) throws {
    let terminal = try Screen()
    let line = terminal.line(isPlain: isPlain, term: term)

    for (time, text) in [(500, "10 %"), (5_499, "soon"), (5_500, "20 %")] {
      terminal.time.withLock { $0 = Int64(time) }
      line.show(text)
    }
    line.end()

    #expect(try terminal.seen() == "10 %\n20 %\n")
  }

  @Test("What is wider than the terminal is cut, by columns and not by characters")
  func wide() throws {
    let terminal = try Screen()
    let line = terminal.line()

    terminal.time.withLock { $0 = 500 }
    line.show(String(repeating: "상", count: 100))
    line.end()

    let shown = String(repeating: "상", count: 39) + "…"
    #expect(try terminal.seen() == "\r\(shown)\u{1B}[K\r\u{1B}[K")
  }

  @Test("Short work says nothing, and nothing is removed after it")
  func short() throws {
    let terminal = try Screen()
    let line = terminal.line()

    terminal.time.withLock { $0 = 499 }
    line.show("10 %")
    line.end()

    #expect(try terminal.seen() == "")
  }

  @Test("Nothing is written to a pipe")
  func pipe() throws {
    let pipe = Pipe()
    let time = Mutex<Int64>(0)
    let clocks = SystemClocks { ClockReading(time: 0, uptime: time.withLock { $0 }) }
    let output = Output(pipe.fileHandleForWriting.fileDescriptor)
    let line = ProgressLine(output, in: ["TERM": "xterm"], clocks: clocks)

    time.withLock { $0 = 10_000 }
    line.show("10 %")
    line.end()
    try pipe.fileHandleForWriting.close()

    #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}

/// A terminal, and a clock that a test sets.
private final class Screen {
  let time = Mutex<Int64>(0)
  private var person: Int32 = -1
  private var program: Int32 = -1

  init() throws {
    try #require(openpty(&person, &program, nil, nil, nil) == 0)
    var settings = termios()
    tcgetattr(program, &settings)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(program, TCSANOW, &settings)
  }

  func line(isPlain: Bool = false, term: String = "xterm") -> ProgressLine {
    let clocks = SystemClocks { [time = self.reading] in ClockReading(time: 0, uptime: time()) }
    let output = Output(program)
    return isPlain
      ? ProgressLine(output, isPlain: true, in: ["TERM": term], clocks: clocks)
      : ProgressLine(output, in: ["TERM": term], clocks: clocks)
  }

  private nonisolated var reading: @Sendable () -> Int64 { { [self] in time.withLock { $0 } } }

  /// What the program wrote.
  func seen() throws -> String {
    close(program)
    defer { close(person) }
    var (seen, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
    // After the last writer, a terminal ends in an error, not in an end of file.
    while case let count = read(person, &bytes, bytes.count), count > 0 { seen += bytes[..<count] }
    return String(decoding: seen, as: UTF8.self)
  }
}
