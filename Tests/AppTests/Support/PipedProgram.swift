import Foundation
import Testing

/// The built program with a pipe at both ends, which a test speaks and listens to in turn.
nonisolated final class PipedProgram {
  /// Everything that it said so far.
  private(set) var text = ""

  private let process: Child
  private let input = Pipe()
  private let output = Pipe()
  private var heard = 0
  private var bytes: [UInt8] = []

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - program: what to start, and where.
  ///   - arguments: what it is given.
  ///   - command: how the shell starts it.
  /// - Throws: why it could not be started.
  init(
    _ program: BuiltProgram, _ arguments: [String], _ command: String = "exec vestibule \"$@\""
  ) throws {
    process = try program.prepare(command, ["vestibule"] + arguments)
    // Another test's child must not hold these open.
    for handle in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.standardInput = input.fileHandleForReading
    process.standardOutput = output.fileHandleForWriting
    try process.run()
    // Its ends are its own: when it is gone, so are they.
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
  }

  deinit {
    kill()
  }

  /// Types a line.
  func type(_ line: String) {
    input.fileHandleForWriting.write(Data("\(line)\n".utf8))
  }

  /// Listens until the program has said something since the last time, for some seconds at most.
  func wait(for expected: String, seconds: Int32 = 30) throws {
    while !text.dropFirst(heard).contains(expected) {
      try #require(listen(seconds: seconds), "\(expected) was not said, but \(text)")
    }
    heard = text.count
  }

  /// Takes what the program says next.
  ///
  /// - Returns: whether it said something in time.
  private func listen(seconds: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let descriptor = output.fileHandleForReading.fileDescriptor
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&ready, 1, seconds * 1_000) > 0 ? read(descriptor, &buffer, buffer.count) : 0
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    // A character may have come in two parts.
    if let whole = String(validating: bytes, as: UTF8.self) {
      text += whole
      bytes = []
    }
    return true
  }

  /// Ends the input and waits for the program's end.
  func end() {
    try? input.fileHandleForWriting.close()
    waitUntilExit()
  }

  /// Sends the program a signal.
  func send(signal: Int32) {
    Foundation.kill(process.processIdentifier, signal)
  }

  /// Listens to the end, and waits for it.
  func waitUntilExit() {
    while listen(seconds: 60) {}
    process.waitUntilExit()
  }

  /// How it ended, once it has.
  var status: Child.Status? { process.status }

  /// Kills the program if it still runs.
  func kill() {
    process.kill()
  }
}
