import Foundation
import Testing

/// A terminal with a person at it: what the program writes is read, and lines are typed.
nonisolated final class PseudoTerminal {
  /// Everything that stood on the screen so far.
  var screen: String { text(bytes[...]) }

  /// The end that a program reads and writes.
  let line: Int32
  private var person: Int32
  private var bytes: [UInt8] = []
  private var lastTyped = 0

  init() throws {
    var descriptors: (person: Int32, line: Int32) = (-1, -1)
    try #require(openpty(&descriptors.person, &descriptors.line, nil, nil, nil) == 0)
    (person, line) = descriptors
    // A process that another test starts must not hold this terminal open.
    for descriptor in [person, line] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // Lines end as they were written, which makes screens easier to compare.
    var settings = termios()
    tcgetattr(line, &settings)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(line, TCSANOW, &settings)
  }

  deinit {
    hangUp()
    close(line)
  }

  /// Goes away, which also ends what was stopped at this terminal.
  func hangUp() {
    if person >= 0 { close(person) }
    person = -1
  }

  /// Whether what is typed is seen.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(line, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// What came since something was last typed.
  var answer: String { text(bytes[lastTyped...]) }

  /// How often it was told where a prompt begins.
  var promptMarks: Int {
    String(decoding: bytes, as: UTF8.self).ranges(of: Self.promptMark).count
  }

  private static let promptMark = "\u{1B}]133;A\u{1B}\\"

  /// What a person sees of what was written; a program that edits lines makes the terminal end them
  /// with CR LF.
  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      .replacing(Self.promptMark, with: "")
  }

  /// Its modes, which a program may change while it runs.
  var modes: [tcflag_t] {
    var settings = termios()
    tcgetattr(line, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_lflag]
  }

  /// Whether a local mode is on, such as `ECHONL`.
  func has(_ mode: Int32) -> Bool { modes[2] & tcflag_t(mode) != 0 }

  /// Turns a local mode on.
  func turnOn(_ mode: Int32) {
    setModes { $0 | tcflag_t(mode) }
  }

  /// Turns a local mode off.
  func turnOff(_ mode: Int32) {
    setModes { $0 & ~tcflag_t(mode) }
  }

  private func setModes(_ change: (tcflag_t) -> tcflag_t) {
    var settings = termios()
    tcgetattr(line, &settings)
    settings.c_lflag = change(settings.c_lflag)
    tcsetattr(line, TCSANOW, &settings)
  }

  /// Waits until what was typed has come to where a program reads it: the system passes it on later,
  /// or when that end is asked for it.
  func settle() {
    var ready = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    _ = poll(&ready, 1, 0)
  }

  /// Waits until a program has read what was typed.
  func waitUntilRead() {
    var ready = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, 0) > 0 { sched_yield() }
  }

  /// Takes what was typed and not read, even half a line.
  func takeUnread() -> String {
    let isByLine = has(ICANON)
    turnOff(ICANON)
    defer { if isByLine { turnOn(ICANON) } }
    var ready = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return "" }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(line, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  /// Runs a process at this terminal, while the test types at it.
  func run(_ process: Child, while body: () throws -> Void) throws {
    let handle = FileHandle(fileDescriptor: line, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try BuiltProgram.run(process) {
      do {
        try body()
      } catch {
        hangUp()
        throw error
      }
    }
    look()
  }

  /// Waits until what came since something was last typed ends with a text.
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    while !answer.hasSuffix(text) {
      try #require(
        read(within: 30_000), "waited for \(text) after:\n\(screen)",
        sourceLocation: sourceLocation)
    }
  }

  /// Waits until a text is somewhere in what came since something was last typed.
  func wait(toSee text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    while !answer.contains(text) {
      try #require(
        read(within: 30_000), "waited to see \(text) after:\n\(screen)",
        sourceLocation: sourceLocation)
    }
  }

  /// Types a line and the Return key.
  func type(_ text: String) {
    send(Array("\(text)\n".utf8))
  }

  /// A key that is no letter.
  enum Key: UInt8 {
    case interrupt = 3
    case endOfInput = 4
    case stop = 26
    case quit = 28
  }

  /// Presses a key.
  func press(_ key: Key) {
    send([key.rawValue])
  }

  /// Types the key that ends the input.
  func endInput() {
    press(.endOfInput)
  }

  /// Gives the terminal another size.
  func resize(to columns: Int, rows: Int = 24) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(line, UInt(TIOCSWINSZ), &size)
  }

  /// Types without the Return key.
  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Types bytes that need not be text.
  func send(_ keys: [UInt8]) {
    lastTyped = bytes.count
    _ = write(person, keys, keys.count)
  }

  /// Reads what is there, and returns what was not read before.
  @discardableResult
  func look() -> String {
    let count = bytes.count
    while read(within: 0) {}
    return text(bytes[count...])
  }

  /// Reads what is there, or comes within some milliseconds.
  private func read(within milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(person, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }
}
