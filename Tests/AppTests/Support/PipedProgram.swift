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

  /// Starts the program.
  init(_ program: BuiltProgram, _ arguments: [String]) throws {
    process = try program.prepare("exec vestibule \"$@\"", ["vestibule"] + arguments)
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

  /// Listens until the program has said something since the last time, for ten seconds at most.
  func wait(for expected: String) throws {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let descriptor = output.fileHandleForReading.fileDescriptor
    while !text.dropFirst(heard).contains(expected) {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count =
        poll(&ready, 1, 10_000) > 0 ? read(descriptor, &buffer, buffer.count) : 0
      try #require(count > 0, "\(expected) was not said, but \(text)")
      bytes += buffer[..<count]
      // A character may have come in two parts.
      guard let whole = String(validating: bytes, as: UTF8.self) else { continue }
      text += whole
      bytes = []
    }
    heard = text.count
  }

  /// Ends the input and waits for the program's end.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Kills the program if it still runs.
  func kill() {
    process.kill()
  }
}
