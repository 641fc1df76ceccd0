import Foundation
import Terminal
import View

/// The files that are named on the command line.
enum TextFile {
  /// Makes a new file, for its owner alone.
  static func create(_ path: String) throws(ProgramError) -> Output {
    let descriptor = Foundation.open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(.cannotCreate, path, errno) }
    return Output(descriptor)
  }

  /// Opens a file to read it; `-` is standard input.
  static func open(_ path: String) throws(ProgramError) -> Int32 {
    if path == "-" { return STDIN_FILENO }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.inputOutput, path, errno) }
    return descriptor
  }

  /// The most bytes that are read.
  static let limit = 4 << 20

  /// Reads a whole file in UTF-8.
  static func read(_ path: String) throws(ProgramError) -> String {
    let descriptor = try open(path)
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      let fault = count < 0 ? errno : 0
      if count > 0 { bytes += buffer[..<count] }
      // The system sends the signal only if the terminal is the program's own.
      if count <= 0, TerminalInput.hasHungUp(descriptor) { _ = Signals.hangUp() }
      if count == 0 { break }
      if fault != 0, fault != EINTR { throw .system(.inputOutput, path, fault) }
      if bytes.count > limit { throw ProgramError(.data, .tooLong(path)) }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ProgramError(
        .data, Phrase("\(path) is not UTF-8 text.", ko: "\(path) 은(는) UTF-8 글이 아닙니다."))
    }
    return text
  }
}
