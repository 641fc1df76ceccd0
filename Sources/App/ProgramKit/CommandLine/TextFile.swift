import Foundation
import Terminal
import View

/// The files that are named on the command line.
enum TextFile {
  /// Opens a file to read it; `-` is standard input.
  static func open(_ path: String) throws(ProgramError) -> Int32 {
    if path == "-" { return STDIN_FILENO }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor != -1 else { throw cannotRead(path, errno) }
    return descriptor
  }

  /// The most bytes that are read.
  static let limit = 4 << 20

  /// Reads a whole file in UTF-8.
  static func read(_ path: String) throws(ProgramError) -> String {
    guard let text = String(validating: try bytes(of: path, upTo: limit), as: UTF8.self) else {
      throw ProgramError(
        .data,
        Phrase(
          "Cannot read \(path): it is not UTF-8 text.", ko: "읽을 수 없습니다: \(path) (UTF-8 텍스트가 아닙니다).")
      )
    }
    return text
  }

  /// Reads a whole file.
  static func bytes(of path: String, upTo limit: Int = .max) throws(ProgramError) -> [UInt8] {
    let descriptor = try open(path)
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      let fault = errno
      // The system sends the signal only if the terminal is the program's own.
      if TerminalInput.hasHungUp(descriptor) { _ = Signals.hangUp() }
      switch count {
      case 0: return bytes
      case 1...: bytes += buffer[..<count]
      default: if fault != EINTR { throw cannotRead(path, fault) }
      }
      if bytes.count > limit { throw ProgramError(.data, .tooLong(path)) }
    }
  }

  /// The error for a file, or for standard input if there is none or it is `-`.
  static func cannotRead(_ path: String?, _ number: Int32) -> ProgramError {
    let name = path.flatMap { $0 == "-" ? nil : Phrase(verbatim: $0) } ?? .standardInput
    return ProgramError(.inputOutput, .cannotRead(name, errno: number))
  }
}
