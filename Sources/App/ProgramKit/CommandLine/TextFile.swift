import Foundation
import Terminal
import View

/// The files that are named on the command line, and those of an exercise.
package enum TextFile {
  /// Opens a file to read it; `-` is standard input.
  static func open(_ path: String) throws(ProgramError) -> Int32 {
    if path == "-" { return STDIN_FILENO }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor != -1 else { throw cannotRead(path, errno) }
    return descriptor
  }

  /// The most bytes that are read of a text.
  static let limit = 4 << 20

  /// Reads a whole file in UTF-8, whose lines end with LF.
  package static func read(_ path: String) throws(ProgramError) -> String {
    guard let text = String(validating: try bytes(of: path, upTo: limit), as: UTF8.self) else {
      throw ProgramError(
        .data,
        Phrase(
          "Cannot read \(path): it is not UTF-8 text.", ko: "읽을 수 없습니다: \(path) (UTF-8 텍스트가 아닙니다).")
      )
    }
    return text
  }

  /// Reads a whole file of lines, as some editors write it: without a mark at its beginning, and
  /// with LF where a line ends with CR LF.
  static func bytes(of path: String, upTo limit: Int) throws(ProgramError) -> [UInt8] {
    let descriptor = try open(path)
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    let (bytes, fault) = DescriptorReader.readAll(descriptor, upTo: limit)
    if let fault { throw cannotRead(path, fault) }
    if bytes.count > limit { throw ProgramError(.data, .tooLong(path, limit)) }
    let mark = LineSplitter.byteOrderMark
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    let (end, newline) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard text.contains(end) else { return Array(text) }
    let lines = text.split(separator: newline, omittingEmptySubsequences: false)
    return Array(lines.map { $0.last == end ? $0.dropLast() : $0 }.joined(separator: [newline]))
  }

  /// The error for a file, or for standard input if there is none or it is `-`.
  static func cannotRead(_ path: String?, _ number: Int32) -> ProgramError {
    let name = path.flatMap { $0 == "-" ? nil : Phrase(verbatim: $0) } ?? .standardInput
    return ProgramError(.inputOutput, .cannotRead(name, errno: number))
  }
}
